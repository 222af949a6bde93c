package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.internal.tmf.ui.tracetype.TraceTypeUi;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.SupplementaryResources;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceEditors;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.core.io.ResourceUtil;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType.TraceElementType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * A trace or an experiment in a project.
 *
 * @since 0.2.0
 */
public abstract class TmfCommonProjectElement extends ElementWithProperties {

    /** What the name of a bookmarks file ends with. */
    static final String BOOKMARKS_SUFFIX = "_";

    private volatile String traceTypeId;
    private final TmfViewsElement views;
    private final TmfOnDemandAnalysesElement onDemand;
    private final TmfReportsElement reports;

    /**
     * @param name the name
     * @param resource the file or folder
     * @param parent the parent
     */
    public TmfCommonProjectElement(String name, IResource resource, TmfProjectModelElement parent) {
        super(name, resource, parent);
        refreshTraceType();
        views =
                new TmfViewsElement(
                        TraceResources.handle(resource, TmfViewsElement.PATH_ELEMENT), this);
        onDemand =
                new TmfOnDemandAnalysesElement(
                        TraceResources.handle(resource, TmfOnDemandAnalysesElement.PATH_ELEMENT),
                        this);
        reports =
                new TmfReportsElement(
                        TraceResources.handle(resource, TmfReportsElement.PATH_ELEMENT), this);
    }

    @Override
    public void dispose() {
        super.dispose();
        TmfOpenTraceHelper.forget(this);
    }

    @Override
    protected void refreshChildren() {
        refreshTraceType();
        if (getTraceType() == null) {
            List.of(views, onDemand, reports).forEach(this::removeChild);
            return;
        }
        for (TmfProjectModelElement child : List.of(views, onDemand, reports)) {
            child.refreshChildren();
            // Only what has something below it is worth a line, but for the views.
            if (child == views || child.hasChildren()) {
                addChild(child);
            } else {
                removeChild(child);
            }
        }
    }

    @Override
    public Image getIcon() {
        String id = getTraceType();
        TraceTypeUi look =
                id == null
                        ? null
                        : TraceTypeUi.of(
                                id,
                                this instanceof TmfExperimentElement
                                        ? TraceElementType.EXPERIMENT
                                        : TraceElementType.TRACE);
        Image own = look == null ? null : look.icon();
        if (own != null) {
            return own;
        }
        return Icons.image(
                this instanceof TmfExperimentElement
                        ? Icons.EXPERIMENT
                        : id == null ? Icons.UNABLE : Icons.TRACE);
    }

    /** The element of the analyses and their views. */
    protected TmfViewsElement getChildElementViews() {
        return views;
    }

    /** The element of the reports of analyses on demand. */
    public TmfReportsElement getChildElementReports() {
        return reports;
    }

    /** The element of the analyses on demand. */
    TmfOnDemandAnalysesElement getChildElementOnDemandAnalyses() {
        return onDemand;
    }

    /** Lets an element that was empty appear. */
    void show(TmfProjectModelElement child) {
        addChild(child);
        refreshViewer();
    }

    /** The id of the type; null if none was set. */
    public String getTraceType() {
        return traceTypeId;
    }

    /** Reads the type again. */
    public void refreshTraceType() {
        traceTypeId = TraceResources.typeOf(getResource());
    }

    /** Creates the trace, not initialised; null if that cannot be done, which is logged. */
    public abstract ITmfTrace instantiateTrace();

    /** The path of the supplementary folder below that of the project. */
    protected String getSupplementaryFolderPath() {
        return getElementPath() + getSuffix();
    }

    /** The path of the element below the folder of traces or experiments. */
    public String getElementPath() {
        ITmfProjectModelElement top = this;
        while (top.getParent() != null && !(top.getParent() instanceof TmfProjectElement)) {
            top = top.getParent();
        }
        return getPath().makeRelativeTo(top.getPath()).toString();
    }

    /**
     * The part of a path below the folder of traces or experiments of this element.
     *
     * @param destinationPath a path in the workspace
     */
    public String getDestinationPathRelativeToParent(IPath destinationPath) {
        int above = getPath().segmentCount() - IPath.fromOSString(getElementPath()).segmentCount();
        return destinationPath.removeFirstSegments(above).toString();
    }

    /** What the names of supplementary folders of such elements end with. */
    protected String getSuffix() {
        return "";
    }

    /** The traces: of an experiment all of its, of a trace itself. */
    public List<TmfTraceElement> getTraces() {
        return new ArrayList<>();
    }

    /** The open trace of the element; null if it is not open. */
    public ITmfTrace getTrace() {
        return TraceResources.opened(getResource());
    }

    /**
     * Creates the file of the bookmarks of the element, which is also what its editor is opened on.
     *
     * @param monitor progress, or null
     * @return the file
     * @throws CoreException if it cannot be created
     */
    public IFile createBookmarksFile(IProgressMonitor monitor)
            throws CoreException, OperationCanceledException {
        return createBookmarksFile(prepareSupplementaryFolder(monitor), "trace", monitor);
    }

    /**
     * Creates the file of the bookmarks in a folder.
     *
     * @param bookmarksFolder the folder
     * @param editorInputType what it is: text that is stored with the file
     * @param monitor progress, or null
     * @return the file
     * @throws CoreException if it cannot be created
     */
    protected IFile createBookmarksFile(
            IFolder bookmarksFolder, String editorInputType, IProgressMonitor monitor)
            throws CoreException, OperationCanceledException {
        TraceUtils.createFolder(bookmarksFolder, monitor);
        IFile file = bookmarksFolder.getFile(getName() + BOOKMARKS_SUFFIX);
        TraceResources.createEmpty(file, monitor);
        file.setPersistentProperty(TmfCommonConstants.TRACETYPE, editorInputType);
        return file;
    }

    /** The id of the editor that opens the element. */
    public abstract String getEditorId();

    /** The id of the editor that the plug-in of the type chose; ours if it chose none. */
    String editorId(TraceElementType kind, String ours) {
        TraceTypeUi look = getTraceType() == null ? null : TraceTypeUi.of(getTraceType(), kind);
        String own = look == null ? null : look.editorId();
        return own == null ? ours : own;
    }

    /** The file of the bookmarks; it need not exist. */
    public IFile getBookmarksFile() {
        return getTraceSupplementaryFolder(getSupplementaryFolderPath())
                .getFile(getName() + BOOKMARKS_SUFFIX);
    }

    /** Closes the editors of the element, and so its trace. On the UI thread. */
    public void closeEditors() {
        TraceEditors.close(getBookmarksFile());
    }

    /** What such elements are called. */
    public abstract String getTypeName();

    /**
     * Copies the element, as a link if it is one.
     *
     * @param newName the name of the copy
     * @param copySuppFiles whether to copy what was computed from it, and its bookmarks
     * @return the copy; null if it could not be made, which is logged
     */
    public IResource copy(String newName, boolean copySuppFiles) {
        return copy(newName, copySuppFiles, true);
    }

    /**
     * Copies the element beside itself.
     *
     * @param newName the name of the copy
     * @param copySuppFiles whether to copy what was computed from it, and its bookmarks
     * @param copyAsLink whether a link is copied as a link
     * @return the copy; null if it could not be made, which is logged
     */
    public IResource copy(String newName, boolean copySuppFiles, boolean copyAsLink) {
        return copy(copySuppFiles, copyAsLink, getPath().removeLastSegments(1).append(newName));
    }

    /**
     * Copies the element.
     *
     * @param copySuppFiles whether to copy what was computed from it, and its bookmarks
     * @param copyAsLink whether a link is copied as a link
     * @param destinationPath where to, in the workspace
     * @return the copy; null if it could not be made, which is logged
     */
    public IResource copy(boolean copySuppFiles, boolean copyAsLink, IPath destinationPath) {
        try {
            int flags = IResource.FORCE | (copyAsLink ? IResource.SHALLOW : IResource.NONE);
            IResource copy = ResourceUtil.copyResource(getResource(), destinationPath, flags, null);
            if (copy != null) {
                if (copySuppFiles) {
                    String path = getDestinationPathRelativeToParent(destinationPath) + getSuffix();
                    copySupplementaryFolder(path);
                    copyBookmarks(getTraceSupplementaryFolder(path), copy.getName());
                }
                // The property of the original names the folder of the original.
                copy.setPersistentProperty(TmfCommonConstants.TRACE_SUPPLEMENTARY_FOLDER, null);
            }
            return copy;
        } catch (CoreException e) {
            SupplementaryResources.log(getPath() + " cannot be copied to " + destinationPath, e);
            return null;
        }
    }

    /** Lets a copy of the folder of the bookmarks have those of a copy of the element. */
    void copyBookmarks(IFolder folder, String newName) {
        SupplementaryResources.copyBookmarks(
                getBookmarksFile(), folder, newName + BOOKMARKS_SUFFIX);
    }

    /** The analyses that the type of the element has. */
    public List<TmfAnalysisElement> getAvailableAnalysis() {
        List<TmfAnalysisElement> analyses = new ArrayList<>();
        for (ITmfProjectModelElement child : views.getChildren()) {
            if (child instanceof TmfAnalysisElement analysis) {
                analyses.add(analysis);
            }
        }
        return analyses;
    }

    /** The analyses of the traces of an experiment; none for a trace. */
    public List<TmfAnalysisElement> getAvailableChildrenAnalyses() {
        return List.of();
    }

    private IFolder supplementaryFolder() {
        return getTraceSupplementaryFolder(getSupplementaryFolderPath());
    }

    /** Deletes the supplementary folder. */
    public void deleteSupplementaryFolder() {
        SupplementaryResources.delete(supplementaryFolder());
    }

    /**
     * Moves the supplementary folder to where it is after the element is renamed.
     *
     * @param newElementPath the path of the element, as of {@link #getElementPath()}, and the
     *     suffix of its folder if it has one
     */
    public void renameSupplementaryFolder(String newElementPath) {
        SupplementaryResources.move(
                supplementaryFolder(), getTraceSupplementaryFolder(newElementPath));
    }

    /**
     * Copies the supplementary folder for another element.
     *
     * @param newElementPath the path of that element, as of {@link #getElementPath()}, and the
     *     suffix of its folder if it has one
     */
    public void copySupplementaryFolder(String newElementPath) {
        copySupplementaryFolder(getTraceSupplementaryFolder(newElementPath));
    }

    /**
     * Copies the supplementary folder.
     *
     * @param destination where to; it is created
     */
    public void copySupplementaryFolder(IFolder destination) {
        SupplementaryResources.copy(supplementaryFolder(), destination);
    }

    /**
     * Creates the supplementary folder, and tells the workspace what is in it.
     *
     * @param monitor progress, or null
     */
    public void refreshSupplementaryFolder(IProgressMonitor monitor) {
        SupplementaryResources.refresh(prepareSupplementaryFolder(monitor), monitor);
    }

    /** Creates the supplementary folder, and tells the workspace what is in it. */
    public void refreshSupplementaryFolder() {
        refreshSupplementaryFolder(null);
    }

    /** Whether something was computed from the element, besides bookmarks and properties. */
    public boolean hasSupplementaryResources() {
        return getSupplementaryResources().length > 0;
    }

    /** What was computed from the element, without bookmarks and properties. */
    public IResource[] getSupplementaryResources() {
        return SupplementaryResources.members(supplementaryFolder(), getBookmarksFile())
                .toArray(new IResource[0]);
    }

    /**
     * Deletes some of what was computed.
     *
     * @param resources files or folders of {@link #getSupplementaryResources()}
     */
    public void deleteSupplementaryResources(IResource[] resources) {
        for (IResource resource : resources) {
            SupplementaryResources.delete(resource);
        }
    }

    /** Deletes all that was computed. */
    public void deleteSupplementaryResources() {
        deleteSupplementaryResources(getSupplementaryResources());
    }

    /**
     * Creates the supplementary folder where it does not exist, and lets the trace use it.
     *
     * @param monitor progress, or null
     * @return the folder
     */
    public IFolder prepareSupplementaryFolder(IProgressMonitor monitor) {
        IFolder folder =
                prepareTraceSupplementaryFolder(getSupplementaryFolderPath(), true, monitor);
        IPath location = ResourceUtil.getLocation(folder);
        if (location != null) {
            try {
                getResource()
                        .setPersistentProperty(
                                TmfCommonConstants.TRACE_SUPPLEMENTARY_FOLDER,
                                location.toOSString());
            } catch (CoreException e) {
                SupplementaryResources.log(getPath() + " cannot take a property", e);
            }
        }
        return folder;
    }

    /** The extension's names of the type and its category; the id where there is no such type. */
    String typeLabel() {
        String id = getTraceType();
        var helper = id == null ? null : TmfTraceType.getTraceType(id);
        return helper == null ? id : helper.getLabel();
    }

    /** The folder that the element is in. */
    IContainer container() {
        return getResource().getParent();
    }
}
