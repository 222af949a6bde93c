/** Indexes of traces: how a rank or a time is found without reading from the start. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.trace.indexer;

import org.eclipse.jdt.annotation.NonNullByDefault;
