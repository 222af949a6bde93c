/** A server that answers the Trace Server Protocol from traces on this machine. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.server.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
