package org.eclipse.tracecompass.tmf.rows.core;

import com.google.common.collect.Multimap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/**
 * A time graph that asks another one. A subclass overrides the requests whose parameters or answers
 * it changes. Disposing of it does not dispose of the other one.
 *
 * @param <M> the type of the entries
 */
public class ForwardingTimeGraphProvider<M extends ITimeGraphEntryModel>
        implements ITimeGraphDataProvider<M>, IOutputStyleProvider {

    private final ITimeGraphDataProvider<M> provider;

    /**
     * Creates a data provider.
     *
     * @param provider the data provider that answers
     */
    public ForwardingTimeGraphProvider(ITimeGraphDataProvider<M> provider) {
        this.provider = provider;
    }

    @Override
    public String getId() {
        return provider.getId();
    }

    @Override
    public TmfModelResponse<TmfTreeModel<M>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return provider.fetchTree(fetchParameters, monitor);
    }

    @Override
    public TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return provider.fetchRowModel(fetchParameters, monitor);
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return provider.fetchArrows(fetchParameters, monitor);
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return provider.fetchTooltip(fetchParameters, monitor);
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return provider instanceof IOutputStyleProvider styles
                ? styles.fetchStyle(fetchParameters, monitor)
                : Answers.completed(new OutputStyleModel(Map.of()));
    }

    @Override
    public Multimap<String, Object> getFilterData(
            long entryId, long time, @Nullable IProgressMonitor monitor) {
        return provider.getFilterData(entryId, time, monitor);
    }
}
