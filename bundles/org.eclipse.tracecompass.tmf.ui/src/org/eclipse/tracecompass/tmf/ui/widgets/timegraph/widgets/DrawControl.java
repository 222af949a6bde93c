package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.presentation.RGBAColor;
import org.eclipse.tracecompass.tmf.drawing.core.time.RulerTicks;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * The part of a documented time graph that draws parts of it with a graphics context, for those who
 * want them elsewhere, on an image for instance. On the screen, the painters of our own time graph
 * draw. For the UI thread.
 */
abstract class DrawControl extends InputControl {

    private static final int SPACING = 92;
    private static final int NEAR = 5;
    private static final int HEAD = 5;
    private static final double BAR = 0.7;

    private Color gridLineColor;

    /** A row that is drawn. */
    protected static class Item {

        private final ITimeGraphEntry entry;
        private final int height;

        /**
         * @param entry the entry of the row
         * @param height its height in pixels
         */
        public Item(ITimeGraphEntry entry, int height) {
            this.entry = entry;
            this.height = height;
        }

        /** The entry of the row. */
        public ITimeGraphEntry getEntry() {
            return entry;
        }

        /** The height of the row in pixels. */
        public int getHeight() {
            return height;
        }
    }

    DrawControl(Composite parent, TimeGraphColorScheme colors) {
        super(parent, colors);
    }

    // --- lines

    /** Sets the colour of lines; null for that of the theme. */
    public void setGridLineColor(Color color) {
        gridLineColor = color;
        int argb =
                color == null
                        ? 0
                        : 0xff000000
                                | color.getRed() << 16
                                | color.getGreen() << 8
                                | color.getBlue();
        scene().setShown(scene().shown().withGridColour(argb));
        repaint();
    }

    /** The colour of lines. */
    public Color getGridLineColor() {
        if (gridLineColor == null) {
            int argb = scene().theme().grid();
            return new Color(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff);
        }
        return gridLineColor;
    }

    /** Shows lines through the middle of rows, or hides them. */
    public void setMidLinesVisible(boolean visible) {
        scene().setShown(scene().shown().withRowLines(visible));
        repaint();
    }

    /** Whether lines through the middle of rows are shown. */
    public boolean getMidLinesVisible() {
        return scene().shown().rowLines();
    }

    // --- what is where

    /** The link at a point of this control; null if there is none. */
    protected ILinkEvent getArrow(Point pt) {
        ILinkEvent nearest = null;
        double least = NEAR;
        for (ILinkEvent link : getArrows()) {
            Rectangle from = getItemBounds(link.getEntry());
            Rectangle to = getItemBounds(link.getDestinationEntry());
            if (from != null && to != null) {
                int x0 = place(link.getTime());
                int x1 = place(link.getTime() + link.getDuration());
                double distance =
                        Utils.distance(
                                pt.x, pt.y, x0, from.y + from.height / 2, x1, to.y + to.height / 2);
                if (distance >= 0 && distance < least) {
                    least = distance;
                    nearest = link;
                }
            }
        }
        return nearest;
    }

    private int place(long time) {
        return (int) Math.round(scene().context().x(time));
    }

    private static int place(long time, Rectangle bounds, ITimeDataProvider times, int nameSpace) {
        long start = times.getTime0();
        double width = Math.max(1, bounds.width - nameSpace);
        double pixels = width / Math.max(1, times.getTime1() - start);
        return (int) Math.round(bounds.x + nameSpace + (time - start) * pixels);
    }

    // --- drawing

    /** Draws the background of names and time. */
    protected void drawBackground(Rectangle bounds, int nameSpace, GC gc) {
        gc.setBackground(getColorScheme().getBkColor(false, false, true));
        gc.fillRectangle(bounds.x, bounds.y, nameSpace, bounds.height);
        gc.setBackground(getColorScheme().getColor(TimeGraphColorScheme.BACKGROUND));
        gc.fillRectangle(bounds.x + nameSpace, bounds.y, bounds.width - nameSpace, bounds.height);
    }

    /** Draws the lines at the ticks of the ruler. */
    public void drawGridLines(Rectangle bounds, GC gc) {
        ITimeDataProvider times = getTimeDataProvider();
        int width = bounds.width - times.getNameSpace();
        if (width <= 0) {
            return;
        }
        Viewport viewport =
                Viewport.of(
                        times.getTime0(), Math.max(times.getTime1(), times.getTime0() + 1), width);
        gc.setForeground(getGridLineColor());
        for (RulerTicks.Tick tick : RulerTicks.of(viewport, scene().time(), SPACING).major()) {
            int x = place(tick.time(), bounds, times, times.getNameSpace());
            gc.drawLine(x, bounds.y, x, bounds.y + bounds.height);
        }
    }

    /** Draws the markers before or behind the states. */
    protected void drawMarkers(
            Rectangle bounds,
            ITimeDataProvider timeProvider,
            List<IMarkerEvent> markers,
            boolean foreground,
            int nameSpace,
            GC gc) {
        for (IMarkerEvent marker : markers) {
            if (marker.isForeground() == foreground) {
                drawMarker(marker, bounds, timeProvider, nameSpace, gc);
            }
        }
    }

    /** Draws a marker: over its row, or from top to bottom. */
    protected void drawMarker(
            IMarkerEvent marker,
            Rectangle bounds,
            ITimeDataProvider timeProvider,
            int nameSpace,
            GC gc) {
        int x0 = place(marker.getTime(), bounds, timeProvider, nameSpace);
        int x1 = place(marker.getTime() + marker.getDuration(), bounds, timeProvider, nameSpace);
        Rectangle row = marker.getEntry() == null ? bounds : getItemBounds(marker.getEntry());
        if (row == null || x1 < bounds.x + nameSpace || x0 > bounds.x + bounds.width) {
            return;
        }
        int left = Math.max(x0, bounds.x + nameSpace);
        gc.setBackground(new Color(marker.getColor().rgb));
        gc.setAlpha(marker.getColor().alpha);
        gc.fillRectangle(left, row.y, Math.max(1, x1 - left), row.height);
        gc.setAlpha(0xff);
    }

    /** Draws rows, from one of them on. */
    public void drawItems(
            Rectangle bounds,
            ITimeDataProvider timeProvider,
            Item[] items,
            int topIndex,
            int nameSpace,
            GC gc) {
        int y = bounds.y;
        for (int i = Math.max(0, topIndex); i < items.length; i++) {
            Rectangle row = new Rectangle(bounds.x, y, bounds.width, items[i].getHeight());
            if (row.y > bounds.y + bounds.height) {
                return;
            }
            drawItem(items[i], row, timeProvider, i, nameSpace, gc);
            y += row.height;
        }
    }

    /** Draws a row: its name and its states. */
    protected void drawItem(
            Item item,
            Rectangle bounds,
            ITimeDataProvider timeProvider,
            int i,
            int nameSpace,
            GC gc) {
        ITimeGraphEntry entry = item.getEntry();
        drawName(item, new Rectangle(bounds.x, bounds.y, nameSpace, bounds.height), gc);
        Rectangle time =
                new Rectangle(
                        bounds.x + nameSpace,
                        bounds.y,
                        Math.max(0, bounds.width - nameSpace),
                        bounds.height);
        fillSpace(time, gc, entry == source.entryOf(scene().selectedRow()));
        long start = timeProvider.getTime0();
        long end = timeProvider.getTime1();
        long pixel = Math.max(1, (end - start) / Math.max(1, time.width));
        Iterator<ITimeEvent> events = entry.getTimeEventsIterator(start, end, pixel);
        int height = (int) Math.round(bounds.height * BAR);
        while (events != null && events.hasNext()) {
            ITimeEvent event = events.next();
            int x0 = Math.max(time.x, place(event.getTime(), bounds, timeProvider, nameSpace));
            int x1 =
                    Math.min(
                            time.x + time.width,
                            place(
                                    event.getTime() + event.getDuration(),
                                    bounds,
                                    timeProvider,
                                    nameSpace));
            Rectangle bar =
                    new Rectangle(
                            x0,
                            bounds.y + (bounds.height - height) / 2,
                            Math.max(1, x1 - x0),
                            height);
            if (drawState(getColorScheme(), event, bar, gc, false, false)) {
                getTimeGraphProvider().postDrawEvent(event, bar, gc);
            }
        }
        getTimeGraphProvider().postDrawEntry(entry, bounds, gc);
    }

    /** Draws links. */
    public void drawLinks(
            Rectangle bounds,
            ITimeDataProvider timeProvider,
            List<ILinkEvent> links,
            int nameSpace,
            GC gc) {
        new ArrayList<>(links).forEach(link -> drawLink(link, bounds, timeProvider, nameSpace, gc));
    }

    /** Draws a link if both of its rows can be seen. */
    protected void drawLink(
            ILinkEvent event,
            Rectangle bounds,
            ITimeDataProvider timeProvider,
            int nameSpace,
            GC gc) {
        Rectangle from = getItemBounds(event.getEntry());
        Rectangle to = getItemBounds(event.getDestinationEntry());
        if (from == null || to == null) {
            return;
        }
        int x0 = place(event.getTime(), bounds, timeProvider, nameSpace);
        int x1 = place(event.getTime() + event.getDuration(), bounds, timeProvider, nameSpace);
        int y0 = from.y + from.height / 2;
        int y1 = to.y + to.height / 2;
        drawArrow(getColorScheme(), event, new Rectangle(x0, y0, x1 - x0, y1 - y0), gc);
    }

    /**
     * Draws an arrow.
     *
     * @param rect where it begins, and how far it goes; lengths may be negative
     * @return whether it is drawn at all
     */
    protected boolean drawArrow(
            TimeGraphColorScheme colors, ITimeEvent event, Rectangle rect, GC gc) {
        RGB rgb = colour(event, StyleProperties.COLOR);
        if (rgb == null) {
            return false;
        }
        Color colour = new Color(rgb);
        gc.setForeground(colour);
        gc.setBackground(colour);
        int x = rect.x + rect.width;
        int y = rect.y + rect.height;
        gc.drawLine(rect.x, rect.y, x, y);
        double angle = Math.atan2(rect.height, rect.width);
        int[] head = {x, y, 0, 0, 0, 0};
        for (int side = 0; side < 2; side++) {
            double turned = angle + (side == 0 ? Math.PI - 0.4 : Math.PI + 0.4);
            head[2 + 2 * side] = x + (int) Math.round(HEAD * Math.cos(turned));
            head[3 + 2 * side] = y + (int) Math.round(HEAD * Math.sin(turned));
        }
        gc.fillPolygon(head);
        return true;
    }

    /** Draws the name of a row. */
    protected void drawName(Item item, Rectangle bounds, GC gc) {
        gc.setBackground(getColorScheme().getBkColor(false, false, true));
        gc.fillRectangle(bounds);
        gc.setForeground(getColorScheme().getFgColor(false, false));
        Utils.drawText(
                gc,
                item.getEntry().getName(),
                bounds.x + MARGIN,
                bounds.y,
                Math.max(0, bounds.width - 2 * MARGIN),
                bounds.height,
                false,
                true);
    }

    /**
     * Draws an event, with its label if there is room.
     *
     * @param selected whether its row is selected
     * @param timeSelected whether it is at the selected time
     * @return whether it is drawn at all
     */
    protected boolean drawState(
            TimeGraphColorScheme colors,
            ITimeEvent event,
            Rectangle rect,
            GC gc,
            boolean selected,
            boolean timeSelected) {
        RGB rgb = colour(event, StyleProperties.BACKGROUND_COLOR);
        if (rgb == null) {
            return false;
        }
        gc.setBackground(new Color(rgb));
        gc.fillRectangle(rect);
        if (timeSelected) {
            gc.setForeground(colors.getColor(TimeGraphColorScheme.SELECTED_TIME));
            gc.drawRectangle(rect.x, rect.y, rect.width - 1, rect.height - 1);
        }
        String label = event.getLabel();
        if (label != null && rect.width > rect.height) {
            gc.setForeground(Utils.getDistinctColor(rgb));
            Utils.drawText(gc, label, rect.x, rect.y, rect.width, rect.height, true, true);
        }
        return true;
    }

    /** The colour of an event; null if it is not drawn. */
    private RGB colour(ITimeEvent event, String property) {
        Map<String, Object> style = getTimeGraphProvider().getEventStyle(event);
        Object text = style.getOrDefault(property, style.get(StyleProperties.COLOR));
        RGBAColor colour = text == null ? null : RGBAColor.fromString(text.toString());
        return colour == null
                ? null
                : new RGB(colour.getRed(), colour.getGreen(), colour.getBlue());
    }

    /** Draws the background of the time of a row. */
    protected void fillSpace(Rectangle rect, GC gc, boolean selected) {
        gc.setBackground(getColorScheme().getBkColor(selected, false, false));
        gc.fillRectangle(rect);
    }
}
