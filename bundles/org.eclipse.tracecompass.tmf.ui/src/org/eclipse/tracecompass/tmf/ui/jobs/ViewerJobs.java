package org.eclipse.tracecompass.tmf.ui.jobs;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The work of a viewer in the background, one piece of each kind: a newer one cancels the older,
 * and begins when that has ended. What throws is logged. Thread-safe.
 *
 * @since 9.5.0
 */
public final class ViewerJobs {

    /** Kinds of work. */
    public enum Kind {
        /** Finding where data comes from. */
        SOURCE,
        /** Data of the window. */
        WINDOW,
        /** Data of the selection. */
        SELECTION
    }

    private final Map<Kind, Job> running = new EnumMap<>(Kind.class);

    /**
     * Runs something.
     *
     * @param kind what it is
     * @param work the work, which looks at its monitor now and then
     */
    public synchronized void run(Kind kind, Consumer<IProgressMonitor> work) {
        Job before = running.get(kind);
        if (before != null) {
            before.cancel();
        }
        Job job = Job.createSystem("", runnable(kind, before, work));
        running.put(kind, job);
        job.schedule();
    }

    private ICoreRunnable runnable(
            Kind kind, @Nullable Job before, Consumer<IProgressMonitor> work) {
        return given -> {
            IProgressMonitor monitor = java.util.Objects.requireNonNull(given);
            try {
                if (before != null) {
                    before.join();
                }
                if (!monitor.isCanceled()) {
                    work.accept(monitor);
                }
            } catch (OperationCanceledException e) {
                // a newer request has taken the place of this one
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } catch (RuntimeException e) {
                ILog.of(ViewerJobs.class).error("A viewer could not be filled", e);
            } finally {
                ended(kind);
            }
        };
    }

    private synchronized void ended(Kind kind) {
        Job job = running.get(kind);
        if (job != null && job == Job.getJobManager().currentJob()) {
            running.remove(kind);
        }
    }

    /** Whether anything runs or is going to. */
    public synchronized boolean areRunning() {
        return !running.isEmpty();
    }

    /** Cancels one kind of work. */
    public synchronized void cancel(Kind kind) {
        Job job = running.remove(kind);
        if (job != null) {
            job.cancel();
        }
    }

    /** Cancels everything. */
    public void cancel() {
        for (Kind kind : Kind.values()) {
            cancel(kind);
        }
    }
}
