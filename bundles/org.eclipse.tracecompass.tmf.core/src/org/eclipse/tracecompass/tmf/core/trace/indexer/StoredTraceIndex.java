package org.eclipse.tracecompass.tmf.core.trace.indexer;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpointIndex;

/** The common part of stored indexes, which differ only in the name. */
abstract class StoredTraceIndex implements ITmfCheckpointIndex {

    private final ITmfCheckpointIndex index;

    StoredTraceIndex(ITmfTrace trace, String fileName) {
        index = OwnClockIndex.of(trace, fileName);
    }

    @Override
    public void dispose() {
        index.dispose();
    }

    @NonNullByDefault({})
    @Override
    public void insert(ITmfCheckpoint checkpoint) {
        index.insert(checkpoint);
    }

    @NonNullByDefault({})
    @Override
    public ITmfCheckpoint get(long checkpoint) {
        return index.get(checkpoint);
    }

    @NonNullByDefault({})
    @Override
    public long binarySearch(ITmfCheckpoint checkpoint) {
        return index.binarySearch(checkpoint);
    }

    @Override
    public boolean isEmpty() {
        return index.isEmpty();
    }

    @Override
    public int size() {
        return index.size();
    }

    @Override
    public boolean isCreatedFromScratch() {
        return index.isCreatedFromScratch();
    }

    @NonNullByDefault({})
    @Override
    public void setTimeRange(TmfTimeRange timeRange) {
        index.setTimeRange(timeRange);
    }

    @Override
    public void setNbEvents(long nbEvents) {
        index.setNbEvents(nbEvents);
    }

    @NonNullByDefault({})
    @Override
    public TmfTimeRange getTimeRange() {
        return index.getTimeRange();
    }

    @Override
    public long getNbEvents() {
        return index.getNbEvents();
    }
}
