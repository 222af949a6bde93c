/** Events of a table on a server. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.remote.core.event;

import org.eclipse.jdt.annotation.NonNullByDefault;
