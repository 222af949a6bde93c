package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The jobs in which a view finds the rows of traces. What a plug-in throws there is logged.
 * Thread-safe.
 */
final class BuildJobs {

    private final AbstractTimeGraphView view;
    private final Multimap<ITmfTrace, Job> jobs = HashMultimap.create();

    BuildJobs(AbstractTimeGraphView view) {
        this.view = view;
    }

    /** Finds the rows of one trace in a job of its own. */
    private final class Build extends Job {

        private final ITmfTrace trace;
        private final ITmfTrace parentTrace;

        Build(ITmfTrace trace, ITmfTrace parentTrace) {
            super(NLS.bind(Messages.AbstractTimeGraphView_BuildJob, view.getTitle()));
            this.trace = trace;
            this.parentTrace = parentTrace;
        }

        @Override
        protected IStatus run(IProgressMonitor monitor) {
            try {
                view.buildEntryList(trace, parentTrace, monitor);
            } catch (OperationCanceledException e) {
                return Status.CANCEL_STATUS;
            } catch (RuntimeException | LinkageError e) {
                ILog.of(AbstractTimeGraphView.class)
                        .error(NLS.bind(Messages.Build_Failed, trace.getName()), e);
            } finally {
                ended(parentTrace, this);
            }
            return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
        }

        @Override
        public boolean belongsTo(Object family) {
            return family == view;
        }
    }

    /**
     * Finds the rows of a trace.
     *
     * @param trace the trace
     * @param parentTrace the trace of the view, of which it is a part
     */
    void start(ITmfTrace trace, ITmfTrace parentTrace) {
        Job job = new Build(trace, parentTrace);
        synchronized (this) {
            jobs.put(parentTrace, job);
        }
        view.schedule(job);
    }

    private void ended(ITmfTrace parentTrace, Job job) {
        boolean last;
        synchronized (this) {
            jobs.remove(parentTrace, job);
            last = !jobs.containsKey(parentTrace);
        }
        if (last) {
            view.built(parentTrace);
        }
    }

    /** Whether rows of a trace are still to be found. */
    synchronized boolean areRunning(ITmfTrace parentTrace) {
        return jobs.containsKey(parentTrace);
    }

    /** Cancels the jobs of a trace. */
    void cancel(ITmfTrace parentTrace) {
        List<Job> cancelled;
        synchronized (this) {
            cancelled = List.copyOf(jobs.removeAll(parentTrace));
        }
        cancelled.forEach(Job::cancel);
    }

    /** Cancels all jobs. */
    void cancelAll() {
        List<Job> cancelled;
        synchronized (this) {
            cancelled = List.copyOf(jobs.values());
            jobs.clear();
        }
        cancelled.forEach(Job::cancel);
    }
}
