package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;

/**
 * All of a flame graph at a moment: the boxes, the part of them that is shown, what is selected and
 * looked for. Paints itself and says what is at a place. Used by one thread.
 */
public final class FlameScene {

    /** The height of a row in logical pixels. */
    public static final double ROW = 19;

    private static final double MOST_ZOOM = 1e9;

    private FlameTrees trees = FlameTrees.EMPTY;
    private FlameOrder order = FlameOrder.TIME;
    private boolean upward;
    private String title = "";
    private FlameBoxes boxes = FlameBoxes.EMPTY;
    private FlameSearch search = FlameSearch.NONE;
    private Theme theme = Theme.LIGHT;
    private double width = 1;
    private double height = 1;
    private double scroll;
    private double from;
    private double to = 1;
    private @Nullable FlameBox selected;
    private @Nullable FlameBox hovered;
    private boolean focused;

    /**
     * Shows other trees, all of them; what was looked for is looked for again.
     *
     * @param shown the trees
     * @param name what the box of all is called
     */
    public void setTrees(FlameTrees shown, String name) {
        trees = shown;
        title = name;
        selected = null;
        hovered = null;
        layOut();
        showAll();
        scroll = 0;
    }

    private void layOut() {
        boxes = FlameBoxes.of(trees, order, title);
        try {
            search = FlameSearch.of(search.filter(), boxes);
        } catch (CostlyPatternException e) {
            search = FlameSearch.NONE;
        }
    }

    /** Returns the trees that are shown. */
    public FlameTrees trees() {
        return trees;
    }

    /** Returns the boxes of the calls. */
    public FlameBoxes boxes() {
        return boxes;
    }

    /** Changes how functions stand beside each other; the selected one stays selected. */
    public void setOrder(FlameOrder next) {
        order = next;
        FlameBox before = selected;
        layOut();
        selected = before == null ? null : boxes.of(before.node());
        hovered = null;
        showAll();
    }

    /** Returns how functions stand beside each other. */
    public FlameOrder order() {
        return order;
    }

    /** Lets callees stand above their callers (true) or below them (false). */
    public void setUpward(boolean up) {
        upward = up;
    }

    /** Returns true if callees stand above their callers. */
    public boolean isUpward() {
        return upward;
    }

    /**
     * Looks for functions whose name passes a filter; null = looks for nothing.
     *
     * @throws org.eclipse.tracecompass.common.core.filter.FilterSyntaxException if there is another
     *     column than the name in the filter
     * @throws CostlyPatternException if that takes too long; what was looked for before stays
     */
    public void setSearch(@Nullable RowFilter filter) {
        search = FlameSearch.of(filter, boxes);
    }

    /** Returns what is looked for, and what was found. */
    public FlameSearch search() {
        return search;
    }

    /** Changes colours and fonts. */
    public void setTheme(Theme look) {
        theme = look;
    }

    /** Returns colours and fonts. */
    public Theme theme() {
        return theme;
    }

    /** Changes the size, in logical pixels. */
    public void setSize(double w, double h) {
        width = Math.max(1, w);
        height = Math.max(1, h);
        scrollTo(scroll);
    }

    /** Returns the width in logical pixels. */
    public double width() {
        return width;
    }

    /** Returns the height in logical pixels. */
    public double height() {
        return height;
    }

    /** Sets whether the scene has the keyboard focus, which the selected box shows. */
    public void setFocused(boolean focus) {
        focused = focus;
    }

    boolean isFocused() {
        return focused;
    }

    /** Returns the height of all rows, in logical pixels. */
    public double contentHeight() {
        return boxes.height() * ROW;
    }

    /** Scrolls to a distance from the row of the box of all; kept within what there is. */
    public void scrollTo(double distance) {
        scroll = Math.clamp(distance, 0, Math.max(0, contentHeight() - height));
    }

    /** Returns how far it is scrolled away from the row of the box of all. */
    public double scroll() {
        return scroll;
    }

    /** Selects a box; null for none. */
    public void select(@Nullable FlameBox box) {
        selected = box;
    }

    /** Returns the selected box, null for none. */
    public @Nullable FlameBox selected() {
        return selected;
    }

    /** Marks the box under the pointer; null for none. */
    public void hover(@Nullable FlameBox box) {
        hovered = box;
    }

    /** Returns the box under the pointer, null for none. */
    public @Nullable FlameBox hovered() {
        return hovered;
    }

    // --- the window

    /** Shows all boxes in their whole width. */
    public void showAll() {
        from = 0;
        to = Math.max(1, boxes.all().time());
    }

    /** Lets a box take the whole width. */
    public void zoomTo(FlameBox box) {
        window(box.start(), box.end());
    }

    /**
     * Makes everything wider or narrower.
     *
     * @param factor above 1 shows less and wider
     * @param x the place that stays where it is, in logical pixels
     */
    public void zoom(double factor, double x) {
        double place = place(x);
        window(place - (place - from) / factor, place + (to - place) / factor);
    }

    /** Moves by a part of the window; positive to later places of the axis. */
    public void pan(double part) {
        double length = to - from;
        double start = Math.clamp(from + part * length, 0, Math.max(0, all() - length));
        from = start;
        to = start + length;
    }

    private void window(double start, double end) {
        double length = Math.clamp(end - start, Math.max(1, all() / MOST_ZOOM), all());
        from = Math.clamp(start, 0, Math.max(0, all() - length));
        to = from + length;
    }

    private double all() {
        return Math.max(1, boxes.all().time());
    }

    /** Returns the left edge of the visible range, ns. */
    public double from() {
        return from;
    }

    /** Returns the right edge of the visible range, ns. */
    public double to() {
        return to;
    }

    /** Returns true if a part of the boxes is outside of the window. */
    public boolean isZoomed() {
        return to - from < all() * 0.999999;
    }

    /** Makes sure that a box can be seen, by as little change as possible. */
    public void reveal(FlameBox box) {
        double near = box.depth() * ROW;
        if (near < scroll) {
            scrollTo(near);
        } else if (near + ROW > scroll + height) {
            scrollTo(near + ROW - height);
        }
        double length = to - from;
        if (box.end() <= from || box.start() >= to || box.time() < length / width) {
            double wanted = Math.max(box.time() * 4.0, Math.min(length, box.time() * width / 40));
            double middle = box.start() + box.time() / 2.0;
            window(middle - wanted / 2, middle + wanted / 2);
        }
    }

    // --- places

    /** Returns the place on the axis of an x. */
    double place(double x) {
        return from + (to - from) * x / width;
    }

    /** Returns the x of a place on the axis. */
    double x(double place) {
        return (place - from) / (to - from) * width;
    }

    /** Returns the top edge of a row. */
    double top(int depth) {
        double distance = depth * ROW - scroll;
        return upward ? height - distance - ROW : distance;
    }

    /** Returns the box at a place, null if there is none. */
    public @Nullable FlameBox at(double x, double y) {
        if (x < 0 || x >= width || y < 0 || y >= height) {
            return null;
        }
        double distance = scroll + (upward ? height - y : y);
        return boxes.at((int) Math.floor(distance / ROW), place(x));
    }

    /** Paints all that can be seen. */
    public void paint(Surface surface) {
        new FlamePainter(this, surface).paint();
    }
}
