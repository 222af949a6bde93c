package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.io.File;
import java.io.FileInputStream;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.internal.statesystem.core.AttributeTree;
import org.eclipse.tracecompass.internal.statesystem.core.IHistory;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.internal.statesystem.core.partial.PartialQueries.View;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The backend of a replay: collects the intervals of one segment after the other, drops those that
 * the partial history has, and compares each segment with what is known of it. Whoever makes the
 * changes may also ask for the past, and gets what it got the first time.
 */
final class ScratchHistory implements IHistory {

    private final PartialHistory fHistory;
    private final PartialQueries fQueries;
    private final Segmenter fSegmenter;
    private final AttributeTree fKnownAttributes;
    private int fChecked;
    private AttributeTree fAttributes = new AttributeTree();
    private long fEnd;
    private volatile View fView;

    /** The segment that is being collected, null when there is none any more. */
    private volatile @Nullable Segment fCurrent;

    private volatile int fWanted;
    private volatile @Nullable HistoryBackend fFound;
    private volatile @Nullable String fContradiction;

    /**
     * Begins with a segment.
     *
     * @param history whose segments these are
     * @param first the number of the segment
     */
    ScratchHistory(PartialHistory history, int first) {
        fHistory = history;
        fKnownAttributes = history.attributes();
        Segment segment = history.segments().get(first);
        fCurrent = segment;
        fWanted = first;
        fSegmenter = new Segmenter(first, segment.firstInsert());
        ResumePoint resume = segment.resume();
        fEnd = resume == null ? history.getStartTime() : resume.end();
        fChecked = resume == null ? 0 : resume.attributes();
        fView = new View(first, history.emptySegment());
        fQueries = new PartialQueries(history.stored(), history.segments(), history.pastSegments());
    }

    /** The number of the segment that is being collected. */
    int segment() {
        return fView.ended();
    }

    /** Tells whether there is no segment to collect any more. */
    boolean isAtEnd() {
        return fCurrent == null;
    }

    /** Says which segment is wanted next. */
    void want(int segment) {
        fFound = null;
        fWanted = segment;
    }

    /** Gives the intervals of the wanted segment, null as long as they are not complete. */
    @Nullable
    HistoryBackend found() {
        return fFound;
    }

    /** Tells what is not as it was the first time; null if there is nothing. */
    @Nullable
    String contradiction() {
        return fContradiction;
    }

    @Override
    public void insertPastState(
            long stateStartTime, long stateEndTime, int quark, @Nullable Object value) {
        Segment current = fCurrent;
        if (current == null || fContradiction != null) {
            return;
        }
        if (fSegmenter.isWithin(quark)) {
            fView.open().insertPastState(stateStartTime, stateEndTime, quark, value);
            fSegmenter.addWithin(stateStartTime, stateEndTime, quark, value);
        } else {
            fSegmenter.addCrossing(quark);
        }
        fEnd = Math.max(fEnd, stateEndTime);
        if (fSegmenter.inserts() == current.endInsert()) {
            endSegment(current);
        }
    }

    private void endSegment(Segment current) {
        if (!fSegmenter.summary(null).hasSameIntervals(current)) {
            fContradiction = "other states than when the history was built";
            return;
        }
        if (!hasKnownAttributes()) {
            fContradiction = "other attributes than when the history was built";
            return;
        }
        int index = fSegmenter.segment();
        HistoryBackend open = fView.open();
        open.finishedBuilding(open.getEndTime());
        fHistory.cache().add(fHistory, index, open);
        if (fHistory.isDisposed()) {
            fHistory.cache().removeAll(fHistory);
        }
        fSegmenter.next();
        SegmentList segments = fHistory.segments();
        fCurrent = index + 1 < segments.size() ? segments.get(index + 1) : null;
        fView = new View(index + 1, fHistory.emptySegment());
        if (index == fWanted) {
            fFound = open;
        }
    }

    private boolean hasKnownAttributes() {
        int size = fAttributes.size();
        if (size > fKnownAttributes.size()) {
            return false;
        }
        for (; fChecked < size; fChecked++) {
            if (fAttributes.parent(fChecked) != fKnownAttributes.parent(fChecked)
                    || !fAttributes.name(fChecked).equals(fKnownAttributes.name(fChecked))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void attachAttributes(AttributeTree tree) {
        fAttributes = tree;
    }

    @Override
    public void loadAttributes(AttributeTree tree) {
        throw new IllegalStateException("The history of " + getSSID() + " is not stored");
    }

    /** {@inheritDoc} What follows is in the file of the partial history. */
    @Override
    public void endingOngoing() {
        fCurrent = null;
    }

    @Override
    public String getSSID() {
        return fHistory.getSSID();
    }

    @Override
    public long getStartTime() {
        return fHistory.getStartTime();
    }

    @Override
    public long getEndTime() {
        return fEnd;
    }

    @Override
    public long getIntervalCount() {
        return fSegmenter.inserts();
    }

    @Override
    public void doQuery(List<@Nullable ITmfStateInterval> currentStateInfo, long t) {
        @Nullable ITmfStateInterval[] state = currentStateInfo.toArray(new ITmfStateInterval[0]);
        fillState(state, t);
        for (int quark = 0; quark < state.length; quark++) {
            currentStateInfo.set(quark, state[quark]);
        }
    }

    @Override
    public int fillState(@Nullable ITmfStateInterval[] state, long t) {
        View view = fView;
        fQueries.checkTime(t, getStartTime(), fEnd);
        return fQueries.fill(view, state, t);
    }

    @Override
    public @Nullable ITmfStateInterval doSingularQuery(long t, int attributeQuark) {
        View view = fView;
        fQueries.checkTime(t, getStartTime(), fEnd);
        return fQueries.find(view, t, attributeQuark);
    }

    @Override
    public Iterable<ITmfStateInterval> query2D(
            IntegerRangeCondition quarkCondition,
            TimeRangeCondition timeCondition,
            boolean reverse) {
        return fQueries.range(fView, quarkCondition, timeCondition, reverse);
    }

    @Override
    public void finishedBuilding(long endTime) {
        // the segments have ended by themselves
    }

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
        // there are none
    }

    @Override
    public void dispose() {
        // everything is in memory
    }
}
