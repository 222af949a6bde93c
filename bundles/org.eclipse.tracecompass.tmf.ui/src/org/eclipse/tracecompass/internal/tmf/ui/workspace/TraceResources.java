package org.eclipse.tracecompass.internal.tmf.ui.workspace;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.core.io.ResourceUtil;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/** Traces as resources of the workspace: which are traces, of which type, and links to traces. */
public final class TraceResources {

    private TraceResources() {}

    /** The members of a folder, in order of their names, without hidden ones. */
    public static List<IResource> members(IContainer folder) {
        List<IResource> members = new ArrayList<>();
        if (folder.isAccessible()) {
            try {
                for (IResource member : folder.members()) {
                    if (!member.getName().startsWith(".")) {
                        members.add(member);
                    }
                }
            } catch (CoreException e) {
                log("Folder " + folder.getFullPath() + " cannot be read", e);
            }
        }
        members.sort((a, b) -> a.getName().compareToIgnoreCase(b.getName()));
        return members;
    }

    /** Whether a resource is a trace: every file, and folders that have a type. */
    public static boolean isTrace(IResource resource) {
        return resource.getType() == IResource.FILE || typeOf(resource) != null;
    }

    /** The id of the type that was set for a resource; null if none was. */
    public static @Nullable String typeOf(IResource resource) {
        try {
            return resource.exists() ? TmfTraceType.getTraceTypeId(resource) : null;
        } catch (CoreException e) {
            log("The trace type of " + resource.getFullPath() + " cannot be read", e);
            return null;
        }
    }

    /** A property of a resource; null if it has none. */
    public static @Nullable String property(IResource resource, QualifiedName name) {
        try {
            return resource.exists() ? resource.getPersistentProperty(name) : null;
        } catch (CoreException e) {
            log("The properties of " + resource.getFullPath() + " cannot be read", e);
            return null;
        }
    }

    /**
     * Links a file or folder as a trace.
     *
     * @param folder where to
     * @param name the name of the link
     * @param target the file or folder
     * @param typeId the id of its type; null to set none
     * @return the link
     * @throws CoreException if it cannot be created
     */
    public static IResource link(
            IFolder folder,
            String name,
            IPath target,
            @Nullable String typeId,
            @Nullable IProgressMonitor monitor)
            throws CoreException {
        IResource link =
                target.toFile().isDirectory() ? folder.getFolder(name) : folder.getFile(name);
        ResourceUtil.createSymbolicLink(link, target, false, monitor);
        link.setPersistentProperty(
                TmfCommonConstants.SOURCE_LOCATION, target.toFile().toURI().toString());
        if (typeId != null) {
            link.setPersistentProperty(TmfCommonConstants.TRACETYPE, typeId);
        }
        return link;
    }

    /** The member of a folder that leads to a file or folder; null if there is none. */
    public static @Nullable IResource linkTo(IFolder folder, IPath target) {
        for (IResource member : members(folder)) {
            if (target.equals(ResourceUtil.getLocation(member))) {
                return member;
            }
        }
        return null;
    }

    /** Where a resource is on the disk; empty if that is not known. */
    public static String pathOf(IResource resource) {
        IPath location = ResourceUtil.getLocation(resource);
        return location == null ? "" : location.toOSString();
    }

    /**
     * A name that nothing in a folder has, be it known to the workspace or only on the disk: the
     * name itself, or {@code name(2)} and so on.
     */
    public static String freeName(IContainer folder, String name) {
        String free = name;
        for (int i = 2; isTaken(folder, free); i++) {
            free = name + '(' + i + ')';
        }
        return free;
    }

    private static boolean isTaken(IContainer folder, String name) {
        IPath location = folder.getLocation();
        return folder.findMember(name) != null
                || location != null
                        && Files.exists(location.append(name).toPath(), LinkOption.NOFOLLOW_LINKS);
    }

    /** The handle of a folder or file that need not exist, for elements that are no resources. */
    public static IFolder handle(IResource resource, String name) {
        IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
        return root.getFolder(resource.getFullPath().append(name));
    }

    /**
     * Creates a folder and those above it where they do not exist.
     *
     * @param folder the folder
     * @throws CoreException if one cannot be created
     */
    public static void createFolder(IFolder folder, @Nullable IProgressMonitor monitor)
            throws CoreException {
        SubMonitor progress = SubMonitor.convert(monitor, 2);
        if (folder.exists()) {
            return;
        }
        IContainer parent = folder.getParent();
        if (parent instanceof IFolder above) {
            createFolder(above, progress.split(1));
        }
        folder.refreshLocal(IResource.DEPTH_ZERO, null);
        if (!folder.exists()) {
            folder.create(true, true, progress.split(1));
        }
    }

    /**
     * Creates an empty file.
     *
     * @param file the file; nothing is done if it exists
     */
    public static void createEmpty(IFile file, @Nullable IProgressMonitor monitor)
            throws CoreException {
        if (!file.exists()) {
            file.create(new byte[0], true, false, monitor);
        }
    }

    /** The open trace or experiment of a resource; null if it is not open. */
    public static @Nullable ITmfTrace opened(IResource resource) {
        for (ITmfTrace trace : TmfTraceManager.getInstance().getOpenedTraces()) {
            if (resource.equals(trace.getResource())) {
                return trace;
            }
        }
        return null;
    }

    static void log(String message, CoreException cause) {
        Activator plugin = Activator.getDefault();
        if (plugin != null) {
            plugin.logError(message, cause);
        }
    }
}
