package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobFunction;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.tracecompass.tmf.analysis.xml.core.analysis.XmlAnalyses;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/** Brings open traces in line with the files of XML analyses, in the background. */
public final class OpenTraceUpdate {

    private static final List<Runnable> LISTENERS = new CopyOnWriteArrayList<>();

    private OpenTraceUpdate() {}

    /** Adds a listener that is called in any thread when the analyses of open traces changed. */
    static void addListener(Runnable listener) {
        LISTENERS.add(listener);
    }

    /** Removes a listener. */
    static void removeListener(Runnable listener) {
        LISTENERS.remove(listener);
    }

    /**
     * Updates all open traces.
     *
     * @return the job that does it, already scheduled
     */
    public static Job schedule() {
        IJobFunction function = monitor -> run();
        Job job = Job.create(Messages.Update_Job, function);
        job.schedule();
        return job;
    }

    private static IStatus run() {
        try {
            for (ITmfTrace trace : TmfTraceManager.getInstance().getOpenedTraces()) {
                XmlAnalyses.update(trace);
            }
            return Status.OK_STATUS;
        } catch (TmfAnalysisException | TmfTraceException e) {
            ILog.of(OpenTraceUpdate.class).error(String.valueOf(e.getMessage()), e);
            return Status.error(String.valueOf(e.getMessage()), e);
        } finally {
            LISTENERS.forEach(Runnable::run);
        }
    }
}
