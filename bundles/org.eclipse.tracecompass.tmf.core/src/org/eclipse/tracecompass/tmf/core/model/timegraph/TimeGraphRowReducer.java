package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;

/**
 * Turns the states of rows, as many as there are, into as many as a screen can show. Fed with
 * states in any order, for a window of time divided into pixels, it keeps every state that is at
 * least as long as its pixel exactly as it is, and merges the shorter ones into one {@link
 * TimeGraphBlendState} per pixel with the exact time of each kind of state in that pixel. A short
 * state that is alone in its pixels is kept as it is too. So the answer has at most some two states
 * per pixel and row, and nothing depends on sampled instants.
 *
 * <p>Memory is bounded by rows and pixels: about 64 bytes per long state and per kind of short
 * states in a pixel. Beyond {@value BlendTable#MAX_LABELS_PER_PIXEL} kinds in a pixel, short states
 * keep their value and style but lose their label; beyond {@value BlendTable#MAX_KINDS_PER_PIXEL},
 * they are counted with a kind that is there. Not thread-safe; for one request.
 */
public final class TimeGraphRowReducer {

    /** How many kinds there may be altogether before short states lose their labels. */
    private static final int MAX_LABELLED_KINDS = 1 << 20;

    private static final Comparator<ITimeGraphState> BY_START =
            Comparator.comparingLong(ITimeGraphState::getStartTime);

    private final PixelGrid fPixels;
    private final StateKinds fKinds = new StateKinds();
    private final LongStates fLong = new LongStates(fKinds);
    private final BlendTable fBlends;
    private final boolean fKeepsAll;

    /**
     * Creates a reducer for the parameters of a request. Where they ask for everything ({@link
     * DataProviderParameterUtils#FULL_SEARCH_KEY}), every state is kept as it is.
     *
     * @param parameters the parameters
     * @return the reducer, null when the parameters have no times
     */
    public static @Nullable TimeGraphRowReducer of(Map<String, Object> parameters) {
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
        return times == null || times.getTimesRequested().length == 0
                ? null
                : new TimeGraphRowReducer(
                        times,
                        Boolean.TRUE.equals(
                                parameters.get(DataProviderParameterUtils.FULL_SEARCH_KEY)));
    }

    /**
     * Creates a reducer for pixels of the same length.
     *
     * @param start the first instant of the window in nanoseconds
     * @param end the last instant of the window, not before the start
     * @param pixels the number of pixels, at least 1
     * @throws IllegalArgumentException when that is no window
     */
    public TimeGraphRowReducer(long start, long end, int pixels) {
        this(new TimeQueryFilter(start, end, Math.addExact(pixels, 1)));
    }

    /**
     * Creates a reducer for the times of a request: they are the boundaries of the pixels. A single
     * time stands for one pixel of one nanosecond.
     *
     * @param times the request, with at least one time
     * @throws IllegalArgumentException when there is no time
     */
    public TimeGraphRowReducer(TimeQueryFilter times) {
        this(times, false);
    }

    private TimeGraphRowReducer(TimeQueryFilter times, boolean keepsAll) {
        fKeepsAll = keepsAll;
        fPixels = new PixelGrid(times.getTimesRequested());
        fBlends = new BlendTable(fPixels, fKinds);
    }

    /** Returns the first instant of the window. */
    public long getStart() {
        return fPixels.start();
    }

    /** Returns the last instant of the window. */
    public long getEnd() {
        return fPixels.end();
    }

    /**
     * Adds a state that is drawn by its value.
     *
     * @param row the row, from 0
     * @param start its start in nanoseconds
     * @param end its end, included
     * @param value its value
     */
    public void add(int row, long start, long end, int value) {
        add(row, start, end, value, null, null);
    }

    /**
     * Adds a state. One that lies outside of the window is ignored.
     *
     * @param row the row, from 0
     * @param start its start in nanoseconds
     * @param end its end, included; a state that ends before it starts is ignored
     * @param value its value
     * @param label its label, null for none
     * @param style its style, null when the value decides
     */
    public void add(
            int row,
            long start,
            long end,
            int value,
            @Nullable String label,
            @Nullable OutputElementStyle style) {
        if (end >= start && end >= getStart() && start <= getEnd()) {
            boolean labelled = fKinds.size() < MAX_LABELLED_KINDS || isLong(start, end);
            addKind(row, start, end, fKinds.idOf(value, labelled ? label : null, style));
        }
    }

    private boolean isLong(long start, long end) {
        int first = fPixels.pixelOf(start);
        long duration = end - start + 1;
        // a duration below 1 has overflowed
        return fKeepsAll
                || duration >= fPixels.length(first)
                || duration <= 0
                || fPixels.pixelOf(end) > first + 1;
    }

    /** Gives a kind of states the number to add them with. */
    int kindOf(int value, @Nullable String label, @Nullable OutputElementStyle style) {
        return fKinds.idOf(value, label, style);
    }

    /** Adds a state of a kind. */
    void addKind(int row, long start, long end, int kind) {
        if (!fBlends.addToBusy(row, kind, start, end)) {
            place(row, start, end, kind);
        }
    }

    /** Adds states of a row that follow each other; those of negative kinds are left out. */
    void addKinds(int row, long[] starts, long[] ends, int[] kinds, int count) {
        for (int i = 0; i < count; i++) {
            i = fBlends.addToBusy(row, kinds, starts, ends, i, count);
            if (i < count && kinds[i] >= 0) {
                place(row, starts[i], ends[i], kinds[i]);
            }
        }
    }

    private void place(int row, long start, long end, int kind) {
        if (end < start || end < getStart() || start > getEnd()) {
            return;
        }
        int first = fPixels.pixelOf(start);
        int last = fPixels.pixelOf(end);
        long duration = end - start + 1;
        if (fKeepsAll || duration >= fPixels.length(first) || duration <= 0 || last > first + 1) {
            // a duration below 1 has overflowed
            fLong.add(row, start, end, kind);
            return;
        }
        for (int pixel = first; pixel <= last; pixel++) {
            fBlends.add(row, pixel, kind, start, end);
        }
    }

    /**
     * Returns the states of rows; what was added to rows without an id is left out.
     *
     * @param entryIds the ids of the entries of row 0, 1, ...
     * @return one row per id, in that order
     */
    public List<ITimeGraphRowModel> toRows(List<Long> entryIds) {
        List<List<ITimeGraphState>> rows = new ArrayList<>(entryIds.size());
        for (int i = 0; i < entryIds.size(); i++) {
            rows.add(new ArrayList<>());
        }
        fLong.addTo(rows);
        fBlends.addTo(rows);
        List<ITimeGraphRowModel> result = new ArrayList<>(rows.size());
        for (int i = 0; i < rows.size(); i++) {
            List<ITimeGraphState> states = rows.get(i);
            if (fLong.size() > 0) {
                states.sort(BY_START);
            }
            result.add(new TimeGraphRowModel(entryIds.get(i), states));
        }
        return result;
    }
}
