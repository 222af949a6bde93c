/** The operations of the Trace Server Protocol on data providers. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.server.core.output;

import org.eclipse.jdt.annotation.NonNullByDefault;
