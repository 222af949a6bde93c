package org.eclipse.tracecompass.tmf.core.model.timegraph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
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

    /** Fewer rows than this are not worth a thread. */
    private static final int ROWS_PER_THREAD = 8;

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
        if (TimeGraphRowReducer.of(parameters) == null) {
            return null;
        }
        int threads =
                Math.clamp(
                        rows.size() / ROWS_PER_THREAD,
                        1,
                        Runtime.getRuntime().availableProcessors());
        List<List<ITimeGraphRowModel>> parts =
                new ArrayList<>(Collections.nCopies(threads, List.of()));
        IntStream.range(0, threads)
                .parallel()
                .forEach(
                        i -> {
                            // every n-th row: neighbours are often alike
                            List<Row> own =
                                    IntStream.range(0, rows.size())
                                            .filter(row -> row % threads == i)
                                            .mapToObj(rows::get)
                                            .toList();
                            TimeGraphRowReducer reducer = TimeGraphRowReducer.of(parameters);
                            if (reducer != null) {
                                List<ITimeGraphRowModel> part =
                                        new Part(reducer, own, looks, monitor).read(ss);
                                synchronized (parts) {
                                    parts.set(i, part);
                                }
                            }
                        });
        if (monitor != null && monitor.isCanceled()) {
            return null;
        }
        List<ITimeGraphRowModel> all = new ArrayList<>(rows.size());
        for (int row = 0; row < rows.size(); row++) {
            all.add(parts.get(row % threads).get(row / threads));
        }
        return all;
    }

    /** The rows of one thread. */
    private static final class Part implements IStateVisitor {
        private static final int NOT_SHOWN = -1;

        private final TimeGraphRowReducer reducer;
        private final List<Row> rows;
        private final Function<Object, @Nullable Look> looks;
        private final @Nullable IProgressMonitor monitor;
        private final int[] rowOfQuark;
        private int row;

        Part(
                TimeGraphRowReducer reducer,
                List<Row> rows,
                Function<Object, @Nullable Look> looks,
                @Nullable IProgressMonitor monitor) {
            this.reducer = reducer;
            this.rows = rows;
            this.looks = looks;
            this.monitor = monitor;
            this.rowOfQuark = new int[rows.stream().mapToInt(Row::quark).max().orElse(0) + 1];
            Arrays.fill(rowOfQuark, NOT_SHOWN);
            for (int i = 0; i < rows.size(); i++) {
                rowOfQuark[rows.get(i).quark] = i;
            }
        }

        List<ITimeGraphRowModel> read(ITmfStateSystem ss) {
            long from = Math.max(reducer.getStart(), ss.getStartTime());
            long to = Math.min(reducer.getEnd(), ss.getCurrentEndTime());
            if (from <= to) {
                StateVisits.visit(ss, rows.stream().map(Row::quark).toList(), from, to, this);
            }
            return reducer.toRows(rows.stream().map(Row::id).toList());
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
        public void states(long[] starts, long[] ends, int[] numbers, int count) {
            reducer.addKinds(row, starts, ends, numbers, count);
        }

        @Override
        public boolean isDone() {
            return monitor != null && monitor.isCanceled();
        }
    }
}
