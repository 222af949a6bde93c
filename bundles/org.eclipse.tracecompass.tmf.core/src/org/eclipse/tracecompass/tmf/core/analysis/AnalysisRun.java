package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.ProgressMonitorWrapper;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;

/**
 * One run of an analysis module, from its scheduling to its end: the job, its state and who waits
 * for it. Eclipse jobs need no OSGi framework; in a plain JVM their workers are daemon threads.
 * Thread-safe.
 */
final class AnalysisRun {

    /** The plug-in named in statuses. */
    static final String PLUGIN_ID = "org.eclipse.tracecompass.tmf.core";

    /** How often a waiter looks at its monitor. */
    private static final long POLL_MS = 100;

    private static final System.Logger LOGGER = LazyLogger.of(AnalysisRun.class);

    private final TmfAbstractAnalysisModule module;
    private final CountDownLatch end = new CountDownLatch(1);
    private final Job job;

    /** The run before this one while it may still be going on; null when it is known to be over. */
    private volatile @Nullable AnalysisRun previous;

    private List<IAnalysisModule> dependencies = List.of();

    private ExecutionState state = ExecutionState.RUNNING;
    private boolean forgotten;
    private boolean started;
    private @Nullable Throwable failureCause;
    private volatile @Nullable IProgressMonitor monitor;
    private volatile double progress;

    /**
     * Creates a run.
     *
     * @param module whose run it is
     * @param previous the run before it, which may still be ending; null for none
     */
    AnalysisRun(TmfAbstractAnalysisModule module, @Nullable AnalysisRun previous) {
        this.module = module;
        this.previous = previous;
        job =
                new Job(module.getName()) {
                    @Override
                    protected IStatus run(@Nullable IProgressMonitor monitor) {
                        runModule(new ProgressTap(Objects.requireNonNull(monitor)));
                        return Status.OK_STATUS;
                    }

                    @Override
                    protected void canceling() {
                        // the user cancelled the job in a progress view
                        AnalysisRun.this.module.cancel();
                    }
                };
        // A job cancelled before it runs is done too, whenever that happens.
        job.addJobChangeListener(
                new JobChangeAdapter() {
                    @Override
                    public void done(@Nullable IJobChangeEvent event) {
                        end.countDown();
                    }
                });
    }

    /**
     * Creates a run that never starts: it stands for a module that failed before it was scheduled.
     */
    static AnalysisRun neverStarted(TmfAbstractAnalysisModule module) {
        AnalysisRun run = new AnalysisRun(module, null);
        run.end.countDown();
        return run;
    }

    /**
     * Starts the job, which first waits for the dependencies. If it cannot be started, the run has
     * failed, and no thread waits for it. A dependency that the user cancelled is not started
     * again: then there is no run.
     *
     * @param dependencies finds the analyses that come first
     * @return an error if a dependency was cancelled, else OK
     */
    IStatus start(Supplier<List<IAnalysisModule>> dependencies) {
        synchronized (this) {
            started = true;
        }
        try {
            this.dependencies = dependencies.get();
            for (IAnalysisModule dependency : this.dependencies) {
                if (dependency instanceof TmfAbstractAnalysisModule known
                        && known.getExecutionState() == ExecutionState.CANCELLED) {
                    forget();
                    end.countDown();
                    return dependencyCancelled(dependency);
                }
            }
            job.schedule();
            return Objects.requireNonNull(Status.OK_STATUS);
        } catch (RuntimeException | Error e) {
            end.countDown();
            module.fail(this, e);
            throw e;
        }
    }

    private IStatus dependencyCancelled(IAnalysisModule dependency) {
        return new Status(
                IStatus.ERROR,
                PLUGIN_ID,
                "The analysis %s depends on %s, which was cancelled; start %2$s again first."
                        .formatted(module.getName(), dependency.getName()));
    }

    private void runModule(IProgressMonitor monitor) {
        this.monitor = monitor;
        if (!isRunning()) {
            // cancelled between the start of the job and the line above, where no monitor was seen
            monitor.setCanceled(true);
        }
        boolean complete = false;
        MemoryGuard.INSTANCE.enter(this);
        try {
            if (waitForPrevious(monitor)) {
                waitForDependencies(monitor);
                if (isRunning() && !monitor.isCanceled()) {
                    complete = module.execute(monitor);
                }
            }
        } catch (TmfAnalysisException | RuntimeException | Error e) {
            if (isRunning()) {
                module.fail(this, e);
            }
        } finally {
            MemoryGuard.INSTANCE.leave(this);
            this.monitor = null;
            end(complete, monitor.isCanceled());
            monitor.done();
        }
    }

    /**
     * Waits for the end of the runs before this one. One of them may have been cancelled while it
     * was itself waiting: its own end does not mean that those before it have ended, too.
     *
     * @return false when the waiting was given up
     */
    private boolean waitForPrevious(IProgressMonitor monitor) {
        for (AnalysisRun run = previous; run != null; run = run.previous) {
            if (!run.awaitEnd(monitor)) {
                return false;
            }
        }
        previous = null;
        return true;
    }

    /**
     * Waits for the analyses that this one builds on. If one of them was cancelled, so is this one.
     *
     * @throws TmfAnalysisException if one of them has failed
     */
    private void waitForDependencies(IProgressMonitor monitor) throws TmfAnalysisException {
        dependencies.forEach(IAnalysisModule::schedule);
        for (IAnalysisModule dependency : dependencies) {
            if (dependency.waitForCompletion(monitor) || monitor.isCanceled()) {
                continue;
            }
            if (dependency instanceof TmfAbstractAnalysisModule known
                    && known.getExecutionState() == ExecutionState.CANCELLED) {
                if (cancel()) {
                    module.canceling();
                }
                return;
            }
            throw failureOf(dependency);
        }
    }

    private static TmfAnalysisException failureOf(IAnalysisModule dependency) {
        Throwable cause = dependency.getFailureCause();
        return cause == null
                ? new TmfAnalysisException(
                        "It depends on %s, which did not complete.".formatted(dependency.getName()))
                : new TmfAnalysisException(
                        "It depends on %s, which failed: %s"
                                .formatted(dependency.getName(), reason(cause)),
                        cause);
    }

    private void end(boolean complete, boolean cancelled) {
        boolean failed;
        synchronized (this) {
            if (state == ExecutionState.RUNNING && (complete || cancelled)) {
                state = complete ? ExecutionState.COMPLETED : ExecutionState.CANCELLED;
            }
            failed = state == ExecutionState.RUNNING;
        }
        if (failed) {
            module.fail(
                    this,
                    new TmfAnalysisException(
                            "The analysis " + module.getName() + " did not complete."));
        }
        if (complete) {
            progress = 1;
        }
        end.countDown();
    }

    /** Cancels the run; false when it is not running any more. */
    boolean cancel() {
        synchronized (this) {
            if (state != ExecutionState.RUNNING) {
                return false;
            }
            state = ExecutionState.CANCELLED;
        }
        IProgressMonitor monitor = this.monitor;
        if (monitor != null) {
            monitor.setCanceled(true);
        }
        if (job.getState() == Job.WAITING) {
            job.cancel();
        }
        return true;
    }

    /** Marks the run as failed; false when it has ended otherwise. */
    synchronized boolean fail(Throwable cause) {
        if (state != ExecutionState.RUNNING) {
            return false;
        }
        state = ExecutionState.FAILED;
        failureCause = cause;
        LOGGER.log(
                System.Logger.Level.ERROR,
                "The analysis " + module.getName() + " failed: " + reason(cause),
                cause);
        return true;
    }

    /** Fails the run because it has taken all memory, and makes its thread return soon. */
    void starve() {
        IProgressMonitor monitor = this.monitor;
        if (monitor == null || !isRunning()) {
            return;
        }
        module.fail(this, new OutOfMemoryError("Java heap space"));
        monitor.setCanceled(true);
        module.canceling();
    }

    /** Returns the run that may be executing: this one, unless one before it has not ended. */
    AnalysisRun executing() {
        AnalysisRun executing = this;
        for (AnalysisRun run = previous; run != null; run = run.previous) {
            if (!run.isEnded()) {
                executing = run;
            }
        }
        return executing;
    }

    /** Makes the run stand for "not started" from now on. */
    synchronized void forget() {
        forgotten = true;
    }

    /** Returns whether the thread of the run has ended. */
    boolean isEnded() {
        return end.getCount() == 0;
    }

    private synchronized boolean isRunning() {
        return state == ExecutionState.RUNNING;
    }

    synchronized boolean standsFor(ExecutionState... states) {
        return !forgotten && Arrays.asList(states).contains(state);
    }

    /** Whether it failed without having been started: another run would fail as well. */
    synchronized boolean failedBeforeStart() {
        return !started && standsFor(ExecutionState.FAILED);
    }

    synchronized ExecutionState getState() {
        return forgotten ? ExecutionState.NOT_STARTED : state;
    }

    synchronized @Nullable Throwable getFailureCause() {
        return forgotten ? null : failureCause;
    }

    double getProgress() {
        return progress;
    }

    /** Waits for the end; true when the analysis completed. */
    boolean await(IProgressMonitor monitor) {
        return awaitEnd(monitor) && getState() == ExecutionState.COMPLETED;
    }

    private boolean awaitEnd(IProgressMonitor monitor) {
        try {
            while (!end.await(POLL_MS, TimeUnit.MILLISECONDS)) {
                if (monitor.isCanceled()) {
                    return false;
                }
            }
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Returns a status with the reason of the failure. */
    IStatus toStatus() {
        Throwable cause = getFailureCause();
        return new Status(
                IStatus.ERROR,
                PLUGIN_ID,
                "The analysis "
                        + module.getName()
                        + " failed: "
                        + (cause == null ? "" : reason(cause)),
                cause);
    }

    /** Returns why something failed, for the user. */
    static String reason(Throwable cause) {
        return Shortage.reasonOf(cause);
    }

    /** Passes progress on, and keeps the share that is done. */
    private final class ProgressTap extends ProgressMonitorWrapper {
        private int total;
        private double done;

        ProgressTap(IProgressMonitor monitor) {
            super(monitor);
        }

        @Override
        public void beginTask(@Nullable String name, int totalWork) {
            super.beginTask(name, totalWork);
            total = totalWork;
            done = 0;
            progress = totalWork == IProgressMonitor.UNKNOWN ? -1 : 0;
        }

        @Override
        public void worked(int work) {
            super.worked(work);
            if (total > 0) {
                done += work;
                progress = Math.min(1, done / total);
            }
        }
    }
}
