package org.eclipse.tracecompass.examples.tinytrace.chart;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.examples.tinytrace.TinyAnalysis;
import org.eclipse.tracecompass.examples.tinytrace.TinyStateProvider;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.YModel;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.AbstractTreeCommonXDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.PeakSeries;

/** One line: how many devices are not at rest. */
public class ActiveDataProvider
        extends AbstractTreeCommonXDataProvider<TinyAnalysis, TmfXyTreeDataModel> {

    /** The id under which {@code plugin.xml} declares its factory. */
    public static final String ID =
            "org.eclipse.tracecompass.examples.tinytrace.active.dataprovider";

    private static final String TITLE = "Active Devices";
    private static final TmfXYAxisDescription AXIS =
            new TmfXYAxisDescription("Devices", "", DataType.NUMBER);

    /** Creates the data provider of a trace. */
    public ActiveDataProvider(ITmfTrace trace, TinyAnalysis analysis) {
        super(trace, analysis);
    }

    @Override
    public String getId() {
        return ID;
    }

    @Override
    protected String getTitle() {
        return TITLE;
    }

    @Override
    protected boolean isCacheable() {
        return true;
    }

    @Override
    protected TmfTreeModel<TmfXyTreeDataModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        List<TmfXyTreeDataModel> rows =
                ss.getQuarks(TinyStateProvider.ACTIVE).stream()
                        .map(
                                quark ->
                                        new TmfXyTreeDataModel(
                                                getId(quark), -1, List.of(TITLE), true, null, true))
                        .toList();
        return new TmfTreeModel<>(List.of("Series"), rows);
    }

    @Override
    protected @Nullable Collection<IYModel> getYSeriesModels(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        SelectionTimeQueryFilter query =
                DataProviderParameterUtils.createSelectionTimeQuery(parameters);
        if (query == null) {
            return null;
        }
        PeakSeries peaks = new PeakSeries(query.getTimesRequested());
        List<IYModel> series =
                getSelectedEntries(query).entrySet().stream()
                        .<IYModel>map(
                                e -> new YModel(e.getKey(), TITLE, peaks.line(e.getValue()), AXIS))
                        .toList();
        return peaks.read(ss, monitor) ? series : null;
    }
}
