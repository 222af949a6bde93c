package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.MultiStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobFunction;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.tracecompass.tmf.analysis.xml.core.analysis.XmlAnalyses;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/** Brings open traces in line with the files of XML analyses, in the background. */
public final class OpenTraceUpdate {

    private static final List<Runnable> LISTENERS = new CopyOnWriteArrayList<>();

    private OpenTraceUpdate() {}

    /**
     * Adds a listener until a widget is disposed.
     *
     * @param widget the widget
     * @param listener called on any thread when the analyses of open traces have changed
     */
    static void follow(Widget widget, Runnable listener) {
        LISTENERS.add(listener);
        widget.addDisposeListener(e -> LISTENERS.remove(listener));
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
        MultiStatus result =
                new MultiStatus(OpenTraceUpdate.class, IStatus.OK, Messages.Update_Job);
        for (ITmfTrace trace : TmfTraceManager.getInstance().getOpenedTraces()) {
            try {
                XmlAnalyses.update(trace);
            } catch (TmfAnalysisException | TmfTraceException e) {
                // One that was closed meanwhile needs no analyses.
                if (TmfTraceManager.getInstance().getOpenedTraces().contains(trace)) {
                    result.add(Status.error(trace.getName() + ": " + e.getMessage(), e));
                }
            }
        }
        LISTENERS.forEach(Runnable::run);
        return result;
    }
}
