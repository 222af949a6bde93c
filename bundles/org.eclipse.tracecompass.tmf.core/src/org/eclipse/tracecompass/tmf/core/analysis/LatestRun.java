package org.eclipse.tracecompass.tmf.core.analysis;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.signal.TmfStartAnalysisSignal;

/**
 * The current or latest run of a module: decides when there is a new one, and answers for the
 * module where it stands. Thread-safe.
 */
final class LatestRun {

    private final TmfAbstractAnalysisModule module;
    private final Object lock = new Object();

    /** Null before the first run. Guarded by {@link #lock} for writing. */
    private volatile @Nullable AnalysisRun run;

    LatestRun(TmfAbstractAnalysisModule module) {
        this.module = module;
    }

    /**
     * Starts a run, unless there is one that is going on or has completed.
     *
     * @return an error when the module failed before it ever ran, or depends on one that was
     *     cancelled; else OK
     */
    IStatus schedule() {
        AnalysisRun run;
        synchronized (lock) {
            AnalysisRun previous = this.run;
            if (previous != null
                    && previous.standsFor(ExecutionState.RUNNING, ExecutionState.COMPLETED)) {
                return Objects.requireNonNull(Status.OK_STATUS);
            }
            if (previous != null && previous.failedBeforeStart()) {
                return previous.toStatus();
            }
            run = new AnalysisRun(module, previous);
            this.run = run;
            module.prepareRun();
        }
        IStatus started = run.start(() -> ImmutableList.copyOf(module.getDependentAnalyses()));
        if (!started.isOK()) {
            return started;
        }
        // Asynchronously: who schedules an analysis may hold locks that signal handlers wait for.
        module.broadcastAsync(new TmfStartAnalysisSignal(module, module));
        return Objects.requireNonNull(Status.OK_STATUS);
    }

    /** Forgets the run, so that the next {@link #schedule} starts another; does not cancel it. */
    void reset() {
        synchronized (lock) {
            AnalysisRun run = this.run;
            if (run == null || run.isEnded()) {
                this.run = null;
            } else {
                run.forget();
            }
        }
    }

    /** Cancels the run; false when none is going on. */
    boolean cancel() {
        AnalysisRun run;
        synchronized (lock) {
            run = this.run;
        }
        return run != null && run.cancel();
    }

    /**
     * Marks the run that executes, or the module that never ran, as failed. A run that was
     * forgotten may still execute while the latest one waits for its end.
     *
     * @return whether the latest run has failed by this
     */
    boolean fail(Throwable cause) {
        AnalysisRun run;
        synchronized (lock) {
            run = this.run;
            if (run == null) {
                run = AnalysisRun.neverStarted(module);
                this.run = run;
            }
        }
        return fail(run.executing(), cause);
    }

    /**
     * Marks one run as failed.
     *
     * @return whether the latest run has failed by this
     */
    boolean fail(AnalysisRun failed, Throwable cause) {
        return failed.fail(cause) && failed == run;
    }

    /** Waits for the end of the run; true when it completed, false also when there is none. */
    boolean await(IProgressMonitor monitor) {
        AnalysisRun run = this.run;
        return run != null && run.await(monitor);
    }

    ExecutionState getState() {
        AnalysisRun run = this.run;
        return run == null ? ExecutionState.NOT_STARTED : run.getState();
    }

    @Nullable
    Throwable getFailureCause() {
        AnalysisRun run = this.run;
        return run == null ? null : run.getFailureCause();
    }

    double getProgress() {
        AnalysisRun run = this.run;
        return run == null ? 0 : run.getProgress();
    }
}
