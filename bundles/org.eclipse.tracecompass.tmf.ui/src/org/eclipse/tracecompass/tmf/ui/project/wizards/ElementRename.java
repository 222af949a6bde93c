package org.eclipse.tracecompass.tmf.ui.project.wizards;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentFolder;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;

/**
 * Renames elements of projects, with what was computed from them and where they stand in
 * experiments. Their editors are closed. On the UI thread.
 */
final class ElementRename {

    private ElementRename() {}

    static void rename(TmfTraceElement trace, String name) throws CoreException {
        TmfProjectElement project = trace.getProject();
        List<TmfExperimentElement> experiments = experimentsWith(trace);
        trace.closeEditors();
        for (TmfExperimentElement experiment : experiments) {
            for (TmfTraceElement child : experiment.getTraces()) {
                if (child.getElementPath().equals(trace.getElementPath())) {
                    experiment.removeTrace(child);
                }
            }
        }
        IPath path = trace.getPath().removeLastSegments(1).append(name);
        trace.renameSupplementaryFolder(trace.getDestinationPathRelativeToParent(path));
        move(trace.getResource(), path);
        project.refresh();
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
        IFile bookmarks = experiment.getBookmarksFile();
        if (bookmarks.exists()) {
            bookmarks.move(IPath.fromOSString(name + '_'), true, null);
        }
        experiment.renameSupplementaryFolder(name + experiment.getSuffix());
        move(experiment.getResource(), experiment.getPath().removeLastSegments(1).append(name));
        project.refresh();
    }

    /** The supplementary folders of the traces below move with a folder. */
    static void rename(TmfTraceFolder folder, String name) throws CoreException {
        TmfProjectElement project = folder.getProject();
        IPath to = folder.getPath().removeLastSegments(1).append(name);
        for (TmfTraceElement trace : folder.getTraces()) {
            trace.closeEditors();
            IPath moved = to.append(trace.getPath().makeRelativeTo(folder.getPath()));
            trace.renameSupplementaryFolder(trace.getDestinationPathRelativeToParent(moved));
        }
        IFolder resource = folder.getResource();
        move(resource, to);
        project.refresh();
    }

    private static void move(IResource resource, IPath to) throws CoreException {
        // The property names the folder of before; it is set again when the trace is opened.
        resource.setPersistentProperty(TmfCommonConstants.TRACE_SUPPLEMENTARY_FOLDER, null);
        resource.move(to, IResource.FORCE | IResource.SHALLOW, null);
    }
}
