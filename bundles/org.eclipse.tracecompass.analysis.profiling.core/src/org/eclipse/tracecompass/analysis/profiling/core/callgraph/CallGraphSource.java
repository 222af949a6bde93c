package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph.Grouping;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAnalysis;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Computes call graphs of a trace, or of all traces of an experiment together. Thread-safe. */
public final class CallGraphSource {

    private final ITmfTrace trace;
    private final Map<ITmfTrace, FunctionNames> names = new ConcurrentHashMap<>();

    /**
     * Creates a source.
     *
     * @param trace the trace or experiment
     */
    public CallGraphSource(ITmfTrace trace) {
        this.trace = trace;
    }

    /**
     * Adds the calls in a range of time up. The analyses are started if they were not, but not
     * waited for: while they run, the answer covers the calls known so far and is RUNNING.
     *
     * @param grouping which threads are added up
     * @param from the first instant, ns
     * @param to the last instant, ns
     * @param monitor shows progress and may be cancelled; null for none
     * @return the answer, without a model if it failed or was cancelled
     */
    public TmfModelResponse<CallGraph> fetch(
            Grouping grouping, long from, long to, @Nullable IProgressMonitor monitor) {
        Collection<CallStackAnalysis> analyses = CallStackAnalysis.allOf(trace);
        if (analyses.isEmpty()) {
            return Answers.failed("No call stack analysis applies to the trace.");
        }
        CallGraph.Builder builder = new CallGraph.Builder(grouping, from, to);
        List<TmfModelResponse<CallGraph.Builder>> parts = new ArrayList<>();
        for (CallStackAnalysis analysis : analyses) {
            parts.add(add(builder, analysis, analyses.size() > 1, to, monitor));
        }
        return Answers.join(parts, built -> builder.build());
    }

    private TmfModelResponse<CallGraph.Builder> add(
            CallGraph.Builder builder,
            CallStackAnalysis analysis,
            boolean several,
            long to,
            @Nullable IProgressMonitor monitor) {
        return Answers.from(
                analysis,
                to,
                monitor,
                history -> {
                    ITmfTrace trace = analysis.getTrace();
                    if (trace == null) {
                        throw new StateSystemDisposedException();
                    }
                    String prefix = several ? trace.getName() + ": " : "";
                    builder.add(history, prefix, names(trace), monitor);
                    return builder;
                });
    }

    private FunctionNames names(ITmfTrace trace) {
        FunctionNames names =
                Objects.requireNonNull(this.names.computeIfAbsent(trace, FunctionNames::new));
        names.refresh();
        return names;
    }
}
