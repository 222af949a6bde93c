package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.concurrent.Executor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.load.TimeGraphLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSource;
import org.eclipse.tracecompass.tmf.ui.views.ViewAnalyses;

/** The time graph data provider of a trace, as its view wants it. */
final class TimeGraphSource
        extends ProviderSource<
                ITimeGraphDataProvider<? extends ITimeGraphEntryModel>,
                TimeGraphLoader,
                TimeGraphData> {

    private final TimeGraphView view;

    TimeGraphSource(TimeGraphView view) {
        super(view);
        this.view = view;
    }

    @Override
    @SuppressWarnings("unchecked")
    protected @Nullable ITimeGraphDataProvider<? extends ITimeGraphEntryModel> find(
            ITmfTrace trace) {
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> found =
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(
                                trace, providerId(), ITimeGraphDataProvider.class);
        return found == null ? null : view.adapt(found);
    }

    @Override
    protected EmptyReason failed(ITmfTrace trace, String message) {
        return view.noAnswer(trace, message);
    }

    @Override
    protected ViewAnalyses analyses(ITmfTrace trace) {
        return view.analyses(trace, super.analyses(trace));
    }

    @Override
    protected TimeGraphLoader loader(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider,
            Executor executor,
            DataLoader.Listener<TimeGraphData> listener) {
        return new TimeGraphLoader(
                new ProviderReader(provider, view::filterParameters, view.marks()),
                executor,
                listener);
    }
}
