package org.eclipse.tracecompass.tmf.ui.viewers.events;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * The filters of a table of events, above it: each can be shown and removed. It takes no room as
 * long as there is no filter.
 *
 * @since 0.2.0
 */
public class TmfEventsTableHeader extends Composite {

    /** Is told what the user does with filters. */
    public interface IEventsTableHeaderListener {

        /** The user clicked a filter. */
        void filterSelected(ITmfFilter filter);

        /** The user removed a filter. */
        void filterRemoved(ITmfFilter filter);
    }

    private final IEventsTableHeaderListener listener;

    /**
     * @param parent the parent
     * @param style the style
     * @param listener is told what the user does
     */
    public TmfEventsTableHeader(Composite parent, int style, IEventsTableHeaderListener listener) {
        super(parent, style);
        this.listener = listener;
        RowLayout layout = new RowLayout(SWT.HORIZONTAL);
        layout.marginTop = 2;
        layout.marginBottom = 2;
        layout.center = true;
        setLayout(layout);
    }

    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        return getChildren().length == 0
                ? new Point(Math.max(0, wHint), 0)
                : super.computeSize(wHint, hHint, changed);
    }

    /** Shows a filter. */
    public void addFilter(ITmfFilter filter) {
        Composite chip = new Composite(this, SWT.BORDER);
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = 2;
        layout.marginHeight = 0;
        layout.horizontalSpacing = 0;
        chip.setLayout(layout);
        chip.setData(filter);
        CLabel label = new CLabel(chip, SWT.NONE);
        label.setText(String.valueOf(filter));
        label.setImage(Icons.image(Icons.FILTER));
        label.addListener(SWT.MouseDown, e -> listener.filterSelected(filter));
        ToolBar bar = new ToolBar(chip, SWT.FLAT);
        ToolItem remove = new ToolItem(bar, SWT.PUSH);
        remove.setImage(Icons.image(Icons.CLEAR));
        remove.addListener(SWT.Selection, e -> listener.filterRemoved(filter));
        relayout();
    }

    /** Removes a filter; does nothing if it is not shown. */
    public void removeFilter(ITmfFilter filter) {
        for (Control chip : getChildren()) {
            if (chip.getData() == filter) {
                chip.dispose();
            }
        }
        relayout();
    }

    /** Removes all filters. */
    public void clearFilters() {
        for (Control chip : getChildren()) {
            chip.dispose();
        }
        relayout();
    }

    private void relayout() {
        getParent().layout(true, true);
    }
}
