package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.YModel;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.AbstractTreeCommonXDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.PeakSeries;

/**
 * The lines of a declared chart: one for each attribute that its pattern means. The value at a
 * requested time is that of the state there; where there is none, or no number, the line is at 0.
 * Between two requested times the highest value counts, so that no peak is missed.
 */
public final class DeclaredChart
        extends AbstractTreeCommonXDataProvider<DeclaredAnalysisModule, TmfXyTreeDataModel> {

    /** So many lines are drawn until the user chooses; more can only be told apart one by one. */
    private static final int DEFAULT_LINES = 12;

    private static final int MAX_SYMBOL = 3;

    private final DeclaredView view;
    private final ViewRows rows;
    private final TmfXYAxisDescription axis;
    private final Map<Long, String> names = new ConcurrentHashMap<>();

    /**
     * Creates a data provider.
     *
     * @param trace the trace
     * @param module its analysis
     * @param view what it shows
     */
    public DeclaredChart(ITmfTrace trace, DeclaredAnalysisModule module, DeclaredView view) {
        super(trace, module);
        this.view = view;
        rows = new ViewRows(view.view());
        axis = axis(view.view());
    }

    /** Symbols of units take prefixes, as in ms; words, as in jobs, stand behind the title. */
    private static TmfXYAxisDescription axis(View view) {
        String title = view.title();
        String unit = view.unit().isPresent() ? view.unit().get() : "";
        if (unit.length() <= MAX_SYMBOL) {
            return new TmfXYAxisDescription(title, unit);
        }
        return new TmfXYAxisDescription(
                title.equalsIgnoreCase(unit) ? title : title + " (" + unit + ')', "");
    }

    @Override
    public String getId() {
        return view.providerId();
    }

    @Override
    protected String getTitle() {
        return view.view().title();
    }

    @Override
    protected boolean isCacheable() {
        return true;
    }

    @Override
    protected TmfTreeModel<TmfXyTreeDataModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> fetchParameters,
            @Nullable IProgressMonitor monitor) {
        List<TmfXyTreeDataModel> entries = new ArrayList<>();
        long root = getEntryId("trace");
        entries.add(
                new TmfXyTreeDataModel(
                        root, -1, List.of(getTrace().getName()), false, null, false));
        int[] lines = {0};
        RowEntries.list(
                rows,
                ss,
                root,
                row -> getId(row.quark()),
                this::getEntryId,
                (id, parent, labels, row) -> {
                    if (row != null) {
                        lines[0]++;
                        names.put(id, seriesName(row, Objects.requireNonNull(labels.get(0))));
                    }
                    entries.add(
                            new TmfXyTreeDataModel(
                                    id,
                                    parent,
                                    labels,
                                    row != null,
                                    null,
                                    row != null && lines[0] <= DEFAULT_LINES));
                });
        return new TmfTreeModel.Builder<TmfXyTreeDataModel>()
                .setColumnDescriptors(rows.columns())
                .setEntries(entries)
                .build();
    }

    private static String seriesName(RowTree.Row row, String label) {
        List<String> names = new ArrayList<>(row.names());
        names.set(names.size() - 1, label);
        return String.join("/", names);
    }

    @Override
    protected @Nullable Collection<IYModel> getYSeriesModels(
            ITmfStateSystem ss,
            Map<String, Object> fetchParameters,
            @Nullable IProgressMonitor monitor) {
        SelectionTimeQueryFilter query =
                DataProviderParameterUtils.createSelectionTimeQuery(fetchParameters);
        if (query == null) {
            return null;
        }
        PeakSeries lines = new PeakSeries(query.getTimesRequested());
        List<IYModel> series = new ArrayList<>();
        getSelectedEntries(query)
                .forEach(
                        (id, row) ->
                                series.add(
                                        new YModel(
                                                id,
                                                names.getOrDefault(id, ""),
                                                lines.line(rows.values(ss, row)),
                                                axis)));
        return lines.read(ss, monitor) ? series : null;
    }
}
