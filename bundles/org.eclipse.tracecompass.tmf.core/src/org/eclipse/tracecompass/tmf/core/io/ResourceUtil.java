package org.eclipse.tracecompass.tmf.core.io;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Resources of a workspace that are links: of the workspace, or symbolic links of the file system.
 */
public class ResourceUtil {

    /** Only static methods; public because the documented class can be subclassed. */
    protected ResourceUtil() {}

    /**
     * Creates a link.
     *
     * @param link the resource to be made
     * @param targetLocation where it leads to; nothing is done when null
     * @param useFileSystemLinks whether to try a symbolic link first
     * @param monitor progress, or null
     * @return whether the link was made
     * @throws CoreException when it cannot be made
     */
    public static boolean createSymbolicLink(
            IResource link,
            @Nullable IPath targetLocation,
            boolean useFileSystemLinks,
            @Nullable IProgressMonitor monitor)
            throws CoreException {
        if (targetLocation == null) {
            return false;
        }
        IPath place = link.getLocation();
        if (useFileSystemLinks && place != null) {
            try {
                Files.createSymbolicLink(place.toPath(), targetLocation.toPath());
                link.refreshLocal(IResource.DEPTH_INFINITE, monitor);
                return true;
            } catch (IOException | UnsupportedOperationException e) {
                // Not every system and user may make symbolic links: the workspace may.
            }
        }
        if (link instanceof IFolder folder) {
            folder.createLink(targetLocation, IResource.REPLACE, monitor);
            return true;
        }
        if (link instanceof IFile file) {
            file.createLink(targetLocation, IResource.REPLACE, monitor);
            return true;
        }
        return false;
    }

    /**
     * Deletes a resource; of a symbolic link the link, not what it leads to.
     *
     * @param resource the resource, or null
     * @param monitor progress, or null
     * @throws CoreException when it cannot be deleted
     */
    public static void deleteResource(
            @Nullable IResource resource, @Nullable IProgressMonitor monitor) throws CoreException {
        if (resource == null) {
            return;
        }
        IPath place = resource.getLocation();
        if (place != null && !resource.isLinked() && Files.isSymbolicLink(place.toPath())) {
            delete(place.toPath());
            resource.refreshLocal(IResource.DEPTH_ZERO, monitor);
        } else {
            resource.delete(true, monitor);
        }
    }

    private static void delete(Path path) throws CoreException {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            throw new CoreException(Status.error(path + " cannot be deleted", e));
        }
    }

    /**
     * Copies a resource; a symbolic link is copied as a link.
     *
     * @param resource the resource, or null
     * @param destinationPath where to, in the workspace
     * @param flags as of {@link IResource#copy}
     * @param monitor progress, or null
     * @return the copy, null when there is none
     * @throws CoreException when it cannot be copied
     */
    public static @Nullable IResource copyResource(
            @Nullable IResource resource,
            @Nullable IPath destinationPath,
            int flags,
            @Nullable IProgressMonitor monitor)
            throws CoreException {
        if (resource == null || destinationPath == null) {
            return null;
        }
        IPath target =
                destinationPath.isAbsolute()
                        ? destinationPath
                        : resource.getParent().getFullPath().append(destinationPath);
        IPath place = resource.getLocation();
        if (place != null && !resource.isLinked() && Files.isSymbolicLink(place.toPath())) {
            IResource copy =
                    resource.getType() == IResource.FOLDER
                            ? resource.getWorkspace().getRoot().getFolder(target)
                            : resource.getWorkspace().getRoot().getFile(target);
            try {
                IPath leadsTo = IPath.fromPath(Files.readSymbolicLink(place.toPath()));
                return createSymbolicLink(copy, leadsTo, true, monitor) ? copy : null;
            } catch (IOException e) {
                throw new CoreException(Status.error(place + " cannot be read", e));
            }
        }
        resource.copy(target, flags, monitor);
        return resource.getWorkspace().getRoot().findMember(target);
    }

    /**
     * Whether a resource is a link of either kind.
     *
     * @param resource the resource, or null
     * @return whether it is
     */
    public static boolean isSymbolicLink(@Nullable IResource resource) {
        if (resource == null) {
            return false;
        }
        IPath place = resource.getLocation();
        return resource.isLinked() || place != null && Files.isSymbolicLink(place.toPath());
    }

    /**
     * Deletes a symbolic link that leads nowhere.
     *
     * @param resource the resource, or null
     * @throws CoreException when it cannot be deleted
     */
    public static void deleteIfBrokenSymbolicLink(@Nullable IResource resource)
            throws CoreException {
        IPath place = resource == null ? null : resource.getLocation();
        if (resource == null || place == null) {
            return;
        }
        Path path = place.toPath();
        if (Files.isSymbolicLink(path) && !Files.exists(path)) {
            if (resource.exists()) {
                resource.delete(true, null);
            }
            delete(path);
        }
    }

    /**
     * Where a resource is.
     *
     * @param resource the resource, or null
     * @return its place in the file system, symbolic links followed; null when it has none
     */
    public static @Nullable IPath getLocation(@Nullable IResource resource) {
        IPath place = resource == null ? null : resource.getLocation();
        if (place == null) {
            return null;
        }
        Path path = place.toPath();
        try {
            return Files.isSymbolicLink(path) ? IPath.fromPath(path.toRealPath()) : place;
        } catch (IOException e) {
            return place;
        }
    }

    /**
     * Where a resource is.
     *
     * @param resource the resource, or null
     * @return its place, symbolic links followed; null when it has none
     */
    public static @Nullable URI getLocationURI(@Nullable IResource resource) {
        IPath place = getLocation(resource);
        return place != null
                ? place.toPath().toUri()
                : resource == null ? null : resource.getLocationURI();
    }
}
