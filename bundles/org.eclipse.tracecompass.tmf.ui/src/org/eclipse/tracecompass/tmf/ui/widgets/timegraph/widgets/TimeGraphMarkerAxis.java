package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;

/**
 * The strip in which the markers of a time graph are named: a line per category that has markers,
 * with its name at the left and its labels where the markers are. A click on a label selects the
 * marker; a click on the arrow at the top folds the lines away, one on the cross before a name
 * hides the markers of that category. For the UI thread.
 *
 * @since 9.5.0
 */
public class TimeGraphMarkerAxis extends TimeGraphBaseControl {

    private static final int PADDING = 3;
    private static final int TOOLBAR = 16;
    private static final int CROSS = 14;

    private final List<IMarkerAxisListener> listeners = new CopyOnWriteArrayList<>();
    private ITimeDataProvider provider;
    private List<String> categories = List.of();
    private List<IMarkerEvent> markers = List.of();
    private boolean folded;

    /**
     * @param parent the parent
     * @param colorScheme the colours
     * @param timeProvider the times of the time graph
     */
    public TimeGraphMarkerAxis(
            Composite parent, TimeGraphColorScheme colorScheme, ITimeDataProvider timeProvider) {
        super(parent, colorScheme, SWT.NO_BACKGROUND | SWT.DOUBLE_BUFFERED);
        provider = timeProvider;
        addListener(
                SWT.MouseDown,
                e -> mouseDown(new MouseEvent(e), getClientArea(), provider.getNameSpace()));
    }

    /** As high as there are lines to show; 0 without markers. */
    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        int lines = shownCategories().size();
        int height = lines == 0 ? 0 : TOOLBAR + (folded ? 0 : lines * lineHeight());
        return super.computeSize(wHint, height, changed);
    }

    private int lineHeight() {
        return getFontHeight() + 2 * PADDING;
    }

    /** Adds a listener. */
    public void addMarkerAxisListener(IMarkerAxisListener listener) {
        listeners.add(listener);
    }

    /** Removes a listener. */
    public void removeMarkerAxisListener(IMarkerAxisListener listener) {
        listeners.remove(listener);
    }

    /** Sets the times of the time graph. */
    public void setTimeProvider(ITimeDataProvider timeProvider) {
        provider = timeProvider;
        redraw();
    }

    /** Sets the categories that are shown, from top to bottom. */
    public void setMarkerCategories(List<String> categories) {
        this.categories = List.copyOf(categories);
        redraw();
    }

    /** Sets the markers; null for none. */
    public void setMarkers(List<IMarkerEvent> markers) {
        this.markers = markers == null ? List.of() : List.copyOf(markers);
        redraw();
    }

    /** The categories that have markers. */
    private List<String> shownCategories() {
        Set<String> used = new LinkedHashSet<>();
        markers.forEach(marker -> used.add(marker.getCategory()));
        List<String> shown = new ArrayList<>(categories);
        shown.retainAll(used);
        return shown;
    }

    private int x(long time) {
        long start = provider.getTime0();
        double pixels = (double) provider.getTimeSpace() / Math.max(1, provider.getTime1() - start);
        return (int) Math.round(provider.getNameSpace() + (time - start) * pixels);
    }

    // --- the mouse

    /**
     * The user has clicked.
     *
     * @param e where
     * @param bounds the strip
     * @param nameSpace the width of the names
     */
    public void mouseDown(MouseEvent e, Rectangle bounds, int nameSpace) {
        if (!bounds.contains(e.x, e.y) || e.button != 1) {
            return;
        }
        if (e.y < bounds.y + TOOLBAR) {
            folded = !folded;
            requestLayout();
            redraw();
            return;
        }
        int line = (e.y - bounds.y - TOOLBAR) / lineHeight();
        List<String> shown = shownCategories();
        if (folded || line >= shown.size()) {
            return;
        }
        String category = shown.get(line);
        if (e.x < nameSpace) {
            if (e.x < CROSS + PADDING) {
                listeners.forEach(listener -> listener.setMarkerCategoryVisible(category, false));
            }
            return;
        }
        IMarkerEvent marker = markerAt(category, e.x);
        if (marker != null) {
            provider.setSelectionRangeNotify(
                    marker.getTime(), marker.getTime() + marker.getDuration(), false);
        }
    }

    private IMarkerEvent markerAt(String category, int x) {
        IMarkerEvent found = null;
        GC gc = new GC(this);
        try {
            for (IMarkerEvent marker : markers) {
                if (category.equals(marker.getCategory())) {
                    int left = x(marker.getTime());
                    int right =
                            Math.max(
                                    x(marker.getTime() + marker.getDuration()),
                                    left + labelWidth(gc, marker));
                    if (x >= left - PADDING && x <= right + PADDING) {
                        found = marker;
                    }
                }
            }
        } finally {
            gc.dispose();
        }
        return found;
    }

    private static int labelWidth(GC gc, IMarkerEvent marker) {
        String label = marker.getLabel();
        return label == null ? 0 : gc.textExtent(label).x + 2 * PADDING;
    }

    // --- drawing

    @Override
    public void paintControl(PaintEvent e) {
        Rectangle area = getClientArea();
        e.gc.setBackground(getColorScheme().getColor(TimeGraphColorScheme.TOOL_BACKGROUND));
        e.gc.fillRectangle(area);
        if (provider != null && !shownCategories().isEmpty()) {
            drawMarkerAxis(area, provider.getNameSpace(), e.gc);
        }
    }

    /** Draws everything. */
    protected void drawMarkerAxis(Rectangle bounds, int nameSpace, GC gc) {
        drawToolbar(bounds, nameSpace, gc);
        if (folded) {
            return;
        }
        int y = bounds.y + TOOLBAR;
        for (String category : shownCategories()) {
            Rectangle line = new Rectangle(bounds.x, y, nameSpace, lineHeight());
            drawMarkerCategory(category, line, gc);
            Rectangle rest =
                    new Rectangle(
                            bounds.x + nameSpace,
                            y,
                            Math.max(0, bounds.width - nameSpace),
                            lineHeight());
            gc.setClipping(rest);
            drawMarkerLabels(category, rest, gc);
            gc.setClipping((Rectangle) null);
            y += lineHeight();
        }
    }

    /** Draws the name of a category, with the cross that hides it. */
    protected void drawMarkerCategory(String category, Rectangle rect, GC gc) {
        gc.setForeground(getColorScheme().getColor(TimeGraphColorScheme.TOOL_FOREGROUND));
        gc.drawText("\u2715", rect.x + PADDING, rect.y + PADDING, true);
        gc.setClipping(rect);
        gc.drawText(category, rect.x + CROSS + 2 * PADDING, rect.y + PADDING, true);
        gc.setClipping((Rectangle) null);
    }

    /** Draws the labels of a category where its markers are. */
    protected void drawMarkerLabels(String category, Rectangle rect, GC gc) {
        for (IMarkerEvent marker : markers) {
            if (!category.equals(marker.getCategory())) {
                continue;
            }
            int left = x(marker.getTime());
            int right = x(marker.getTime() + marker.getDuration());
            int width = Math.max(right - left, labelWidth(gc, marker));
            if (left + width < rect.x || left > rect.x + rect.width) {
                continue;
            }
            RGB rgb = marker.getColor().rgb;
            gc.setBackground(new Color(rgb));
            gc.setAlpha(Math.max(0x60, marker.getColor().alpha));
            gc.fillRectangle(left, rect.y + 1, Math.max(2, width), rect.height - 2);
            gc.setAlpha(0xff);
            if (marker.getLabel() != null) {
                gc.setForeground(Utils.getDistinctColor(rgb));
                gc.drawText(
                        marker.getLabel(),
                        Math.max(left, rect.x) + PADDING,
                        rect.y + PADDING,
                        true);
            }
        }
    }

    /** Draws the line with the arrow that folds the others away. */
    protected void drawToolbar(Rectangle bounds, int nameSpace, GC gc) {
        Color colour = getColorScheme().getColor(TimeGraphColorScheme.TOOL_FOREGROUND);
        gc.setForeground(getColorScheme().getColor(TimeGraphColorScheme.MID_LINE));
        gc.drawLine(bounds.x, bounds.y, bounds.x + bounds.width, bounds.y);
        gc.setBackground(colour);
        int x = bounds.x + PADDING + 5;
        int y = bounds.y + TOOLBAR / 2;
        gc.fillPolygon(
                folded
                        ? new int[] {x - 2, y - 4, x + 3, y, x - 2, y + 4}
                        : new int[] {x - 4, y - 2, x + 4, y - 2, x, y + 3});
    }
}
