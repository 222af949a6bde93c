/** Data providers whose data are on a server. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.remote.core.output;

import org.eclipse.jdt.annotation.NonNullByDefault;
