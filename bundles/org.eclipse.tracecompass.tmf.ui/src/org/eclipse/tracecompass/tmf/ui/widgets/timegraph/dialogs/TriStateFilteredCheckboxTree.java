package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.dialogs.PatternFilter;
import org.eclipse.ui.progress.WorkbenchJob;

/**
 * A tree in which a check takes all that is below. An element of whose children some are checked is
 * checked too, and grey.
 *
 * @since 9.5.0
 */
public class TriStateFilteredCheckboxTree extends FilteredCheckboxTree {

    private final List<IPreCheckStateListener> preCheckListeners = new CopyOnWriteArrayList<>();
    private Set<Object> grayed = new HashSet<>();

    /**
     * @param parent the parent of the widgets
     * @param treeStyle the style of the tree; check boxes are added
     * @param filter the filter
     * @param useNewLook whether the field for the filter looks like those of dialogs of today
     * @param useFastHashLookup whether the viewer finds elements by their hash codes
     */
    public TriStateFilteredCheckboxTree(
            Composite parent,
            int treeStyle,
            PatternFilter filter,
            boolean useNewLook,
            boolean useFastHashLookup) {
        super(parent, treeStyle, filter, useNewLook, useFastHashLookup);
    }

    @Override
    protected TreeViewer doCreateTreeViewer(Composite parentComposite, int style) {
        return super.doCreateTreeViewer(parentComposite, style);
    }

    @Override
    protected WorkbenchJob doCreateRefreshJob() {
        return super.doCreateRefreshJob();
    }

    /** Sets the text of the filter; rows are filtered soon after. */
    @Override
    public void setFilterText(String string) {
        super.setFilterText(string);
    }

    /**
     * Adds someone who may keep elements as they are.
     *
     * @param listener the listener
     */
    public void addPreCheckStateListener(IPreCheckStateListener listener) {
        preCheckListeners.add(listener);
    }

    @Override
    boolean toggled(Object element, boolean state) {
        return setSubtreeChecked(element, state);
    }

    @Override
    boolean isGrayed(Object element) {
        return grayed != null && grayed.contains(element);
    }

    @Override
    public void setCheckedElements(Object[] elements) {
        fCheckedObjects = new LinkedHashSet<>(Arrays.asList(elements));
        settle(true);
        showChecks();
    }

    /** Checks an element with all below it, unless a listener wants it to stay as it is. */
    @Override
    public boolean setSubtreeChecked(Object element, boolean state) {
        for (IPreCheckStateListener listener : preCheckListeners) {
            if (listener.setSubtreeChecked(element, state)) {
                return false;
            }
        }
        checkSubtree(element, state);
        showChecks();
        return true;
    }

    @Override
    public boolean setChecked(Object element, boolean state) {
        return setSubtreeChecked(element, state);
    }

    @Override
    protected void checkSubtree(Object element, boolean state) {
        super.checkSubtree(element, state);
        settle(false);
    }

    /**
     * Brings the elements with children in line with these.
     *
     * @param keep whether an element stays checked although none of its children is
     */
    private void settle(boolean keep) {
        grayed = new HashSet<>();
        roots().forEach(root -> settle(root, keep));
    }

    private void settle(Object element, boolean keep) {
        Object[] children = children(element);
        if (children.length == 0) {
            return;
        }
        boolean any = false;
        boolean all = true;
        for (Object child : children) {
            settle(child, keep);
            boolean checked = getChecked(child);
            any |= checked;
            all &= checked && !isGrayed(child);
        }
        any |= keep && getChecked(element);
        mark(element, any);
        if (any && !all) {
            grayed.add(element);
        }
    }
}
