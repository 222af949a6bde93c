/** Checkpoint indexes in memory and in a file. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.core.trace.indexer;

import org.eclipse.jdt.annotation.NonNullByDefault;
