package org.eclipse.tracecompass.tmf.ui.project.model;

import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.NavigatorRefresh;
import org.eclipse.tracecompass.tmf.core.io.ResourceUtil;

/**
 * An element of a project with traces, over a resource. Children may be read on any thread; they
 * are replaced under the lock of the project.
 *
 * @since 0.2.0
 */
public abstract class TmfProjectModelElement implements ITmfProjectModelElement, IAdaptable {

    private final String name;
    private final IResource resource;
    private final ITmfProjectModelElement parent;
    private final List<ITmfProjectModelElement> children = new CopyOnWriteArrayList<>();

    /**
     * @param name the name
     * @param resource the resource, which need not exist
     * @param parent the parent; null for a project
     */
    protected TmfProjectModelElement(
            String name, IResource resource, ITmfProjectModelElement parent) {
        this.name = name;
        this.resource = resource;
        this.parent = parent;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public IResource getResource() {
        return resource;
    }

    @Override
    public IPath getPath() {
        return resource.getFullPath();
    }

    @Override
    public URI getLocation() {
        return ResourceUtil.getLocationURI(resource);
    }

    @Override
    public TmfProjectElement getProject() {
        return parent == null ? null : parent.getProject();
    }

    @Override
    public ITmfProjectModelElement getParent() {
        return parent;
    }

    @Override
    public List<ITmfProjectModelElement> getChildren() {
        return List.copyOf(children);
    }

    @Override
    public void refresh() {
        TmfProjectElement project = getProject();
        if (project == null) {
            refreshChildren();
        } else {
            synchronized (project) {
                refreshChildren();
            }
        }
        refreshViewer();
    }

    /** Reads the children again, and theirs; called with the lock of the project. */
    protected abstract void refreshChildren();

    /** Lets navigators show the element again, soon. May be called on any thread. */
    public void refreshViewer() {
        // Navigators know a project by its resource.
        NavigatorRefresh.of(this, this instanceof TmfProjectElement ? resource : this);
    }

    /** Adds a child, once. */
    protected void addChild(ITmfProjectModelElement child) {
        if (!children.contains(child)) {
            children.add(child);
        }
    }

    /** Removes a child. */
    protected void removeChild(ITmfProjectModelElement child) {
        children.remove(child);
    }

    /** Removes and disposes the children that stand for none of some paths. */
    void keepChildren(List<IPath> paths) {
        for (ITmfProjectModelElement child : children) {
            if (!paths.contains(child.getPath())) {
                removeChild(child);
                child.dispose();
            }
        }
    }

    /** The child that stands for a path; null if there is none. */
    @Nullable
    ITmfProjectModelElement childAt(IPath path) {
        for (ITmfProjectModelElement child : children) {
            if (child.getPath().equals(path)) {
                return child;
            }
        }
        return null;
    }

    @Override
    public int hashCode() {
        return Objects.hash(getPath());
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other != null
                        && other.getClass() == getClass()
                        && ((TmfProjectModelElement) other).getPath().equals(getPath());
    }

    /**
     * The supplementary folder of a trace; it need not exist.
     *
     * @param supplFolderPath its path below the supplementary folder of the project
     */
    public IFolder getTraceSupplementaryFolder(String supplFolderPath) {
        return getProject().getSupplementaryFolder().getFolder(IPath.fromOSString(supplFolderPath));
    }

    /**
     * The supplementary folder of a trace, with the folder of its properties.
     *
     * @param supplFolderPath its path below the supplementary folder of the project
     * @param createFolder whether to create it
     * @param progressMonitor progress, or null
     */
    public IFolder prepareTraceSupplementaryFolder(
            String supplFolderPath, boolean createFolder, IProgressMonitor progressMonitor) {
        IFolder folder = getTraceSupplementaryFolder(supplFolderPath);
        if (createFolder) {
            try {
                TraceUtils.createFolder(
                        folder,
                        progressMonitor == null ? new NullProgressMonitor() : progressMonitor);
            } catch (CoreException e) {
                Activator.getDefault()
                        .logError("Folder " + folder.getFullPath() + " cannot be created", e);
            }
        }
        return folder;
    }

    /**
     * The supplementary folder of a trace, with the folder of its properties.
     *
     * @param supplFolderPath its path below the supplementary folder of the project
     * @param createFolder whether to create it
     */
    public IFolder prepareTraceSupplementaryFolder(String supplFolderPath, boolean createFolder) {
        return prepareTraceSupplementaryFolder(supplFolderPath, createFolder, null);
    }

    @Override
    public String toString() {
        return getPath().toString();
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        return adapter.isInstance(resource) && resource.exists() ? adapter.cast(resource) : null;
    }
}
