package org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/** Checkpoints as objects in a list; lost with the process. Thread-safe. */
final class MemoryCheckpointIndex implements ITmfCheckpointIndex {

    private final List<ITmfCheckpoint> checkpoints = new ArrayList<>();
    private TmfTimeRange timeRange = TmfTimeRange.NULL_RANGE;
    private long nbEvents;

    @NonNullByDefault({})
    @Override
    public synchronized void insert(ITmfCheckpoint checkpoint) {
        checkpoints.add(checkpoint);
    }

    @Override
    public synchronized @Nullable ITmfCheckpoint get(long checkpointRank) {
        return checkpointRank < 0 || checkpointRank >= checkpoints.size()
                ? null
                : checkpoints.get((int) checkpointRank);
    }

    @NonNullByDefault({})
    @Override
    public synchronized long binarySearch(ITmfCheckpoint checkpoint) {
        return Collections.binarySearch(checkpoints, checkpoint);
    }

    @Override
    public synchronized boolean isEmpty() {
        return checkpoints.isEmpty();
    }

    @Override
    public synchronized int size() {
        return checkpoints.size();
    }

    @Override
    public synchronized void dispose() {
        checkpoints.clear();
    }

    @Override
    public boolean isCreatedFromScratch() {
        return true;
    }

    @NonNullByDefault({})
    @Override
    public synchronized void setTimeRange(TmfTimeRange timeRange) {
        this.timeRange = timeRange;
    }

    @Override
    public synchronized void setNbEvents(long nbEvents) {
        this.nbEvents = nbEvents;
    }

    @Override
    public synchronized TmfTimeRange getTimeRange() {
        return timeRange;
    }

    @Override
    public synchronized long getNbEvents() {
        return nbEvents;
    }
}
