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
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.AnalysisTimeGraphProvider;
import org.eclipse.tracecompass.tmf.rows.core.ColumnRow;
import org.eclipse.tracecompass.tmf.rows.core.HistoryRows;
import org.eclipse.tracecompass.tmf.rows.core.TableLooks;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/** The rows of a declared time graph: a row for each attribute that its pattern means. */
public final class DeclaredTimeGraph
        extends AnalysisTimeGraphProvider<DeclaredAnalysisModule, TimeGraphEntryModel> {

    private final DeclaredView view;
    private final ViewRows rows;
    private final ValueStyles styles = new ValueStyles();

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     * @param module its analysis
     * @param view what it shows
     */
    public DeclaredTimeGraph(ITmfTrace trace, DeclaredAnalysisModule module, DeclaredView view) {
        super(trace, module);
        this.view = view;
        rows = new ViewRows(view.view());
    }

    @Override
    public String getId() {
        return view.providerId();
    }

    @Override
    protected boolean isCacheable() {
        return true;
    }

    // --- rows

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
                rows,
                ss,
                root,
                row -> getId(row.quark()),
                this::getEntryId,
                (id, parent, labels, row) ->
                        entries.add(
                                new TimeGraphEntryModel(
                                        id, parent, labels, start, end, row != null)));
        return new TmfTreeModel.Builder<TimeGraphEntryModel>()
                .setColumnDescriptors(rows.columns())
                .setEntries(entries)
                .build();
    }

    // --- states

    @Override
    protected @Nullable List<ColumnRow> getRows(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            List<Long> items,
            @Nullable IProgressMonitor monitor) {
        Set<Long> numbers = rows.namedNumbers(ss);
        TableLooks looks = new TableLooks(ss, (value, table) -> styles.of(value, table, numbers));
        HistoryRows rows = new HistoryRows(ss);
        getSelectedEntries(items)
                .forEach(
                        (id, quark) -> {
                            int values = this.rows.values(ss, quark);
                            rows.add(id, values, looks.of(values));
                        });
        return rows.read(parameters, monitor);
    }

    @Override
    protected List<ITimeGraphArrow> getArrows(
            ITmfStateSystem ss,
            List<Long> times,
            @Nullable List<Long> items,
            @Nullable IProgressMonitor monitor) {
        if (view.view().links().isEmpty()) {
            return List.of();
        }
        Map<String, Long> rowIds = new HashMap<>();
        for (RowTree.Row row : rows.rows(ss)) {
            rowIds.putIfAbsent(row.name(), getId(row.quark()));
        }
        return StateLinks.of(ss, view.view().links(), rowIds, times, monitor);
    }

    // --- looks

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return answer(
                getAnalysisModule(),
                Long.MAX_VALUE,
                monitor,
                ss -> new OutputStyleModel(ValueStyles.styles(rows.tables(ss))));
    }

    @Override
    protected Map<String, String> getTooltip(ITmfStateSystem ss, long entryId, long time) {
        Integer row = getSelectedEntries(List.of(entryId)).get(entryId);
        return row == null ? Map.of() : tooltip(ss, row, time);
    }

    private Map<String, String> tooltip(ITmfStateSystem ss, int row, long time) {
        Map<String, String> tooltip = new LinkedHashMap<>();
        int quark = rows.values(ss, row);
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
}
