package org.eclipse.tracecompass.internal.tmf.core.trace.indexer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpointIndex;

/** Checkpoints as objects in a list; lost with the process. Thread-safe. */
public final class MemoryCheckpointIndex implements ITmfCheckpointIndex {

    private final List<ITmfCheckpoint> fCheckpoints = new ArrayList<>();
    private TmfTimeRange fTimeRange = TmfTimeRange.NULL_RANGE;
    private long fNbEvents;

    @Override
    public synchronized void insert(ITmfCheckpoint checkpoint) {
        fCheckpoints.add(checkpoint);
    }

    @Override
    public synchronized @Nullable ITmfCheckpoint get(long checkpointRank) {
        return checkpointRank < 0 || checkpointRank >= fCheckpoints.size()
                ? null
                : fCheckpoints.get((int) checkpointRank);
    }

    @Override
    public synchronized long binarySearch(ITmfCheckpoint checkpoint) {
        return Collections.binarySearch(fCheckpoints, checkpoint);
    }

    @Override
    public synchronized boolean isEmpty() {
        return fCheckpoints.isEmpty();
    }

    @Override
    public synchronized int size() {
        return fCheckpoints.size();
    }

    @Override
    public synchronized void dispose() {
        fCheckpoints.clear();
    }

    @Override
    public boolean isCreatedFromScratch() {
        return true;
    }

    @Override
    public synchronized void setTimeRange(TmfTimeRange timeRange) {
        fTimeRange = timeRange;
    }

    @Override
    public synchronized void setNbEvents(long nbEvents) {
        fNbEvents = nbEvents;
    }

    @Override
    public synchronized TmfTimeRange getTimeRange() {
        return fTimeRange;
    }

    @Override
    public synchronized long getNbEvents() {
        return fNbEvents;
    }
}
