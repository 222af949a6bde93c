package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.Arrays;
import java.util.Iterator;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Geometry;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.NamesPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.PaintContext;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Painter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.StatesPainter;
import org.eclipse.tracecompass.tmf.ui.timegraph.SwtSurface;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * Draws over the states what only the owner of the entries knows: the frames of events that a
 * search has found, the pictures before names, and what the presentation provider draws itself. The
 * latter two are for the screen only.
 */
@NonNullByDefault
final class EntryDrawing implements Painter {

    private static final int FRAME = 0xffff3300;
    private static final double FRAME_WIDTH = 2;

    private final EntrySource source;
    private final EntryPictures pictures;
    private final Supplier<Rectangle> area;

    /**
     * @param source has the entries
     * @param pictures has the pictures before names
     * @param area the area of the control
     */
    EntryDrawing(EntrySource source, EntryPictures pictures, Supplier<Rectangle> area) {
        this.source = source;
        this.pictures = pictures;
        this.area = area;
    }

    @Override
    public void paint(Surface surface, PaintContext context) {
        Geometry g = context.geometry();
        double below = g.rowsTop() + context.layout().pinnedHeight();
        ITimeGraphPresentationProvider provider = source.presentation();
        boolean events = draws(provider, "postDrawEvent", ITimeEvent.class, Rectangle.class);
        boolean entries = draws(provider, "postDrawEntry", ITimeGraphEntry.class, Rectangle.class);
        for (VisibleRow row : context.rows()) {
            ITimeGraphEntry entry = source.entryOf(row.entry().id());
            if (entry == null) {
                continue;
            }
            double top = row.pinned() ? g.rowsTop() : below;
            surface.pushClip(0, top, g.width(), Math.max(0, g.height() - top));
            if (surface instanceof SwtSurface screen && row.pictureWidth() > 0) {
                picture(screen, context, row, entry);
            }
            surface.pushClip(g.chartLeft(), top, g.chartWidth(), Math.max(0, g.height() - top));
            events(surface, context, row, entry, events);
            surface.popClip();
            if (surface instanceof SwtSurface screen && entries) {
                screen.draw(
                        gc ->
                                provider.postDrawEntry(
                                        entry, bounds(context, row, 0, g.width()), gc));
            }
            surface.popClip();
        }
        if (surface instanceof SwtSurface screen
                && draws(provider, "postDrawControl", Rectangle.class)) {
            screen.draw(gc -> provider.postDrawControl(area.get(), gc));
        }
    }

    /** Whether a provider draws something itself. */
    private static boolean draws(
            ITimeGraphPresentationProvider provider, String method, Class<?>... parameters) {
        Class<?>[] all = Arrays.copyOf(parameters, parameters.length + 1);
        all[parameters.length] = GC.class;
        return Presentations.overrides(provider, method, all);
    }

    private void picture(
            SwtSurface screen, PaintContext context, VisibleRow row, ITimeGraphEntry entry) {
        Image picture = pictures.of(entry);
        if (picture != null) {
            Rectangle size = picture.getBounds();
            double x = NamesPainter.twisty(row.depth()) + NamesPainter.INDENT;
            double y = context.rowTop(row) + (row.height() - size.height) / 2.0;
            screen.draw(gc -> gc.drawImage(picture, (int) Math.round(x), (int) Math.round(y)));
        }
    }

    private void events(
            Surface surface,
            PaintContext context,
            VisibleRow row,
            ITimeGraphEntry entry,
            boolean drawn) {
        Viewport v = context.viewport();
        Iterator<ITimeEvent> events =
                entry.getTimeEventsIterator(
                        v.start(), v.end(), (long) Math.max(1, v.nanosPerPixel()));
        Geometry g = context.geometry();
        while (events != null && events.hasNext()) {
            ITimeEvent event = events.next();
            double x0 = Math.max(g.chartLeft(), context.x(event.getTime()));
            double x1 = Math.min(g.width(), context.x(event.getTime() + event.getDuration()));
            if (event.isPropertyActive(CoreFilterProperty.BOUND)) {
                frame(surface, context, row, x0, x1);
            }
            if (drawn
                    && surface instanceof SwtSurface screen
                    && x1 - x0 >= 1
                    && !event.isPropertyActive(
                            CoreFilterProperty.DIMMED | CoreFilterProperty.EXCLUDE)) {
                screen.draw(
                        gc ->
                                source.presentation()
                                        .postDrawEvent(event, bar(context, row, x0, x1), gc));
            }
        }
    }

    private static void frame(
            Surface surface, PaintContext context, VisibleRow row, double x0, double x1) {
        double height = row.height() * StatesPainter.BAR;
        double top = context.rowTop(row) + (row.height() - height) / 2;
        double width = Math.max(FRAME_WIDTH, x1 - x0);
        surface.fillRect(x0, top, width, FRAME_WIDTH, FRAME);
        surface.fillRect(x0, top + height - FRAME_WIDTH, width, FRAME_WIDTH, FRAME);
        surface.fillRect(x0, top, FRAME_WIDTH, height, FRAME);
        surface.fillRect(x0 + width - FRAME_WIDTH, top, FRAME_WIDTH, height, FRAME);
    }

    /** Where the bar of an event is, in points. */
    private static Rectangle bar(PaintContext context, VisibleRow row, double x0, double x1) {
        Rectangle whole = bounds(context, row, x0, x1 - x0);
        int height = (int) Math.round(row.height() * StatesPainter.BAR);
        return new Rectangle(
                whole.x, whole.y + (whole.height - height) / 2, Math.max(1, whole.width), height);
    }

    private static Rectangle bounds(PaintContext context, VisibleRow row, double x, double width) {
        return new Rectangle(
                (int) Math.round(x),
                (int) Math.round(context.rowTop(row)),
                (int) Math.round(width),
                (int) Math.round(row.height()));
    }
}
