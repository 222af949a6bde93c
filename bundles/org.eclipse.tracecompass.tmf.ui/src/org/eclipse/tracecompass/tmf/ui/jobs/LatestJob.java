package org.eclipse.tracecompass.tmf.ui.jobs;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;

/**
 * What a view finds out in a job, which shows in the Progress view. Only the latest piece of work
 * counts: it cancels the one before, which says nothing any more. For the UI thread.
 *
 * @since 0.2.0
 */
public final class LatestJob {

    /** Work in the background. */
    @FunctionalInterface
    public interface Work {
        /**
         * Finds something out.
         *
         * @param monitor says whether to go on; to be asked from time to time
         * @param news runs something on the UI thread, such as what shows progress
         * @return what shows the outcome, on the UI thread
         * @throws OperationCanceledException if the monitor is cancelled
         */
        Runnable run(IProgressMonitor monitor, Consumer<Runnable> news);
    }

    private final Consumer<Runnable> ui;
    private @Nullable Job job;
    private int turn;

    /**
     * @param ui runs something on the UI thread, unless the view is closed by then
     */
    public LatestJob(Consumer<Runnable> ui) {
        this.ui = ui;
    }

    /**
     * Starts some work in place of the work before.
     *
     * @param name what is done, for the user
     * @param work does it
     * @param cancelled says that there is no outcome: the user has cancelled the job, or the work
     *     has thrown something, which is reported like that of any job
     */
    public void run(String name, Work work, Runnable cancelled) {
        stop();
        int mine = turn;
        Consumer<Runnable> news =
                action ->
                        ui.accept(
                                () -> {
                                    if (turn == mine) {
                                        action.run();
                                    }
                                });
        AtomicReference<Runnable> outcome = new AtomicReference<>(cancelled);
        Job begun =
                Background.create(
                        name, monitor -> outcome.set(outcome(work, monitor, news, cancelled)));
        // Also told if the work throws something, or never begins.
        begun.addJobChangeListener(
                IJobChangeListener.onDone(
                        event ->
                                news.accept(
                                        () -> {
                                            job = null;
                                            outcome.get().run();
                                        })));
        job = begun;
        begun.schedule();
    }

    private static Runnable outcome(
            Work work, IProgressMonitor monitor, Consumer<Runnable> news, Runnable cancelled) {
        try {
            Runnable outcome = work.run(monitor, news);
            return monitor.isCanceled() ? cancelled : outcome;
        } catch (OperationCanceledException e) {
            return cancelled;
        }
    }

    /** Whether the outcome of some work is still to come. */
    public boolean isRunning() {
        return job != null;
    }

    /** Cancels the work; nothing is said about it. */
    public void stop() {
        turn++;
        Job running = job;
        job = null;
        if (running != null) {
            running.cancel();
        }
    }
}
