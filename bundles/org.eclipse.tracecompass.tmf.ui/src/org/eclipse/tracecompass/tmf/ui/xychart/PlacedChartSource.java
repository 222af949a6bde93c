package org.eclipse.tracecompass.tmf.ui.xychart;

import java.util.concurrent.Executor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSource;
import org.eclipse.tracecompass.tmf.xychart.core.PlacedChart;
import org.eclipse.tracecompass.tmf.xychart.core.PlacedReader;

/** The data provider of a chart whose axis is not time. */
final class PlacedChartSource
        extends ProviderSource<
                ITmfTreeXYDataProvider<? extends ITmfTreeDataModel>,
                AnswerLoader<PlacedReader.Wish, PlacedChart>,
                PlacedChart> {

    PlacedChartSource(PlacedChartView view) {
        super(view);
    }

    @Override
    @SuppressWarnings("unchecked")
    protected @Nullable ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> find(ITmfTrace trace) {
        return DataProviderManager.getInstance()
                .fetchOrCreateDataProvider(trace, providerId(), ITmfTreeXYDataProvider.class);
    }

    @Override
    protected AnswerLoader<PlacedReader.Wish, PlacedChart> loader(
            ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider,
            Executor executor,
            DataLoader.Listener<PlacedChart> listener) {
        return new AnswerLoader<>(new PlacedReader(provider), executor, listener);
    }
}
