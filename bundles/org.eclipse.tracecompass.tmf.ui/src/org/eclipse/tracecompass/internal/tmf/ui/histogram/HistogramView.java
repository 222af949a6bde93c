package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.ViewIds;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * Shows how many events there are over time: in the visible window, and below it in the whole
 * trace.
 */
public final class HistogramView extends TraceView implements HistogramCanvas.Input {

    /** The view's id. */
    public static final String ID = ViewIds.HISTOGRAM;

    private static final int OVERVIEW_HEIGHT = 34;
    private static final long DRAG_NANOS = 80_000_000L;

    private final AtomicBoolean refreshing = new AtomicBoolean();
    private final HistogramModel model = new HistogramModel(this::countsChanged);
    private TimeDisplay display = TimeDisplay.current();
    private Viewport window = Viewport.of(0, 1, 1);
    private long selectionBegin;
    private long selectionEnd;
    private boolean windowKnown;
    private long lastTold;
    private @Nullable WindowCanvas detail;
    private @Nullable OverviewCanvas overview;
    private @Nullable Label left;
    private @Nullable Label right;

    @Override
    protected void createContent(Composite parent) {
        GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(parent);
        Composite header = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(6, 2).applyTo(header);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(header);
        Label total = new Label(header, SWT.NONE);
        Label selected = new Label(header, SWT.RIGHT);
        GridDataFactory.fillDefaults().applyTo(total);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .applyTo(selected);
        left = total;
        right = selected;
        WindowCanvas canvas = new WindowCanvas(parent, this, model::in);
        GridDataFactory.fillDefaults().grab(true, true).hint(200, 60).applyTo(canvas);
        detail = canvas;
        OverviewCanvas whole = new OverviewCanvas(parent, this);
        GridDataFactory.fillDefaults().grab(true, false).hint(200, OVERVIEW_HEIGHT).applyTo(whole);
        overview = whole;
        createActions(canvas);
    }

    private void createActions(WindowCanvas canvas) {
        Action all =
                new Action(Messages.Histogram_ShowAll, Icons.of(Icons.ZOOM_ALL)) {
                    @Override
                    public void run() {
                        show(window.fitAll(), true);
                    }
                };
        Action in =
                new Action(Messages.Histogram_ZoomIn, Icons.of(Icons.ZOOM_IN)) {
                    @Override
                    public void run() {
                        show(window.zoomAbout(0.5, window.width() / 2.0), true);
                    }
                };
        Action out =
                new Action(Messages.Histogram_ZoomOut, Icons.of(Icons.ZOOM_OUT)) {
                    @Override
                    public void run() {
                        show(window.zoomAbout(2, window.width() / 2.0), true);
                    }
                };
        Action logarithmic =
                new Action(Messages.Histogram_Logarithmic, IAction.AS_CHECK_BOX) {
                    @Override
                    public void run() {
                        canvas.setLogarithmic(isChecked());
                    }
                };
        var bars = getViewSite().getActionBars();
        bars.getToolBarManager().add(in);
        bars.getToolBarManager().add(out);
        bars.getToolBarManager().add(all);
        bars.getMenuManager().add(logarithmic);
    }

    @Override
    public void setFocus() {
        WindowCanvas canvas = detail;
        if (canvas != null) {
            canvas.setFocus();
        }
    }

    @Override
    public void dispose() {
        model.show(null);
        super.dispose();
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        windowKnown = false;
        selectionBegin = 0;
        selectionEnd = 0;
        model.show(active);
        refresh();
    }

    @Override
    protected void windowChanged(long start, long end) {
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

    @Override
    protected void selectionChanged(long begin, long end) {
        selectionBegin = begin;
        selectionEnd = end;
        refresh();
    }

    @Override
    protected void timeFormatChanged() {
        display = TimeDisplay.current();
        refresh();
    }

    @Override
    public void select(long begin, long end, boolean last) {
        selectionBegin = begin;
        selectionEnd = end;
        refresh();
        if (last || due()) {
            selectTimes(begin, end);
        }
    }

    @Override
    public void show(Viewport wanted, boolean last) {
        window = wanted;
        windowKnown = true;
        refresh();
        if (last || due()) {
            showWindow(wanted.start(), wanted.end());
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

    private void countsChanged() {
        if (refreshing.compareAndSet(false, true)) {
            onUi(
                    () -> {
                        refreshing.set(false);
                        refresh();
                    });
        }
    }

    private void updateBounds() {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            return;
        }
        long start = trace.getStartTime().toNanos();
        long end = Math.max(start + 1, trace.getEndTime().toNanos());
        int width = window.width();
        window = windowKnown ? window.withBounds(start, end) : Viewport.of(start, end, width);
    }

    private void refresh() {
        WindowCanvas canvas = detail;
        OverviewCanvas whole = overview;
        Label total = left;
        Label selected = right;
        if (canvas == null
                || whole == null
                || total == null
                || selected == null
                || canvas.isDisposed()) {
            return;
        }
        ITmfTrace trace = getTrace();
        if (trace == null) {
            canvas.setScene(HistogramScene.empty());
            whole.setScene(HistogramScene.empty());
            total.setText(Messages.Histogram_NoTrace);
            selected.setText("");
        } else {
            updateBounds();
            window = window.withWidth(Math.max(1, canvas.getClientArea().width));
            model.prepare(window);
            HistogramScene scene =
                    new HistogramScene(
                            model.all(),
                            window,
                            selectionBegin,
                            selectionEnd,
                            display.text(trace),
                            model.isComplete());
            canvas.setScene(scene);
            whole.setScene(scene);
            total.setText(scene.totalText());
            selected.setText(scene.selectionText());
        }
        total.getParent().layout();
    }
}
