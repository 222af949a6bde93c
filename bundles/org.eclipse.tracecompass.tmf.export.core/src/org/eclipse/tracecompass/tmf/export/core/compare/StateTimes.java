package org.eclipse.tracecompass.tmf.export.core.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.loading.core.Reading;
import org.eclipse.tracecompass.tmf.rows.core.AnalysisTimeGraphProvider;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;

/**
 * How long the rows of a time graph are in each state. Names of states are those of the legend; a
 * state that has none there, such as a function, is told by its label.
 *
 * @param states the names of the states in the order of the legend; those that have none there are
 *     behind them, in the order in which the rows have them first
 * @param times the times of each row by its id and the name of the state, ns
 */
public record StateTimes(List<String> states, Map<Long, Map<String, Long>> times) {

    /** No states, for tables that are no time graphs. */
    public static final StateTimes NONE = new StateTimes(List.of(), Map.of());

    /** So many rows are read at once: all states of a long trace may not fit into the memory. */
    private static final int BATCH = 16;

    /** Into so many pieces a range is divided where only sums are wanted. */
    private static final int PIECES = 32;

    private static final int RETRY_MS = 20;

    /** Takes the states of rows. */
    @FunctionalInterface
    public interface Visitor {
        /**
         * A row is in a state.
         *
         * @param row the id of the row
         * @param state the name of the state
         * @param from since when, ns
         * @param time how long, ns
         */
        void state(long row, String state, long from, long time);
    }

    /**
     * Reads the states of all rows, exactly.
     *
     * @param provider the provider; its analysis is complete
     * @param tree its rows
     * @param start the first instant that counts, ns
     * @param end the last instant that counts, ns
     * @param check called between the rows
     * @throws ProfileException if the provider has no states
     */
    public static StateTimes read(
            ITimeGraphDataProvider<?> provider,
            TmfTreeModel<? extends ITmfTreeDataModel> tree,
            long start,
            long end,
            Runnable check) {
        Set<String> names = new LinkedHashSet<>();
        Map<Long, Map<String, Long>> times = new HashMap<>();
        ProviderReader reader = new ProviderReader(provider);
        visit(
                reader,
                tree,
                start,
                end,
                // Providers of histories tell the exact times of states that share a pixel: one
                // pass will do.
                provider instanceof AnalysisTimeGraphProvider,
                check,
                (row, state, from, time) -> {
                    names.add(state);
                    times.computeIfAbsent(row, r -> new LinkedHashMap<>())
                            .merge(state, Long.valueOf(time), Long::sum);
                });
        for (ITmfTreeDataModel entry : tree.getEntries()) {
            if (entry instanceof ITimeGraphEntryModel row && row.hasRowModel()) {
                times.computeIfAbsent(row.getId(), r -> Map.of());
            }
        }
        return new StateTimes(inOrder(names, reader.palette()), times);
    }

    /** Which state a row has first depends on how many share a pixel; the legend does not. */
    private static List<String> inOrder(Set<String> names, StatePalette legend) {
        Set<String> ordered = new LinkedHashSet<>();
        legend.styles().forEach(style -> ordered.add(style.name()));
        ordered.retainAll(names);
        ordered.addAll(names);
        return List.copyOf(ordered);
    }

    /**
     * Reads the states of all rows, exactly, one after the other.
     *
     * @param provider the provider; its analysis is complete
     * @param tree its rows
     * @param start the first instant that counts, ns
     * @param end the last instant that counts, ns
     * @param check called between the rows
     * @param visitor takes the states, those of a row in the order of time
     * @throws ProfileException if the provider has no states
     */
    public static void visit(
            ITimeGraphDataProvider<?> provider,
            TmfTreeModel<? extends ITmfTreeDataModel> tree,
            long start,
            long end,
            Runnable check,
            Visitor visitor) {
        visit(new ProviderReader(provider), tree, start, end, false, check, visitor);
    }

    private static void visit(
            ProviderReader reader,
            TmfTreeModel<? extends ITmfTreeDataModel> tree,
            long start,
            long end,
            boolean blends,
            Runnable check,
            Visitor visitor) {
        List<Long> ids = new ArrayList<>();
        for (ITmfTreeDataModel entry : tree.getEntries()) {
            if (entry instanceof ITimeGraphEntryModel row && row.hasRowModel()) {
                ids.add(Long.valueOf(row.getId()));
            }
        }
        int size = blends ? Math.max(1, ids.size()) : BATCH;
        for (int from = 0; from < ids.size(); from += size) {
            check.run();
            List<Long> batch = ids.subList(from, Math.min(ids.size(), from + size));
            Map<Long, RowStates> rows = states(reader, batch, start, end, blends);
            if (blends && rows.values().stream().anyMatch(row -> mergesUnnamed(row, reader))) {
                visit(reader, tree, start, end, false, check, visitor);
                return;
            }
            for (Long id : batch) {
                RowStates row = rows.get(id);
                if (row != null) {
                    visit(id, row, reader, start, end, visitor);
                }
            }
        }
    }

    /**
     * Whether a row has merged states whose styles have no names: only their labels tell them
     * apart, which are lost where many are merged.
     */
    private static boolean mergesUnnamed(RowStates row, ProviderReader reader) {
        for (int i = 0; i < row.size(); i++) {
            for (int share = 0; share < row.shares(i); share++) {
                int style = row.shareStyle(i, share);
                if (style >= 0 && reader.palette().style(style).name().isBlank()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Map<Long, RowStates> states(
            ProviderReader reader, List<Long> rows, long start, long end, boolean blends) {
        NullProgressMonitor monitor = new NullProgressMonitor();
        try {
            while (true) {
                Reading<Map<Long, RowStates>> reading =
                        blends
                                // Blends include the last instant, which takes no time here.
                                ? reader.states(
                                        rows, start, Math.max(start, end - 1), PIECES, monitor)
                                : reader.allStates(rows, start, end, monitor);
                Map<Long, RowStates> model = reading.model();
                String failure = reading.failure();
                if (failure != null) {
                    throw new ProfileException("The states cannot be read: " + failure);
                }
                if (!reading.running() && !reading.interrupted()) {
                    return model == null ? Map.of() : model;
                }
                TimeUnit.MILLISECONDS.sleep(RETRY_MS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        }
    }

    private static void visit(
            long id, RowStates row, ProviderReader reader, long start, long end, Visitor visitor) {
        for (int i = 0; i < row.size(); i++) {
            long from = Math.max(row.start(i), start);
            for (int share = 0; share < row.shares(i); share++) {
                String name = name(reader, row.shareStyle(i, share), row.shareLabel(i, share));
                if (name != null) {
                    visitor.state(id, name, from, row.shareTime(i, share));
                }
            }
            long time = Math.min(row.end(i), end) - from;
            if (row.shares(i) == 0 && time > 0) {
                String name = name(reader, row.style(i), row.label(i));
                if (name != null) {
                    visitor.state(id, name, from, time);
                }
            }
        }
    }

    /** The name in the legend, or else what is written on the state; null if it is not drawn. */
    private static @Nullable String name(ProviderReader reader, int style, @Nullable String label) {
        if (style < 0) {
            return null;
        }
        StateStyle known = reader.palette().style(style);
        if (!known.name().isBlank()) {
            return known.name();
        }
        return label == null || label.isBlank() ? known.key() : label;
    }

    /** The times of a row in the order of the states, 0 for none; all absent for a group. */
    public List<String> of(long row) {
        Map<String, Long> known = times.get(Long.valueOf(row));
        return states.stream()
                .map(
                        state ->
                                known == null
                                        ? ""
                                        : String.valueOf(
                                                known.getOrDefault(state, Long.valueOf(0))))
                .toList();
    }
}
