package org.eclipse.tracecompass.internal.tmf.ui.startup;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceCoreUtils;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfCommonProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentFolder;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectRegistry;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;
import org.eclipse.tracecompass.tmf.ui.project.model.TraceUtils;

/**
 * The project of traces that were opened without one. It is created when something first needs a
 * resource for such a trace, for example the editor that a plug-in has for its type.
 */
public final class DefaultProject {

    private DefaultProject() {}

    /**
     * The project; created if there is none.
     *
     * @throws CoreException if it cannot be created
     */
    public static TmfProjectElement get() throws CoreException {
        IProject project =
                TmfProjectRegistry.createProject(
                        TmfCommonConstants.DEFAULT_TRACE_PROJECT_NAME, null, null);
        TmfProjectElement element = project == null ? null : TmfProjectRegistry.getProject(project);
        if (element == null) {
            throw new CoreException(
                    org.eclipse.core.runtime.Status.error(
                            "Project "
                                    + TmfCommonConstants.DEFAULT_TRACE_PROJECT_NAME
                                    + " cannot be created in the workspace"));
        }
        element.refresh();
        return element;
    }

    /**
     * The file on which an editor of an open trace is opened: that of the trace's own element, or
     * of a link to it in this project. Made one after the other, since traces may have one name.
     *
     * @param trace the trace
     * @return the file; null if the trace is no file or folder
     * @throws CoreException if the link cannot be created
     */
    public static synchronized @Nullable IFile editorFile(ITmfTrace trace) throws CoreException {
        IResource resource = trace.getResource();
        if (resource != null
                && TmfProjectRegistry.findElement(resource, true)
                        instanceof TmfCommonProjectElement known) {
            return known.createBookmarksFile(null);
        }
        TmfCommonProjectElement element =
                trace instanceof TmfExperiment experiment
                        ? elementOf(experiment)
                        : elementOfTrace(trace);
        return element == null ? null : element.createBookmarksFile(null);
    }

    private static @Nullable TmfTraceElement elementOfTrace(ITmfTrace trace) throws CoreException {
        String path = trace.getPath();
        TmfTraceFolder folder = get().getTracesFolder();
        if (path == null || folder == null || !Files.exists(Path.of(path))) {
            return null;
        }
        IPath target = IPath.fromOSString(Path.of(path).toAbsolutePath().toString());
        IResource link = TraceResources.linkTo(folder.getResource(), target);
        if (link == null) {
            String name = TmfTraceCoreUtils.validateName(target.lastSegment());
            link =
                    TraceResources.link(
                            folder.getResource(),
                            TraceResources.freeName(folder.getResource(), name),
                            target,
                            trace.getTraceTypeId(),
                            null);
        }
        folder.refresh();
        List<TmfTraceElement> found = folder.getTraceElements(List.of(link));
        return found.isEmpty() ? null : found.get(0);
    }

    private static @Nullable TmfExperimentElement elementOf(TmfExperiment experiment)
            throws CoreException {
        TmfExperimentFolder folder = get().getExperimentsFolder();
        if (folder == null) {
            return null;
        }
        List<TmfTraceElement> traces = new ArrayList<>();
        for (ITmfTrace trace : experiment.getTraces()) {
            TmfTraceElement child = elementOfTrace(trace);
            if (child != null) {
                traces.add(child);
            }
        }
        String name = TmfTraceCoreUtils.validateName(experiment.getName());
        TmfExperimentElement known = known(folder, name, traces);
        if (known != null) {
            return known;
        }
        IFolder resource =
                folder.getResource().getFolder(TraceResources.freeName(folder.getResource(), name));
        TraceUtils.createFolder(resource, null);
        resource.setPersistentProperty(TmfCommonConstants.TRACETYPE, experiment.getTraceTypeId());
        TmfExperimentElement element = folder.addExperiment(resource);
        traces.forEach(child -> element.addTrace(child, false));
        element.refresh();
        return element;
    }

    /** The experiment of a name, or of one made from it, that has just these traces. */
    private static @Nullable TmfExperimentElement known(
            TmfExperimentFolder folder, String name, List<TmfTraceElement> traces) {
        Pattern names = Pattern.compile(Pattern.quote(name) + "(\\(\\d+\\))?");
        Set<String> wanted = paths(traces);
        for (TmfExperimentElement each : folder.getExperiments()) {
            if (names.matcher(each.getName()).matches() && paths(each.getTraces()).equals(wanted)) {
                return each;
            }
        }
        return null;
    }

    private static Set<String> paths(List<TmfTraceElement> traces) {
        return traces.stream().map(TmfTraceElement::getElementPath).collect(Collectors.toSet());
    }
}
