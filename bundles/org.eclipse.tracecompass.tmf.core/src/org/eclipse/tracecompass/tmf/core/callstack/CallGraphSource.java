package org.eclipse.tracecompass.tmf.core.callstack;

import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.callstack.CallGraph.Grouping;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Computes call graphs of a trace, or of all traces of an experiment together. Thread-safe. */
public final class CallGraphSource {

    private final ITmfTrace fTrace;
    private final Map<ITmfTrace, FunctionNames> fNames = new ConcurrentHashMap<>();

    /**
     * Creates a source.
     *
     * @param trace the trace or experiment
     */
    public CallGraphSource(ITmfTrace trace) {
        fTrace = trace;
    }

    /**
     * Adds the calls in a range of time up. The analyses are started if they were not, but not
     * waited for: while they run, the answer is of what is known so far, and RUNNING.
     *
     * @param grouping which threads are added up
     * @param from the first instant, ns
     * @param to the last instant, ns
     * @param monitor shows progress and may be cancelled; null for none
     * @return the answer, without a model if it failed or was cancelled
     */
    public TmfModelResponse<CallGraph> fetch(
            Grouping grouping, long from, long to, @Nullable IProgressMonitor monitor) {
        Collection<CallStackAnalysis> analyses = CallStackAnalysis.allOf(fTrace);
        CallGraph.Builder builder = new CallGraph.Builder(grouping, from, to);
        boolean complete = true;
        String failure = analyses.isEmpty() ? "no call stack analysis applies to the trace" : null;
        int added = 0;
        for (CallStackAnalysis analysis : analyses) {
            ITmfTrace trace = analysis.getTrace();
            IStatus status = analysis.schedule();
            boolean initialized = status.isOK() && analysis.waitForInitialization();
            ITmfStateSystem history = initialized ? analysis.getStateSystem() : null;
            if (history == null || trace == null) {
                failure = reason(analysis, status);
                continue;
            }
            complete &= history.waitUntilBuilt(0);
            try {
                builder.add(
                        history,
                        analyses.size() > 1 ? trace.getName() + ": " : "",
                        names(trace),
                        monitor);
                added++;
            } catch (StateSystemDisposedException e) {
                failure = reason(analysis, status);
            }
            if (monitor != null && monitor.isCanceled()) {
                return new TmfModelResponse<>(
                        null, Status.CANCELLED, CommonStatusMessage.TASK_CANCELLED);
            }
        }
        if (added == 0 && failure != null) {
            return new TmfModelResponse<>(null, Status.FAILED, failure);
        }
        return complete
                ? new TmfModelResponse<>(
                        builder.build(), Status.COMPLETED, CommonStatusMessage.COMPLETED)
                : new TmfModelResponse<>(
                        builder.build(), Status.RUNNING, CommonStatusMessage.RUNNING);
    }

    private FunctionNames names(ITmfTrace trace) {
        FunctionNames names =
                Objects.requireNonNull(fNames.computeIfAbsent(trace, FunctionNames::new));
        names.refresh();
        return names;
    }

    private static String reason(CallStackAnalysis analysis, IStatus status) {
        Throwable cause = analysis.getFailureCause();
        String message = cause == null ? status.getMessage() : cause.getMessage();
        return CommonStatusMessage.ANALYSIS_EXECUTION_FAILED
                + (message == null || message.isEmpty() ? "" : ": " + message);
    }
}
