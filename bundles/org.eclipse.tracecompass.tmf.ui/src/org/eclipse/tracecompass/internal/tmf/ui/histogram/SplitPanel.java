package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Sash;

/**
 * A header and fields on the left and a drawing with a time axis on the right, with a border that
 * can be dragged. The axis can be placed where those of other views are. Where there is little
 * room, the header is on top of the drawing, and there are no fields. On the UI thread.
 */
public final class SplitPanel extends Composite {

    private static final int BORDER = 4;
    private static final int STANDARD_OFFSET = 260;
    private static final int SHORTEST_AXIS = 40;
    private static final int NARROW = 560;

    private final Composite header;
    private final Composite left;
    private final Sash border;
    private @Nullable Control right;
    private int offset = STANDARD_OFFSET;
    private int axisWidth = Integer.MAX_VALUE;

    /**
     * @param parent the parent of the panel
     * @param dragged called when the user has moved the border
     */
    public SplitPanel(Composite parent, Runnable dragged) {
        super(parent, SWT.NONE);
        header = new Composite(this, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(6, 2).applyTo(header);
        left = new Composite(this, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(6, 2).spacing(0, 2).applyTo(left);
        border = new Sash(this, SWT.VERTICAL);
        border.addListener(
                SWT.Selection,
                e -> {
                    drag(e);
                    dragged.run();
                });
        addListener(SWT.Resize, e -> arrange());
    }

    private void drag(Event event) {
        event.x = Math.clamp(event.x, 0, limit());
        offset = event.x + BORDER;
        axisWidth = Integer.MAX_VALUE;
        arrange();
    }

    private int limit() {
        return Math.max(0, getClientArea().width - SHORTEST_AXIS - BORDER);
    }

    /** The parent of what can always be seen, in two columns. */
    public Composite header() {
        return header;
    }

    /** The parent of the fields. */
    public Composite left() {
        return left;
    }

    /** Sets the control with the time axis, a child of this panel. */
    public void setRight(Control control) {
        right = control;
        arrange();
    }

    /** Whether there is too little room for the fields, and so none to align the axis. */
    public boolean isNarrow() {
        return getClientArea().width < NARROW;
    }

    /** Where the time axis begins, in pixels from the left edge. */
    public int axisOffset() {
        return offset;
    }

    /** The width that a time axis would have at some place. */
    public int availableWidth(int at) {
        return Math.max(0, getClientArea().width - at);
    }

    /** Places the time axis; a width of {@link Integer#MAX_VALUE} is as much as there is. */
    public void align(int at, int width) {
        if (at != offset || width != axisWidth) {
            offset = at;
            axisWidth = width;
            arrange();
        }
    }

    private void arrange() {
        Rectangle area = getClientArea();
        boolean narrow = isNarrow();
        int top = header.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
        int edge = narrow ? 0 : Math.max(0, offset - BORDER);
        header.setBounds(0, 0, narrow ? area.width : edge, top);
        left.setVisible(!narrow);
        border.setVisible(!narrow);
        left.setBounds(0, top, edge, Math.max(0, area.height - top));
        border.setBounds(edge, 0, BORDER, area.height);
        Control control = right;
        if (control != null && narrow) {
            control.setBounds(0, top, area.width, Math.max(0, area.height - top));
        } else if (control != null) {
            int width = Math.max(0, Math.min(area.width - offset, axisWidth));
            control.setBounds(edge + BORDER, 0, width, area.height);
        }
    }
}
