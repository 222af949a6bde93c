package org.eclipse.tracecompass.tmf.ui.views.histogram;

import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.ControlEvent;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.MouseMoveListener;
import org.eclipse.swt.events.MouseTrackListener;
import org.eclipse.swt.events.MouseWheelListener;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.events.PaintListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Cursor;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.internal.tmf.ui.histogram.BarPainter;
import org.eclipse.tracecompass.internal.tmf.ui.histogram.TraceColors;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestampFormat;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentInfo;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentSignal;
import org.eclipse.tracecompass.tmf.ui.views.ITmfTimeAligned;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;

/**
 * Draws the events of a model as bars over time. Dragging with the first button selects a range of
 * time; the arrow keys, Home and End move the selected time from bar to bar. Times are ns since the
 * epoch. On the UI thread, except {@link #modelUpdated()}.
 *
 * @since 9.5.0
 */
public abstract class Histogram
        implements ControlListener,
                PaintListener,
                KeyListener,
                MouseListener,
                MouseMoveListener,
                MouseTrackListener,
                IHistogramModelListener {

    /** Nothing is dragged. */
    protected static final int DRAG_NONE = 0;

    /** The selection is dragged. */
    protected static final int DRAG_SELECTION = 1;

    /** The visible window is dragged. */
    protected static final int DRAG_RANGE = 2;

    /** The window to zoom to is dragged. */
    protected static final int DRAG_ZOOM = 3;

    /** The cursor while the window is moved. */
    protected final Cursor fMoveCursor;

    /** The cursor while the window to zoom to is dragged. */
    protected final Cursor fZoomCursor;

    /** The cursor while the selection is dragged. */
    protected final Cursor fSelectCursor;

    /** The view that the histogram belongs to. */
    protected TmfView fParentView;

    /** What is drawn on. */
    protected Canvas fCanvas;

    /** What is drawn. */
    protected final HistogramDataModel fDataModel;

    /** The bars that were drawn last; null before. */
    protected HistogramScaledData fScaledData;

    /** The selected time. */
    protected long fCurrentEventTime = 0L;

    /** What is dragged: one of the constants. */
    protected int fDragState;

    /** The mouse button that drags; 0 for none. */
    protected int fDragButton = 0;

    /** The key of the canvas's data with the image that was painted last. */
    protected final String IMAGE_KEY = "double-buffer-image";

    private final boolean sendTimeAlignSignals;
    private final AtomicBoolean redrawing = new AtomicBoolean();
    private IStatusLineManager statusLine;
    private int offset;
    private long selectionAnchor;

    /**
     * @param view the view
     * @param parent the parent of the widgets
     */
    public Histogram(TmfView view, Composite parent) {
        this(view, parent, false);
    }

    /**
     * @param view the view
     * @param parent the parent of the widgets
     * @param sendTimeAlignSignals whether other views align their time axes when the place of this
     *     histogram changes
     */
    public Histogram(TmfView view, Composite parent, boolean sendTimeAlignSignals) {
        fParentView = view;
        this.sendTimeAlignSignals = sendTimeAlignSignals;
        Display display = parent.getDisplay();
        fMoveCursor = display.getSystemCursor(SWT.CURSOR_HAND);
        fZoomCursor = display.getSystemCursor(SWT.CURSOR_SIZEWE);
        fSelectCursor = display.getSystemCursor(SWT.CURSOR_IBEAM);
        fDataModel = new HistogramDataModel();
        fDataModel.addHistogramListener(this);
        fCanvas = new Canvas(parent, SWT.NO_BACKGROUND | SWT.DOUBLE_BUFFERED);
        if (parent.getLayout() instanceof GridLayout) {
            fCanvas.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        }
        fCanvas.addPaintListener(this);
        fCanvas.addKeyListener(this);
        fCanvas.addMouseListener(this);
        fCanvas.addMouseMoveListener(this);
        fCanvas.addMouseTrackListener(this);
        fCanvas.addControlListener(this);
        fCanvas.addDisposeListener(e -> release());
        TmfSignalManager.register(this);
    }

    /** Disposes the widgets. */
    public void dispose() {
        fCanvas.dispose();
    }

    private void release() {
        TmfSignalManager.deregister(this);
        fDataModel.dispose();
        if (fCanvas.getData(IMAGE_KEY) instanceof Image image) {
            image.dispose();
        }
    }

    /** Shows the time under the pointer in a status line; null for none. */
    public void setStatusLineManager(IStatusLineManager statusLineManager) {
        statusLine = statusLineManager;
    }

    // --- the model

    /** The start of the first bucket. */
    public long getStartTime() {
        return fDataModel.getFirstBucketTime();
    }

    /** The time of the last event. */
    public long getEndTime() {
        return fDataModel.getEndTime();
    }

    /** The end of the last bucket. */
    public long getTimeLimit() {
        return fDataModel.getTimeLimit();
    }

    /** The model. */
    public HistogramDataModel getDataModel() {
        return fDataModel;
    }

    /** Whether the events of different traces have different colours. */
    public boolean showTraces() {
        return fParentView instanceof HistogramView view
                && view.getShowTraceAction().isChecked()
                && fDataModel.getNbTraces() <= getMaxNbTraces();
    }

    /** The largest number of traces that are told apart. */
    public int getMaxNbTraces() {
        return TraceColors.count();
    }

    /** The colour of a trace. */
    public Color getTraceColor(int traceIndex) {
        return TraceColors.of(traceIndex);
    }

    /**
     * Shows another window of time in all views.
     *
     * @param startTime its start
     * @param endTime its end
     */
    public void updateTimeRange(long startTime, long endTime) {
        if (fDragState == DRAG_NONE && endTime > startTime) {
            TmfSignalManager.dispatchSignalAsync(
                    new TmfWindowRangeUpdatedSignal(
                            fParentView,
                            new TmfTimeRange(
                                    TmfTimestamp.fromNanos(startTime),
                                    TmfTimestamp.fromNanos(endTime)),
                            trace()));
        }
    }

    private ITmfTrace trace() {
        ITmfTrace counted = fDataModel.getTrace();
        return counted == null ? TmfTraceManager.getInstance().getActiveTrace() : counted;
    }

    /** Forgets all events. */
    public void clear() {
        fDataModel.clear();
        fScaledData = null;
    }

    /** Draws another selection. */
    public void setSelection(long beginTime, long endTime) {
        fCurrentEventTime = endTime;
        fDataModel.setSelectionNotifyListeners(beginTime, endTime);
    }

    // --- time and place

    /** The time at a pixel of the canvas. */
    public long getTimestamp(int offset) {
        HistogramScaledData bars = fScaledData;
        return bars == null
                ? 0
                : bars.fFirstBucketTime
                        + Math.round(
                                bars.fBucketDuration * (offset - this.offset) / bars.fBarWidth);
    }

    /** The pixel of the canvas at a time; may be outside it. */
    public int getOffset(long timestamp) {
        HistogramScaledData bars = fScaledData;
        return bars == null
                ? 0
                : (int)
                        Math.clamp(
                                offset
                                        + Math.floor(
                                                (timestamp - bars.fFirstBucketTime)
                                                        / bars.fBucketDuration
                                                        * bars.fBarWidth),
                                Integer.MIN_VALUE / 2,
                                Integer.MAX_VALUE / 2);
    }

    /**
     * Draws all bars at another place, as while the window is dragged.
     *
     * @param offset how far to the right, in pixels
     */
    protected void setOffset(int offset) {
        this.offset = offset;
    }

    /**
     * Selects the time of another bar with events.
     *
     * @param keyCode {@link SWT#HOME}, {@link SWT#END}, {@link SWT#ARROW_LEFT} or {@link
     *     SWT#ARROW_RIGHT}; others do nothing
     */
    protected void moveCursor(int keyCode) {
        HistogramScaledData bars = fScaledData;
        if (bars == null || fDataModel.getNbEvents() == 0) {
            return;
        }
        int current = bars.fSelectionEndBucket;
        int bar =
                switch (keyCode) {
                    case SWT.HOME -> filled(bars, 0, 1);
                    case SWT.END -> filled(bars, bars.fLastBucket, -1);
                    case SWT.ARROW_RIGHT -> filled(bars, current + 1, 1);
                    case SWT.ARROW_LEFT ->
                            filled(bars, (current < 0 ? bars.fLastBucket + 1 : current) - 1, -1);
                    default -> HistogramScaledData.OUT_OF_RANGE_BUCKET;
                };
        if (bar >= 0) {
            long time = Math.max(bars.getBucketStartTime(bar), fDataModel.getStartTime());
            select(time, time, true);
        }
    }

    private static int filled(HistogramScaledData bars, int from, int step) {
        int bar = from;
        while (bar >= 0 && bar <= bars.fLastBucket && bars.fData[bar].isEmpty()) {
            bar += step;
        }
        return bar >= 0 && bar <= bars.fLastBucket ? bar : HistogramScaledData.OUT_OF_RANGE_BUCKET;
    }

    private void select(long begin, long end, boolean last) {
        setSelection(begin, end);
        if (last) {
            TmfSignalManager.dispatchSignalAsync(
                    new TmfSelectionRangeUpdatedSignal(
                            fParentView,
                            TmfTimestamp.fromNanos(begin),
                            TmfTimestamp.fromNanos(end),
                            trace()));
        }
    }

    @Override
    public void modelUpdated() {
        if (fCanvas == null || fCanvas.isDisposed() || !redrawing.compareAndSet(false, true)) {
            return;
        }
        fCanvas.getDisplay()
                .asyncExec(
                        () -> {
                            redrawing.set(false);
                            if (!fCanvas.isDisposed()) {
                                fCanvas.redraw();
                            }
                        });
    }

    // --- listeners

    /** Adds a listener to the canvas. */
    public void addMouseWheelListener(MouseWheelListener listener) {
        fCanvas.addMouseWheelListener(listener);
    }

    /** Removes a listener of the canvas. */
    public void removeMouseWheelListener(MouseWheelListener listener) {
        fCanvas.removeMouseWheelListener(listener);
    }

    /** Adds a listener to the canvas. */
    public void addKeyListener(KeyListener listener) {
        fCanvas.addKeyListener(listener);
    }

    /** Removes a listener of the canvas. */
    public void removeKeyListener(KeyListener listener) {
        fCanvas.removeKeyListener(listener);
    }

    // --- drawing

    @Override
    public void paintControl(PaintEvent event) {
        Rectangle area = fCanvas.getClientArea();
        if (area.width < 1 || area.height < 1) {
            return;
        }
        fScaledData = fDataModel.scaleTo(area.width, area.height, 1);
        Image image = new Image(fCanvas.getDisplay(), area.width, area.height);
        GC gc = new GC(image);
        BarPainter painter = new BarPainter(gc, Shades.of(fCanvas), area.height);
        painter.background(area.width);
        painter.bars(
                fScaledData,
                offset,
                !HistogramScaledData.hideLostEvents,
                showTraces() ? this::getTraceColor : null);
        if (fDataModel.getNbEvents() > 0) {
            painter.selection(
                    getOffset(fDataModel.getSelectionBegin()),
                    getOffset(fDataModel.getSelectionEnd()),
                    area.width);
        }
        gc.dispose();
        if (fCanvas.getData(IMAGE_KEY) instanceof Image old) {
            old.dispose();
        }
        fCanvas.setData(IMAGE_KEY, image);
        event.gc.drawImage(image, 0, 0);
    }

    /**
     * Draws a frame around a window of time.
     *
     * @param imageGC where to draw
     * @param rangeStartTime the start of the window
     * @param rangeDuration its length in ns
     */
    protected void drawTimeRangeWindow(GC imageGC, long rangeStartTime, long rangeDuration) {
        Rectangle area = fCanvas.getClientArea();
        new BarPainter(imageGC, Shades.of(fCanvas), area.height)
                .window(
                        Math.max(-2, getOffset(rangeStartTime)),
                        Math.min(area.width + 1, getOffset(rangeStartTime + rangeDuration)));
    }

    /** The distance from the left edge of the view to the canvas in pixels. */
    public int getPointAreaOffset() {
        Composite view = fParentView == null ? null : fParentView.getParentComposite();
        if (view == null || view.isDisposed()) {
            return fCanvas.getLocation().x;
        }
        return fCanvas.getDisplay().map(fCanvas, view, 0, 0).x;
    }

    /** The width of the canvas in pixels. */
    public int getPointAreaWidth() {
        return fCanvas.getClientArea().width;
    }

    // --- keys and mouse

    @Override
    public void keyPressed(KeyEvent event) {
        moveCursor(event.keyCode);
    }

    @Override
    public void keyReleased(KeyEvent event) {
        // A key takes effect when it is pressed.
    }

    @Override
    public void mouseDoubleClick(MouseEvent event) {
        // Two clicks are two selections.
    }

    @Override
    public void mouseDown(MouseEvent event) {
        fCanvas.setFocus();
        if (event.button == 1 && fDragState == DRAG_NONE && fDataModel.getNbEvents() > 0) {
            fDragState = DRAG_SELECTION;
            fDragButton = event.button;
            fCanvas.setCursor(fSelectCursor);
            boolean extend = (event.stateMask & SWT.SHIFT) != 0;
            selectionAnchor =
                    extend ? fDataModel.getSelectionBegin() : limited(getTimestamp(event.x));
            select(selectionAnchor, limited(getTimestamp(event.x)), false);
        }
    }

    private long limited(long time) {
        return Math.clamp(
                time,
                fDataModel.getStartTime(),
                Math.max(fDataModel.getStartTime(), fDataModel.getEndTime()));
    }

    @Override
    public void mouseUp(MouseEvent event) {
        if (fDragState == DRAG_SELECTION && event.button == fDragButton) {
            fDragState = DRAG_NONE;
            fDragButton = 0;
            fCanvas.setCursor(null);
            select(selectionAnchor, limited(getTimestamp(event.x)), true);
        }
    }

    @Override
    public void mouseMove(MouseEvent event) {
        if (fDragState == DRAG_SELECTION) {
            select(selectionAnchor, limited(getTimestamp(event.x)), false);
        }
        if (statusLine != null && fScaledData != null) {
            statusLine.setMessage(format(getTimestamp(event.x)));
        }
    }

    @Override
    public void mouseEnter(MouseEvent event) {
        // The first movement tells the time.
    }

    @Override
    public void mouseExit(MouseEvent event) {
        if (statusLine != null) {
            statusLine.setMessage(null);
        }
    }

    @Override
    public void mouseHover(MouseEvent event) {
        HistogramScaledData bars = fScaledData;
        int bar = event.x - offset;
        if (bars == null || bar < 0 || bar > bars.fLastBucket || fDataModel.getNbEvents() == 0) {
            fCanvas.setToolTipText(null);
            return;
        }
        StringBuilder text = new StringBuilder();
        long selected = Math.abs(fDataModel.getSelectionEnd() - fDataModel.getSelectionBegin());
        if (selected > 0) {
            text.append(NLS.bind(Messages.Histogram_selectionSpanToolTip, interval(selected)))
                    .append('\n');
        }
        text.append(
                        NLS.bind(
                                Messages.Histogram_bucketRangeToolTip,
                                format(bars.getBucketStartTime(bar)),
                                format(bars.getBucketEndTime(bar))))
                .append('\n')
                .append(
                        NLS.bind(
                                Messages.Histogram_eventCountToolTip,
                                bars.fData[bar].getNbEvents()));
        if (!HistogramScaledData.hideLostEvents && bars.fLostEventsData[bar] > 0) {
            text.append('\n')
                    .append(
                            NLS.bind(
                                    Messages.Histogram_lostEventCountToolTip,
                                    bars.fLostEventsData[bar]));
        }
        fCanvas.setToolTipText(text.toString());
    }

    private static String format(long time) {
        return TmfTimestampFormat.getDefaulTimeFormat().format(time);
    }

    private static String interval(long length) {
        return TmfTimestampFormat.getDefaulIntervalFormat().format(length);
    }

    @Override
    public void controlMoved(ControlEvent event) {
        sendAlignment();
    }

    @Override
    public void controlResized(ControlEvent event) {
        fCanvas.redraw();
        sendAlignment();
    }

    private void sendAlignment() {
        if (sendTimeAlignSignals && fParentView instanceof ITmfTimeAligned aligned) {
            Point place = fParentView.getParentComposite().toDisplay(0, 0);
            if (aligned.getTimeViewAlignmentInfo() != null) {
                TmfSignalManager.dispatchSignal(
                        new TmfTimeViewAlignmentSignal(
                                this,
                                new TmfTimeViewAlignmentInfo(
                                        fCanvas.getShell(), place, getPointAreaOffset())));
            }
        }
    }

    /** Times are written otherwise. */
    @TmfSignalHandler
    public void timestampFormatUpdated(TmfTimestampFormatUpdateSignal signal) {
        modelUpdated();
    }
}
