package org.eclipse.tracecompass.tmf.ui.jobs;

import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;

/** Starts jobs. */
public final class Background {

    private Background() {}

    /**
     * Does something that may take a while in a job, which shows in the Progress view.
     *
     * @param name what is done, for the user
     * @param work does it; is to look at the monitor from time to time
     * @return the job, already scheduled
     */
    public static Job run(String name, Consumer<IProgressMonitor> work) {
        Job job = create(name, work);
        job.schedule();
        return job;
    }

    /** As {@link #run}, but not scheduled. */
    static Job create(String name, Consumer<IProgressMonitor> work) {
        return new Job(name.replace("&", "")) {
            @Override
            protected IStatus run(@Nullable IProgressMonitor monitor) {
                if (monitor == null) {
                    return Status.CANCEL_STATUS;
                }
                work.accept(monitor);
                return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
            }
        };
    }
}
