/** Checkpoints: the location and time of every n-th event. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint;

import org.eclipse.jdt.annotation.NonNullByDefault;
