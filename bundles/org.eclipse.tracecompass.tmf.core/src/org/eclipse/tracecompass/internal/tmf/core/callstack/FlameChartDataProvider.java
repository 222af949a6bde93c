package org.eclipse.tracecompass.internal.tmf.core.callstack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.callstack.CallStackAnalysis;
import org.eclipse.tracecompass.tmf.core.callstack.CallStackAttributes;
import org.eclipse.tracecompass.tmf.core.callstack.CallStackWriter;
import org.eclipse.tracecompass.tmf.core.callstack.CallThread;
import org.eclipse.tracecompass.tmf.core.callstack.FunctionColours;
import org.eclipse.tracecompass.tmf.core.callstack.FunctionNames;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.AbstractTimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowReducer;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The calls of each thread over time: trace, process, thread, and a row for each level of the
 * stack, the outermost first.
 */
public final class FlameChartDataProvider
        extends AbstractTimeGraphDataProvider<CallStackAnalysis, TimeGraphEntryModel>
        implements IOutputStyleProvider {

    /** The id of the data provider. */
    public static final String ID = "org.eclipse.tracecompass.tmf.core.callstack.flamechart";

    private static final int CHECK_EVERY = 0x3FF;
    private static final OutputElementStyle[] STYLES = styles();

    /** What a row shows. */
    private record Row(CallThread thread, int level) {

        int quark() {
            return thread.levels().get(level);
        }
    }

    private final FunctionNames fNames;
    private final Map<Long, Row> fRows = new ConcurrentHashMap<>();

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     * @param analysis its call stack analysis
     */
    public FlameChartDataProvider(ITmfTrace trace, CallStackAnalysis analysis) {
        super(trace, analysis);
        fNames = new FunctionNames(trace);
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
            fRows.put(Long.valueOf(level), new Row(thread, i));
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
    protected @Nullable TimeGraphModel getRowModel(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        TimeGraphRowReducer reducer = TimeGraphRowReducer.of(parameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
        if (reducer == null || items == null) {
            return null;
        }
        fNames.refresh();
        List<Long> ids = new ArrayList<>();
        Map<Integer, Integer> rowOfQuark = new HashMap<>();
        List<Row> rows = new ArrayList<>();
        for (Long id : items) {
            Row row = fRows.get(id);
            if (row != null) {
                rowOfQuark.put(Integer.valueOf(row.quark()), Integer.valueOf(ids.size()));
                ids.add(id);
                rows.add(row);
            }
        }
        long from = Math.max(reducer.getStart(), ss.getStartTime());
        long to = Math.min(reducer.getEnd(), ss.getCurrentEndTime());
        if (!rowOfQuark.isEmpty() && from <= to) {
            int count = 0;
            for (ITmfStateInterval interval : ss.query2D(rowOfQuark.keySet(), from, to)) {
                if ((++count & CHECK_EVERY) == 0 && monitor != null && monitor.isCanceled()) {
                    return null;
                }
                Integer index = rowOfQuark.get(Integer.valueOf(interval.getAttribute()));
                Object function = interval.getValue();
                if (index != null && function != null) {
                    add(reducer, index.intValue(), rows.get(index), interval, function);
                }
            }
        }
        return new TimeGraphModel(reducer.toRows(ids));
    }

    private void add(
            TimeGraphRowReducer reducer,
            int index,
            Row row,
            ITmfStateInterval interval,
            Object function) {
        String name = fNames.name(row.thread().processId(), interval.getStartTime(), function);
        int colour = FunctionColours.index(name);
        reducer.add(
                index,
                interval.getStartTime(),
                interval.getEndTime(),
                colour,
                name,
                STYLES[colour]);
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        if (times == null || times.isEmpty() || items == null || items.isEmpty()) {
            return new TmfModelResponse<>(
                    null, Status.FAILED, CommonStatusMessage.INCORRECT_QUERY_PARAMETERS);
        }
        long time = times.get(0).longValue();
        Row row = fRows.get(items.get(0));
        return answer(
                getAnalysisModule(),
                time,
                monitor,
                ss ->
                        row == null || time < ss.getStartTime() || time > ss.getCurrentEndTime()
                                ? Map.of()
                                : tooltip(ss, row, time));
    }

    private Map<String, String> tooltip(ITmfStateSystem ss, Row row, long time) {
        fNames.refresh();
        Map<String, String> tooltip = new LinkedHashMap<>();
        ITmfStateInterval call = ss.querySingleState(time, row.quark());
        Object function = call.getValue();
        if (function == null) {
            return tooltip;
        }
        int pid = row.thread().processId();
        String name = fNames.name(pid, call.getStartTime(), function);
        tooltip.put("Function", name);
        String symbol = fNames.symbol(pid, call.getStartTime(), function);
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
                tooltip.put("Called by", fNames.name(pid, caller.getStartTime(), by));
            }
        }
        if (call.getEndTime() >= ss.getCurrentEndTime()) {
            tooltip.put("Exit", "not in the trace");
        }
        return tooltip;
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return new TmfModelResponse<>(List.of(), Status.COMPLETED, CommonStatusMessage.COMPLETED);
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return new TmfModelResponse<>(
                new OutputStyleModel(Map.of()), Status.COMPLETED, CommonStatusMessage.COMPLETED);
    }
}
