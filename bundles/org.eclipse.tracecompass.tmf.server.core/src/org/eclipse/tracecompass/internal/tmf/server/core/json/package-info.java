/** The models of the Trace Server Protocol as JSON. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.server.core.json;

import org.eclipse.jdt.annotation.NonNullByDefault;
