package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.internal.statesystem.core.AttributeTree;
import org.eclipse.tracecompass.internal.statesystem.core.IHistory;
import org.eclipse.tracecompass.internal.statesystem.core.IOngoingStates;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.internal.statesystem.core.partial.PartialQueries.View;
import org.eclipse.tracecompass.statesystem.core.backend.DamagedHistoryException;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryOrigin;
import org.eclipse.tracecompass.statesystem.core.backend.ICheckpointedBackend;
import org.eclipse.tracecompass.statesystem.core.backend.IHistoryReplayer;
import org.eclipse.tracecompass.statesystem.core.backend.IStoredHistory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The partial history: keeps the intervals that cross a checkpoint, and has the others computed
 * again when they are asked for. See the package documentation.
 */
public final class PartialHistory implements IHistory, ICheckpointedBackend, IStoredHistory {

    private final HistoryBackend stored;
    private final SegmentPolicy policy;
    private final SegmentCache cache;
    private final SegmentList segments = new SegmentList();
    private final CheckpointStates states = new CheckpointStates();
    private final Replays replays;
    private final PartialQueries queries;
    private final Segmenter segmenter = new Segmenter(0, 0);
    private volatile View view;
    private volatile boolean disposed;
    private AttributeTree tree = new AttributeTree();
    private @Nullable IOngoingStates ongoing;
    private @Nullable ResumePoint resume;
    private long intervals;
    private boolean ending;
    private boolean finished;

    private PartialHistory(
            HistoryBackend stored,
            IHistoryReplayer replayer,
            SegmentPolicy policy,
            SegmentCache cache) {
        this.stored = stored;
        this.policy = policy;
        this.cache = cache;
        view = new View(0, emptySegment());
        replays = new Replays(this, replayer);
        queries = new PartialQueries(stored, segments, replays);
    }

    HistoryBackend emptySegment() {
        return HistoryBackend.inMemory(stored.getSSID(), stored.getStartTime());
    }

    /**
     * Begins a history in a new file, which replaces the one that is there.
     *
     * @param ssid the id of the state system
     * @param file the file
     * @param providerVersion the version of the state provider, asked for when it is opened again
     * @param startTime the first instant
     * @param origin from what it is made, asked for as well
     * @param replayer makes the changes again
     * @return the backend
     * @throws IOException if the file cannot be made, or is being written by another process or
     *     thread
     */
    public static PartialHistory create(
            String ssid,
            File file,
            int providerVersion,
            long startTime,
            HistoryOrigin origin,
            IHistoryReplayer replayer)
            throws IOException {
        return create(
                HistoryBackend.createPartial(ssid, file, providerVersion, startTime, origin),
                replayer,
                SegmentPolicy.DEFAULT,
                SegmentCache.SHARED);
    }

    static PartialHistory create(
            HistoryBackend stored,
            IHistoryReplayer replayer,
            SegmentPolicy policy,
            SegmentCache cache) {
        return new PartialHistory(stored, replayer, policy, cache);
    }

    /**
     * Opens a complete file.
     *
     * @param ssid the id of the state system
     * @param file the file
     * @param providerVersion the version of the state provider that it must have, or {@link
     *     org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder#IGNORE_PROVIDER_VERSION}
     * @param origin from what it must be made
     * @param replayer makes the changes again
     * @return the backend
     * @throws IOException if there is no such file, it is not complete, damaged, not of a partial
     *     history, or of another version or origin
     */
    public static PartialHistory open(
            String ssid,
            File file,
            int providerVersion,
            HistoryOrigin origin,
            IHistoryReplayer replayer)
            throws IOException {
        return open(
                file,
                HistoryBackend.openPartial(ssid, file, providerVersion, origin),
                replayer,
                SegmentCache.SHARED);
    }

    static PartialHistory open(
            String ssid,
            File file,
            int providerVersion,
            IHistoryReplayer replayer,
            SegmentCache cache)
            throws IOException {
        return open(
                file,
                HistoryBackend.openPartial(ssid, file, providerVersion, HistoryOrigin.UNKNOWN),
                replayer,
                cache);
    }

    private static PartialHistory open(
            File file, HistoryBackend stored, IHistoryReplayer replayer, SegmentCache cache)
            throws IOException {
        boolean good = false;
        try {
            CheckpointsCodec.Content content =
                    CheckpointsCodec.read(stored.checkpoints(), stored.getStartTime());
            PartialHistory history =
                    new PartialHistory(stored, replayer, SegmentPolicy.DEFAULT, cache);
            content.segments().forEach(history.segments::append);
            history.states.restore(content.corrections(), content.types());
            history.intervals = content.intervals();
            history.ending = true;
            history.finished = true;
            history.view = new View(history.segments.size(), history.view.open());
            good = true;
            return history;
        } catch (RuntimeException e) {
            throw new IOException(
                    "The state history " + file + " is damaged: " + e.getMessage(), e);
        } finally {
            if (!good) {
                stored.dispose();
            }
        }
    }

    @Override
    public void onDamage(Consumer<DamagedHistoryException> listener) {
        stored.onDamage(listener);
    }

    @Override
    public void verify(BooleanSupplier cancelled) {
        stored.verify(cancelled);
        for (int i = 0; i < segments.size() && !cancelled.getAsBoolean(); i++) {
            ResumePoint point = segments.get(i).resume();
            if (point != null && point.stateLength() > 0) {
                stored.read(point.statePosition(), point.stateLength());
            }
        }
    }

    @Override
    public long getFileSize() {
        return stored.getFileSize();
    }

    // --- what the other classes of the package need

    HistoryBackend stored() {
        return stored;
    }

    SegmentList segments() {
        return segments;
    }

    SegmentCache cache() {
        return cache;
    }

    CheckpointStates states() {
        return states;
    }

    AttributeTree attributes() {
        return tree;
    }

    /** The segments, for the code that makes the changes of a replay. */
    PartialQueries.Source pastSegments() {
        return replays.past();
    }

    boolean isDisposed() {
        return disposed;
    }

    void checkDisposed() {
        if (disposed) {
            throw new StateSystemDisposedException();
        }
    }

    // --- building

    @Override
    public void attachAttributes(AttributeTree tree) {
        this.tree = tree;
    }

    @Override
    public void attachOngoing(IOngoingStates ongoing) {
        this.ongoing = ongoing;
    }

    @Override
    public void loadAttributes(AttributeTree tree) throws IOException {
        stored.attachAttributes(tree);
        stored.loadAttributes(tree);
        this.tree = tree;
    }

    @Override
    public void insertPastState(
            long stateStartTime, long stateEndTime, int quark, @Nullable Object value)
            throws TimeRangeException {
        if (finished) {
            throw new IllegalStateException(
                    "The history of " + stored.getSSID() + " is closed and accepts no more states");
        }
        intervals++;
        if (ending) {
            states.end(stored, stateStartTime, stateEndTime, quark, value);
            return;
        }
        if (segmenter.isWithin(quark)) {
            view.open().insertPastState(stateStartTime, stateEndTime, quark, value);
            segmenter.addWithin(stateStartTime, stateEndTime, quark, value);
        } else {
            states.end(stored, stateStartTime, stateEndTime, quark, value);
            segmenter.addCrossing(quark);
        }
        // Half a segment after a checkpoint is due, no checkpoint will follow.
        if (segmenter.length() >= policy.min() && segmenter.length() / 3 * 2 >= wantedLength()) {
            endSegment(null);
        }
    }

    private long wantedLength() {
        return policy.length(segmenter.crossing(), tree.size());
    }

    @Override
    public boolean isCheckpointDue() {
        return segmenter.length() >= policy.min() && segmenter.length() >= wantedLength();
    }

    @Override
    public void addCheckpoint(long position, byte[] state) {
        IOngoingStates ongoing = this.ongoing;
        if (ongoing == null || ending || segmenter.length() == 0) {
            return;
        }
        int attributes = tree.size();
        if (!states.take(segmenter.segment() + 1, ongoing, attributes)) {
            endSegment(null);
            return;
        }
        long statePosition = state.length == 0 ? 0 : stored.append(state);
        endSegment(
                new ResumePoint(
                        position,
                        attributes,
                        ongoing.latest(),
                        getEndTime(),
                        statePosition,
                        state.length));
    }

    /** Ends the segment that is being built and begins the next one. */
    private void endSegment(@Nullable ResumePoint next) {
        View view = this.view;
        HistoryBackend open = view.open();
        open.finishedBuilding(open.getEndTime());
        cache.add(this, segmenter.segment(), open);
        segments.append(segmenter.summary(resume));
        segmenter.next();
        resume = next;
        this.view = new View(view.ended() + 1, emptySegment());
        if (disposed) {
            cache.removeAll(this);
        }
    }

    /** {@inheritDoc} The end is like a checkpoint: the states that reach it are kept. */
    @Override
    public void endingOngoing() {
        if (ending) {
            return;
        }
        if (segmenter.length() > 0) {
            endSegment(null);
        }
        IOngoingStates ongoing = this.ongoing;
        if (ongoing != null) {
            states.setTypes(ongoing, tree.size());
        }
        ending = true;
    }

    @Override
    public void finishedBuilding(long endTime) throws TimeRangeException {
        if (finished) {
            return;
        }
        endingOngoing();
        finished = true;
        states.finish();
        stored.attachAttributes(tree);
        stored.finish(
                Math.max(endTime, getEndTime()),
                CheckpointsCodec.write(
                        segments,
                        states.types(),
                        states.corrections(),
                        intervals,
                        stored.getStartTime()));
    }

    // --- asking

    @Override
    public String getSSID() {
        return stored.getSSID();
    }

    @Override
    public long getStartTime() {
        return stored.getStartTime();
    }

    @Override
    public long getEndTime() {
        return queries.end(view);
    }

    @Override
    public long getIntervalCount() {
        return intervals;
    }

    @Override
    public void doQuery(List<@Nullable ITmfStateInterval> currentStateInfo, long t)
            throws TimeRangeException, StateSystemDisposedException {
        @Nullable ITmfStateInterval[] state = currentStateInfo.toArray(new ITmfStateInterval[0]);
        fillState(state, t);
        for (int quark = 0; quark < state.length; quark++) {
            currentStateInfo.set(quark, state[quark]);
        }
    }

    @Override
    public int fillState(@Nullable ITmfStateInterval[] state, long t) {
        checkDisposed();
        View view = this.view;
        queries.checkTime(t, getStartTime(), queries.end(view));
        return queries.fill(view, state, t);
    }

    @Override
    public @Nullable ITmfStateInterval doSingularQuery(long t, int attributeQuark)
            throws TimeRangeException, StateSystemDisposedException {
        checkDisposed();
        View view = this.view;
        queries.checkTime(t, getStartTime(), queries.end(view));
        return queries.find(view, t, attributeQuark);
    }

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfStateInterval> query2D(
            IntegerRangeCondition quarkCondition, TimeRangeCondition timeCondition, boolean reverse)
            throws TimeRangeException {
        checkDisposed();
        return queries.range(view, quarkCondition, timeCondition, reverse);
    }

    // --- the end

    @Override
    public void removeFiles() {
        stored.removeFiles();
    }

    @Override
    public void dispose() {
        disposed = true;
        replays.dispose();
        stored.dispose();
        cache.removeAll(this);
    }
}
