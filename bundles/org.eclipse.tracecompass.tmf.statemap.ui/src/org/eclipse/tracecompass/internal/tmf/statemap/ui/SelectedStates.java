package org.eclipse.tracecompass.internal.tmf.statemap.ui;

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
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.rows.core.ForwardingTimeGraphProvider;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.TagSelection;

/**
 * A data provider to which the choice of a state or tag is told with each request of a picture;
 * exports, which want everything, are not concerned.
 *
 * @param <M> the type of the entries
 */
class SelectedStates<M extends ITimeGraphEntryModel> extends ForwardingTimeGraphProvider<M> {

    private final Supplier<@Nullable TagSelection> choice;

    private SelectedStates(
            ITimeGraphDataProvider<M> provider, Supplier<@Nullable TagSelection> choice) {
        super(provider);
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
    public TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TagSelection chosen = choice.get();
        if (chosen == null
                || fetchParameters.containsKey(DataProviderParameterUtils.FULL_SEARCH_KEY)) {
            return super.fetchRowModel(fetchParameters, monitor);
        }
        Map<String, Object> parameters = new HashMap<>(fetchParameters);
        parameters.put(TagSelection.PARAMETER, chosen.toParameter());
        return super.fetchRowModel(parameters, monitor);
    }
}
