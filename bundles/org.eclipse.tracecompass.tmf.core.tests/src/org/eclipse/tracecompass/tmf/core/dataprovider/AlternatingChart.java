package org.eclipse.tracecompass.tmf.core.dataprovider;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.model.YModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.AbstractTreeCommonXDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.AlternatingModule;

/** The row A of an {@link AlternatingModule} as a chart. */
final class AlternatingChart
        extends AbstractTreeCommonXDataProvider<AlternatingModule, TmfTreeDataModel> {
    AlternatingChart(ITmfTrace trace, AlternatingModule module) {
        super(trace, module);
    }

    @Override
    public String getId() {
        return "chart";
    }

    @Override
    protected boolean isCacheable() {
        return false;
    }

    @Override
    protected TmfTreeModel<TmfTreeDataModel> getTree(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        return new TmfTreeModel<>(
                List.of(), List.of(new TmfTreeDataModel(getId(ss.getQuarkAbsolute("A")), -1, "A")));
    }

    @Override
    protected @Nullable Collection<IYModel> getYSeriesModels(
            ITmfStateSystem ss,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        int quark = ss.getQuarkAbsolute("A");
        List<Long> times =
                Objects.requireNonNull(DataProviderParameterUtils.extractTimeRequested(parameters));
        double[] values =
                times.stream()
                        .mapToDouble(
                                time ->
                                        ss.querySingleState(time, quark).getValue()
                                                        instanceof Integer i
                                                ? i
                                                : 0)
                        .toArray();
        return List.of(new YModel(getId(quark), "A", values));
    }

    @Override
    protected String getTitle() {
        return "Values";
    }
}
