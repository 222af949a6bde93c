package org.eclipse.tracecompass.tmf.core.trace.indexer;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A stored checkpoint index: an array of records of one size, with checksums, rebuilt when damaged.
 */
public class TmfFlatArrayTraceIndex extends StoredTraceIndex {

    /**
     * The index of a trace, read from its file if there is a good one.
     *
     * @param trace the trace, an {@link ITmfPersistentlyIndexable}
     */
    @NonNullByDefault({})
    public TmfFlatArrayTraceIndex(ITmfTrace trace) {
        super(trace, "checkpoint_flatarray.idx");
    }
}
