package org.eclipse.tracecompass.internal.tmf.ui.traces;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderSource;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectRegistry;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;

/**
 * The project elements of open traces, for commands of plug-ins that work on such elements. A trace
 * that was opened by its path is linked into a hidden project of the workspace. Thread-safe.
 */
final class OpenedElements {

    private static final String PROJECT = "Opened Traces";

    private final Map<ITmfTrace, TmfTraceElement> elements =
            Collections.synchronizedMap(new WeakHashMap<>());
    private final Set<ITmfTrace> asked = ConcurrentHashMap.newKeySet();

    /**
     * Returns the element of a trace.
     *
     * @return the element; null if there is none yet
     */
    @Nullable
    TmfTraceElement of(ITmfTrace trace) {
        return elements.get(trace);
    }

    /**
     * Finds or makes the element of a trace in the background.
     *
     * @param done told that it is there; not called if there is none
     */
    void prepare(ITmfTrace trace, Runnable done) {
        if (trace instanceof TmfExperiment
                || trace instanceof IDataProviderSource
                || elements.containsKey(trace)
                || trace.getPath() == null
                || !asked.add(trace)) {
            return;
        }
        Job job =
                new Job(Messages.Traces_Element) {
                    @Override
                    protected IStatus run(@Nullable IProgressMonitor monitor) {
                        try {
                            TmfTraceElement element = find(trace, monitor);
                            if (element != null) {
                                elements.put(trace, element);
                                done.run();
                            }
                        } catch (CoreException e) {
                            // The user has asked for no element, so no dialog tells of it.
                            ILog.of(OpenedElements.class).log(e.getStatus());
                        } finally {
                            asked.remove(trace);
                        }
                        return Status.OK_STATUS;
                    }
                };
        job.setSystem(true);
        job.schedule();
    }

    /**
     * Finds or makes the element of a trace; one after the other, since traces may have one name.
     *
     * @return the element; null if there is none, as for a trace whose files are gone
     */
    static synchronized @Nullable TmfTraceElement find(
            ITmfTrace trace, @Nullable IProgressMonitor monitor) throws CoreException {
        IResource resource = trace.getResource();
        if (resource != null) {
            return TmfProjectRegistry.findElement(resource, true) instanceof TmfTraceElement element
                    ? element
                    : null;
        }
        Path path = fileOf(trace);
        if (path == null) {
            return null;
        }
        TmfTraceFolder traces = folder(monitor);
        if (traces == null) {
            return null;
        }
        IFolder folder = traces.getResource();
        IPath target = IPath.fromPath(path);
        removeClosed(folder, monitor);
        IResource link = TraceResources.linkTo(folder, target);
        if (link == null) {
            String name = TraceResources.freeName(folder, target.lastSegment());
            link = TraceResources.link(folder, name, target, trace.getTraceTypeId(), monitor);
        }
        traces.refresh();
        List<TmfTraceElement> found = traces.getTraceElements(List.of(link));
        return found.isEmpty() ? null : found.get(0);
    }

    /** The file or folder of a trace; null if there is none, as for the address of a server. */
    private static @Nullable Path fileOf(ITmfTrace trace) {
        try {
            Path path = Path.of(trace.getPath()).toAbsolutePath().normalize();
            return Files.exists(path) ? path : null;
        } catch (InvalidPathException e) {
            return null;
        }
    }

    private static @Nullable TmfTraceFolder folder(@Nullable IProgressMonitor monitor)
            throws CoreException {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(PROJECT);
        if (!project.exists()) {
            project.create(
                    project.getWorkspace().newProjectDescription(PROJECT),
                    IResource.HIDDEN,
                    monitor);
        }
        if (!project.isOpen()) {
            project.open(monitor);
        }
        TmfProjectRegistry.addTracingNature(project, monitor);
        TmfProjectElement element = TmfProjectRegistry.getProject(project);
        return element == null ? null : element.getTracesFolder();
    }

    /** Removes the links to traces that are not open any more. */
    private static void removeClosed(IFolder folder, @Nullable IProgressMonitor monitor)
            throws CoreException {
        Set<String> open =
                TmfTraceManager.getInstance().getOpenedTraces().stream()
                        .flatMap(root -> TmfTraceManager.getTraceSet(root).stream())
                        .map(ITmfTrace::getPath)
                        .collect(Collectors.toSet());
        for (IResource member : TraceResources.members(folder)) {
            if (!open.contains(TraceResources.pathOf(member))) {
                member.delete(true, monitor);
            }
        }
    }
}
