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
        return collect(
                monitor,
                provider -> provider.fetchRowModel(fetchParameters, monitor),
                models -> {
                    List<ITimeGraphRowModel> rows = new ArrayList<>();
                    models.forEach(model -> rows.addAll(model.getRows()));
                    return new TimeGraphModel(rows);
                });
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return collect(
                monitor,
                provider -> provider.fetchArrows(fetchParameters, monitor),
                models -> {
                    List<ITimeGraphArrow> arrows = new ArrayList<>();
                    models.forEach(arrows::addAll);
                    return arrows;
                });
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return collect(
                monitor,
                provider -> provider.fetchTooltip(fetchParameters, monitor),
                models -> {
                    Map<String, String> tooltip = new LinkedHashMap<>();
                    models.forEach(tooltip::putAll);
                    return tooltip;
                });
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return collect(
                monitor,
                provider ->
                        provider instanceof IOutputStyleProvider styles
                                ? styles.fetchStyle(fetchParameters, monitor)
                                : null,
                models -> {
                    Map<String, OutputElementStyle> styles = new LinkedHashMap<>();
                    models.forEach(model -> styles.putAll(model.getStyles()));
                    return new OutputStyleModel(styles);
                });
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
