package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.export.RowsTable;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * The numbers of events over time: in the visible window, and below it in the whole trace. On the
 * UI thread.
 */
public final class HistogramPanel extends Composite {

    /** Takes what the user does, and what there is to say about the events. */
    public interface Listener {

        /** The user selects a time range, ns since the epoch; end may be before begin. */
        void selected(long begin, long end);

        /** The user wants to see another window, ns since the epoch. */
        void windowMoved(long start, long end);

        /** Counts, selection or window changed. */
        void changed();
    }

    private static final int OVERVIEW_HEIGHT = 34;
    private static final long DRAG_NANOS = 80_000_000L;

    private final Listener listener;
    private final AtomicBoolean refreshing = new AtomicBoolean();
    private final HistogramModel model = new HistogramModel(this::countsChanged);
    private final WindowCanvas detail;
    private final OverviewCanvas overview;
    private @Nullable ITmfTrace trace;
    private TimeDisplay display = TimeDisplay.current();
    private Viewport window = Viewport.of(0, 1, 1);
    private HistogramScene scene = HistogramScene.empty();
    private long selectionBegin;
    private long selectionEnd;
    private boolean windowKnown;
    private long lastTold;

    /**
     * @param parent the parent of the widgets
     * @param listener takes what the user does
     */
    public HistogramPanel(Composite parent, Listener listener) {
        super(parent, SWT.NONE);
        this.listener = listener;
        GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(this);
        HistogramCanvas.Input input =
                new HistogramCanvas.Input() {
                    @Override
                    public void select(long begin, long end, boolean last) {
                        setSelection(begin, end);
                        if (last || due()) {
                            HistogramPanel.this.listener.selected(begin, end);
                        }
                    }

                    @Override
                    public void show(Viewport wanted, boolean last) {
                        HistogramPanel.this.show(wanted, last);
                    }
                };
        detail = new WindowCanvas(this, input, model::in);
        GridDataFactory.fillDefaults().grab(true, true).hint(200, 60).applyTo(detail);
        overview = new OverviewCanvas(this, input);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(200, OVERVIEW_HEIGHT)
                .applyTo(overview);
        addDisposeListener(e -> model.show(null));
    }

    @Override
    public boolean setFocus() {
        return detail.setFocus();
    }

    // --- what is shown

    /** Shows the events of another trace; null for none. */
    public void setTrace(@Nullable ITmfTrace active) {
        trace = active;
        windowKnown = false;
        selectionBegin = 0;
        selectionEnd = 0;
        model.show(active);
        refresh();
    }

    /** Shows another window of time, ns since the epoch. */
    public void setWindow(long start, long end) {
        windowKnown = end > start;
        if (windowKnown) {
            updateBounds();
            window =
                    new Viewport(
                            Math.min(window.boundsStart(), start),
                            Math.max(window.boundsEnd(), end),
                            start,
                            end,
                            window.width());
        }
        refresh();
    }

    /** The visible window. */
    public Viewport window() {
        return window;
    }

    /** Shows another selection, ns since the epoch; end may be before begin. */
    public void setSelection(long begin, long end) {
        selectionBegin = begin;
        selectionEnd = end;
        refresh();
    }

    /** Tells the traces of an experiment apart. */
    public void setShowTraces(boolean on) {
        detail.setShowTraces(on);
    }

    /** Times are written otherwise. */
    public void timeFormatChanged() {
        display = TimeDisplay.current();
        refresh();
    }

    /** The number of events, or that there is no trace. */
    public String total() {
        return trace == null ? Messages.Histogram_NoTrace : scene.totalText();
    }

    /** How long the selected range is; empty if it is an instant. */
    public String selected() {
        return trace == null || selectionBegin == selectionEnd ? "" : scene.selectionText();
    }

    /** The numbers of events of the whole trace as a table; null as long as they are counted. */
    public @Nullable ViewTable table() {
        EventCounts counts = model.all();
        return trace == null || !model.isComplete() || counts.buckets() == 0
                ? null
                : new RowsTable(new CountRows(counts), true);
    }

    // --- what the user does

    /**
     * Adds the actions that zoom to a tool bar, and those that say how bars are drawn to a menu.
     *
     * @param group the group of both that takes them
     */
    public void addActions(IToolBarManager bar, IMenuManager menu, String group) {
        bar.appendToGroup(
                group, RunAction.push(Messages.Histogram_ZoomIn, Icons.ZOOM_IN, () -> zoom(0.5)));
        bar.appendToGroup(
                group, RunAction.push(Messages.Histogram_ZoomOut, Icons.ZOOM_OUT, () -> zoom(2)));
        bar.appendToGroup(
                group,
                RunAction.push(
                        Messages.Histogram_ShowAll,
                        Icons.ZOOM_ALL,
                        () -> show(window.fitAll(), true)));
        menu.appendToGroup(
                group,
                RunAction.check(
                        Messages.Histogram_Logarithmic,
                        null,
                        () -> detail.setLogarithmic(!detail.isLogarithmic())));
    }

    private void zoom(double factor) {
        show(window.zoomAbout(factor, window.width() / 2.0), true);
    }

    private void show(Viewport wanted, boolean last) {
        window = wanted;
        windowKnown = true;
        refresh();
        if (last || due()) {
            listener.windowMoved(wanted.start(), wanted.end());
        }
    }

    /** Whether it is time to tell the other views how far a drag has come. */
    private boolean due() {
        long now = System.nanoTime();
        boolean due = now - lastTold > DRAG_NANOS;
        if (due) {
            lastTold = now;
        }
        return due;
    }

    // --- drawing

    /** Called on any thread, also when there is no panel any more. */
    private void countsChanged() {
        if (!isDisposed() && refreshing.compareAndSet(false, true)) {
            getDisplay()
                    .asyncExec(
                            () -> {
                                refreshing.set(false);
                                refresh();
                            });
        }
    }

    private void updateBounds() {
        ITmfTrace shown = trace;
        if (shown == null) {
            return;
        }
        long start = shown.getStartTime().toNanos();
        long end = Math.max(start + 1, shown.getEndTime().toNanos());
        int width = window.width();
        window = windowKnown ? window.withBounds(start, end) : Viewport.of(start, end, width);
    }

    /** Draws everything anew. */
    public void refresh() {
        if (isDisposed()) {
            return;
        }
        ITmfTrace shown = trace;
        if (shown == null) {
            scene = HistogramScene.empty();
        } else {
            updateBounds();
            window = window.withWidth(Math.max(1, detail.getClientArea().width));
            model.prepare(window);
            scene =
                    new HistogramScene(
                            model.all(),
                            window,
                            selectionBegin,
                            selectionEnd,
                            display.text(shown),
                            model.isComplete());
        }
        detail.setScene(scene);
        overview.setScene(scene);
        listener.changed();
    }
}
