package org.eclipse.tracecompass.tmf.core.trace.indexer;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpointIndex;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.TmfCheckpointIndexer;

/** An indexer that stores its index as a {@link TmfBTreeTraceIndex}. */
public class TmfBTreeTraceIndexer extends TmfCheckpointIndexer {

    /**
     * An indexer.
     *
     * @param trace the trace, an {@link ITmfPersistentlyIndexable}
     * @param interval number of events between two checkpoints
     */
    @NonNullByDefault({})
    public TmfBTreeTraceIndexer(ITmfTrace trace, int interval) {
        super(trace, interval);
    }

    @NonNullByDefault({})
    @Override
    protected ITmfCheckpointIndex createIndex(ITmfTrace trace) {
        return new TmfBTreeTraceIndex(trace);
    }
}
