package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;

/**
 * Describes a column of a tree.
 *
 * @since 9.5.0
 */
public class TmfTreeColumnData {

    private static final int BAR_MARGIN = 2;
    private static final int BAR_ALPHA = 90;

    private final String text;
    private int width = -1;
    private int alignment = SWT.LEAD;
    private String tooltip;
    private ViewerComparator comparator;
    private ITmfColumnPercentageProvider percentageProvider;
    private boolean movable;

    /** Computes the shares that are drawn as bars in a column. */
    public interface ITmfColumnPercentageProvider {

        /**
         * The share of a row.
         *
         * @param data the entry of the row
         * @return the share, 0 to 1
         */
        double getPercentage(Object data);
    }

    /**
     * A column at the left, as wide as its texts, which cannot be sorted by.
     *
     * @param text the title
     */
    public TmfTreeColumnData(String text) {
        this.text = text;
    }

    /** The title. */
    public String getText() {
        return text;
    }

    /** The width in pixels; -1 for that of the texts. */
    public int getWidth() {
        return width;
    }

    /** One of {@link SWT#LEAD}, {@link SWT#CENTER} and {@link SWT#TRAIL}. */
    public int getAlignment() {
        return alignment;
    }

    /** The tooltip of the title; null for none. */
    public String getTooltip() {
        return tooltip;
    }

    /** What rows are sorted by; null if they cannot be. */
    public ViewerComparator getComparator() {
        return comparator;
    }

    /** The shares drawn as bars; null for none. */
    public ITmfColumnPercentageProvider getPercentageProvider() {
        return percentageProvider;
    }

    /** Whether the user may move the column. */
    public boolean isMovable() {
        return movable;
    }

    /** Sets the width in pixels; -1 for that of the texts. */
    public void setWidth(int width) {
        this.width = width;
    }

    /** Sets the alignment, one of {@link SWT#LEAD}, {@link SWT#CENTER} and {@link SWT#TRAIL}. */
    public void setAlignment(int alignment) {
        this.alignment = alignment;
    }

    /** Sets the tooltip of the title; null for none. */
    public void setTooltip(String tooltip) {
        this.tooltip = tooltip;
    }

    /**
     * Sets what rows are sorted by.
     *
     * @param comparator their order after the first click on the title; the second reverses it.
     *     null if they cannot be sorted by this column
     */
    public void setComparator(ViewerComparator comparator) {
        this.comparator = comparator;
    }

    /** Sets the shares that are drawn as bars; null for none. */
    public void setPercentageProvider(ITmfColumnPercentageProvider percentProvider) {
        percentageProvider = percentProvider;
    }

    /** Sets whether the user may move the column. */
    public void setMovable(boolean movable) {
        this.movable = movable;
    }

    /**
     * Adds the column to a tree. On the UI thread.
     *
     * @param treeViewer the viewer of the tree
     * @return the column
     */
    public TreeViewerColumn createColumn(TreeViewer treeViewer) {
        TreeViewerColumn made = new TreeViewerColumn(treeViewer, alignment);
        TreeColumn column = made.getColumn();
        column.setText(text == null ? "" : text);
        column.setToolTipText(tooltip);
        column.setMoveable(movable);
        if (width >= 0) {
            column.setWidth(width);
        } else {
            column.pack();
        }
        if (comparator != null) {
            column.addListener(SWT.Selection, e -> sort(treeViewer, column));
        }
        if (percentageProvider != null) {
            Tree tree = treeViewer.getTree();
            int index = tree.indexOf(column);
            tree.addListener(SWT.EraseItem, e -> drawBar(e, index, column));
        }
        return made;
    }

    private void sort(TreeViewer viewer, TreeColumn column) {
        Tree tree = viewer.getTree();
        boolean again = tree.getSortColumn() == column && tree.getSortDirection() == SWT.DOWN;
        tree.setSortColumn(column);
        tree.setSortDirection(again ? SWT.UP : SWT.DOWN);
        viewer.setComparator(again ? new Reversed(comparator) : comparator);
    }

    /** The opposite of an order. */
    private static final class Reversed extends ViewerComparator {
        private final ViewerComparator order;

        Reversed(ViewerComparator order) {
            this.order = order;
        }

        @Override
        public int compare(Viewer viewer, Object e1, Object e2) {
            return order.compare(viewer, e2, e1);
        }
    }

    private void drawBar(Event event, int index, TreeColumn column) {
        ITmfColumnPercentageProvider shares = percentageProvider;
        if (event.index != index || column.isDisposed() || shares == null) {
            return;
        }
        Object data = event.item.getData();
        double share = data == null ? 0 : shares.getPercentage(data);
        if (!(share > 0)) {
            return;
        }
        GC gc = event.gc;
        Color before = gc.getBackground();
        gc.setBackground(column.getDisplay().getSystemColor(SWT.COLOR_LIST_SELECTION));
        gc.setAlpha(BAR_ALPHA);
        gc.fillRectangle(
                event.x,
                event.y + BAR_MARGIN,
                (int) Math.round(column.getWidth() * Math.min(1, share)),
                Math.max(1, event.height - 2 * BAR_MARGIN));
        gc.setAlpha(255);
        gc.setBackground(before);
    }
}
