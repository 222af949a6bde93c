package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfAbstractToolTipHandler;

/**
 * A tooltip about the row of a tree under the pointer.
 *
 * @since 9.5.0
 */
public abstract class TmfTreeViewerToolTipHandler extends TmfAbstractToolTipHandler {

    @Override
    protected void fill(Control control, MouseEvent event, Point pt) {
        if (control instanceof Tree tree) {
            TreeItem item = tree.getItem(pt);
            if (item != null && item.getData() instanceof TmfTreeViewerEntry entry) {
                fillValues(entry);
            }
        }
    }

    /**
     * Adds what there is to say about a row, see {@link #addItem(String, String)}.
     *
     * @param entry the row
     */
    protected abstract void fillValues(TmfTreeViewerEntry entry);
}
