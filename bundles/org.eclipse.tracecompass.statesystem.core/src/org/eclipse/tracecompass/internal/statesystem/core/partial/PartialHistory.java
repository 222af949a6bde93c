package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.internal.statesystem.core.AttributeTree;
import org.eclipse.tracecompass.internal.statesystem.core.IHistory;
import org.eclipse.tracecompass.internal.statesystem.core.IOngoingStates;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.internal.statesystem.core.partial.PartialQueries.View;
import org.eclipse.tracecompass.statesystem.core.backend.ICheckpointedBackend;
import org.eclipse.tracecompass.statesystem.core.backend.IHistoryReplayer;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The partial history: keeps the intervals that cross a checkpoint, and has the others computed
 * again when they are asked for. See the package documentation.
 */
public final class PartialHistory implements IHistory, ICheckpointedBackend {

    private final HistoryBackend fStored;
    private final SegmentPolicy fPolicy;
    private final SegmentCache fCache;
    private final SegmentList fSegments = new SegmentList();
    private final CheckpointStates fStates = new CheckpointStates();
    private final Replays fReplays;
    private final PartialQueries fQueries;
    private final Segmenter fSegmenter = new Segmenter(0, 0);
    private volatile View fView;
    private volatile boolean fDisposed;
    private AttributeTree fTree = new AttributeTree();
    private @Nullable IOngoingStates fOngoing;
    private @Nullable ResumePoint fResume;
    private long fIntervals;
    private boolean fEnding;
    private boolean fFinished;

    private PartialHistory(
            HistoryBackend stored,
            IHistoryReplayer replayer,
            SegmentPolicy policy,
            SegmentCache cache) {
        fStored = stored;
        fPolicy = policy;
        fCache = cache;
        fView = new View(0, emptySegment());
        fReplays = new Replays(this, replayer);
        fQueries = new PartialQueries(stored, fSegments, fReplays);
    }

    HistoryBackend emptySegment() {
        return HistoryBackend.inMemory(fStored.getSSID(), fStored.getStartTime());
    }

    /**
     * Begins a history in a new file, which replaces the one that is there.
     *
     * @param ssid the id of the state system
     * @param file the file
     * @param providerVersion the version of the state provider, asked for when it is opened again
     * @param startTime the first instant
     * @param replayer makes the changes again
     * @return the backend
     * @throws IOException if the file cannot be made, or is being written by somebody else
     */
    public static PartialHistory create(
            String ssid, File file, int providerVersion, long startTime, IHistoryReplayer replayer)
            throws IOException {
        return create(
                HistoryBackend.createPartial(ssid, file, providerVersion, startTime),
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
     * @param replayer makes the changes again
     * @return the backend
     * @throws IOException if there is no such file, it is not complete, damaged, not of a partial
     *     history, or of another version
     */
    public static PartialHistory open(
            String ssid, File file, int providerVersion, IHistoryReplayer replayer)
            throws IOException {
        return open(ssid, file, providerVersion, replayer, SegmentCache.SHARED);
    }

    static PartialHistory open(
            String ssid,
            File file,
            int providerVersion,
            IHistoryReplayer replayer,
            SegmentCache cache)
            throws IOException {
        HistoryBackend stored = HistoryBackend.openPartial(ssid, file, providerVersion);
        boolean good = false;
        try {
            CheckpointsCodec.Content content =
                    CheckpointsCodec.read(stored.checkpoints(), stored.getStartTime());
            PartialHistory history =
                    new PartialHistory(stored, replayer, SegmentPolicy.DEFAULT, cache);
            content.segments().forEach(history.fSegments::append);
            history.fStates.restore(content.corrections(), content.types());
            history.fIntervals = content.intervals();
            history.fEnding = true;
            history.fFinished = true;
            history.fView = new View(history.fSegments.size(), history.fView.open());
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

    // ---- what the other classes of the package need

    HistoryBackend stored() {
        return fStored;
    }

    SegmentList segments() {
        return fSegments;
    }

    SegmentCache cache() {
        return fCache;
    }

    CheckpointStates states() {
        return fStates;
    }

    AttributeTree attributes() {
        return fTree;
    }

    /** The segments, for whoever makes the changes of a replay. */
    PartialQueries.Source pastSegments() {
        return fReplays.past();
    }

    boolean isDisposed() {
        return fDisposed;
    }

    void checkDisposed() {
        if (fDisposed) {
            throw new StateSystemDisposedException();
        }
    }

    // ---- building

    @Override
    public void attachAttributes(AttributeTree tree) {
        fTree = tree;
    }

    @Override
    public void attachOngoing(IOngoingStates ongoing) {
        fOngoing = ongoing;
    }

    @Override
    public void loadAttributes(AttributeTree tree) throws IOException {
        fStored.attachAttributes(tree);
        fStored.loadAttributes(tree);
        fTree = tree;
    }

    @Override
    public void insertPastState(
            long stateStartTime, long stateEndTime, int quark, @Nullable Object value)
            throws TimeRangeException {
        if (fFinished) {
            throw new IllegalStateException(
                    "The history of "
                            + fStored.getSSID()
                            + " is closed: nothing can be added to it");
        }
        fIntervals++;
        if (fEnding) {
            fStates.end(fStored, stateStartTime, stateEndTime, quark, value);
            return;
        }
        if (fSegmenter.isWithin(quark)) {
            fView.open().insertPastState(stateStartTime, stateEndTime, quark, value);
            fSegmenter.addWithin(stateStartTime, stateEndTime, quark, value);
        } else {
            fStates.end(fStored, stateStartTime, stateEndTime, quark, value);
            fSegmenter.addCrossing(quark);
        }
        // Half a segment later than a checkpoint is due, nobody is going to add one.
        if (fSegmenter.length() >= fPolicy.min() && fSegmenter.length() / 3 * 2 >= wantedLength()) {
            endSegment(null);
        }
    }

    private long wantedLength() {
        return fPolicy.length(fSegmenter.crossing(), fTree.size());
    }

    @Override
    public boolean isCheckpointDue() {
        return fSegmenter.length() >= fPolicy.min() && fSegmenter.length() >= wantedLength();
    }

    @Override
    public void addCheckpoint(long position, byte[] state) {
        IOngoingStates ongoing = fOngoing;
        if (ongoing == null || fEnding || fSegmenter.length() == 0) {
            return;
        }
        int attributes = fTree.size();
        if (!fStates.take(fSegmenter.segment() + 1, ongoing, attributes)) {
            endSegment(null);
            return;
        }
        long statePosition = state.length == 0 ? 0 : fStored.append(state);
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
        View view = fView;
        HistoryBackend open = view.open();
        open.finishedBuilding(open.getEndTime());
        fCache.add(this, fSegmenter.segment(), open);
        fSegments.append(fSegmenter.summary(fResume));
        fSegmenter.next();
        fResume = next;
        fView = new View(view.ended() + 1, emptySegment());
        if (fDisposed) {
            fCache.removeAll(this);
        }
    }

    /** {@inheritDoc} The end is like a checkpoint: the states that reach it are kept. */
    @Override
    public void endingOngoing() {
        if (fEnding) {
            return;
        }
        if (fSegmenter.length() > 0) {
            endSegment(null);
        }
        IOngoingStates ongoing = fOngoing;
        if (ongoing != null) {
            fStates.setTypes(ongoing, fTree.size());
        }
        fEnding = true;
    }

    @Override
    public void finishedBuilding(long endTime) throws TimeRangeException {
        if (fFinished) {
            return;
        }
        endingOngoing();
        fFinished = true;
        fStates.finish();
        fStored.attachAttributes(fTree);
        fStored.finish(
                Math.max(endTime, getEndTime()),
                CheckpointsCodec.write(
                        fSegments,
                        fStates.types(),
                        fStates.corrections(),
                        fIntervals,
                        fStored.getStartTime()));
    }

    // ---- asking

    @Override
    public String getSSID() {
        return fStored.getSSID();
    }

    @Override
    public long getStartTime() {
        return fStored.getStartTime();
    }

    @Override
    public long getEndTime() {
        return fQueries.end(fView);
    }

    @Override
    public long getIntervalCount() {
        return fIntervals;
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
        View view = fView;
        fQueries.checkTime(t, getStartTime(), fQueries.end(view));
        return fQueries.fill(view, state, t);
    }

    @Override
    public @Nullable ITmfStateInterval doSingularQuery(long t, int attributeQuark)
            throws TimeRangeException, StateSystemDisposedException {
        checkDisposed();
        View view = fView;
        fQueries.checkTime(t, getStartTime(), fQueries.end(view));
        return fQueries.find(view, t, attributeQuark);
    }

    @Override
    public Iterable<ITmfStateInterval> query2D(
            IntegerRangeCondition quarkCondition, TimeRangeCondition timeCondition, boolean reverse)
            throws TimeRangeException {
        checkDisposed();
        return fQueries.range(fView, quarkCondition, timeCondition, reverse);
    }

    // ---- the end

    /** {@inheritDoc} The tree is stored in the sections of the history file, not here. */
    @Override
    public @Nullable FileInputStream supplyAttributeTreeReader() {
        return null;
    }

    @Override
    public @Nullable File supplyAttributeTreeWriterFile() {
        return null;
    }

    @Override
    public long supplyAttributeTreeWriterFilePosition() {
        return -1;
    }

    @Override
    public void removeFiles() {
        fStored.removeFiles();
    }

    @Override
    public void dispose() {
        fDisposed = true;
        fReplays.dispose();
        fStored.dispose();
        fCache.removeAll(this);
    }
}
