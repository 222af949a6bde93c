package org.eclipse.tracecompass.tmf.core.model.timegraph;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Several time graphs as one.
 *
 * @param <M> the type of the entries
 * @param <P> the type of the data providers
 */
public class TmfTimeGraphCompositeDataProvider<
                M extends ITimeGraphEntryModel, P extends ITimeGraphDataProvider<M>>
        extends TmfTreeCompositeDataProvider<M, P>
        implements ITimeGraphDataProvider<M>, IOutputStyleProvider {

    /**
     * Creates a data provider.
     *
     * @param providers the data providers
     * @param id the id
     */
    public TmfTimeGraphCompositeDataProvider(List<P> providers, String id) {
        super(providers, id);
    }

    /**
     * Joins the data providers of several traces.
     *
     * @param traces the traces
     * @param id the id of the data providers
     * @return the only one, or all as one; null when there is none
     */
    public static @Nullable ITimeGraphDataProvider<ITimeGraphEntryModel> create(
            Collection<ITmfTrace> traces, String id) {
        return create(traces, id, null);
    }

    /**
     * Joins the data providers of several traces.
     *
     * @param traces the traces
     * @param id the id of the data providers
     * @param secondaryId their secondary id, null for none
     * @return the only one, or all as one; null when there is none
     */
    public static @Nullable ITimeGraphDataProvider<ITimeGraphEntryModel> create(
            Collection<ITmfTrace> traces, String id, @Nullable String secondaryId) {
        String fullId = fullId(id, secondaryId);
        return join(
                traces,
                fullId,
                ITimeGraphDataProvider.class,
                (List<ITimeGraphDataProvider<ITimeGraphEntryModel>> providers) ->
                        new TmfTimeGraphCompositeDataProvider<>(providers, fullId));
    }

    @Override
    public TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TmfModelResponse<List<TimeGraphModel>> all =
                collect(monitor, provider -> provider.fetchRowModel(fetchParameters, monitor));
        List<TimeGraphModel> models = all.getModel();
        List<ITimeGraphRowModel> rows = new ArrayList<>();
        if (models != null) {
            models.forEach(model -> rows.addAll(model.getRows()));
        }
        return new TmfModelResponse<>(
                models == null ? null : new TimeGraphModel(rows),
                all.getStatus(),
                all.getStatusMessage());
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TmfModelResponse<List<List<ITimeGraphArrow>>> all =
                collect(monitor, provider -> provider.fetchArrows(fetchParameters, monitor));
        List<List<ITimeGraphArrow>> models = all.getModel();
        List<ITimeGraphArrow> arrows = new ArrayList<>();
        if (models != null) {
            models.forEach(arrows::addAll);
        }
        return new TmfModelResponse<>(
                models == null ? null : arrows, all.getStatus(), all.getStatusMessage());
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TmfModelResponse<List<Map<String, String>>> all =
                collect(monitor, provider -> provider.fetchTooltip(fetchParameters, monitor));
        List<Map<String, String>> models = all.getModel();
        Map<String, String> tooltip = new LinkedHashMap<>();
        if (models != null) {
            models.forEach(tooltip::putAll);
        }
        return new TmfModelResponse<>(
                models == null ? null : tooltip, all.getStatus(), all.getStatusMessage());
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TmfModelResponse<List<OutputStyleModel>> all =
                collect(
                        monitor,
                        provider ->
                                provider instanceof IOutputStyleProvider styles
                                        ? styles.fetchStyle(fetchParameters, monitor)
                                        : null);
        List<OutputStyleModel> models = all.getModel();
        Map<String, OutputElementStyle> styles = new LinkedHashMap<>();
        if (models != null) {
            models.forEach(model -> styles.putAll(model.getStyles()));
        }
        return new TmfModelResponse<>(
                models == null ? null : new OutputStyleModel(styles),
                all.getStatus(),
                all.getStatusMessage());
    }

    @Override
    public Multimap<String, Object> getFilterData(
            long entryId, long time, @Nullable IProgressMonitor monitor) {
        Multimap<String, Object> data = HashMultimap.create();
        getProviders()
                .forEach(provider -> data.putAll(provider.getFilterData(entryId, time, monitor)));
        return data;
    }
}
