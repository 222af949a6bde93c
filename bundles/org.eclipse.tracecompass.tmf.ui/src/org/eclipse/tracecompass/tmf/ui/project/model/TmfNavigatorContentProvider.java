package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.navigator.ICommonContentExtensionSite;
import org.eclipse.ui.navigator.IPipelinedTreeContentProvider;
import org.eclipse.ui.navigator.PipelinedShapeModification;
import org.eclipse.ui.navigator.PipelinedViewerUpdate;

/**
 * The elements of projects with traces, in navigators of the workbench: they stand in for the
 * resources that they are made of.
 *
 * @since 0.2.0
 */
@SuppressWarnings({"rawtypes", "unchecked"})
public class TmfNavigatorContentProvider implements IPipelinedTreeContentProvider {

    @Override
    public Object[] getElements(Object inputElement) {
        return getChildren(inputElement);
    }

    @Override
    public Object getParent(Object element) {
        if (element instanceof IProject project) {
            return project.getParent();
        }
        if (element instanceof ITmfProjectModelElement known) {
            ITmfProjectModelElement parent = known.getParent();
            return parent instanceof TmfProjectElement ? parent.getResource() : parent;
        }
        return null;
    }

    @Override
    public boolean hasChildren(Object element) {
        if (element instanceof IProject project) {
            return project.isAccessible();
        }
        return element instanceof ITmfProjectModelElement known && known.hasChildren();
    }

    @Override
    public void dispose() {
        // nothing is held
    }

    @Override
    public void inputChanged(Viewer viewer, Object oldInput, Object newInput) {
        // nothing is held
    }

    @Override
    public void restoreState(IMemento aMemento) {
        // there is no state
    }

    @Override
    public void saveState(IMemento aMemento) {
        // there is no state
    }

    @Override
    public void init(ICommonContentExtensionSite aConfig) {
        TmfProjectRegistry.init();
    }

    @Override
    public Object[] getChildren(Object parentElement) {
        if (parentElement instanceof IWorkspaceRoot root) {
            return root.getProjects();
        }
        if (parentElement instanceof IProject project) {
            TmfProjectElement known = TmfProjectRegistry.getProject(project);
            return known == null ? new Object[0] : known.getChildren().toArray();
        }
        return parentElement instanceof ITmfProjectModelElement known
                ? known.getChildren().toArray()
                : new Object[0];
    }

    @Override
    public void getPipelinedChildren(Object parent, Set currentChildren) {
        Object[] ours = getChildren(parent);
        if (parent instanceof IProject && ours.length > 0) {
            Set<IResource> replaced = new HashSet<>();
            for (Object element : ours) {
                replaced.add(((ITmfProjectModelElement) element).getResource());
            }
            currentChildren.removeAll(replaced);
            currentChildren.addAll(java.util.List.of(ours));
        } else if (parent instanceof ITmfProjectModelElement) {
            currentChildren.addAll(java.util.List.of(ours));
        }
    }

    @Override
    public void getPipelinedElements(Object input, Set currentElements) {
        getPipelinedChildren(input, currentElements);
    }

    @Override
    public Object getPipelinedParent(Object anObject, Object aSuggestedParent) {
        Object parent = getParent(anObject);
        return parent == null ? aSuggestedParent : parent;
    }

    @Override
    public PipelinedShapeModification interceptAdd(PipelinedShapeModification anAddModification) {
        return substitute(anAddModification);
    }

    @Override
    public PipelinedShapeModification interceptRemove(
            PipelinedShapeModification aRemoveModification) {
        return substitute(aRemoveModification);
    }

    /** Files below our elements are shown as elements: their comings and goings are ours. */
    private static PipelinedShapeModification substitute(PipelinedShapeModification change) {
        Object parent = change.getParent();
        if (parent instanceof IContainer folder && !(folder instanceof IWorkspaceRoot)) {
            ITmfProjectModelElement element = TmfProjectRegistry.findElement(folder, false);
            if (element != null && !(element instanceof TmfProjectElement)) {
                change.getChildren().clear();
                change.setParent(element);
            }
        }
        return change;
    }

    @Override
    public boolean interceptRefresh(PipelinedViewerUpdate aRefreshSynchronization) {
        return replace(aRefreshSynchronization.getRefreshTargets());
    }

    @Override
    public boolean interceptUpdate(PipelinedViewerUpdate anUpdateSynchronization) {
        return replace(anUpdateSynchronization.getRefreshTargets());
    }

    private static boolean replace(Set<Object> targets) {
        Set<Object> elements = new HashSet<>();
        boolean changed = false;
        for (Object target : targets) {
            ITmfProjectModelElement element =
                    target instanceof IResource resource && !(target instanceof IProject)
                            ? TmfProjectRegistry.findElement(resource, true)
                            : null;
            changed |= element != null;
            elements.add(element == null ? target : element);
        }
        if (changed) {
            targets.clear();
            targets.addAll(elements);
        }
        return changed;
    }
}
