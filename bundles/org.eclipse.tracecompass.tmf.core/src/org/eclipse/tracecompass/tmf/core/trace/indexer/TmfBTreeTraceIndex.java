package org.eclipse.tracecompass.tmf.core.trace.indexer;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A stored checkpoint index. Checkpoints come in order, so that a sorted array serves as well as
 * the tree of the name, with fewer things to go wrong: the file is the same as that of {@link
 * TmfFlatArrayTraceIndex}, but for its name.
 */
public class TmfBTreeTraceIndex extends StoredTraceIndex {

    /**
     * The index of a trace, read from its file if there is a good one.
     *
     * @param trace the trace, an {@link ITmfPersistentlyIndexable}
     */
    @NonNullByDefault({})
    public TmfBTreeTraceIndex(ITmfTrace trace) {
        super(trace, "checkpoint_btree.idx");
    }
}
