package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.ui.IActionFilter;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/**
 * A folder with traces and folders: the one of the project, or one below it.
 *
 * @since 0.2.0
 */
public class TmfTraceFolder extends ElementWithProperties implements IActionFilter {

    /**
     * @param name the name
     * @param resource the folder
     * @param parent the project
     */
    public TmfTraceFolder(String name, IFolder resource, TmfProjectElement parent) {
        super(name, resource, parent);
    }

    /**
     * @param name the name
     * @param resource the folder
     * @param parent the folder above
     */
    public TmfTraceFolder(String name, IFolder resource, TmfTraceFolder parent) {
        super(name, resource, parent);
    }

    @Override
    public IFolder getResource() {
        return (IFolder) super.getResource();
    }

    @Override
    protected void refreshChildren() {
        List<IResource> members = TraceResources.members(getResource());
        keepChildren(members.stream().map(IResource::getFullPath).toList());
        for (IResource member : members) {
            boolean trace = TraceResources.isTrace(member);
            IPath path = member.getFullPath();
            ITmfProjectModelElement child = childAt(path);
            if (child != null && child instanceof TmfTraceElement != trace) {
                // A folder was given a type, or lost it.
                removeChild(child);
                child.dispose();
                child = null;
            }
            if (child == null) {
                child =
                        trace
                                ? new TmfTraceElement(member.getName(), member, this)
                                : new TmfTraceFolder(member.getName(), (IFolder) member, this);
                addChild(child);
            }
            ((TmfProjectModelElement) child).refreshChildren();
        }
    }

    @Override
    public Image getIcon() {
        return PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJ_FOLDER);
    }

    @Override
    public String getLabelText() {
        return getName() + " [" + getTraces().size() + ']';
    }

    /** The traces of this folder and of those below it. */
    public List<TmfTraceElement> getTraces() {
        List<TmfTraceElement> traces = new ArrayList<>();
        for (ITmfProjectModelElement child : getChildren()) {
            if (child instanceof TmfTraceElement trace) {
                traces.add(trace);
            } else if (child instanceof TmfTraceFolder folder) {
                traces.addAll(folder.getTraces());
            }
        }
        return traces;
    }

    /**
     * The traces of this folder and of those below it that stand for some resources.
     *
     * @param resources the resources
     */
    public List<TmfTraceElement> getTraceElements(List<IResource> resources) {
        return getTraces().stream()
                .filter(trace -> resources.contains(trace.getResource()))
                .toList();
    }

    @Override
    public boolean testAttribute(Object target, String name, String value) {
        return TmfTraceElement.IS_LINKED.equals(name)
                && Boolean.toString(getResource().isLinked()).equals(value);
    }

    @Override
    PropertyLines properties() {
        PropertyLines lines = new PropertyLines();
        TmfTraceElement.addResource(lines, this);
        return lines;
    }
}
