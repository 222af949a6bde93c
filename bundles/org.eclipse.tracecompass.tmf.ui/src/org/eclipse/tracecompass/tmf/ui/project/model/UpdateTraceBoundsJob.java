package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.Queue;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.io.ResourceUtil;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceCoreUtils;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Reads the first and the last time of traces, and sets them in their elements. Traces that are
 * open are asked; others are opened for that and closed again.
 *
 * @since 0.2.0
 */
public class UpdateTraceBoundsJob extends Job {

    private final Queue<TmfTraceElement> traces;

    /**
     * @param name the name of the job
     * @param traceBoundsToUpdate the traces; those done are removed, and more may be added
     */
    public UpdateTraceBoundsJob(String name, Queue<TmfTraceElement> traceBoundsToUpdate) {
        super(name);
        traces = traceBoundsToUpdate;
    }

    @Override
    public IStatus run(IProgressMonitor monitor) {
        SubMonitor progress = SubMonitor.convert(monitor);
        while (!progress.isCanceled()) {
            TmfTraceElement element = traces.poll();
            if (element == null) {
                return Status.OK_STATUS;
            }
            progress.setWorkRemaining(traces.size() + 1).subTask(element.getElementPath());
            update(element);
            progress.worked(1);
        }
        return Status.CANCEL_STATUS;
    }

    private static void update(TmfTraceElement element) {
        ITmfTrace open = element.getTrace();
        if (open != null) {
            take(element, open);
            return;
        }
        IResource resource = element.getResource();
        IPath location = ResourceUtil.getLocation(resource);
        if (location == null) {
            return;
        }
        ITmfTrace trace = element.instantiateTrace();
        if (trace == null) {
            return;
        }
        try {
            element.prepareSupplementaryFolder(null);
            trace.initTrace(
                    resource,
                    TmfTraceCoreUtils.newSafePath(location.toOSString()).toString(),
                    TmfOpenTraceHelper.eventType(element),
                    element.getName(),
                    element.getTraceType());
            take(element, trace);
        } catch (TmfTraceException e) {
            Activator.getDefault().logError(element.getPath() + " cannot be read", e);
        } finally {
            trace.dispose();
        }
    }

    private static void take(TmfTraceElement element, ITmfTrace trace) {
        ITmfTimestamp start = trace.readStart();
        ITmfTimestamp end = trace.readEnd();
        if (start != null) {
            element.setStartTime(start);
        }
        if (end != null) {
            element.setEndTime(end);
        }
        element.refreshViewer();
    }
}
