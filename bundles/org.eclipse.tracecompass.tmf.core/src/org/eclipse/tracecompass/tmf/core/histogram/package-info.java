/** The number of events over time. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.histogram;

import org.eclipse.jdt.annotation.NonNullByDefault;
