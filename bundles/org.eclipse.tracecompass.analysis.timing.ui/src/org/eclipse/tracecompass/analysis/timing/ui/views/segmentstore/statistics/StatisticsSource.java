package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SelectionFigures;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.loading.core.Reading;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSource;

/** The data provider of the statistics of segments. */
@NonNullByDefault
final class StatisticsSource
        extends ProviderSource<
                ITmfTreeDataProvider<? extends ITmfTreeDataModel>,
                AnswerLoader<StatisticsSource.Selection, StatisticsSource.Figures>,
                StatisticsSource.Figures> {

    /**
     * The times that are selected, in ns.
     *
     * @param start the first instant
     * @param end the last one; no range is selected if it is the first
     */
    record Selection(long start, long end) {

        boolean isRange() {
            return end > start;
        }
    }

    /**
     * The figures.
     *
     * @param whole of the whole trace
     * @param selected of the selected range; null if none is selected
     */
    record Figures(
            TmfTreeModel<? extends ITmfTreeDataModel> whole,
            @Nullable TmfTreeModel<? extends ITmfTreeDataModel> selected) {

        /** Whether there is more than the roots, and more than sums of nothing. */
        boolean hasFigures() {
            int count = countColumn();
            return whole.getEntries().stream()
                    .anyMatch(
                            e ->
                                    e.getParentId() >= 0
                                            && (count < 0
                                                    || count >= e.getLabels().size()
                                                    || !e.getLabels().get(count).equals("0")));
        }

        private int countColumn() {
            return whole.getColumnDescriptors().stream()
                    .map(ITableColumnDescriptor::getText)
                    .toList()
                    .indexOf(COUNT);
        }
    }

    private static final String COUNT = "Count";

    private final AbstractSegmentsStatisticsView view;
    private volatile Map<String, Object> parameters = Map.of();

    StatisticsSource(AbstractSegmentsStatisticsView view) {
        super(view);
        this.view = view;
    }

    @Override
    protected @Nullable ITmfTreeDataProvider<? extends ITmfTreeDataModel> find(ITmfTrace trace) {
        parameters = view.parametersOf(trace);
        return DataProviderManager.getInstance()
                .fetchOrCreateDataProvider(trace, providerId(), ITmfTreeDataProvider.class);
    }

    @Override
    protected AnswerLoader<Selection, Figures> loader(
            ITmfTreeDataProvider<? extends ITmfTreeDataModel> provider,
            Executor executor,
            DataLoader.Listener<Figures> listener) {
        return new AnswerLoader<>(
                (selection, monitor) -> figures(provider, selection, monitor), executor, listener);
    }

    private Reading<Figures> figures(
            ITmfTreeDataProvider<? extends ITmfTreeDataModel> provider,
            Selection selection,
            IProgressMonitor monitor) {
        TmfModelResponse<? extends TmfTreeModel<? extends ITmfTreeDataModel>> all =
                provider.fetchTree(new HashMap<>(parameters), monitor);
        TmfTreeModel<? extends ITmfTreeDataModel> whole = all.getModel();
        TmfTreeModel<? extends ITmfTreeDataModel> part =
                whole == null || !selection.isRange() || !view.hasFigures()
                        ? null
                        : selected(provider, selection, monitor);
        return Reading.of(
                whole == null ? null : new Figures(whole, part),
                all.getStatus(),
                all.getStatusMessage());
    }

    private static @Nullable TmfTreeModel<? extends ITmfTreeDataModel> selected(
            ITmfTreeDataProvider<? extends ITmfTreeDataModel> provider,
            Selection selection,
            IProgressMonitor monitor) {
        boolean isAmongAll = SelectionFigures.concern(provider.getId());
        Map<String, Object> parameters =
                isAmongAll
                        ? SelectionFigures.parameters(selection.start(), selection.end())
                        : Map.of(
                                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                List.of(selection.start(), selection.end()));
        TmfTreeModel<? extends ITmfTreeDataModel> model =
                provider.fetchTree(parameters, monitor).getModel();
        return model == null || !isAmongAll ? model : SelectionFigures.of(model);
    }
}
