/** References for marks at regular times. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.markers;

import org.eclipse.jdt.annotation.NonNullByDefault;
