package org.eclipse.tracecompass.tmf.core.trace.indexer;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.trace.OwnClock;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpoint;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.ITmfCheckpointIndex;
import org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint.TmfCheckpoint;

/**
 * An index that is stored with the times of a trace's own clock, seen by those that the trace
 * shows: it stays good when the trace's clock is led elsewhere.
 */
final class OwnClockIndex implements ITmfCheckpointIndex {

    private final ITmfCheckpointIndex inner;
    private final OwnClock clock;

    private OwnClockIndex(ITmfCheckpointIndex inner, OwnClock clock) {
        this.inner = inner;
        this.clock = clock;
    }

    /**
     * The stored index of a trace.
     *
     * @param trace the trace, persistently indexable
     * @param fileName name of the file in the supplementary folder
     * @return the index by the times that the trace shows now
     */
    public static ITmfCheckpointIndex of(ITmfTrace trace, String fileName) {
        ITmfCheckpointIndex stored = new StoredCheckpointIndex(trace, fileName);
        return OwnClock.of(trace)
                .map(clock -> (ITmfCheckpointIndex) new OwnClockIndex(stored, clock))
                .orElse(stored);
    }

    private ITmfTimestamp toOwn(ITmfTimestamp shown) {
        return isNever(shown) ? shown : TmfTimestamp.fromNanos(clock.toOwn(shown.toNanos()));
    }

    private ITmfTimestamp toShown(ITmfTimestamp own) {
        return isNever(own) ? own : TmfTimestamp.fromNanos(clock.toShown(own.toNanos()));
    }

    private static boolean isNever(ITmfTimestamp time) {
        return time.equals(TmfTimestamp.BIG_BANG) || time.equals(TmfTimestamp.BIG_CRUNCH);
    }

    private ITmfCheckpoint toOwn(ITmfCheckpoint shown) {
        return new TmfCheckpoint(
                toOwn(shown.getTimestamp()), shown.getLocation(), shown.getCheckpointRank());
    }

    @NonNullByDefault({})
    @Override
    public void insert(ITmfCheckpoint checkpoint) {
        inner.insert(toOwn(checkpoint));
    }

    @Override
    public @Nullable ITmfCheckpoint get(long checkpointRank) {
        ITmfCheckpoint own = inner.get(checkpointRank);
        return own == null
                ? null
                : new TmfCheckpoint(
                        toShown(own.getTimestamp()), own.getLocation(), own.getCheckpointRank());
    }

    @NonNullByDefault({})
    @Override
    public long binarySearch(ITmfCheckpoint checkpoint) {
        return inner.binarySearch(toOwn(checkpoint));
    }

    @Override
    public boolean isEmpty() {
        return inner.isEmpty();
    }

    @Override
    public int size() {
        return inner.size();
    }

    @Override
    public void dispose() {
        inner.dispose();
    }

    @Override
    public boolean isCreatedFromScratch() {
        return inner.isCreatedFromScratch();
    }

    @NonNullByDefault({})
    @Override
    public void setTimeRange(TmfTimeRange timeRange) {
        inner.setTimeRange(
                new TmfTimeRange(toOwn(timeRange.getStartTime()), toOwn(timeRange.getEndTime())));
    }

    @Override
    public void setNbEvents(long nbEvents) {
        inner.setNbEvents(nbEvents);
    }

    @Override
    public TmfTimeRange getTimeRange() {
        TmfTimeRange own = inner.getTimeRange();
        return new TmfTimeRange(toShown(own.getStartTime()), toShown(own.getEndTime()));
    }

    @Override
    public long getNbEvents() {
        return inner.getNbEvents();
    }
}
