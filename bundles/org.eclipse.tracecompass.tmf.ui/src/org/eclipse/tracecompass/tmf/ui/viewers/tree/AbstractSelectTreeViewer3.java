package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs.SpecificColumnPatternFilter;

/**
 * A tree with check boxes whose filter looks at a column of one's choice.
 *
 * @since 9.5.0
 */
public abstract class AbstractSelectTreeViewer3 extends AbstractSelectTreeViewer2 {

    /**
     * @param parent the parent of the tree
     * @param legendIndex the index of the column with the looks of the series; -1 if there is none
     * @param id the id of the data provider
     * @param indexColumnFilter the index of the column that the filter looks at
     */
    public AbstractSelectTreeViewer3(
            Composite parent, int legendIndex, String id, int indexColumnFilter) {
        super(
                parent,
                newTree(parent, new SpecificColumnPatternFilter(indexColumnFilter)),
                legendIndex,
                id);
    }
}
