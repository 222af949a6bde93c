/** Traces of a trace server, shown through the Trace Server Protocol. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.remote.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
