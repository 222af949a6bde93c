package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.SortOrder;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.load.TimeGraphLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.PaintContext;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisControl;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener;
import org.eclipse.tracecompass.tmf.ui.widgets.MonitorScale;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphBaseControl;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphColorScheme;

/**
 * A time graph on the screen. It owns the scene, paints it, and asks its loader whenever something
 * comes into view that has not been loaded. Mouse and keys are {@link TimeGraphInput}'s. For the UI
 * thread.
 */
public class TimeGraphControl extends TimeGraphBaseControl implements TimeAxisControl {

    private final TimeGraphScene scene = new TimeGraphScene();
    private final MonitorScale scale = new MonitorScale(this);
    private final List<TimeAxisListener> listeners = new ArrayList<>();
    private final TimeGraphOverlay overlay = new TimeGraphOverlay();
    private final RowScrollBar scrollBar = new RowScrollBar(this);
    private final Map<Integer, Listener> handlers = new HashMap<>();
    private final TimeGraphInput input;
    private final ControlPainting painting;
    private @Nullable TimeGraphLoader loader;
    private @Nullable Long band;
    private @Nullable Long bandEnd;
    private TimeGraphLoader.@Nullable Request asked;
    private boolean themeChosen;
    private boolean fontsMeasured;
    private boolean aligned = true;

    /** Creates the control in a composite. */
    public TimeGraphControl(Composite parent) {
        this(parent, new TimeGraphColorScheme());
    }

    /**
     * Creates the control in a composite.
     *
     * @param colors the colours of the documented API, for those who ask for them; the control uses
     *     those of its {@link Theme}
     * @since 0.2.0
     */
    protected TimeGraphControl(Composite parent, TimeGraphColorScheme colors) {
        super(parent, colors, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        painting = new ControlPainting(this);
        input = new TimeGraphInput(this);
        addListener(SWT.Resize, e -> resized());
        addListener(SWT.Dispose, e -> disposed());
        addListener(SWT.FocusIn, e -> focus(true));
        addListener(SWT.FocusOut, e -> focus(false));
        getAccessible().addAccessibleListener(new Spoken());
        NamesAlignment.add(this);
    }

    /** The text for screen readers: the message, or else the selected row. */
    private final class Spoken extends AccessibleAdapter {
        @Override
        public void getDescription(@Nullable AccessibleEvent event) {
            TimeGraphEntry row = scene.selectedEntry();
            if (event != null) {
                event.result = row == null ? message() : row.name();
            }
        }
    }

    /** The scene. Call {@link #refresh()} after changing it. */
    @Override
    public TimeGraphScene scene() {
        return scene;
    }

    /** The commands of mouse, keys, menus and toolbars. */
    public TimeGraphInput input() {
        return input;
    }

    /** Adds a listener. */
    public void addListener(TimeAxisListener listener) {
        listeners.add(listener);
    }

    /** Where data comes from from now on; null = nowhere. The loader is the caller's to close. */
    public void setLoader(@Nullable TimeGraphLoader source) {
        loader = source;
        asked = null;
        load();
    }

    /** Shows what a loader delivered. */
    public void setData(TimeGraphData data) {
        boolean firstRows = scene.data().tree().size() == 0;
        scene.setData(data);
        if (firstRows && data.tree().size() > 0) {
            asked = null;
        }
        rowsChanged();
    }

    /** Whether the chart begins where those of neighbours begin. */
    public boolean isAligned() {
        return aligned;
    }

    /**
     * Lets the chart begin where those of neighbours begin, or, for one whose rows have much to
     * say, on its own.
     */
    public void setAligned(boolean align) {
        aligned = align;
        refresh();
    }

    /** The time that can be shown. */
    @Override
    public void setBounds(long start, long end) {
        Viewport now = scene.viewport();
        Viewport next =
                now.boundsEnd() - now.boundsStart() <= 1
                        ? Viewport.of(start, end, now.width())
                        : now.withBounds(start, end);
        if (!next.equals(now)) {
            scene.setViewport(next);
            refresh();
        }
    }

    /** Starts with another time range, shown whole, with no history and no selection. */
    public void reset(long start, long end) {
        scene.history().clear();
        scene.setSelection(null);
        scene.setViewport(Viewport.of(start, end, scene.viewport().width()));
        refresh();
        listeners.forEach(TimeAxisListener::changed);
    }

    /** Shows a window chosen elsewhere; listeners are not notified. */
    @Override
    public void showWindow(long start, long end) {
        if (scene.show(scene.viewport().zoomTo(start, end))) {
            refresh();
            listeners.forEach(TimeAxisListener::changed);
        }
    }

    /** Selects times chosen elsewhere; listeners are not notified. */
    @Override
    public void showSelection(long begin, long end) {
        scene.setSelection(new TimeSelection(begin, end));
        repaint();
    }

    /** Colours other than those of the workbench. */
    public void setTheme(Theme theme) {
        themeChosen = true;
        applyTheme(theme);
    }

    /** Writes times in another way. */
    @Override
    public void setTime(TimeText time) {
        scene.setTime(time);
        repaint();
    }

    /** A message instead of rows: a title and an explanation; null = none. */
    public void setMessage(@Nullable String title, @Nullable String detail) {
        overlay.setMessage(title, detail);
        repaint();
    }

    /** The current lines of {@link #setMessage}; empty if there is no message. */
    public String message() {
        return overlay.message();
    }

    /**
     * Returns what is being done, as it stands over the picture.
     *
     * @return the text, null for nothing
     * @since 2.1
     */
    public @Nullable String progress() {
        return overlay.progress();
    }

    /**
     * Shows that work is going on: a text, and how much is done, 0 to 1, or negative if unknown;
     * null = none.
     */
    public void setProgress(@Nullable String text, double done) {
        if (overlay.setProgress(text, done)) {
            repaint();
        }
    }

    /** Shows only rows that match; null or empty = all. */
    public void setFilter(@Nullable RowFilter rows) {
        scene.options().setFilter(rows);
        rowsChanged();
    }

    /** Leaves out rows without states in the window. */
    public void setHideEmpty(boolean hide) {
        scene.options().setHideEmpty(hide);
        rowsChanged();
    }

    /** Sorts siblings. */
    public void setOrder(SortOrder order) {
        scene.options().setOrder(order);
        rowsChanged();
    }

    /** Draws links or not. */
    public void setShowLinks(boolean show) {
        scene.setShowLinks(show);
        refresh();
        listeners.forEach(TimeAxisListener::changed);
    }

    /** Lays out the rows again. */
    public void rowsChanged() {
        scene.layoutChanged();
        refresh();
        listeners.forEach(TimeAxisListener::changed);
    }

    /**
     * Makes the area with names wider or narrower, and those of neighbours that are aligned with
     * it.
     */
    public void setNamesWidth(double pixels) {
        NamesAlignment.chosen(this, pixels);
    }

    /** The scene has changed: paints it, and loads what is missing. */
    public void refresh() {
        if (!isDisposed()) {
            NamesAlignment.align(this);
            load();
            repaint();
        }
    }

    /** The scene, or what it stands for, has changed: paints it again, soon. */
    @Override
    public void redraw() {
        repaint();
    }

    /** The scene has changed: paints it again, soon. */
    protected final void repaint() {
        painting.outdate();
        super.redraw();
    }

    /** The pointer is elsewhere: repaints what it leaves and where it comes. */
    void hover(@Nullable VisibleRow row, @Nullable Long time) {
        PaintContext before = scene.context();
        Long id = row == null ? null : Long.valueOf(row.entry().id());
        if (scene.setHover(id, time)) {
            PaintContext now = scene.context();
            VisibleRow left = before.hovered();
            if (!Objects.equals(before.hoverRow(), now.hoverRow())) {
                redrawRow(before, left);
                redrawRow(now, row);
            }
            redrawLine(before);
            redrawLine(now);
        }
    }

    private void redrawRow(PaintContext context, @Nullable VisibleRow row) {
        if (row != null) {
            int top = (int) Math.floor(context.rowTop(row)) - 1;
            redraw(0, top, getClientArea().width, (int) Math.ceil(row.height()) + 2, false);
        }
    }

    private void redrawLine(PaintContext context) {
        Long time = context.hoverTime();
        if (time != null) {
            int x = (int) Math.floor(context.x(time));
            redraw(x - 1, 0, 3, getClientArea().height, false);
        }
    }

    /** Device pixels per point of the monitor the control is on. */
    public double scale() {
        return scale.get();
    }

    /** Has a listener handle a kind of events of the user. */
    void handle(int type, Listener listener) {
        handlers.put(type, listener);
        addListener(type, this::received);
    }

    // --- what subclasses do otherwise

    /**
     * An event of mouse or keys is here: handles it.
     *
     * @since 0.2.0
     */
    protected void received(Event event) {
        process(event);
    }

    /**
     * Does what the time graph does on an event of mouse or keys.
     *
     * @param event the event; one of another kind is ignored
     * @since 0.2.0
     */
    protected final void process(Event event) {
        Listener handler = handlers.get(event.type);
        if (handler != null) {
            handler.handleEvent(event);
        }
    }

    /**
     * The title of a column was clicked: sorts by it, or the other way round, or not at all.
     *
     * @param column the column
     * @since 0.2.0
     */
    protected void headerClicked(int column) {
        LabelColumn clicked = scene.data().tree().columns().get(column);
        setOrder(scene.options().order().next(column, clicked.kind()));
    }

    /**
     * The user wants a context menu.
     *
     * @param x where, in this control
     * @param y where, in this control
     * @return whether the menu of this control is shown
     * @since 0.2.0
     */
    protected boolean menuWanted(int x, int y) {
        return true;
    }

    /**
     * What the tooltip says of an instant of a row.
     *
     * @return lines with their titles, in the order of display; null for what the scene knows, and
     *     the data provider adds
     * @since 0.2.0
     */
    protected @Nullable Map<String, String> describe(VisibleRow row, long time) {
        return null;
    }

    // --- what input does

    RowScrollBar scrollBar() {
        return scrollBar;
    }

    /**
     * Shows another window as if the user had moved there: listeners are told.
     *
     * @since 0.2.0
     */
    public void windowMoved(Viewport window) {
        if (scene.show(window)) {
            windowMoved();
        }
    }

    void windowMoved() {
        input.tooltip().hide();
        refresh();
        Viewport v = scene.viewport();
        listeners.forEach(l -> l.windowMoved(v.start(), v.end()));
        listeners.forEach(TimeAxisListener::changed);
    }

    /**
     * Selects times as if the user had done it: listeners are told.
     *
     * @since 0.2.0
     */
    public void select(TimeSelection selection) {
        if (!Objects.equals(selection, scene.selection())) {
            scene.setSelection(selection);
            repaint();
            listeners.forEach(l -> l.timesSelected(selection.begin(), selection.end()));
        }
    }

    void selectRow(@Nullable VisibleRow row) {
        Long id = row == null ? null : row.entry().id();
        scene.setSelectedRow(id);
        repaint();
        listeners.forEach(l -> l.rowSelected(id));
        listeners.forEach(TimeAxisListener::changed);
    }

    void expanded(long id, boolean expanded) {
        listeners.forEach(l -> l.rowExpanded(id, expanded));
    }

    /** Scrolls so that a row can be seen. */
    public void reveal(long id) {
        scene.reveal(id);
        refresh();
    }

    /**
     * Scrolls the rows, as far as there are any.
     *
     * @param position how far, in pixels
     * @since 0.2.0
     */
    public void scrollTo(double position) {
        if (scene.setScroll(Math.rint(position))) {
            input.tooltip().hide();
            refresh();
        }
    }

    /** Shows the range that is about to be zoomed to; null = none. */
    void setBand(@Nullable Long from, @Nullable Long to) {
        band = from;
        bandEnd = to;
        repaint();
    }

    // --- internals

    private void load() {
        TimeGraphLoader source = loader;
        if (source == null || getClientArea().width <= 1) {
            return;
        }
        TimeGraphLoader.Request request = scene.request(scale());
        if (!Objects.equals(request, asked)) {
            asked = request;
            source.load(request);
        }
    }

    private void resized() {
        Rectangle area = getClientArea();
        scene.setSize(area.width, area.height);
        refresh();
    }

    @Override
    public void paintControl(@Nullable PaintEvent event) {
        if (event != null) {
            paint(event.gc);
        }
    }

    private void paint(GC gc) {
        if (!themeChosen) {
            applyTheme(WorkbenchTheme.of(this));
        }
        measureFonts(gc);
        painting.paint(
                gc,
                getClientArea(),
                scale(),
                scene,
                surface -> {
                    scrollBar.paint(surface);
                    overlay.paint(surface, scene.context(), band, bandEnd);
                });
    }

    private void applyTheme(Theme theme) {
        if (!theme.name().equals(scene.theme().name())) {
            scene.setTheme(
                    theme.withFonts(scene.theme().fontSize(), scene.theme().smallFontSize()));
            repaint();
        }
    }

    private void measureFonts(GC gc) {
        if (fontsMeasured) {
            return;
        }
        fontsMeasured = true;
        double line = painting.lineHeight(gc, FontRole.NORMAL);
        double size = line / 1.3;
        scene.setTheme(
                scene.theme().withFonts(size, painting.lineHeight(gc, FontRole.SMALL) / 1.3));
        scene.options().setRowHeight(Math.max(20, Math.rint(line) + 6));
        scene.layoutChanged();
        getDisplay().asyncExec(this::refresh);
    }

    private void focus(boolean has) {
        scene.setFocused(has);
        repaint();
    }

    private void disposed() {
        NamesAlignment.remove(this);
        painting.dispose();
    }
}
