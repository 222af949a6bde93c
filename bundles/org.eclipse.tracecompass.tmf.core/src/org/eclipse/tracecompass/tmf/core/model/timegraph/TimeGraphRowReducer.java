package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
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
        this(new PixelGrid(times.getTimesRequested()), keepsAll);
    }

    private TimeGraphRowReducer(PixelGrid pixels, boolean keepsAll) {
        fKeepsAll = keepsAll;
        fPixels = pixels;
        fBlends = new BlendTable(pixels, fKinds);
    }

    /**
     * Divides this reducer, which is empty, into several that have a part of its pixels each, to be
     * fed by one thread each. Each is to be given all states of the time of its pixels.
     *
     * @param most how many there may be
     * @return the parts, by time
     */
    List<TimeGraphRowReducer> divide(int most) {
        PixelGrid pixels = fKeepsAll ? anyPixels(most) : fPixels;
        int parts = Math.min(most, pixels.size());
        return IntStream.range(0, parts)
                .mapToObj(i -> part(pixels, i, parts))
                .map(part -> new TimeGraphRowReducer(part, fKeepsAll))
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
        return fPixels.firstInstant(fPixels.first());
    }

    /** The last instant of its pixels. */
    long getPartEnd() {
        return fPixels.lastInstant(fPixels.behind() - 1);
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
    void addKinds(int row, long[] starts, long[] ends, int[] kinds, int from, int to) {
        for (int i = from; i < to; i++) {
            i = fBlends.addToBusy(row, kinds, starts, ends, i, to);
            if (i < to && kinds[i] >= 0) {
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
            // a duration below 1 has overflowed; a state is kept where it begins
            if (fPixels.owns(first)) {
                fLong.add(row, start, end, kind);
            }
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
        return toRows(List.of(this), entryIds);
    }

    /** Returns the states of rows that the parts of a reducer have; by several threads. */
    static List<ITimeGraphRowModel> toRows(List<TimeGraphRowReducer> parts, List<Long> entryIds) {
        List<BlendTable> tables = parts.stream().map(part -> part.fBlends).toList();
        tables.forEach(BlendTable::close);
        boolean ordered = parts.stream().allMatch(part -> part.fLong.size() == 0);
        List<List<ITimeGraphState>> rows =
                entryIds.stream().<List<ITimeGraphState>>map(id -> new ArrayList<>()).toList();
        int shares = parts.size();
        IntStream.range(0, shares)
                .parallel()
                .forEach(
                        share -> {
                            int from = rows.size() * share / shares;
                            int to = rows.size() * (share + 1) / shares;
                            parts.forEach(part -> part.fLong.addTo(rows, from, to));
                            RowEmitter emitter = new RowEmitter(tables);
                            for (int row = from; row < to; row++) {
                                emitter.addTo(row, rows.get(row));
                                if (!ordered) {
                                    rows.get(row).sort(BY_START);
                                }
                            }
                        });
        return IntStream.range(0, rows.size())
                .<ITimeGraphRowModel>mapToObj(
                        row -> new TimeGraphRowModel(entryIds.get(row), rows.get(row)))
                .toList();
    }
}
