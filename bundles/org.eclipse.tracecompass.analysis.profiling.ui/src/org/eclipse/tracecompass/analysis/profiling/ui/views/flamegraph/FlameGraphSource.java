package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph.Grouping;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAnalysis;
import org.eclipse.tracecompass.analysis.profiling.core.dataprovider.FlameGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.loading.core.Reading;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSource;
import org.eclipse.tracecompass.tmf.ui.views.ViewAnalyses;

/** The calls of a trace, added up. */
final class FlameGraphSource
        extends ProviderSource<
                FlameGraphDataProvider,
                AnswerLoader<FlameGraphSource.Question, CallGraph>,
                CallGraph> {

    /**
     * The calls that are added up.
     *
     * @param grouping which threads are added up
     * @param whole whether the whole trace is; if so the times are 0
     * @param start the first instant, ns
     * @param end the last instant, after the first
     */
    record Question(Grouping grouping, boolean whole, long start, long end) {

        static Question ofTrace(Grouping grouping) {
            return new Question(grouping, true, 0, 0);
        }

        static Question of(Grouping grouping, long start, long end) {
            return new Question(grouping, false, start, Math.max(end, start + 1));
        }

        private Map<String, Object> parameters() {
            Map<String, Object> parameters = new HashMap<>();
            parameters.put(FlameGraphDataProvider.GROUPING_KEY, grouping.name());
            if (!whole) {
                parameters.putAll(DataProviderParameterUtils.timeParameters(start, end, 2));
            }
            return parameters;
        }
    }

    private final FlameGraphView view;
    private final @Nullable String analysisId;

    FlameGraphSource(FlameGraphView view, @Nullable String analysisId) {
        super(FlameGraphDataProvider.ID, analysisId);
        this.view = view;
        this.analysisId = analysisId;
    }

    @Override
    protected ViewAnalyses analyses(ITmfTrace trace) {
        return analysisId == null
                ? new ViewAnalyses(List.copyOf(CallStackAnalysis.allOf(trace)))
                : super.analyses(trace);
    }

    @Override
    protected @Nullable FlameGraphDataProvider find(ITmfTrace trace) {
        return DataProviderManager.getInstance()
                .fetchOrCreateDataProvider(trace, providerId(), FlameGraphDataProvider.class);
    }

    @Override
    protected EmptyReason missing(ITmfTrace trace) {
        return view.noProvider(trace);
    }

    @Override
    protected AnswerLoader<Question, CallGraph> loader(
            FlameGraphDataProvider provider,
            Executor executor,
            DataLoader.Listener<CallGraph> listener) {
        return new AnswerLoader<>(
                (question, monitor) -> read(provider, question, monitor), executor, listener);
    }

    private static Reading<CallGraph> read(
            FlameGraphDataProvider provider, Question question, IProgressMonitor monitor) {
        TmfModelResponse<CallGraph> response = provider.fetchGraph(question.parameters(), monitor);
        return Reading.of(response.getModel(), response.getStatus(), response.getStatusMessage());
    }
}
