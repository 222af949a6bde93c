package org.eclipse.tracecompass.internal.tmf.statemap.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.loading.core.Reading;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapAnalysis;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapTotals;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSource;

/** The statemaps of a trace, whose states are added up when their analyses are done. */
final class TotalsSource
        extends ProviderSource<
                List<StatemapTrace>,
                AnswerLoader<TotalsSource.Span, StatemapTotals>,
                StatemapTotals> {

    /**
     * The request for totals.
     *
     * @param start the first instant, ns
     * @param end the last one
     */
    record Span(long start, long end) {}

    TotalsSource() {
        super(StatemapAnalysis.ID, StatemapAnalysis.ID);
    }

    @Override
    protected @Nullable List<StatemapTrace> find(ITmfTrace trace) {
        List<StatemapTrace> maps = new ArrayList<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
            if (member instanceof StatemapTrace map
                    && map.getAnalysisModule(StatemapAnalysis.ID) instanceof StatemapAnalysis) {
                maps.add(map);
            }
        }
        return maps.isEmpty() ? null : maps;
    }

    /** The traces themselves are added up. */
    @Override
    protected void forget(ITmfTrace trace) {}

    @Override
    protected AnswerLoader<Span, StatemapTotals> loader(
            List<StatemapTrace> maps,
            Executor executor,
            DataLoader.Listener<StatemapTotals> listener) {
        return new AnswerLoader<>((span, monitor) -> add(maps, span, monitor), executor, listener);
    }

    private static Reading<StatemapTotals> add(
            List<StatemapTrace> maps, Span span, IProgressMonitor monitor) {
        for (StatemapTrace map : maps) {
            if (map.getAnalysisModule(StatemapAnalysis.ID) instanceof StatemapAnalysis analysis) {
                switch (analysis.getExecutionState()) {
                    case NOT_STARTED, RUNNING -> {
                        return new Reading<>(null, true, false, null);
                    }
                    case CANCELLED, FAILED -> {
                        return new Reading<>(null, false, false, analysis.getName());
                    }
                    case COMPLETED -> {}
                }
            }
        }
        return new Reading<>(
                StatemapTotals.of(maps, span.start(), span.end(), monitor), false, false, null);
    }
}
