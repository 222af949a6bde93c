package org.eclipse.tracecompass.internal.tmf.ui.workspace;

import java.util.List;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;

/** The folders of what is computed from traces of projects. What fails is logged. */
public final class SupplementaryResources {

    private SupplementaryResources() {}

    /** What is in a folder, except bookmarks and properties. */
    public static List<IResource> members(IFolder folder, IFile bookmarks) {
        refresh(folder, null);
        return TraceResources.members(folder).stream()
                .filter(
                        member ->
                                !member.equals(bookmarks)
                                        && !member.getName()
                                                .equals(TmfCommonConstants.TRACE_PROPERTIES_FOLDER))
                .toList();
    }

    /** Tells the workspace what is in a folder. */
    public static void refresh(IResource folder, @Nullable IProgressMonitor monitor) {
        try {
            if (folder.getProject().isAccessible()) {
                folder.refreshLocal(IResource.DEPTH_INFINITE, monitor);
            }
        } catch (CoreException e) {
            log(folder.getFullPath() + " cannot be read", e);
        }
    }

    /** Deletes a file or folder, if it exists, and the folders above it that become empty. */
    public static void delete(IResource resource) {
        refresh(resource, null);
        if (!resource.exists()) {
            return;
        }
        try {
            resource.delete(true, null);
        } catch (CoreException e) {
            log(resource.getFullPath() + " cannot be deleted", e);
        }
    }

    /** Moves a folder to where none is. */
    public static void move(IFolder from, IFolder to) {
        refresh(from, null);
        if (!from.exists() || to.exists()) {
            return;
        }
        try {
            if (to.getParent() instanceof IFolder parent) {
                TraceResources.createFolder(parent, null);
            }
            from.move(to.getFullPath(), true, null);
        } catch (CoreException e) {
            log(from.getFullPath() + " cannot be moved to " + to.getFullPath(), e);
        }
    }

    /** Copies a folder to where none is. */
    public static void copy(IFolder from, IFolder to) {
        refresh(from, null);
        if (!from.exists()) {
            return;
        }
        try {
            IContainer parent = to.getParent();
            if (parent instanceof IFolder above) {
                TraceResources.createFolder(above, null);
            }
            if (!to.exists()) {
                from.copy(to.getFullPath(), true, null);
            }
        } catch (CoreException e) {
            log(from.getFullPath() + " cannot be copied to " + to.getFullPath(), e);
        }
    }

    /**
     * Gives a copy of a folder with bookmarks what a copy lacks: the name of the new file, and the
     * bookmarks, since markers are not copied with a file.
     *
     * @param from the original's file of bookmarks; nothing is done if it does not exist
     * @param folder the copy of the folder; nothing is done if it has no such file
     * @param name the name of the copy's file
     */
    public static void copyBookmarks(IFile from, IFolder folder, String name) {
        IFile copied = folder.getFile(from.getName());
        IFile to = folder.getFile(name);
        try {
            if (copied.exists() && !to.exists()) {
                copied.move(to.getFullPath(), true, null);
            }
            if (from.exists() && to.exists()) {
                for (IMarker each : bookmarks(from)) {
                    to.createMarker(each.getType(), each.getAttributes());
                }
            }
        } catch (CoreException e) {
            log("The bookmarks of " + from.getFullPath() + " cannot be copied to " + folder, e);
        }
    }

    private static IMarker[] bookmarks(IFile file) throws CoreException {
        return file.findMarkers(IMarker.BOOKMARK, true, IResource.DEPTH_ZERO);
    }

    /** Logs what failed. */
    public static void log(String message, CoreException cause) {
        TraceResources.log(message, cause);
    }
}
