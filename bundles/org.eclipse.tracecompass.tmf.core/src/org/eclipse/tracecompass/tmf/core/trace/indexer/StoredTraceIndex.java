package org.eclipse.tracecompass.tmf.core.trace.indexer;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.trace.indexer.OwnClockIndex;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpointIndex;

/** What the stored indexes of several names have in common, which is all but the name. */
abstract class StoredTraceIndex implements ITmfCheckpointIndex {

    private final ITmfCheckpointIndex fIndex;

    StoredTraceIndex(ITmfTrace trace, String fileName) {
        fIndex = OwnClockIndex.of(trace, fileName);
    }

    @Override
    public void dispose() {
        fIndex.dispose();
    }

    @Override
    public void insert(ITmfCheckpoint checkpoint) {
        fIndex.insert(checkpoint);
    }

    @Override
    public @Nullable ITmfCheckpoint get(long checkpoint) {
        return fIndex.get(checkpoint);
    }

    @Override
    public long binarySearch(ITmfCheckpoint checkpoint) {
        return fIndex.binarySearch(checkpoint);
    }

    @Override
    public boolean isEmpty() {
        return fIndex.isEmpty();
    }

    @Override
    public int size() {
        return fIndex.size();
    }

    @Override
    public boolean isCreatedFromScratch() {
        return fIndex.isCreatedFromScratch();
    }

    @Override
    public void setTimeRange(TmfTimeRange timeRange) {
        fIndex.setTimeRange(timeRange);
    }

    @Override
    public void setNbEvents(long nbEvents) {
        fIndex.setNbEvents(nbEvents);
    }

    @Override
    public TmfTimeRange getTimeRange() {
        return fIndex.getTimeRange();
    }

    @Override
    public long getNbEvents() {
        return fIndex.getNbEvents();
    }
}
