package org.eclipse.tracecompass.tmf.timegraph.core;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeRuler;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.ViewportHistory;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.LayoutOptions;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.RowLayout;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.load.TimeGraphLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.Emphasis;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.EmphasisPainter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Geometry;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.PaintContext;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Painter;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Shown;

/**
 * A time graph as it is at a moment: data, window, layout, selection and theme, put together. It
 * draws itself on any surface, finds what is at a point, and knows what to load. It loads nothing
 * itself and has no thread: its owner (the control on the screen, a picture) changes it and paints
 * it, from one thread.
 */
public final class TimeGraphScene {

    /** The height of ruler and header. */
    public static final double RULER_HEIGHT = TimeRuler.HEIGHT;

    private final LayoutOptions options = new LayoutOptions();
    private final ViewportHistory history = new ViewportHistory();
    private final SceneLayers layers = new SceneLayers();
    private final NamesWidths widths = new NamesWidths();

    private TimeGraphData loaded = TimeGraphData.EMPTY;
    private TimeGraphData data = TimeGraphData.EMPTY;
    private Map<String, Integer> colours = Map.of();
    private Viewport viewport = Viewport.of(0, 1, 1);
    private @Nullable RowLayout layout;
    private Theme theme = Theme.LIGHT;
    private TimeText time = TimeText.utc();
    private double width = 1;
    private double height = 1;
    private double scroll;
    private double rulerHeight = RULER_HEIGHT;
    private Shown shown = Shown.ALL;
    private boolean focused;
    private @Nullable Emphasis emphasis;
    private @Nullable TimeSelection selection;
    private @Nullable Long selectedRow;
    private @Nullable Long hoverRow;
    private @Nullable Long hoverTime;

    // --- data

    /** The data shown. */
    public TimeGraphData data() {
        return data;
    }

    /** Shows other data; rows keep their expansion, selection and scroll position. */
    public void setData(TimeGraphData newData) {
        loaded = newData;
        recolour();
        viewport = viewport.withWidth(chartPixels());
    }

    /**
     * Shows other states, links and markers of the rows that are shown. The rows stay where they
     * are.
     *
     * @throws IllegalArgumentException if the data have other rows
     * @since 0.2.0
     */
    public void setStates(TimeGraphData newData) {
        if (newData.tree() != loaded.tree()) {
            throw new IllegalArgumentException("The data have other rows");
        }
        loaded = newData;
        data = Recolouring.of(loaded, colours, theme);
        if (options.hideEmpty()) {
            layoutChanged();
        }
    }

    /** The palette without the colours that the user has chosen. */
    public StatePalette originalPalette() {
        return loaded.palette().mapped(s -> theme.tone(s.argb()));
    }

    /** The colours that the user has chosen, by style key. */
    public void setColours(Map<String, Integer> byStyleKey) {
        colours = Map.copyOf(byStyleKey);
        recolour();
    }

    private void recolour() {
        data = Recolouring.of(loaded, colours, theme);
        layoutChanged();
    }

    // --- window

    /** The window; its width is the chart's in logical pixels. */
    public Viewport viewport() {
        return viewport;
    }

    /** Shows another window, and remembers the one before. Returns whether it is another one. */
    public boolean show(Viewport window) {
        Viewport sized = window.withWidth(chartPixels());
        if (sized.equals(viewport)) {
            return false;
        }
        history.changed(viewport, System.nanoTime());
        setViewport(sized);
        return true;
    }

    /** Shows another window without remembering. */
    public void setViewport(Viewport window) {
        viewport = window.withWidth(chartPixels());
        if (options.hideEmpty()) {
            layoutChanged();
        }
    }

    /** Goes to the window before; returns whether there was one. */
    public boolean back() {
        return move(history.back(viewport));
    }

    /** Goes to the window that {@link #back()} left; returns whether there was one. */
    public boolean forward() {
        return move(history.forward(viewport));
    }

    /** The windows seen before. */
    public ViewportHistory history() {
        return history;
    }

    private boolean move(@Nullable Viewport window) {
        if (window == null) {
            return false;
        }
        setViewport(window);
        return true;
    }

    // --- rows

    /** The user's choices for rows; call {@link #layoutChanged()} after a change. */
    public LayoutOptions options() {
        return options;
    }

    /** Schedules a new layout of the rows for their next use. */
    public void layoutChanged() {
        layout = null;
        setScroll(scroll);
    }

    /** The visible rows. */
    public RowLayout layout() {
        RowLayout now = layout;
        if (now == null) {
            now = RowLayout.of(data.tree(), options, this::isEmpty);
            layout = now;
        }
        return now;
    }

    private boolean isEmpty(long id) {
        RowStates row = data.states().get(id);
        if (row == null) {
            return false;
        }
        int i = row.firstEndingAfter(viewport.start());
        return i >= row.size() || row.start(i) >= viewport.end();
    }

    /** How far the rows are scrolled. */
    public double scroll() {
        return scroll;
    }

    /** Scrolls the rows, as far as there are any. Returns whether anything moved. */
    public boolean setScroll(double position) {
        double before = scroll;
        scroll = Math.clamp(position, 0, layout().maxScroll(rowsHeight()));
        return scroll != before;
    }

    /** The height of the area with rows. */
    public double rowsHeight() {
        return Math.max(0, height - rulerHeight);
    }

    /** Scrolls so that a row can be seen; returns whether anything moved. */
    public boolean reveal(long id) {
        VisibleRow row = layout().row(id);
        if (row == null || row.pinned()) {
            return false;
        }
        double top = row.y() - layout().pinnedHeight();
        double bottom = row.y() + row.height() - rowsHeight();
        return setScroll(top < scroll ? top : Math.max(bottom, scroll));
    }

    /** The id of the selected row, or null. */
    public @Nullable Long selectedRow() {
        return selectedRow;
    }

    /** Selects a row, or none. */
    public void setSelectedRow(@Nullable Long id) {
        selectedRow = id;
    }

    /** The entry of the selected row, or null. */
    public @Nullable TimeGraphEntry selectedEntry() {
        Long id = selectedRow;
        return id == null ? null : data.tree().entry(id);
    }

    // --- time

    /** The selected instant or range, or null. */
    public @Nullable TimeSelection selection() {
        return selection;
    }

    /** Selects an instant or range, or nothing. */
    public void setSelection(@Nullable TimeSelection range) {
        selection = range;
    }

    /** Sets what is under the pointer. Returns whether it has changed. */
    public boolean setHover(@Nullable Long row, @Nullable Long instant) {
        boolean changed = !Objects.equals(row, hoverRow) || !Objects.equals(instant, hoverTime);
        hoverRow = row;
        hoverTime = instant;
        return changed;
    }

    /** How times are written. */
    public TimeText time() {
        return time;
    }

    /** Writes times in another way. */
    public void setTime(TimeText text) {
        time = text;
    }

    // --- looks

    /** Colours and sizes. */
    public Theme theme() {
        return theme;
    }

    /** Uses other colours and sizes. */
    public void setTheme(Theme look) {
        theme = look;
        recolour();
    }

    /** Whether links are drawn. */
    public boolean showLinks() {
        return shown.links();
    }

    /** Draws links or not. */
    public void setShowLinks(boolean show) {
        shown = shown.withLinks(show);
    }

    /**
     * The parts that are drawn.
     *
     * @since 0.2.0
     */
    public Shown shown() {
        return shown;
    }

    /**
     * Draws these parts and no others.
     *
     * @since 0.2.0
     */
    public void setShown(Shown parts) {
        shown = parts;
    }

    /**
     * Draws something more, over the states and below everything else.
     *
     * @param painter draws it; null for nothing
     * @since 0.2.0
     */
    public void setOverStates(@Nullable Painter painter) {
        layers.setOverStates(painter);
    }

    /**
     * What stands out; null if nothing does.
     *
     * @since 0.2.0
     */
    public @Nullable Emphasis emphasis() {
        return emphasis;
    }

    /**
     * Draws some times of rows so that they stand out, and everything else faintly.
     *
     * @param what what stands out; null for nothing
     * @since 0.2.0
     */
    public void setEmphasis(@Nullable Emphasis what) {
        emphasis = what;
        layers.setEmphasis(what == null ? null : new EmphasisPainter(what));
    }

    /** Sets whether the control has the keyboard focus. */
    public void setFocused(boolean focus) {
        focused = focus;
    }

    /** The size of the scene in logical pixels. */
    public void setSize(double newWidth, double newHeight) {
        width = Math.max(1, newWidth);
        height = Math.max(1, newHeight);
        viewport = viewport.withWidth(chartPixels());
        setScroll(scroll);
    }

    /**
     * Makes the ruler and the titles of columns higher or lower.
     *
     * @param pixels the height in logical pixels; 0 hides them
     * @since 1.1.0
     */
    public void setRulerHeight(double pixels) {
        rulerHeight = Math.max(0, pixels);
        setScroll(scroll);
    }

    /** The width of the area with names and columns. */
    public double namesWidth() {
        return geometry().namesWidth();
    }

    /**
     * The width that was chosen for the area with names and columns; negative if it fits itself to
     * the columns.
     */
    public double wantedNamesWidth() {
        return widths.names();
    }

    /** Makes the area with names wider or narrower; negative = as wide as its columns need. */
    public void setNamesWidth(double pixels) {
        widths.setNames(pixels);
        viewport = viewport.withWidth(chartPixels());
    }

    /** The width that the area with names would have by itself. */
    public double naturalNamesWidth() {
        return widths.natural(data.tree().columns(), width, theme.fontSize());
    }

    /**
     * Makes the area with names as wide as that of a neighbour, so that their charts begin at one
     * line; negative = not.
     */
    public void setAlignedNamesWidth(double pixels) {
        widths.setAligned(pixels);
        viewport = viewport.withWidth(chartPixels());
    }

    /**
     * The maximum share of the width, 0 to 1, of the name column until the user chooses its width.
     */
    public void setNamesPart(double part) {
        widths.setPart(part);
        viewport = viewport.withWidth(chartPixels());
    }

    /** Makes a column (not the first) wider or narrower. */
    public void setColumnWidth(int column, double pixels) {
        widths.setColumn(column, pixels);
    }

    /** The widths of columns that were chosen, by column. Do not modify. */
    public Map<Integer, Double> chosenColumnWidths() {
        return widths.columns();
    }

    private int chartPixels() {
        return (int) Math.max(1, Math.round(geometry().chartWidth()));
    }

    /** Where the parts are. */
    public Geometry geometry() {
        List<LabelColumn> columns = data.tree().columns();
        double names = widths.total(columns, width, theme.fontSize());
        return new Geometry(
                width,
                height,
                names,
                widths.fitted(columns, names, theme.fontSize()),
                rulerHeight,
                scroll);
    }

    // --- drawing and asking

    /** Draws everything. */
    public void paint(Surface surface) {
        paintStill(surface);
        paintPointer(surface);
    }

    /** Draws everything but what follows the pointer. */
    public void paintStill(Surface surface) {
        layers.paintStill(surface, context());
    }

    /** Draws what follows the pointer, over the rest; cheap. */
    public void paintPointer(Surface surface) {
        layers.paintPointer(surface, context());
    }

    /** All that painters need to know. */
    public PaintContext context() {
        Geometry geometry = geometry();
        return new PaintContext(
                data,
                viewport,
                layout(),
                geometry,
                theme,
                time,
                options.order(),
                selection,
                selectedRow,
                hoverRow,
                hoverTime,
                shown,
                focused);
    }

    /** Finds what is at a point. */
    public SceneHit hit(double x, double y) {
        return SceneHit.at(x, y, geometry(), layout(), viewport, scroll);
    }

    /**
     * The request for the picture: the rows on the screen and about a page around them; all rows if
     * it must be known which are empty; none as long as the tree is unknown, so that it is there
     * the sooner.
     *
     * @param scale device pixels per logical pixel
     */
    public TimeGraphLoader.Request request(double scale) {
        Set<Long> rows = null;
        if (!options.hideEmpty() || data.tree().size() == 0) {
            rows = new HashSet<>();
            RowLayout now = layout();
            double page = rowsHeight();
            for (VisibleRow row : now.rowsIn(page * 2.5, Math.max(0, scroll - page / 2))) {
                rows.add(row.entry().id());
            }
        }
        return TimeGraphLoader.Request.of(viewport, rows, scale, shown.links());
    }
}
