package org.eclipse.tracecompass.tmf.rows.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;

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

    /** The total number of kinds above which short states lose their labels. */
    private static final int MAX_LABELLED_KINDS = 1 << 20;

    private final PixelGrid pixels;
    private final LookTable kinds = new LookTable();
    private final LongStates longValue = new LongStates();
    private final BlendTable blends;
    private final boolean keepsAll;

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
        this(new PixelGrid(times.getTimesRequested()), keepsAll);
    }

    private TimeGraphRowReducer(PixelGrid pixels, boolean keepsAll) {
        this.keepsAll = keepsAll;
        this.pixels = pixels;
        blends = new BlendTable(pixels, kinds);
    }

    /**
     * Divides this reducer, which is empty, into several that have a part of its pixels each, to be
     * fed by one thread each. Each must receive all states in the time of its pixels.
     *
     * @param most how many there may be
     * @return the parts, by time
     */
    List<TimeGraphRowReducer> divide(int most) {
        PixelGrid pixels = keepsAll ? anyPixels(most) : this.pixels;
        int parts = Math.min(most, pixels.size());
        return IntStream.range(0, parts)
                .mapToObj(i -> part(pixels, i, parts))
                .map(part -> new TimeGraphRowReducer(part, keepsAll))
                .toList();
    }

    private static PixelGrid part(PixelGrid pixels, int part, int parts) {
        long size = pixels.size();
        return pixels.part((int) (size * part / parts), (int) (size * (part + 1) / parts));
    }

    /** Where every state is kept the pixels say nothing, and mostly there is only one. */
    private PixelGrid anyPixels(int count) {
        return new PixelGrid(
                new TimeQueryFilter(getStart(), getEnd(), count + 1).getTimesRequested());
    }

    /** The first instant of its pixels. */
    long getPartStart() {
        return pixels.firstInstant(pixels.first());
    }

    /** The last instant of its pixels. */
    long getPartEnd() {
        return pixels.lastInstant(pixels.behind() - 1);
    }

    /** Returns the first instant of the window. */
    public long getStart() {
        return pixels.start();
    }

    /** Returns the last instant of the window. */
    public long getEnd() {
        return pixels.end();
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
            boolean labelled = kinds.size() < MAX_LABELLED_KINDS || isLong(start, end);
            addKind(row, start, end, kinds.number(value, labelled ? label : null, style));
        }
    }

    private boolean isLong(long start, long end) {
        int first = pixels.pixelOf(start);
        long duration = end - start + 1;
        // a duration below 1 has overflowed
        return keepsAll
                || duration >= pixels.length(first)
                || duration <= 0
                || pixels.pixelOf(end) > first + 1;
    }

    /** Adds a state with a look. */
    void add(int row, long start, long end, StateLook look) {
        add(row, start, end, look.value(), look.label(), look.style());
    }

    /** Returns the number of kinds of states. */
    int kinds() {
        return kinds.size();
    }

    /** Returns the number with which states of a kind are added. */
    int kindOf(int value, @Nullable String label, @Nullable OutputElementStyle style) {
        return kinds.number(value, label, style);
    }

    /** Adds a state of a kind. */
    void addKind(int row, long start, long end, int kind) {
        if (!blends.addToBusy(row, kind, start, end)) {
            place(row, start, end, kind);
        }
    }

    /** Adds states of a row that follow each other; those of negative kinds are left out. */
    void addKinds(int row, long[] starts, long[] ends, int[] kinds, int from, int to) {
        for (int i = from; i < to; i++) {
            i = blends.addToBusy(row, kinds, starts, ends, i, to);
            if (i < to && kinds[i] >= 0) {
                place(row, starts[i], ends[i], kinds[i]);
            }
        }
    }

    /**
     * Whether states of a span can be added as totals: it lies in a pixel of its own, and states
     * are merged there.
     */
    boolean takesTotals(long start, long end) {
        if (keepsAll || start < getPartStart() || end > getPartEnd()) {
            return false;
        }
        int pixel = pixels.pixelOf(start);
        return end <= pixels.lastInstant(pixel) && pixels.length(pixel) > 0;
    }

    /**
     * Adds consecutive states of a row as totals, which {@link #takesTotals} has allowed for their
     * span. The arguments are those of {@link
     * org.eclipse.tracecompass.statesystem.core.IStateVisitor#totals}.
     */
    void addTotals(
            int row,
            long[] starts,
            long[] ends,
            int[] kinds,
            long[] times,
            int[] counts,
            int from,
            int to) {
        for (int i = from; i < to; i++) {
            if (kinds[i] >= 0) {
                addTotal(row, starts[i], ends[i], kinds[i], times[i], counts[i]);
            }
        }
    }

    /** Adds one of such totals. */
    void addTotal(int row, long start, long end, int kind, long time, int count) {
        if (count == 1) {
            // It may fill its pixel, and then it is no short state.
            addKind(row, start, end, kind);
        } else {
            blends.addTotal(row, pixels.pixelOf(start), kind, count, time, start, end);
        }
    }

    private void place(int row, long start, long end, int kind) {
        if (end < start || end < getStart() || start > getEnd()) {
            return;
        }
        int first = pixels.pixelOf(start);
        int last = pixels.pixelOf(end);
        long duration = end - start + 1;
        if (keepsAll || duration >= pixels.length(first) || duration <= 0 || last > first + 1) {
            // a duration below 1 has overflowed; a state is kept where it begins
            if (pixels.owns(first)) {
                longValue.add(row, start, end, kind);
            }
            return;
        }
        for (int pixel = first; pixel <= last; pixel++) {
            blends.add(row, pixel, kind, start, end);
        }
    }

    /**
     * Returns the states of rows; what was added to rows without an id is left out. To be called
     * once, at the end.
     *
     * @param entryIds the ids of the entries of row 0, 1, ...
     * @return one {@link ColumnRow} per id, in that order
     */
    public List<ITimeGraphRowModel> toRows(List<Long> entryIds) {
        return List.copyOf(toRows(List.of(this), entryIds));
    }

    /** Returns the states of rows that the parts of a reducer have; by several threads. */
    static List<ColumnRow> toRows(List<TimeGraphRowReducer> reducers, List<Long> ids) {
        LookTable looks = reducers.size() == 1 ? reducers.get(0).kinds : new LookTable();
        List<RowEmitter.Part> parts = new ArrayList<>();
        for (TimeGraphRowReducer reducer : reducers) {
            reducer.blends.close();
            reducer.longValue.close(ids.size());
            parts.add(
                    new RowEmitter.Part(
                            reducer.blends, reducer.longValue, looks.addAll(reducer.kinds)));
        }
        ColumnRow[] rows = new ColumnRow[ids.size()];
        int shares = parts.size();
        IntStream.range(0, shares)
                .parallel()
                .forEach(
                        share -> {
                            RowEmitter emitter = new RowEmitter(parts, looks);
                            int end = (int) ((long) rows.length * (share + 1) / shares);
                            for (int i = (int) ((long) rows.length * share / shares);
                                    i < end;
                                    i++) {
                                rows[i] = new ColumnRow(ids.get(i), emitter.columns(i));
                            }
                        });
        return List.of(rows);
    }
}
