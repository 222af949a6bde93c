package org.eclipse.tracecompass.tmf.ui.xychart;

import java.util.concurrent.Executor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSource;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartLoader;
import org.eclipse.tracecompass.tmf.xychart.core.ChartReader;

/** The XY data provider of a trace, as its view wants it. */
final class ChartSource
        extends ProviderSource<
                ITmfTreeXYDataProvider<? extends ITmfTreeDataModel>, ChartLoader, ChartData> {

    private final XyChartView view;

    ChartSource(XyChartView view) {
        super(view);
        this.view = view;
    }

    @Override
    @SuppressWarnings("unchecked")
    protected @Nullable ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> find(ITmfTrace trace) {
        ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> found =
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(
                                trace, providerId(), ITmfTreeXYDataProvider.class);
        return found == null ? null : view.adapt(found);
    }

    @Override
    protected ChartLoader loader(
            ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider,
            Executor executor,
            DataLoader.Listener<ChartData> listener) {
        return new ChartLoader(new ChartReader(provider), executor, listener);
    }
}
