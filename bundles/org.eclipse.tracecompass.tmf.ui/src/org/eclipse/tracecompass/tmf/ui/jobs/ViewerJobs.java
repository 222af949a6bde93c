package org.eclipse.tracecompass.tmf.ui.jobs;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
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

    /** The job of one kind that is not over, and the work that waits for its end. */
    private static final class Slot {
        private @Nullable Job job;
        private @Nullable Consumer<IProgressMonitor> next;
    }

    /** Guarded by this. No method of a job is called under the lock: jobs have locks, too. */
    private final Map<Kind, Slot> slots = new EnumMap<>(Kind.class);

    /** Creates the jobs of a viewer; there are none yet. */
    public ViewerJobs() {
        for (Kind kind : Kind.values()) {
            slots.put(kind, new Slot());
        }
    }

    /**
     * Runs something. Work that has not begun when newer work of the kind arrives is never done.
     *
     * @param kind what it is
     * @param work the work, which looks at its monitor now and then
     */
    public void run(Kind kind, Consumer<IProgressMonitor> work) {
        Job before;
        Job job = null;
        synchronized (this) {
            Slot slot = slot(kind);
            before = slot.job;
            if (before == null) {
                job = begin(slot, work);
            } else {
                slot.next = work;
            }
        }
        if (job != null) {
            job.schedule();
        }
        if (before != null) {
            before.cancel();
        }
    }

    private Slot slot(Kind kind) {
        return Objects.requireNonNull(slots.get(kind));
    }

    private Job begin(Slot slot, Consumer<IProgressMonitor> work) {
        Job job = Job.createSystem("", runnable(work));
        job.addJobChangeListener(
                new JobChangeAdapter() {
                    @Override
                    public void done(@Nullable IJobChangeEvent event) {
                        ended(slot);
                    }
                });
        slot.job = job;
        slot.next = null;
        return job;
    }

    private static ICoreRunnable runnable(Consumer<IProgressMonitor> work) {
        return monitor -> {
            try {
                work.accept(Objects.requireNonNull(monitor));
            } catch (OperationCanceledException e) {
                // A newer request has taken the place of this one.
            } catch (RuntimeException | LinkageError e) {
                ILog.of(ViewerJobs.class).error("A viewer could not be filled", e);
            }
        };
    }

    /** Called once for each job, even if it was cancelled before it ran. */
    private void ended(Slot slot) {
        Job job = null;
        synchronized (this) {
            slot.job = null;
            Consumer<IProgressMonitor> next = slot.next;
            if (next != null) {
                job = begin(slot, next);
            }
        }
        if (job != null) {
            job.schedule();
        }
    }

    /** Whether anything runs or is going to; what {@link #cancel} ended does not count. */
    public synchronized boolean areRunning() {
        return slots.values().stream().anyMatch(slot -> slot.job != null);
    }

    /** Cancels one kind of work. Newer work does not wait for its end. */
    public void cancel(Kind kind) {
        Job job;
        synchronized (this) {
            Slot slot = slot(kind);
            slot.next = null;
            job = slot.job;
            slots.put(kind, new Slot());
        }
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
