package org.eclipse.tracecompass.tmf.explorer.core;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfAnalysisModuleWithStateSystems;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.explorer.core.RowSources.History;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/**
 * Writes one answer: the rows of all analyses, with the values of their attributes at an instant.
 * For one request.
 */
final class StateSystemTree {

    /** The columns; a row has one label more, its path. */
    static final List<ITableColumnDescriptor> COLUMNS =
            List.of(
                    column("Attribute", "", DataType.STRING),
                    column("Quark", "The number of the attribute", DataType.NUMBER),
                    column("Value", "The value at the selected time", DataType.STRING),
                    column("Type", "The type of the value", DataType.STRING),
                    column("Start", "When the attribute took this value", DataType.TIMESTAMP),
                    column(
                            "End",
                            "The last instant at which the attribute has this value",
                            DataType.TIMESTAMP));

    /** Beyond this many attributes a full query makes more intervals than are shown by far. */
    private static final int FULL_QUERY_LIMIT = 50_000;

    private final RowSources sources;
    private final long time;
    private final @Nullable RowFilter paths;
    private final Map<RowSources.More, Integer> wanted;
    private final @Nullable IProgressMonitor monitor;
    private final List<TimeGraphEntryModel> rows = new ArrayList<>();
    private boolean running;

    /**
     * Prepares an answer.
     *
     * @param sources gives the rows their ids
     * @param time the instant whose values are shown
     * @param paths which attributes are listed, null for all
     * @param wanted how many of the children that a row stands for are wanted
     * @param monitor a monitor that may be cancelled, null for none
     */
    StateSystemTree(
            RowSources sources,
            long time,
            @Nullable RowFilter paths,
            Map<RowSources.More, Integer> wanted,
            @Nullable IProgressMonitor monitor) {
        this.sources = sources;
        this.time = time;
        this.paths = paths;
        this.wanted = wanted;
        this.monitor = monitor;
    }

    private static ITableColumnDescriptor column(String text, String tooltip, DataType type) {
        return new TableColumnDescriptor.Builder()
                .setText(text)
                .setTooltip(tooltip)
                .setDataType(type)
                .build();
    }

    /** Returns the rows so far. */
    List<TimeGraphEntryModel> rows() {
        return rows;
    }

    /** Returns whether an analysis is still running, so that there will be more. */
    boolean isRunning() {
        return running;
    }

    /** Writes the analyses of traces; those of several traces below a row per trace. */
    void addTraces(Collection<ITmfTrace> traces) {
        for (ITmfTrace trace : traces) {
            List<ITmfAnalysisModuleWithStateSystems> analyses = RowSources.analysesOf(trace);
            if (analyses.isEmpty()) {
                continue;
            }
            long parent = -1;
            if (traces.size() > 1) {
                parent = sources.headId(trace);
                String path = trace.getPath();
                rows.add(
                        headRow(
                                parent,
                                -1,
                                trace.getName(),
                                path == null ? "" : path,
                                "",
                                "trace",
                                trace.getStartTime().toNanos(),
                                trace.getEndTime().toNanos()));
            }
            for (ITmfAnalysisModuleWithStateSystems analysis : analyses) {
                addAnalysis(parent, analysis);
            }
        }
    }

    private void addAnalysis(long parent, ITmfAnalysisModuleWithStateSystems analysis) {
        long id = sources.headId(analysis);
        int place = rows.size();
        long start = Long.MAX_VALUE;
        long end = Long.MIN_VALUE;
        for (ITmfStateSystem ss : analysis.getStateSystems()) {
            try {
                addHistory(id, new History(analysis, ss.getSSID()), ss);
                start = Math.min(start, ss.getStartTime());
                end = Math.max(end, ss.getCurrentEndTime());
                running |= !ss.waitUntilBuilt(0) && !ss.isCancelled();
            } catch (StateSystemDisposedException | IndexOutOfBoundsException e) {
                // it was disposed of or is being rebuilt: the rows so far stay, and the next
                // answer says more
            }
        }
        rows.add(
                place,
                headRow(
                        id,
                        parent,
                        analysis.getName(),
                        analysis.getId(),
                        status(analysis),
                        "analysis",
                        start,
                        end));
    }

    private String status(ITmfAnalysisModuleWithStateSystems analysis) {
        if (!(analysis instanceof TmfAbstractAnalysisModule module)) {
            return "";
        }
        ExecutionState state = module.getExecutionState();
        running |= state == ExecutionState.RUNNING;
        return switch (state) {
            case NOT_STARTED -> "not started";
            case RUNNING -> {
                double progress = module.getProgress();
                yield progress > 0
                        ? String.format(Locale.ROOT, "running, %.0f %%", progress * 100)
                        : "running";
            }
            case COMPLETED -> "";
            case CANCELLED -> "cancelled";
            case FAILED -> {
                Throwable cause = module.getFailureCause();
                yield cause == null || cause.getMessage() == null
                        ? "failed"
                        : "failed: " + cause.getMessage();
            }
        };
    }

    private void addHistory(long parent, History history, ITmfStateSystem ss) {
        long id = sources.headId(history);
        int count = ss.getNbAttributes();
        int place = rows.size();
        String status = count == 1 ? "1 attribute" : count + " attributes";
        try {
            addAttributes(history, ss);
        } catch (UncheckedIOException e) {
            status = "cannot be read: " + e.getMessage();
        }
        rows.add(
                place,
                headRow(
                        id,
                        parent,
                        shortName(ss.getSSID()),
                        ss.getSSID(),
                        status,
                        "history",
                        ss.getStartTime(),
                        ss.getCurrentEndTime()));
    }

    private void addAttributes(History history, ITmfStateSystem ss) {
        RowFilter paths = this.paths;
        List<AttributeListing.Row> listed =
                paths == null
                        ? AttributeListing.top(
                                ss,
                                AttributeListing.LIMIT,
                                quark ->
                                        wanted.getOrDefault(new RowSources.More(history, quark), 0))
                        : AttributeListing.matches(ss, AttributeListing.LIMIT, paths, monitor);
        Map<Integer, ITmfStateInterval> states = statesOf(ss, listed);
        ValueTables tables = ValueTables.of(ss);
        for (AttributeListing.Row row : listed) {
            long above = sources.attributeId(history, row.parent());
            if (row.isAttribute()) {
                addAttribute(
                        history,
                        ss,
                        row.quark(),
                        above,
                        states.get(row.quark()),
                        tables.tableOf(ss, row.quark()));
            } else {
                addMore(history, ss, row, above);
            }
        }
    }

    private void addAttribute(
            History history,
            ITmfStateSystem ss,
            int quark,
            long parent,
            @Nullable ITmfStateInterval state,
            ValueTables.@Nullable Table table) {
        Object value = state == null ? null : state.getValue();
        List<String> labels =
                List.of(
                        ss.getAttributeName(quark),
                        Integer.toString(quark),
                        ValueLooks.text(value, table),
                        state == null ? "" : ValueLooks.type(value),
                        state == null ? "" : Long.toString(state.getStartTime()),
                        state == null ? "" : Long.toString(state.getEndTime()),
                        AttributePaths.of(ss, quark));
        rows.add(
                new TimeGraphEntryModel(
                        sources.attributeId(history, quark),
                        parent,
                        labels,
                        ss.getStartTime(),
                        ss.getCurrentEndTime()));
    }

    private void addMore(
            History history, ITmfStateSystem ss, AttributeListing.Row row, long parent) {
        String name =
                row.more() < 0
                        ? "\u2026 more matches than are listed: write a narrower filter"
                        : "\u2026 " + row.more() + " more";
        rows.add(
                new TimeGraphEntryModel(
                        sources.moreId(new RowSources.More(history, row.parent())),
                        parent,
                        List.of(name, "", "", "", "", "", "", "", name),
                        ss.getStartTime(),
                        ss.getCurrentEndTime(),
                        false));
    }

    /** The last part of an id of several parts, by which the command line knows it too. */
    private static String shortName(String ssid) {
        String last = ssid.substring(ssid.lastIndexOf('.') + 1);
        return last.isBlank() ? ssid : last;
    }

    private static TimeGraphEntryModel headRow(
            long id,
            long parent,
            String name,
            String fullId,
            String value,
            String type,
            long start,
            long end) {
        boolean empty = end < start;
        List<String> labels =
                List.of(
                        name,
                        "",
                        value,
                        type,
                        empty ? "" : Long.toString(start),
                        empty ? "" : Long.toString(end),
                        "",
                        fullId);
        return new TimeGraphEntryModel(id, parent, labels, start, end, false);
    }

    /**
     * The states of listed attributes at the instant; empty when it lies outside of the history.
     */
    private Map<Integer, ITmfStateInterval> statesOf(
            ITmfStateSystem ss, List<AttributeListing.Row> listed) {
        Map<Integer, ITmfStateInterval> states = new HashMap<>();
        if (time < ss.getStartTime() || time > ss.getCurrentEndTime() || listed.isEmpty()) {
            return states;
        }
        try {
            int count = ss.getNbAttributes();
            Iterable<ITmfStateInterval> answer =
                    count > FULL_QUERY_LIMIT && listed.size() < count / 4
                            ? ss.query2D(quarksOf(listed), Set.of(time))
                            : ss.queryFullState(time);
            for (ITmfStateInterval interval : answer) {
                states.put(interval.getAttribute(), interval);
            }
        } catch (TimeRangeException e) {
            // the history ends elsewhere than it did a moment ago
            states.clear();
        }
        return states;
    }

    private static List<Integer> quarksOf(List<AttributeListing.Row> rows) {
        return rows.stream()
                .filter(AttributeListing.Row::isAttribute)
                .map(AttributeListing.Row::quark)
                .toList();
    }
}
