package org.eclipse.tracecompass.tmf.ui.project.wizards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Status;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.SupplementaryResources;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.ui.project.model.ITmfProjectModelElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentFolder;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;

/**
 * Renames elements of projects, with their bookmarks, what was computed from them and where they
 * stand in experiments. Their editors are closed. On the UI thread.
 */
final class ElementRename {

    private static final String BOOKMARKS_SUFFIX = "_";

    private ElementRename() {}

    static void rename(TmfTraceElement trace, String name) throws CoreException {
        rename(trace, List.of(trace), name);
    }

    /** What belongs to the traces below moves with a folder. */
    static void rename(TmfTraceFolder folder, String name) throws CoreException {
        rename(folder, folder.getTraces(), name);
    }

    private static void rename(
            ITmfProjectModelElement element, List<TmfTraceElement> traces, String name)
            throws CoreException {
        TmfProjectElement project = element.getProject();
        IPath from = element.getPath();
        IPath to = from.removeLastSegments(1).append(name);
        Map<TmfTraceElement, List<TmfExperimentElement>> experiments = new LinkedHashMap<>();
        for (TmfTraceElement trace : traces) {
            experiments.put(trace, experimentsWith(trace));
            trace.closeEditors();
        }
        Set<String> inUse = pathsInUse(project);
        // If the name is taken, nothing else must have moved.
        move(element.getResource(), to);
        for (TmfTraceElement trace : traces) {
            IPath moved = to.append(trace.getPath().makeRelativeTo(from));
            renameBookmarks(trace.getBookmarksFile(), moved.lastSegment());
            String path = trace.getDestinationPathRelativeToParent(moved);
            deleteRemains(project, path, inUse);
            trace.renameSupplementaryFolder(path);
            for (TmfExperimentElement experiment : experiments.get(trace)) {
                remove(trace, experiment);
            }
        }
        project.refresh();
        experiments.forEach(
                (trace, all) -> add(project, to.append(trace.getPath().makeRelativeTo(from)), all));
    }

    private static void renameBookmarks(IFile bookmarks, String name) throws CoreException {
        String newName = name + BOOKMARKS_SUFFIX;
        if (bookmarks.exists() && !newName.equals(bookmarks.getName())) {
            bookmarks.move(IPath.fromOSString(newName), true, null);
        }
    }

    /** Deletes what an element that is gone has left in the place of another one. */
    private static void deleteRemains(TmfProjectElement project, String path, Set<String> inUse) {
        if (inUse.stream().noneMatch(used -> used.equals(path) || used.startsWith(path + '/'))) {
            SupplementaryResources.delete(project.getTraceSupplementaryFolder(path));
        }
    }

    /** The paths of the supplementary folders of all traces and experiments. */
    private static Set<String> pathsInUse(TmfProjectElement project) {
        Set<String> paths = new HashSet<>();
        TmfTraceFolder traces = project.getTracesFolder();
        if (traces != null) {
            traces.getTraces().forEach(trace -> paths.add(trace.getElementPath()));
        }
        TmfExperimentFolder experiments = project.getExperimentsFolder();
        if (experiments != null) {
            experiments
                    .getExperiments()
                    .forEach(each -> paths.add(each.getElementPath() + each.getSuffix()));
        }
        return paths;
    }

    private static void remove(TmfTraceElement trace, TmfExperimentElement experiment)
            throws CoreException {
        for (TmfTraceElement child : experiment.getTraces()) {
            if (child.getElementPath().equals(trace.getElementPath())) {
                experiment.removeTrace(child);
            }
        }
    }

    private static void add(
            TmfProjectElement project, IPath path, List<TmfExperimentElement> experiments) {
        TmfTraceFolder folder = project.getTracesFolder();
        IResource moved = project.getResource().getWorkspace().getRoot().findMember(path);
        if (folder != null && moved != null) {
            for (TmfTraceElement renamed : folder.getTraceElements(List.of(moved))) {
                experiments.forEach(experiment -> experiment.addTrace(renamed));
            }
        }
    }

    private static List<TmfExperimentElement> experimentsWith(TmfTraceElement trace) {
        List<TmfExperimentElement> found = new ArrayList<>();
        TmfExperimentFolder folder = trace.getProject().getExperimentsFolder();
        if (folder != null) {
            for (TmfExperimentElement experiment : folder.getExperiments()) {
                if (experiment.getTraces().stream()
                        .anyMatch(t -> t.getElementPath().equals(trace.getElementPath()))) {
                    found.add(experiment);
                }
            }
        }
        return found;
    }

    static void rename(TmfExperimentElement experiment, String name) throws CoreException {
        TmfProjectElement project = experiment.getProject();
        experiment.closeEditors();
        IFolder folder = experiment.getResource();
        String bookmarks = experiment.getBookmarksFile().getName();
        IPath to = experiment.getPath().removeLastSegments(1).append(name);
        Set<String> inUse = pathsInUse(project);
        // If the name is taken, nothing else must have moved.
        move(folder, to);
        renameBookmarks(folder.getWorkspace().getRoot().getFile(to.append(bookmarks)), name);
        String path = name + experiment.getSuffix();
        deleteRemains(project, path, inUse);
        experiment.renameSupplementaryFolder(path);
        project.refresh();
    }

    private static void move(IResource resource, IPath to) throws CoreException {
        String name = to.lastSegment();
        // The workspace would mix a folder with one on the disk that it does not know.
        if (!TraceResources.freeName(resource.getParent(), name).equals(name)) {
            throw new CoreException(Status.error(Messages.Dialog_ExistingNameError));
        }
        // The property names the folder of before; it is set again when the trace is opened.
        resource.setPersistentProperty(TmfCommonConstants.TRACE_SUPPLEMENTARY_FOLDER, null);
        resource.move(to, IResource.FORCE | IResource.SHALLOW, null);
    }
}
