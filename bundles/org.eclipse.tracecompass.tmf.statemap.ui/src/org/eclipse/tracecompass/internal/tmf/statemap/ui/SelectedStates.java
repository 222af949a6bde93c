package org.eclipse.tracecompass.internal.tmf.statemap.ui;

import com.google.common.collect.Multimap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapSource;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.TagSelection;

/**
 * A data provider to which the choice of a state or tag is told with each request of a picture;
 * exports, which want everything, are not concerned.
 *
 * @param <M> the type of the entries
 */
class SelectedStates<M extends ITimeGraphEntryModel>
        implements ITimeGraphDataProvider<M>, IOutputStyleProvider {

    private final ITimeGraphDataProvider<M> provider;
    private final Supplier<@Nullable TagSelection> choice;

    private SelectedStates(
            ITimeGraphDataProvider<M> provider, Supplier<@Nullable TagSelection> choice) {
        this.provider = provider;
        this.choice = choice;
    }

    static <M extends ITimeGraphEntryModel> ITimeGraphDataProvider<M> of(
            ITimeGraphDataProvider<M> provider, Supplier<@Nullable TagSelection> choice) {
        return provider instanceof StatemapSource source
                ? new OfOneMap<>(provider, source, choice)
                : new SelectedStates<>(provider, choice);
    }

    /** Of one map it is known what it says of itself. */
    private static final class OfOneMap<M extends ITimeGraphEntryModel> extends SelectedStates<M>
            implements StatemapSource {

        private final StatemapSource source;

        OfOneMap(
                ITimeGraphDataProvider<M> provider,
                StatemapSource source,
                Supplier<@Nullable TagSelection> choice) {
            super(provider, choice);
            this.source = source;
        }

        @Override
        public StatemapMetadata metadata() {
            return source.metadata();
        }

        @Override
        public List<StatemapTag> tags() {
            return source.tags();
        }
    }

    @Override
    public TmfModelResponse<TmfTreeModel<M>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return provider.fetchTree(fetchParameters, monitor);
    }

    @Override
    public String getId() {
        return provider.getId();
    }

    @Override
    public TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TagSelection chosen = choice.get();
        if (chosen == null
                || fetchParameters.containsKey(DataProviderParameterUtils.FULL_SEARCH_KEY)) {
            return provider.fetchRowModel(fetchParameters, monitor);
        }
        Map<String, Object> parameters = new HashMap<>(fetchParameters);
        parameters.put(TagSelection.PARAMETER, chosen.toParameter());
        return provider.fetchRowModel(parameters, monitor);
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
                : new TmfModelResponse<>(
                        new OutputStyleModel(Map.of()),
                        Status.COMPLETED,
                        CommonStatusMessage.COMPLETED);
    }

    @Override
    public Multimap<String, Object> getFilterData(
            long entryId, long time, @Nullable IProgressMonitor monitor) {
        return provider.getFilterData(entryId, time, monitor);
    }
}
