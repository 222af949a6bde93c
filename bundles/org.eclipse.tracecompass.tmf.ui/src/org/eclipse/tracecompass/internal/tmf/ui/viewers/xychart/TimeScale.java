package org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.CursorPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.PaintContext;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.RulerPainter;
import org.eclipse.tracecompass.tmf.ui.timegraph.SwtFonts;
import org.eclipse.tracecompass.tmf.ui.timegraph.SwtSurface;
import org.eclipse.tracecompass.tmf.ui.timegraph.WorkbenchTheme;

/** The ruler of the time graphs above a chart. For the UI thread. */
public final class TimeScale extends Canvas {

    /** The height in pixels. */
    public static final int HEIGHT = (int) TimeGraphScene.RULER_HEIGHT;

    private final TimeGraphScene frame = new TimeGraphScene();
    private final SwtFonts fonts;
    private final SwtSurface.StatesImage noStates = new SwtSurface.StatesImage();

    /** Creates the ruler in a composite. */
    public TimeScale(Composite parent) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        fonts = new SwtFonts(getDisplay(), getFont());
        addListener(SWT.Paint, this::paint);
        addListener(SWT.Dispose, e -> fonts.dispose());
    }

    /** Shows the times of a plot at a place; the times are those of the window. */
    public void show(long start, long end, int left, int width) {
        frame.setNamesWidth(left);
        frame.setSize(left + (double) width, HEIGHT);
        if (width > 0 && end > start) {
            frame.setViewport(Viewport.of(start, end, width));
        }
        redraw();
    }

    /** Marks the selected times. */
    public void select(long begin, long end) {
        frame.setSelection(new TimeSelection(begin, end));
        redraw();
    }

    /** How times are written. */
    public void setTime(TimeText text) {
        frame.setTime(text);
        redraw();
    }

    private void paint(Event event) {
        Theme look = WorkbenchTheme.of(this);
        frame.setTheme(
                look.withFonts(
                        fonts.height(event.gc, FontRole.NORMAL) / 1.3,
                        fonts.height(event.gc, FontRole.SMALL) / 1.3));
        Rectangle area = getClientArea();
        SwtSurface surface = new SwtSurface(event.gc, 1, fonts, noStates, area);
        try {
            surface.fillRect(0, 0, area.width, area.height, frame.theme().header());
            PaintContext context = frame.context();
            new RulerPainter().paint(surface, context);
            new CursorPainter().paint(surface, context);
        } finally {
            surface.dispose();
        }
    }
}
