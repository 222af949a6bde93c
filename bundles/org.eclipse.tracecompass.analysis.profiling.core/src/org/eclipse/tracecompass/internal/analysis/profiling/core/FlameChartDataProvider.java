package org.eclipse.tracecompass.internal.analysis.profiling.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAnalysis;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAttributes;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallThread;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionColours;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.AnalysisTimeGraphProvider;
import org.eclipse.tracecompass.tmf.rows.core.ColumnRow;
import org.eclipse.tracecompass.tmf.rows.core.HistoryRows;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;

/**
 * The calls of each thread over time: trace, process, thread, and a row for each level of the
 * stack, the outermost first.
 */
public final class FlameChartDataProvider
        extends AnalysisTimeGraphProvider<CallStackAnalysis, TimeGraphEntryModel> {

    /** The id of the data provider. */
    public static final String ID = "org.eclipse.tracecompass.tmf.core.callstack.flamechart";

    private static final OutputElementStyle[] STYLES = styles();

    /** The subject of a row. */
    private record Row(CallThread thread, int level) {

        int quark() {
            return thread.levels().get(level);
        }
    }

    private final FunctionNames names;
    private final Map<Long, Row> rows = new ConcurrentHashMap<>();

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     * @param analysis its call stack analysis
     */
    public FlameChartDataProvider(ITmfTrace trace, CallStackAnalysis analysis) {
        super(trace, analysis);
        names = new FunctionNames(trace);
    }

    private static OutputElementStyle[] styles() {
        OutputElementStyle[] styles = new OutputElementStyle[FunctionColours.count()];
        for (int i = 0; i < styles.length; i++) {
            Map<String, Object> values = new LinkedHashMap<>();
            values.put(StyleProperties.BACKGROUND_COLOR, FunctionColours.hex(i));
            values.put(StyleProperties.HEIGHT, Float.valueOf(1f));
            styles[i] = new OutputElementStyle(null, values);
        }
        return styles;
    }

    @Override
    public String getId() {
        return ID;
    }

    /**
     * {@inheritDoc} The names of threads may still change, but not once the history is complete.
     */
    @Override
    protected boolean isCacheable() {
        return true;
    }

    @Override
    protected TmfTreeModel<TimeGraphEntryModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> fetchParameters,
            @Nullable IProgressMonitor monitor) {
        List<TimeGraphEntryModel> entries = new ArrayList<>();
        long start = ss.getStartTime();
        long end = ss.getCurrentEndTime();
        long root = getId(ITmfStateSystem.ROOT_ATTRIBUTE);
        entries.add(group(root, -1, getTrace().getName(), start, end));
        Map<Integer, Long> processes = new HashMap<>();
        for (CallThread thread : CallThread.of(ss)) {
            long parent = root;
            if (thread.processId() != CallStackWriter.UNKNOWN_PROCESS) {
                Integer process = Integer.valueOf(ss.getParentAttributeQuark(thread.quark()));
                Long known = processes.get(process);
                if (known == null) {
                    known = Long.valueOf(getId(process.intValue()));
                    processes.put(process, known);
                    entries.add(
                            group(
                                    known.longValue(),
                                    root,
                                    "Process " + thread.processId(),
                                    start,
                                    end));
                }
                parent = known.longValue();
            }
            addThread(thread, parent, ss, entries);
        }
        return new TmfTreeModel.Builder<TimeGraphEntryModel>()
                .setColumnDescriptors(
                        List.of(new TableColumnDescriptor.Builder().setText("Name").build()))
                .setEntries(entries)
                .build();
    }

    private void addThread(
            CallThread thread, long parent, ITmfStateSystem ss, List<TimeGraphEntryModel> entries) {
        long start = ss.getStartTime();
        long end = ss.getCurrentEndTime();
        long id = getId(thread.stack());
        boolean second =
                ss.getAttributeName(thread.stack()).equals(CallStackAttributes.SECOND_STACK);
        String label = thread.label(ss);
        entries.add(group(id, parent, second ? label + " (2)" : label, start, end));
        for (int i = 0; i < thread.levels().size(); i++) {
            long level = getId(thread.levels().get(i));
            rows.put(Long.valueOf(level), new Row(thread, i));
            // the second label is in no column: it lets a filter for a thread find its levels
            entries.add(
                    new TimeGraphEntryModel(
                            level, id, List.of(Integer.toString(i + 1), label), start, end, true));
        }
    }

    private static TimeGraphEntryModel group(
            long id, long parent, String name, long start, long end) {
        return new TimeGraphEntryModel(id, parent, List.of(name), start, end, false);
    }

    @Override
    protected @Nullable List<ColumnRow> getRows(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            List<Long> items,
            @Nullable IProgressMonitor monitor) {
        names.refresh();
        Map<Integer, RowLooks> looks = new HashMap<>();
        HistoryRows rows = new HistoryRows(ss);
        for (Long id : items) {
            Row row = this.rows.get(id);
            if (row != null) {
                rows.add(
                        id,
                        row.quark(),
                        looks.computeIfAbsent(row.thread().processId(), this::looksOfProcess));
            }
        }
        return rows.read(parameters, monitor);
    }

    private RowLooks looksOfProcess(Integer pid) {
        return RowLooks.ofValuesAt(
                (function, time) -> {
                    String name = names.name(pid, time, function);
                    int colour = FunctionColours.index(name);
                    return new StateLook(colour, name, STYLES[colour]);
                });
    }

    @Override
    protected Map<String, String> getTooltip(ITmfStateSystem ss, long entryId, long time) {
        Row row = rows.get(Long.valueOf(entryId));
        return row == null ? Map.of() : tooltip(ss, row, time);
    }

    private Map<String, String> tooltip(ITmfStateSystem ss, Row row, long time) {
        names.refresh();
        Map<String, String> tooltip = new LinkedHashMap<>();
        ITmfStateInterval call = ss.querySingleState(time, row.quark());
        Object function = call.getValue();
        if (function == null) {
            return tooltip;
        }
        int pid = row.thread().processId();
        String name = names.name(pid, call.getStartTime(), function);
        tooltip.put("Function", name);
        String symbol = names.symbol(pid, call.getStartTime(), function);
        if (!symbol.equals(name)) {
            tooltip.put("Symbol", symbol);
        }
        if (function instanceof Long address) {
            String hex = "0x" + Long.toHexString(address.longValue());
            if (!hex.equals(name)) {
                tooltip.put("Address", hex);
            }
        }
        if (row.level() > 0) {
            ITmfStateInterval caller =
                    ss.querySingleState(
                            call.getStartTime(), row.thread().levels().get(row.level() - 1));
            Object by = caller.getValue();
            if (by != null) {
                tooltip.put("Called by", names.name(pid, caller.getStartTime(), by));
            }
        }
        if (call.getEndTime() >= ss.getCurrentEndTime()) {
            tooltip.put("Exit", "not in the trace");
        }
        return tooltip;
    }
}
