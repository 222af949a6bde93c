package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.AbstractTimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowReducer;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statesystem.ValueTables;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The rows of a declared time graph: a row for each attribute that its pattern means. */
public final class DeclaredTimeGraph
        extends AbstractTimeGraphDataProvider<DeclaredAnalysisModule, TimeGraphEntryModel>
        implements IOutputStyleProvider {

    private static final int CHECK_EVERY = 0x3FF;

    private final DeclaredView fView;
    private final RowSource fRows;
    private final ValueStyles fStyles = new ValueStyles();

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     * @param module its analysis
     * @param view what it shows
     */
    public DeclaredTimeGraph(ITmfTrace trace, DeclaredAnalysisModule module, DeclaredView view) {
        super(trace, module);
        fView = view;
        fRows = new RowSource(view.view());
    }

    @Override
    public String getId() {
        return fView.providerId();
    }

    @Override
    protected boolean isCacheable() {
        return true;
    }

    // ------------------------------------------------------------------ rows

    @Override
    protected TmfTreeModel<TimeGraphEntryModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> fetchParameters,
            @Nullable IProgressMonitor monitor) {
        long start = ss.getStartTime();
        long end = ss.getCurrentEndTime();
        List<TimeGraphEntryModel> entries = new ArrayList<>();
        long root = getEntryId("trace");
        entries.add(
                new TimeGraphEntryModel(
                        root, -1, List.of(getTrace().getName()), start, end, false));
        RowEntries.list(
                fRows,
                ss,
                root,
                row -> getId(row.quark()),
                this::getEntryId,
                (id, parent, labels, row) ->
                        entries.add(
                                new TimeGraphEntryModel(
                                        id, parent, labels, start, end, row != null)));
        return new TmfTreeModel.Builder<TimeGraphEntryModel>()
                .setColumnDescriptors(fRows.columns())
                .setEntries(entries)
                .build();
    }

    // ------------------------------------------------------------------ states

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
        List<Long> ids = new ArrayList<>();
        Map<Integer, Integer> rowOf = new HashMap<>();
        getSelectedEntries(items)
                .forEach(
                        (id, quark) -> {
                            int values = fRows.values(ss, quark);
                            if (values != ITmfStateSystem.INVALID_ATTRIBUTE) {
                                rowOf.put(values, ids.size());
                            }
                            ids.add(id);
                        });
        long from = Math.max(reducer.getStart(), ss.getStartTime());
        long to = Math.min(reducer.getEnd(), ss.getCurrentEndTime());
        if (!rowOf.isEmpty() && from <= to) {
            ValueTables tables = ValueTables.of(ss);
            Set<Long> numbers = fRows.namedNumbers(ss);
            int count = 0;
            for (ITmfStateInterval interval : ss.query2D(rowOf.keySet(), from, to)) {
                if ((++count & CHECK_EVERY) == 0 && monitor != null && monitor.isCanceled()) {
                    return null;
                }
                Object value = interval.getValue();
                Integer row = rowOf.get(interval.getAttribute());
                if (value != null && row != null) {
                    ValueStyles.Look look =
                            fStyles.of(value, tables.tableOf(ss, interval.getAttribute()), numbers);
                    reducer.add(
                            row,
                            interval.getStartTime(),
                            interval.getEndTime(),
                            look.number(),
                            look.label(),
                            look.style());
                }
            }
        }
        return new TimeGraphModel(reducer.toRows(ids));
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        if (times == null || times.isEmpty()) {
            return incorrect();
        }
        if (fView.view().links().isEmpty()) {
            return new TmfModelResponse<>(
                    List.of(), Status.COMPLETED, CommonStatusMessage.COMPLETED);
        }
        return answer(
                getAnalysisModule(),
                times.get(times.size() - 1),
                monitor,
                ss -> {
                    Map<String, Long> rowIds = new HashMap<>();
                    for (RowTree.Row row : fRows.rows(ss)) {
                        rowIds.putIfAbsent(row.name(), getId(row.quark()));
                    }
                    return StateLinks.of(ss, fView.view().links(), rowIds, times, monitor);
                });
    }

    // ------------------------------------------------------------------ looks

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return answer(
                getAnalysisModule(),
                Long.MAX_VALUE,
                monitor,
                ss -> new OutputStyleModel(ValueStyles.styles(fRows.tables(ss))));
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        if (times == null || times.isEmpty() || items == null || items.isEmpty()) {
            return incorrect();
        }
        long time = times.get(0);
        Integer row = getSelectedEntries(items).get(items.get(0));
        return answer(
                getAnalysisModule(),
                time,
                monitor,
                ss ->
                        row == null || time < ss.getStartTime() || time > ss.getCurrentEndTime()
                                ? Map.of()
                                : tooltip(ss, row, time));
    }

    private Map<String, String> tooltip(ITmfStateSystem ss, int row, long time) {
        Map<String, String> tooltip = new LinkedHashMap<>();
        int quark = fRows.values(ss, row);
        Object value =
                quark == ITmfStateSystem.INVALID_ATTRIBUTE
                        ? null
                        : ss.querySingleState(time, quark).getValue();
        if (value != null) {
            ValueTables.Look look = ValueTables.of(ss).look(ss, quark, value);
            tooltip.put("State", look == null ? value.toString() : look.label());
            if (look != null) {
                tooltip.put("Value", value.toString());
            }
            tooltip.put("Attribute", ss.getFullAttributePath(quark));
        }
        return tooltip;
    }

    private static <T> TmfModelResponse<T> incorrect() {
        return new TmfModelResponse<>(
                null, Status.FAILED, CommonStatusMessage.INCORRECT_QUERY_PARAMETERS);
    }
}
