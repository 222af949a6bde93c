package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.events.PaintListener;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;

/**
 * The base of the widgets of time graphs: a canvas that paints itself. For the UI thread.
 *
 * @since 0.2.0
 */
public abstract class TimeGraphBaseControl extends Canvas implements PaintListener {

    /** The space around texts, in pixels. */
    public static final int MARGIN = 4;

    /** The size of the sign that shows and hides rows, in pixels. */
    public static final int EXPAND_SIZE = 9;

    /** The space at the right edge, in pixels. */
    public static final int RIGHT_MARGIN = 1;

    /** The size of the pictures before names, in pixels. */
    public static final int SMALL_ICON_SIZE = 16;

    private final TimeGraphColorScheme colorScheme;
    private int fontHeight = -1;

    /**
     * @param parent the parent
     * @param colors the colours
     */
    public TimeGraphBaseControl(Composite parent, TimeGraphColorScheme colors) {
        this(parent, colors, SWT.NO_BACKGROUND | SWT.NO_REDRAW_RESIZE | SWT.DOUBLE_BUFFERED);
    }

    /**
     * @param parent the parent
     * @param colorScheme the colours
     * @param style the style of the canvas
     */
    public TimeGraphBaseControl(Composite parent, TimeGraphColorScheme colorScheme, int style) {
        super(parent, style);
        this.colorScheme = colorScheme;
        addPaintListener(this);
    }

    /** Paints the background; subclasses paint the rest. */
    @Override
    public void paintControl(PaintEvent e) {
        e.gc.setBackground(colorScheme.getColor(TimeGraphColorScheme.BACKGROUND));
        e.gc.fillRectangle(getClientArea());
    }

    /** The colours. */
    public TimeGraphColorScheme getColorScheme() {
        return colorScheme;
    }

    /** The height of a line of text in the font of the widget, in pixels. */
    public int getFontHeight() {
        if (fontHeight < 0) {
            GC gc = new GC(this);
            fontHeight = gc.getFontMetrics().getHeight();
            gc.dispose();
        }
        return fontHeight;
    }
}
