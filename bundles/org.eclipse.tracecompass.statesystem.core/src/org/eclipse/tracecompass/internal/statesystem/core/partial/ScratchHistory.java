package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
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
 * the partial history has, and compares each segment with its recorded checksum. The code that
 * makes the changes may also ask for the past, and gets what it got the first time.
 */
final class ScratchHistory implements IHistory {

    private final PartialHistory history;
    private final PartialQueries queries;
    private final Segmenter segmenter;
    private final AttributeTree knownAttributes;
    private int checked;
    private AttributeTree attributes = new AttributeTree();
    private long end;
    private volatile View view;

    /** The segment that is being collected, null when there is none any more. */
    private volatile @Nullable Segment current;

    private volatile int wanted;
    private volatile @Nullable HistoryBackend found;
    private volatile @Nullable String contradiction;

    /**
     * Begins with a segment.
     *
     * @param history whose segments these are
     * @param first the number of the segment
     */
    ScratchHistory(PartialHistory history, int first) {
        this.history = history;
        knownAttributes = history.attributes();
        Segment segment = history.segments().get(first);
        current = segment;
        wanted = first;
        segmenter = new Segmenter(first, segment.firstInsert());
        ResumePoint resume = segment.resume();
        end = resume == null ? history.getStartTime() : resume.end();
        checked = resume == null ? 0 : resume.attributes();
        view = new View(first, history.emptySegment());
        queries = new PartialQueries(history.stored(), history.segments(), history.pastSegments());
    }

    /** The number of the segment that is being collected. */
    int segment() {
        return view.ended();
    }

    /** Returns whether there is no segment to collect any more. */
    boolean isAtEnd() {
        return current == null;
    }

    /** Sets the segment that is wanted next. */
    void want(int segment) {
        found = null;
        wanted = segment;
    }

    /** Returns the intervals of the wanted segment, null until they are complete. */
    @Nullable
    HistoryBackend found() {
        return found;
    }

    /** Returns what differs from the first time; null if nothing does. */
    @Nullable
    String contradiction() {
        return contradiction;
    }

    @Override
    public void insertPastState(
            long stateStartTime, long stateEndTime, int quark, @Nullable Object value) {
        Segment current = this.current;
        if (current == null || contradiction != null) {
            return;
        }
        if (segmenter.isWithin(quark)) {
            view.open().insertPastState(stateStartTime, stateEndTime, quark, value);
            segmenter.addWithin(stateStartTime, stateEndTime, quark, value);
        } else {
            segmenter.addCrossing(quark);
        }
        end = Math.max(end, stateEndTime);
        if (segmenter.inserts() == current.endInsert()) {
            endSegment(current);
        }
    }

    private void endSegment(Segment current) {
        if (!segmenter.summary(null).hasSameIntervals(current)) {
            contradiction = "other states than when the history was built";
            return;
        }
        if (!hasKnownAttributes()) {
            contradiction = "other attributes than when the history was built";
            return;
        }
        int index = segmenter.segment();
        HistoryBackend open = view.open();
        open.finishedBuilding(open.getEndTime());
        history.cache().add(history, index, open);
        if (history.isDisposed()) {
            history.cache().removeAll(history);
        }
        segmenter.next();
        SegmentList segments = history.segments();
        this.current = index + 1 < segments.size() ? segments.get(index + 1) : null;
        view = new View(index + 1, history.emptySegment());
        if (index == wanted) {
            found = open;
        }
    }

    private boolean hasKnownAttributes() {
        int size = attributes.size();
        if (size > knownAttributes.size()) {
            return false;
        }
        for (; checked < size; checked++) {
            if (attributes.parent(checked) != knownAttributes.parent(checked)
                    || !attributes.name(checked).equals(knownAttributes.name(checked))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void attachAttributes(AttributeTree tree) {
        attributes = tree;
    }

    @Override
    public void loadAttributes(AttributeTree tree) {
        throw new IllegalStateException("The history of " + getSSID() + " is not stored");
    }

    /** {@inheritDoc} What follows is in the file of the partial history. */
    @Override
    public void endingOngoing() {
        current = null;
    }

    @Override
    public String getSSID() {
        return history.getSSID();
    }

    @Override
    public long getStartTime() {
        return history.getStartTime();
    }

    @Override
    public long getEndTime() {
        return end;
    }

    @Override
    public long getIntervalCount() {
        return segmenter.inserts();
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
        View view = this.view;
        queries.checkTime(t, getStartTime(), end);
        return queries.fill(view, state, t);
    }

    @Override
    public @Nullable ITmfStateInterval doSingularQuery(long t, int attributeQuark) {
        View view = this.view;
        queries.checkTime(t, getStartTime(), end);
        return queries.find(view, t, attributeQuark);
    }

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfStateInterval> query2D(
            IntegerRangeCondition quarkCondition,
            TimeRangeCondition timeCondition,
            boolean reverse) {
        return queries.range(view, quarkCondition, timeCondition, reverse);
    }

    @Override
    public void finishedBuilding(long endTime) {
        // the segments have ended by themselves
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
