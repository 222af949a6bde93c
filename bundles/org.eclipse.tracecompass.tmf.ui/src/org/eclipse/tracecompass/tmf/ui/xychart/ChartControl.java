package org.eclipse.tracecompass.tmf.ui.xychart;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
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
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisControl;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener;
import org.eclipse.tracecompass.tmf.xychart.core.ChartChoice;
import org.eclipse.tracecompass.tmf.xychart.core.ChartColours;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartLoader;
import org.eclipse.tracecompass.tmf.xychart.core.ChartLook;

/**
 * A chart over time with the ruler of the time graphs above it. It knows the window, the selection
 * and what is shown, asks a loader for more when one of them changes, and tells listeners what the
 * user does. For the UI thread.
 */
public final class ChartControl extends Composite implements TimeAxisControl {

    private static final int RULER = (int) TimeGraphScene.RULER_HEIGHT;

    /** Room for the lower half of the lowest mark's text. */
    private static final int BELOW = 6;

    /** Window, selection, times and theme; a time graph without rows. */
    private final TimeGraphScene frame = new TimeGraphScene();

    private final Canvas ruler;
    private final ChartPlot plot;
    private final ChartOverlay overlay;
    private final ChartInput input;
    private final ChartColours colours = new ChartColours();
    private final List<TimeAxisListener> listeners = new CopyOnWriteArrayList<>();
    private final SwtFonts fonts;
    private final SwtSurface.StatesImage noStates = new SwtSurface.StatesImage();
    private ChartData data = ChartData.EMPTY;
    private ChartChoice choice = ChartChoice.DEFAULT;
    private boolean logarithmic;
    private @Nullable ChartLoader loader;
    private ChartLoader.@Nullable Request asked;
    private boolean themeChosen;

    /** Creates the control in a composite. */
    public ChartControl(Composite parent) {
        super(parent, SWT.NONE);
        fonts = new SwtFonts(getDisplay(), getFont());
        ruler = new Canvas(this, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        plot = new ChartPlot(this);
        // the ruler with title and marks is the ground on which the plot lies
        ruler.moveBelow(null);
        overlay = new ChartOverlay(this, plot);
        input = new ChartInput(this, plot);
        input.listen(ruler);
        ruler.addListener(SWT.Paint, this::paintRuler);
        plot.area().addListener(SWT.Resize, e -> plotResized());
        plot.chart().addListener(SWT.Paint, e -> plotResized());
        addListener(SWT.Resize, e -> resized());
        addListener(SWT.Dispose, e -> fonts.dispose());
    }

    /** The scene for moving, zooming and selecting. */
    public ChartInput input() {
        return input;
    }

    /** Window, selection, times and theme. Call {@link #refresh()} after changing it. */
    @Override
    public TimeGraphScene scene() {
        return frame;
    }

    /** The widget on which the series are drawn. */
    public Control plotArea() {
        return plot.area();
    }

    /** The colours of the series. */
    public ChartColours colours() {
        return colours;
    }

    /** The look: the value axis and its marks. */
    public ChartLook look() {
        return plot.look();
    }

    /** The data shown. */
    public ChartData data() {
        return data;
    }

    /** The series shown. */
    public ChartChoice choice() {
        return choice;
    }

    /** Adds a listener. */
    public void addListener(TimeAxisListener listener) {
        listeners.add(listener);
    }

    /** Where data comes from from now on; null = nowhere. The loader is the caller's to close. */
    public void setLoader(@Nullable ChartLoader source) {
        loader = source;
        asked = null;
        load();
    }

    /** Shows what a loader delivered. */
    public void setData(ChartData delivered) {
        data = delivered;
        colours.keepOnly(choice.of(data.tree()));
        showData();
    }

    /** Shows other series; they are asked for. */
    public void setChoice(ChartChoice chosen) {
        choice = chosen;
        load();
    }

    /** Whether equal distances on the axis of values are equal ratios. */
    public boolean isLogarithmic() {
        return logarithmic;
    }

    /** Makes the axis of values logarithmic, or linear. */
    public void setLogarithmic(boolean on) {
        logarithmic = on;
        showData();
        listeners.forEach(TimeAxisListener::changed);
    }

    private void showData() {
        plot.show(data, colours, logarithmic, frame.viewport());
        place();
        ruler.redraw();
    }

    /** How times are written. */
    @Override
    public void setTime(TimeText text) {
        frame.setTime(text);
        refresh();
    }

    /** Words in place of the chart; null shows the chart. */
    public void setMessage(@Nullable String title, @Nullable String detail) {
        overlay.setMessage(title, detail);
        plot.area().redraw();
    }

    /** Shows running work over the chart; null for none. A share below 0 is unknown. */
    public void setProgress(@Nullable String text, double share) {
        overlay.setProgress(text, share);
        plot.area().redraw();
    }

    /** The words in place of the chart, or null if the chart is shown. */
    public @Nullable String message() {
        return overlay.message();
    }

    /** The time that can be shown. */
    @Override
    public void setBounds(long start, long end) {
        Viewport now = frame.viewport();
        Viewport next =
                now.boundsEnd() - now.boundsStart() <= 1
                        ? Viewport.of(start, end, now.width())
                        : now.withBounds(start, end);
        if (!next.equals(now)) {
            frame.setViewport(next);
            refresh();
        }
    }

    /** Starts with another time range, shown whole, with no history and no selection. */
    public void reset(long start, long end) {
        frame.history().clear();
        frame.setSelection(null);
        frame.setViewport(Viewport.of(start, end, frame.viewport().width()));
        choice = ChartChoice.DEFAULT;
        colours.keepOnly(Set.of());
        refresh();
        listeners.forEach(TimeAxisListener::changed);
    }

    /** Shows a window chosen elsewhere; listeners are not notified. */
    @Override
    public void showWindow(long start, long end) {
        if (frame.show(frame.viewport().zoomTo(start, end))) {
            refresh();
            listeners.forEach(TimeAxisListener::changed);
        }
    }

    /** Selects times chosen elsewhere; listeners are not notified. */
    @Override
    public void showSelection(long begin, long end) {
        frame.setSelection(new TimeSelection(begin, end));
        redrawFrame();
    }

    /** The user has moved the window. */
    void windowMoved(Viewport next) {
        if (frame.show(next)) {
            windowMoved();
        }
    }

    /** The user has moved the window, and the frame knows it. */
    void windowMoved() {
        refresh();
        Viewport now = frame.viewport();
        listeners.forEach(l -> l.windowMoved(now.start(), now.end()));
        listeners.forEach(TimeAxisListener::changed);
    }

    /** The user has selected times. */
    void select(TimeSelection selection) {
        frame.setSelection(selection);
        redrawFrame();
        listeners.forEach(l -> l.timesSelected(selection.begin(), selection.end()));
        listeners.forEach(TimeAxisListener::changed);
    }

    /** Marks times that are being chosen for a zoom; null = none. */
    void setBand(@Nullable TimeSelection band) {
        overlay.setBand(band);
        redrawFrame();
    }

    /** The pointer is over a place of the plot; null = nowhere. */
    void setPointer(@Nullable Point at) {
        overlay.setPointer(at);
        plot.area().redraw();
    }

    private void redrawFrame() {
        ruler.redraw();
        plot.area().redraw();
    }

    /** Draws again, and asks for what is not there. */
    public void refresh() {
        plot.window(frame.viewport());
        plot.chart().redraw();
        redrawFrame();
        load();
    }

    private void load() {
        ChartLoader source = loader;
        Viewport v = frame.viewport();
        if (source == null || v.width() <= 1) {
            return;
        }
        ChartLoader.Request request =
                new ChartLoader.Request(v.start(), v.end(), v.width(), choice);
        if (!Objects.equals(request, asked)) {
            asked = request;
            source.load(request);
        }
    }

    private void resized() {
        Rectangle area = getClientArea();
        ruler.setBounds(area);
        place();
    }

    /** Lays out the plot in the space left by ruler, title and marks. */
    private void place() {
        Rectangle area = getClientArea();
        int left = axisWidth();
        Rectangle room =
                new Rectangle(
                        left,
                        RULER + ChartLook.TITLE,
                        Math.max(1, area.width - left),
                        Math.max(1, area.height - RULER - ChartLook.TITLE - BELOW));
        if (!plot.chart().getBounds().equals(room)) {
            plot.chart().setBounds(room);
        }
        plotResized();
    }

    private int axisWidth() {
        GC gc = new GC(ruler);
        SwtSurface surface = surface(gc, getClientArea());
        try {
            return (int) plot.look().left(surface);
        } finally {
            surface.dispose();
            gc.dispose();
        }
    }

    /** Where the series are drawn, from the corner of this control. */
    private Rectangle plotBounds() {
        Rectangle area = plot.areaBounds();
        Rectangle whole = plot.chart().getBounds();
        return new Rectangle(whole.x + area.x, whole.y + area.y, area.width, area.height);
    }

    /** The axis may have become wider: the ruler begins where the plot does. */
    private void plotResized() {
        Rectangle area = plotBounds();
        double left = area.x;
        double right = left + area.width;
        if (plot.isOutdated()) {
            plot.show(data, colours, logarithmic, frame.viewport());
            ruler.redraw();
        }
        if (area.width > 1
                && (frame.geometry().chartLeft() != left || frame.geometry().width() != right)) {
            frame.setNamesWidth(left);
            frame.setSize(right, RULER);
            ruler.redraw();
            getDisplay()
                    .asyncExec(
                            () -> {
                                if (!isDisposed()) {
                                    load();
                                }
                            });
        }
    }

    /** Brings the colours in line with the workbench. */
    public void updateTheme() {
        themeChosen = false;
        redrawFrame();
    }

    private void chooseTheme(GC gc) {
        if (!themeChosen || !WorkbenchTheme.of(this).name().equals(frame.theme().name())) {
            themeChosen = true;
            Theme look = WorkbenchTheme.of(this);
            frame.setTheme(
                    look.withFonts(
                            fonts.height(gc, FontRole.NORMAL) / 1.3,
                            fonts.height(gc, FontRole.SMALL) / 1.3));
            plot.setTheme(look);
            setBackground(
                    new Color(
                            look.background() >> 16 & 0xff,
                            look.background() >> 8 & 0xff,
                            look.background() & 0xff));
        }
    }

    private void paintRuler(Event event) {
        chooseTheme(event.gc);
        Rectangle area = ruler.getClientArea();
        SwtSurface surface = surface(event.gc, area);
        try {
            Theme theme = frame.theme();
            surface.fillRect(0, 0, area.width, RULER, theme.header());
            surface.fillRect(0, RULER, area.width, area.height - RULER, theme.background());
            // The library's chart covers what is written below it, and is larger than the plot.
            Rectangle covered = plot.chart().getBounds();
            plot.look().writeMarks(surface, covered.x, plotBounds().y, theme.dimText());
            plot.look().writeTitle(surface, covered.y, theme.text());
            PaintContext context = frame.context();
            new RulerPainter().paint(surface, context);
            new CursorPainter().paint(surface, context);
        } finally {
            surface.dispose();
        }
    }

    /** A surface on a part of this control. */
    SwtSurface surface(GC gc, Rectangle area) {
        return new SwtSurface(gc, 1, fonts, noStates, area);
    }

    @Override
    public boolean setFocus() {
        return plot.area().setFocus();
    }
}
