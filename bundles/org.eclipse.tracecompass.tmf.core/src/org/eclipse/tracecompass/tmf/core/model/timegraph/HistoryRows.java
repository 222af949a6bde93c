package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.StateVisits;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/**
 * Rows that are attributes of a history, reduced to what a picture can show: the fastest way from
 * one to the other. Each value looks the same in all rows. The work is shared by several threads.
 */
public final class HistoryRows {

    /**
     * Into so many parts the time is divided, as there may be more states in some than in others.
     */
    private static final int PARTS_PER_THREAD = 2;

    private static final int NOT_SHOWN = -1;

    /**
     * What a value looks like.
     *
     * @param value the number that the states have
     * @param label their label, null for none
     * @param style their style, null when the value decides
     */
    public record Look(int value, @Nullable String label, @Nullable OutputElementStyle style) {}

    /**
     * A row.
     *
     * @param id the id of its entry
     * @param quark its attribute
     */
    public record Row(long id, int quark) {}

    private HistoryRows() {}

    /**
     * Reads the states of rows.
     *
     * @param ss the history
     * @param rows the rows, each attribute once
     * @param parameters the parameters of the request, which have times
     * @param looks gives each value its look, null for none; may be called by several threads
     * @param monitor a monitor that may be cancelled, null for none
     * @return the rows in their order, null when there are no times or the monitor was cancelled
     */
    public static @Nullable List<ITimeGraphRowModel> read(
            ITmfStateSystem ss,
            List<Row> rows,
            Map<String, Object> parameters,
            Function<Object, @Nullable Look> looks,
            @Nullable IProgressMonitor monitor) {
        TimeGraphRowReducer whole = TimeGraphRowReducer.of(parameters);
        if (whole == null) {
            return null;
        }
        int[] rowOfQuark = new int[rows.stream().mapToInt(Row::quark).max().orElse(0) + 1];
        Arrays.fill(rowOfQuark, NOT_SHOWN);
        for (int i = 0; i < rows.size(); i++) {
            rowOfQuark[rows.get(i).quark] = i;
        }
        int threads = Runtime.getRuntime().availableProcessors();
        List<TimeGraphRowReducer> parts =
                whole.divide(threads == 1 ? 1 : threads * PARTS_PER_THREAD);
        List<Integer> quarks = rows.stream().map(Row::quark).toList();
        parts.parallelStream()
                .forEach(part -> new Part(part, rowOfQuark, looks, monitor).read(ss, quarks));
        if (monitor != null && monitor.isCanceled()) {
            return null;
        }
        return TimeGraphRowReducer.toRows(parts, rows.stream().map(Row::id).toList());
    }

    /** The pixels of one thread. */
    private static final class Part implements IStateVisitor {
        private final TimeGraphRowReducer reducer;
        private final int[] rowOfQuark;
        private final Function<Object, @Nullable Look> looks;
        private final @Nullable IProgressMonitor monitor;
        private int row;

        Part(
                TimeGraphRowReducer reducer,
                int[] rowOfQuark,
                Function<Object, @Nullable Look> looks,
                @Nullable IProgressMonitor monitor) {
            this.reducer = reducer;
            this.rowOfQuark = rowOfQuark;
            this.looks = looks;
            this.monitor = monitor;
        }

        void read(ITmfStateSystem ss, List<Integer> quarks) {
            long from = Math.max(reducer.getPartStart(), ss.getStartTime());
            long to = Math.min(reducer.getPartEnd(), ss.getCurrentEndTime());
            if (from <= to) {
                StateVisits.visit(ss, quarks, from, to, this);
            }
        }

        @Override
        public boolean attribute(int quark) {
            row = rowOfQuark[quark];
            return row >= 0;
        }

        @Override
        public int number(@Nullable Object value) {
            Look look = value == null ? null : looks.apply(value);
            return look == null ? NOT_SHOWN : reducer.kindOf(look.value, look.label, look.style);
        }

        @Override
        public void state(long start, long end, int number) {
            reducer.addKind(row, start, end, number);
        }

        @Override
        public void states(long[] starts, long[] ends, int[] numbers, int from, int to) {
            reducer.addKinds(row, starts, ends, numbers, from, to);
        }

        @Override
        public boolean isDone() {
            return monitor != null && monitor.isCanceled();
        }
    }
}
