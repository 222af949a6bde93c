package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.jface.viewers.CheckStateChangedEvent;
import org.eclipse.jface.viewers.CheckboxTreeViewer;
import org.eclipse.jface.viewers.ICheckStateListener;
import org.eclipse.jface.viewers.ICheckStateProvider;
import org.eclipse.jface.viewers.ICheckable;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.dialogs.FilteredTree;
import org.eclipse.ui.dialogs.PatternFilter;
import org.eclipse.ui.progress.WorkbenchJob;

/**
 * A tree with check boxes below a field for a filter. Elements that the filter hides keep their
 * checks. For the UI thread.
 *
 * @since 9.5.0
 */
public class FilteredCheckboxTree extends FilteredTree implements ICheckable {

    /** The checked elements, hidden ones included. */
    protected Set<Object> fCheckedObjects = new LinkedHashSet<>();

    private CheckboxTreeViewer checkboxes;

    /**
     * @param parent the parent of the widgets
     * @param treeStyle the style of the tree; check boxes are added
     * @param filter the filter
     * @param useNewLook whether the field for the filter looks like those of dialogs of today
     * @param useFastHashLookup whether the viewer finds elements by their hash codes
     */
    public FilteredCheckboxTree(
            Composite parent,
            int treeStyle,
            PatternFilter filter,
            boolean useNewLook,
            boolean useFastHashLookup) {
        super(parent, treeStyle, filter, useNewLook, useFastHashLookup);
    }

    @Override
    protected TreeViewer doCreateTreeViewer(Composite parentComposite, int style) {
        CheckboxTreeViewer viewer = new CheckboxTreeViewer(parentComposite, style | SWT.CHECK);
        checkboxes = viewer;
        viewer.setCheckStateProvider(
                new ICheckStateProvider() {
                    @Override
                    public boolean isChecked(Object element) {
                        return FilteredCheckboxTree.this.getChecked(element);
                    }

                    @Override
                    public boolean isGrayed(Object element) {
                        return FilteredCheckboxTree.this.isGrayed(element);
                    }
                });
        viewer.addCheckStateListener(this::clicked);
        return viewer;
    }

    @Override
    protected WorkbenchJob doCreateRefreshJob() {
        return super.doCreateRefreshJob();
    }

    private void clicked(CheckStateChangedEvent event) {
        if (!toggled(event.getElement(), event.getChecked())) {
            showChecks();
        }
    }

    /** The user has clicked on a check box; false if it stays as it was. */
    boolean toggled(Object element, boolean state) {
        return setChecked(element, state);
    }

    /** Whether some of the elements below an element are checked, and some are not. */
    boolean isGrayed(Object element) {
        return false;
    }

    @Override
    public boolean getChecked(Object element) {
        return fCheckedObjects != null && fCheckedObjects.contains(element);
    }

    @Override
    public boolean setChecked(Object element, boolean state) {
        mark(element, state);
        showChecks();
        return true;
    }

    final void mark(Object element, boolean state) {
        if (state) {
            fCheckedObjects.add(element);
        } else {
            fCheckedObjects.remove(element);
        }
    }

    @Override
    public void addCheckStateListener(ICheckStateListener listener) {
        checkboxes.addCheckStateListener(listener);
    }

    @Override
    public void removeCheckStateListener(ICheckStateListener listener) {
        checkboxes.removeCheckStateListener(listener);
    }

    /** The viewer of the tree. */
    public CheckboxTreeViewer getCheckboxTreeViewer() {
        return checkboxes;
    }

    /** The checked elements, hidden ones included. */
    public Object[] getCheckedElements() {
        return fCheckedObjects.toArray();
    }

    /**
     * Checks these elements and no others.
     *
     * @param elements the elements
     */
    public void setCheckedElements(Object[] elements) {
        fCheckedObjects = new LinkedHashSet<>(Arrays.asList(elements));
        showChecks();
    }

    /**
     * Checks or unchecks an element and all visible ones below it.
     *
     * @param element the element
     * @param state whether they are checked
     * @return whether this has been done
     */
    public boolean setSubtreeChecked(Object element, boolean state) {
        checkSubtree(element, state);
        showChecks();
        return true;
    }

    /**
     * Marks an element and all visible ones below it.
     *
     * @param element the element
     * @param state whether they are checked
     */
    protected void checkSubtree(Object element, boolean state) {
        markSubtree(element, state);
    }

    private void markSubtree(Object element, boolean state) {
        mark(element, state);
        for (Object child : visibleChildren(element)) {
            markSubtree(child, state);
        }
    }

    /** The elements below another one that no filter hides. */
    private Object[] visibleChildren(Object element) {
        Object[] children = children(element);
        for (ViewerFilter filter : checkboxes.getFilters()) {
            children = filter.filter(checkboxes, element, children);
        }
        return children;
    }

    /** The elements below another one. */
    final Object[] children(Object element) {
        return checkboxes.getContentProvider() instanceof ITreeContentProvider content
                ? content.getChildren(element)
                : new Object[0];
    }

    /** The elements at the top. */
    final Set<Object> roots() {
        Object input = checkboxes.getInput();
        return input != null && checkboxes.getContentProvider() instanceof ITreeContentProvider c
                ? new LinkedHashSet<>(Arrays.asList(c.getElements(input)))
                : new HashSet<>();
    }

    /** Shows the checks of all rows. */
    final void showChecks() {
        for (TreeItem item : checkboxes.getTree().getItems()) {
            showChecks(item);
        }
    }

    private void showChecks(TreeItem item) {
        Object element = item.getData();
        if (element != null) {
            item.setChecked(getChecked(element));
            item.setGrayed(isGrayed(element));
            for (TreeItem child : item.getItems()) {
                showChecks(child);
            }
        }
    }
}
