package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.FlameGraphDataProvider;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.FlameCharts;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.loading.core.Reading;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSource;
import org.eclipse.tracecompass.tmf.ui.views.ViewAnalyses;

/** The trees of a trace, for example its calls added up. */
final class FlameGraphSource
        extends ProviderSource<
                FlameGraphDataProvider<?, ?, ?>,
                AnswerLoader<FlameGraphSource.Question, FlameTrees>,
                FlameTrees> {

    /**
     * What is added up.
     *
     * @param groupBy the name of the level up to which trees are merged; empty for none
     * @param whole whether the whole trace is; if so the times are 0
     * @param start the first instant, ns
     * @param end the last instant, after the first
     */
    record Question(String groupBy, boolean whole, long start, long end) {

        static Question ofTrace(String groupBy) {
            return new Question(groupBy, true, 0, 0);
        }

        static Question of(String groupBy, long start, long end) {
            return new Question(groupBy, false, start, Math.max(end, start + 1));
        }

        private Map<String, Object> parameters() {
            Map<String, Object> parameters = new HashMap<>();
            parameters.put(FlameGraphDataProvider.GROUP_BY_KEY, groupBy);
            if (!whole) {
                parameters.put(FlameGraphDataProvider.SELECTION_RANGE_KEY, List.of(start, end));
            }
            return parameters;
        }
    }

    /** Whether it shows all call stacks of the trace. */
    private final boolean all;

    FlameGraphSource(FlameGraphView view, boolean all) {
        super(view);
        this.all = all;
    }

    @Override
    protected ViewAnalyses analyses(ITmfTrace trace) {
        return all
                ? new ViewAnalyses(List.copyOf(FlameCharts.ofAll(trace)))
                : super.analyses(trace);
    }

    @Override
    protected @Nullable FlameGraphDataProvider<?, ?, ?> find(ITmfTrace trace) {
        return DataProviderManager.getInstance()
                .fetchOrCreateDataProvider(trace, providerId(), FlameGraphDataProvider.class);
    }

    @Override
    protected AnswerLoader<Question, FlameTrees> loader(
            FlameGraphDataProvider<?, ?, ?> provider,
            Executor executor,
            DataLoader.Listener<FlameTrees> listener) {
        return new AnswerLoader<>(
                (question, monitor) -> read(provider, question, monitor), executor, listener);
    }

    private static Reading<FlameTrees> read(
            FlameGraphDataProvider<?, ?, ?> provider, Question question, IProgressMonitor monitor) {
        TmfModelResponse<FlameTrees> response = provider.fetchTrees(question.parameters(), monitor);
        return Reading.of(response.getModel(), response.getStatus(), response.getStatusMessage());
    }
}
