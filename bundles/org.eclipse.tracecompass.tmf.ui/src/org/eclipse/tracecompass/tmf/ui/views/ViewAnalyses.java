package org.eclipse.tracecompass.tmf.ui.views;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleConsumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.AnalysisFailure;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The analyses behind a view of a trace; those of its parts if it is an experiment. All methods are
 * cheap, and for any thread.
 *
 * @param modules the analyses; empty if there are none, or if they are unknown
 */
public record ViewAnalyses(List<IAnalysisModule> modules) {

    private static final int STEP_MILLIS = 50;

    /** Copies the list. */
    public ViewAnalyses {
        modules = List.copyOf(modules);
    }

    /**
     * Finds the modules of one analysis.
     *
     * @param trace the trace or experiment
     * @param analysisId the analysis; null for none
     */
    public static ViewAnalyses of(ITmfTrace trace, @Nullable String analysisId) {
        List<IAnalysisModule> modules = new ArrayList<>();
        if (analysisId != null) {
            for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
                IAnalysisModule module = part.getAnalysisModule(analysisId);
                if (module != null && !modules.contains(module)) {
                    modules.add(module);
                }
            }
        }
        return new ViewAnalyses(modules);
    }

    /**
     * Starts those that have never run. One that was cancelled stays so until the user starts it
     * again, even if other views are opened.
     */
    public void start() {
        for (IAnalysisModule module : modules) {
            if (!(module instanceof TmfAbstractAnalysisModule known)
                    || known.getExecutionState() == ExecutionState.NOT_STARTED) {
                module.schedule();
            }
        }
    }

    /**
     * Starts all that are not complete, also those that were cancelled, and waits for them. For a
     * background thread.
     *
     * @param monitor when it is cancelled, the waiting ends, and the analyses go on
     * @param progress is told now and then how much is done, 0 to 1; negative if unknown
     * @return why one came to no end; null if all are complete
     * @throws OperationCanceledException if the monitor is cancelled
     * @since 0.2.0
     */
    public @Nullable EmptyReason await(IProgressMonitor monitor, DoubleConsumer progress) {
        for (IAnalysisModule module : modules) {
            if (!(module instanceof TmfAbstractAnalysisModule known)
                    || known.getExecutionState() == ExecutionState.NOT_STARTED
                    || known.getExecutionState() == ExecutionState.CANCELLED) {
                module.schedule();
            }
        }
        while (isRunning()) {
            if (monitor.isCanceled()) {
                throw new OperationCanceledException();
            }
            progress.accept(progress());
            try {
                TimeUnit.MILLISECONDS.sleep(STEP_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new OperationCanceledException();
            }
        }
        return stopped();
    }

    /** Whether one is running. */
    public boolean isRunning() {
        return isAny(ExecutionState.RUNNING);
    }

    private boolean isAny(ExecutionState state) {
        return modules.stream()
                .anyMatch(
                        module ->
                                module instanceof TmfAbstractAnalysisModule known
                                        && known.getExecutionState() == state);
    }

    /** The progress, 0 to 1, of the least advanced analysis; negative if unknown. */
    public double progress() {
        double least = 2;
        for (IAnalysisModule module : modules) {
            if (module instanceof TmfAbstractAnalysisModule known) {
                least = Math.min(least, known.getProgress());
            }
        }
        return least > 1 ? -1 : least;
    }

    /** Why one came to no end: it failed or was cancelled. Null if none did. */
    public @Nullable EmptyReason stopped() {
        for (IAnalysisModule module : modules) {
            Throwable cause = module.getFailureCause();
            if (cause != null) {
                return EmptyReason.failed(AnalysisFailure.of(module, cause).text());
            }
        }
        for (IAnalysisModule module : modules) {
            if (module instanceof TmfAbstractAnalysisModule known
                    && known.getExecutionState() == ExecutionState.CANCELLED) {
                return EmptyReason.cancelled(module.getName());
            }
        }
        return null;
    }
}
