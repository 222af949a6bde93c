package org.eclipse.tracecompass.tmf.rows.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/** Passes the states of a part of the time to the rows that show them. For one thread. */
final class RowVisitor implements IStateVisitor {

    /** Values beyond this many are looked up state by state, so that memory is bounded. */
    static final int MOST_VALUES = 1 << 16;

    private static final int NOT_SHOWN = -1;
    private static final int UNKNOWN = -2;

    private final RowSet rows;
    private final List<RowLooks> looks;
    private final TimeGraphRowReducer reducer;
    private final int mostValues;
    private final @Nullable IProgressMonitor monitor;

    /** The only looks, where values need no number of their own; else null. */
    private final RowLooks.@Nullable OfValues only;

    /** Whether the look of each state is that of its value, whenever it occurs. */
    private final boolean takesTotals;

    private final TimesToRead times;

    /** The values by number. */
    private final List<Object> values = new ArrayList<>();

    /** For each of the looks, the number that the reducer has for the look of each value. */
    private final int[][] kinds;

    /** For each of the looks that divide states by stretches, what does so. */
    private final @Nullable StretchDivider[] dividers;

    /** The attribute that each divider is for. */
    private final int[] dividedQuark;

    private final Map<RowLooks.StretchSource, IntFunction<RowLooks.Stretches>> stretches =
            new IdentityHashMap<>();

    private int[] run = {};

    // A state by itself, as a run.
    private final long[] start = new long[1];
    private final long[] end = new long[1];
    private final int[] number = new int[1];

    private int quark = ITmfStateSystem.INVALID_ATTRIBUTE;

    /** The first row of the attribute. */
    private int first = RowSet.NONE;

    /**
     * Prepares.
     *
     * @param rows the rows
     * @param from the first instant of the part, ns
     * @param to its last instant, ns
     * @param reducer takes the states
     * @param mostValues how many values may be numbered
     * @param monitor may be cancelled; null for none
     */
    RowVisitor(
            RowSet rows,
            long from,
            long to,
            TimeGraphRowReducer reducer,
            int mostValues,
            @Nullable IProgressMonitor monitor) {
        this.mostValues = mostValues;
        this.rows = rows;
        this.looks = rows.kinds();
        this.reducer = reducer;
        this.monitor = monitor;
        this.only =
                looks.size() == 1
                                && looks.get(0) instanceof RowLooks.OfValues values
                                && !values.timed
                        ? values
                        : null;
        this.takesTotals =
                looks.stream().allMatch(look -> look instanceof RowLooks.OfValues of && !of.timed);
        this.times = timesToRead(rows);
        this.kinds = new int[looks.size()][0];
        this.dividers = new StretchDivider[looks.size()];
        this.dividedQuark = new int[looks.size()];
        for (RowLooks look : looks) {
            if (look instanceof RowLooks.OfStretches of) {
                stretches.computeIfAbsent(of.source, source -> source.between(from, to));
            }
        }
    }

    private static TimesToRead timesToRead(RowSet rows) {
        if (rows.kinds().stream().noneMatch(look -> groupsOf(look) != null)) {
            return TimesToRead.ALL;
        }
        Map<Integer, @Nullable PixelGroups> groups = new HashMap<>();
        for (Integer quark : rows.quarks()) {
            int first = rows.first(quark);
            PixelGroups common = groupsOf(rows.kinds().get(rows.looks(first)));
            for (int row = rows.next(first); row != RowSet.NONE; row = rows.next(row)) {
                if (groupsOf(rows.kinds().get(rows.looks(row))) != common) {
                    common = null;
                }
            }
            groups.put(quark, common);
        }
        return new TimesToRead(groups);
    }

    private static @Nullable PixelGroups groupsOf(RowLooks look) {
        return look instanceof RowLooks.OfStretches of ? of.groups : null;
    }

    @Override
    public boolean isDone() {
        return monitor != null && monitor.isCanceled();
    }

    @Override
    public boolean attribute(int quark) {
        this.quark = quark;
        first = rows.first(quark);
        return first != RowSet.NONE;
    }

    @Override
    public int number(@Nullable Object value) {
        if (value == null) {
            return NOT_SHOWN;
        }
        RowLooks.OfValues same = only;
        if (same != null) {
            return reducer.kinds() < mostValues ? kind(same.look.of(value, 0)) : UNNUMBERED;
        }
        if (values.size() >= mostValues) {
            return UNNUMBERED;
        }
        values.add(value);
        return values.size() - 1;
    }

    private int kind(@Nullable StateLook look) {
        return look == null ? NOT_SHOWN : reducer.kindOf(look.value(), look.label(), look.style());
    }

    @Override
    public void states(long[] starts, long[] ends, int[] numbers, int from, int to) {
        for (int row = first; row != RowSet.NONE; row = rows.next(row)) {
            addRun(row, starts, ends, numbers, from, to);
        }
    }

    /** Adds those states of a run that are in the span of a row. */
    private void addRun(int row, long[] starts, long[] ends, int[] numbers, int begin, int behind) {
        int from = begin;
        while (from < behind && ends[from] < rows.from(row)) {
            from++;
        }
        int to = behind;
        while (to > from && starts[to - 1] > rows.to(row)) {
            to--;
        }
        if (from < to && starts[from] < rows.from(row)) {
            addNumbered(row, starts[from], ends[from], numbers[from]);
            from++;
        }
        if (from < to && ends[to - 1] > rows.to(row)) {
            to--;
            addNumbered(row, starts[to], ends[to], numbers[to]);
        }
        if (only != null) {
            reducer.addKinds(row, starts, ends, numbers, from, to);
        } else if (looks.get(rows.looks(row)) instanceof RowLooks.OfValues of) {
            reducer.addKinds(
                    row, starts, ends, kinds(row, of, starts, numbers, from, to), from, to);
        } else if (looks.get(rows.looks(row)) instanceof RowLooks.OfStretches of) {
            StretchDivider divider = divider(row, of);
            divider.divide(starts, ends, numbers, from, to);
            divider.addTo(reducer, row);
        } else {
            for (int i = from; i < to; i++) {
                addNumbered(row, starts[i], ends[i], numbers[i]);
            }
        }
    }

    private StretchDivider divider(int row, RowLooks.OfStretches of) {
        StretchDivider divider = dividers[rows.looks(row)];
        if (divider == null || dividedQuark[rows.looks(row)] != quark) {
            IntFunction<RowLooks.Stretches> found =
                    Objects.requireNonNull(stretches.get(of.source));
            divider = new StretchDivider(of, found.apply(quark), values, this::kind);
            dividers[rows.looks(row)] = divider;
            dividedQuark[rows.looks(row)] = quark;
        }
        return divider;
    }

    /** The kinds of the states of a run, from the numbers of their values. */
    private int[] kinds(
            int row, RowLooks.OfValues of, long[] starts, int[] numbers, int from, int to) {
        if (run.length < to) {
            run = new int[to * 2];
        }
        int[] known = known(rows.looks(row));
        for (int i = from; i < to; i++) {
            int number = numbers[i];
            int kind = number < 0 ? NOT_SHOWN : known[number];
            run[i] = kind == UNKNOWN ? find(known, number, of, starts[i]) : kind;
        }
        return run;
    }

    @Override
    public boolean isWanted(long start, long end) {
        return rows.isShown(start, end) && times.intersect(start, end);
    }

    @Override
    public long firstWanted(int quark, long start, long end) {
        return times.firstFrom(quark, start);
    }

    @Override
    public long lastWanted(int quark, long start, long end) {
        return times.lastUntil(quark, end);
    }

    @Override
    public boolean takesTotals(long start, long end) {
        return takesTotals && reducer.takesTotals(start, end);
    }

    @Override
    public boolean takesTotals(int quark, long start, long end) {
        for (int row = rows.first(quark); row != RowSet.NONE; row = rows.next(row)) {
            boolean isOutside = end < rows.from(row) || start > rows.to(row);
            if (!isOutside && !isInside(row, start, end)) {
                return false;
            }
        }
        return true;
    }

    private boolean isInside(int row, long start, long end) {
        return start >= rows.from(row) && end <= rows.to(row);
    }

    @Override
    public void totals(
            long[] starts,
            long[] ends,
            int[] numbers,
            long[] times,
            int[] counts,
            int from,
            int to) {
        for (int row = first; row != RowSet.NONE; row = rows.next(row)) {
            // A row shows all of them or none: each total by itself is inside, then, or outside.
            if (isInside(row, starts[from], ends[from])) {
                int[] kinds =
                        only == null && looks.get(rows.looks(row)) instanceof RowLooks.OfValues of
                                ? kinds(row, of, starts, numbers, from, to)
                                : numbers;
                reducer.addTotals(row, starts, ends, kinds, times, counts, from, to);
            }
        }
    }

    /** The cached kinds of values for some looks, with room for all values. */
    private int[] known(int number) {
        int[] known = kinds[number];
        if (known.length < values.size()) {
            int length = known.length;
            known = Arrays.copyOf(known, Math.max(16, values.size() * 2));
            Arrays.fill(known, length, known.length, UNKNOWN);
            kinds[number] = known;
        }
        return known;
    }

    private int find(int[] known, int number, RowLooks.OfValues of, long time) {
        int kind = kind(of.look.of(values.get(number), time));
        known[number] = kind;
        return kind;
    }

    @Override
    public void state(long start, long end, int number) {
        for (int row = first; row != RowSet.NONE; row = rows.next(row)) {
            addNumbered(row, start, end, number);
        }
    }

    /** Adds a state to a row that shows at least a part of it. */
    private void addNumbered(int row, long start, long end, int number) {
        long from = Math.max(start, rows.from(row));
        long to = Math.min(end, rows.to(row));
        if (number < 0 || from > to) {
            return;
        }
        if (only != null) {
            reducer.addKind(row, from, to, number);
        } else if (looks.get(rows.looks(row)) instanceof RowLooks.OfValues of) {
            int[] known = known(rows.looks(row));
            int kind = known[number] == UNKNOWN ? find(known, number, of, start) : known[number];
            if (kind >= 0) {
                reducer.addKind(row, from, to, kind);
            }
        } else if (looks.get(rows.looks(row)) instanceof RowLooks.OfStretches of) {
            this.start[0] = from;
            this.end[0] = to;
            this.number[0] = number;
            StretchDivider divider = divider(row, of);
            divider.divide(this.start, this.end, this.number, 0, 1);
            divider.addTo(reducer, row);
        } else {
            addValue(row, from, to, values.get(number));
        }
    }

    @Override
    public void state(long start, long end, @Nullable Object value) {
        for (int row = first; value != null && row != RowSet.NONE; row = rows.next(row)) {
            long from = Math.max(start, rows.from(row));
            long to = Math.min(end, rows.to(row));
            if (from <= to) {
                addValue(row, from, to, value);
            }
        }
    }

    private void addValue(int row, long start, long end, Object value) {
        switch (looks.get(rows.looks(row))) {
            case RowLooks.OfValues of -> {
                StateLook look = of.look.of(value, start);
                if (look != null) {
                    reducer.add(row, start, end, look);
                }
            }
            case RowLooks.OfStretches of -> {
                StretchDivider divider = divider(row, of);
                divider.divide(start, end, value);
                divider.addTo(reducer, row);
            }
            case RowLooks.OfStates of ->
                    of.division.divide(
                            start,
                            end,
                            value,
                            (first, last, look) -> reducer.add(row, first, last, look));
        }
    }
}
