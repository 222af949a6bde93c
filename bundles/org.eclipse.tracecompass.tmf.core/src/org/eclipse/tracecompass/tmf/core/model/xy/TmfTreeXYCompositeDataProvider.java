package org.eclipse.tracecompass.tmf.core.model.xy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.TmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Several charts as one.
 *
 * @param <M> the type of the entries
 * @param <P> the type of the data providers
 */
public class TmfTreeXYCompositeDataProvider<
                M extends ITmfTreeDataModel, P extends ITmfTreeXYDataProvider<M>>
        extends TmfTreeCompositeDataProvider<M, P> implements ITmfTreeXYDataProvider<M> {

    private final String title;

    /**
     * Creates a data provider.
     *
     * @param providers the data providers
     * @param title the title of the chart
     * @param id the id
     */
    public TmfTreeXYCompositeDataProvider(List<P> providers, String title, String id) {
        super(providers, id);
        this.title = title;
    }

    /**
     * Joins the data providers of several traces.
     *
     * @param traces the traces
     * @param title the title of the chart
     * @param id the id of the data providers
     * @return the only one, or all as one; null when there is none
     */
    public static @Nullable ITmfTreeXYDataProvider<ITmfTreeDataModel> create(
            Collection<ITmfTrace> traces, String title, String id) {
        return create(traces, title, id, null);
    }

    /**
     * Joins the data providers of several traces.
     *
     * @param traces the traces
     * @param title the title of the chart
     * @param id the id of the data providers
     * @param secondaryId their secondary id, null for none
     * @return the only one, or all as one; null when there is none
     */
    public static @Nullable ITmfTreeXYDataProvider<ITmfTreeDataModel> create(
            Collection<ITmfTrace> traces, String title, String id, @Nullable String secondaryId) {
        String fullId = fullId(id, secondaryId);
        return join(
                traces,
                fullId,
                ITmfTreeXYDataProvider.class,
                (List<ITmfTreeXYDataProvider<ITmfTreeDataModel>> providers) ->
                        new TmfTreeXYCompositeDataProvider<>(providers, title, fullId));
    }

    @Override
    public TmfModelResponse<ITmfXyModel> fetchXY(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return collect(
                monitor,
                provider -> provider.fetchXY(fetchParameters, monitor),
                models -> {
                    List<ISeriesModel> series = new ArrayList<>();
                    models.forEach(model -> series.addAll(model.getSeriesData()));
                    return new TmfXyModel(title, series);
                });
    }
}
