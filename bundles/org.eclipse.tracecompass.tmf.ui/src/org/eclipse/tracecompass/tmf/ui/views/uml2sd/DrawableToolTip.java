package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.events.PaintListener;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestampFormat;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * A time beside the pointer, with its place on the scale from the shortest to the longest time.
 *
 * @since 9.5.0
 */
public class DrawableToolTip implements PaintListener {

    private static final int DISTANCE = 18;

    private static int horizontalMargin = 10;
    private static int verticalMargin = 10;
    private static int textScaleMargin = 20;
    private static int scaleLength = 100;

    private final Composite parent;
    private final Shell shell;
    private String text = "";
    private double place;

    /**
     * @param parent the control below the pointer
     */
    public DrawableToolTip(Composite parent) {
        this.parent = parent;
        shell = new Shell(parent.getShell(), SWT.ON_TOP | SWT.TOOL | SWT.NO_FOCUS);
        shell.setBackground(parent.getDisplay().getSystemColor(SWT.COLOR_INFO_BACKGROUND));
        shell.addPaintListener(this);
    }

    /** The time as it is shown; empty before there is one. */
    public String getText() {
        return text;
    }

    /** The time for people who do not see it. */
    public String getAccessibleText() {
        return text;
    }

    /** The room at the left and the right. */
    protected static int getHorizontalMargin() {
        return horizontalMargin;
    }

    /** Sets the room at the left and the right. */
    protected static void setHorizontalMargin(int margin) {
        horizontalMargin = margin;
    }

    /** The room above and below. */
    protected static int getVerticalMargin() {
        return verticalMargin;
    }

    /** Sets the room above and below. */
    protected static void setVerticalMargin(int margin) {
        verticalMargin = margin;
    }

    /** The room between text and scale. */
    protected static int getTextScaleMargin() {
        return textScaleMargin;
    }

    /** Sets the room between text and scale. */
    protected static void setTestScaleMargin(int textScaleMargin) {
        DrawableToolTip.textScaleMargin = textScaleMargin;
    }

    /** The length of the scale. */
    protected static int getScaleLength() {
        return scaleLength;
    }

    /** Sets the length of the scale. */
    protected static void setScaleLength(int scaleLength) {
        DrawableToolTip.scaleLength = scaleLength;
    }

    /** Shows a time on the scale between two others. */
    public void showToolTip(ITmfTimestamp value, ITmfTimestamp min, ITmfTimestamp max) {
        text =
                NLS.bind(
                        Messages.SequenceDiagram_Delta,
                        TmfTimestampFormat.getDefaulIntervalFormat().format(value.toNanos()));
        double room = (double) max.toNanos() - min.toNanos();
        place = room <= 0 ? 0.5 : Math.clamp((value.toNanos() - min.toNanos()) / room, 0.0, 1.0);
        GC gc = new GC(shell);
        Point size = gc.textExtent(text);
        gc.dispose();
        Point pointer = parent.getDisplay().getCursorLocation();
        shell.setBounds(
                pointer.x + DISTANCE,
                pointer.y + DISTANCE,
                Math.max(size.x, scaleLength) + 2 * horizontalMargin,
                size.y + textScaleMargin + 2 * verticalMargin);
        shell.setVisible(true);
        shell.redraw();
    }

    /** Hides the tooltip. */
    public void hideToolTip() {
        if (!shell.isDisposed()) {
            shell.setVisible(false);
        }
    }

    /** Disposes the tooltip. */
    public void dispose() {
        shell.dispose();
    }

    @Override
    public void paintControl(PaintEvent event) {
        GC gc = event.gc;
        Point size = gc.textExtent(text);
        gc.drawText(text, horizontalMargin, verticalMargin, true);
        int y = verticalMargin + size.y + textScaleMargin / 2;
        gc.drawLine(horizontalMargin, y, horizontalMargin + scaleLength, y);
        int x = horizontalMargin + (int) Math.round(place * scaleLength);
        gc.setBackground(event.display.getSystemColor(SWT.COLOR_LIST_SELECTION));
        gc.fillRectangle(x - 2, y - 5, 5, 11);
    }
}
