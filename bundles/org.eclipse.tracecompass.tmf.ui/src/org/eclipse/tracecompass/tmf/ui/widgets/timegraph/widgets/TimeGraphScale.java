package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.MouseMoveListener;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import org.eclipse.tracecompass.tmf.drawing.core.time.RulerTicks;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;

/**
 * A ruler of time as a widget of its own, for charts. The user drags over it: with the left button
 * to show a shorter or a longer time, and clicks twice to show all. For the UI thread.
 *
 * @since 9.5.0
 */
public class TimeGraphScale extends TimeGraphBaseControl
        implements MouseListener, MouseMoveListener {

    private static final int HEIGHT = 22;
    private static final int SPACING = 92;
    private static final int TICK = 6;
    private static final int NONE = -1;

    private ITimeDataProvider provider;
    private int height = HEIGHT;
    private int dragBegin = NONE;
    private int dragEnd = NONE;
    private int grip = NONE;
    private long grippedStart;
    private long grippedEnd;

    /**
     * @param parent the parent
     * @param colors the colours
     */
    public TimeGraphScale(Composite parent, TimeGraphColorScheme colors) {
        this(parent, colors, SWT.BOTTOM);
    }

    /**
     * @param parent the parent
     * @param colors the colours
     * @param style {@link SWT#BOTTOM} if the ruler is above what it measures, {@link SWT#TOP} if it
     *     is below
     */
    public TimeGraphScale(Composite parent, TimeGraphColorScheme colors, int style) {
        super(parent, colors, style | SWT.NO_BACKGROUND | SWT.DOUBLE_BUFFERED);
        addMouseListener(this);
        addMouseMoveListener(this);
        TmfSignalManager.register(this);
        addDisposeListener(e -> TmfSignalManager.deregister(this));
    }

    /** Sets the times that are shown, and that the user changes. */
    public void setTimeProvider(ITimeDataProvider timeProvider) {
        provider = timeProvider;
        redraw();
    }

    /** The times that are shown; null if none have been set. */
    public ITimeDataProvider getTimeProvider() {
        return provider;
    }

    @Override
    public Point computeSize(int wHint, int hHint, boolean changed) {
        return super.computeSize(wHint, height, changed);
    }

    /** Sets the height in pixels; from the next layout on. */
    public void setHeight(int height) {
        this.height = height;
    }

    /**
     * Shows a range that the user drags over.
     *
     * @param begin where it begins, in pixels of the time; -1 for none
     * @param end where it ends
     */
    public void setDragRange(int begin, int end) {
        if (begin == NONE || end == NONE) {
            dragBegin = NONE;
            dragEnd = NONE;
        } else {
            dragBegin = Math.min(begin, end);
            dragEnd = Math.max(begin, end);
        }
        redraw();
    }

    /** Where the ticks are, in pixels of the time. */
    public List<Integer> getTickList() {
        List<Integer> places = new ArrayList<>();
        Viewport viewport = viewport();
        if (viewport != null) {
            for (RulerTicks.Tick tick : ticks(viewport).major()) {
                places.add((int) Math.round(viewport.toPixel(tick.time())));
            }
        }
        return places;
    }

    private Viewport viewport() {
        ITimeDataProvider times = provider;
        if (times == null || times.getTimeSpace() <= 0) {
            return null;
        }
        long start = times.getTime0();
        long end = Math.max(times.getTime1(), start + 1);
        return Viewport.of(start, end, times.getTimeSpace());
    }

    private RulerTicks ticks(Viewport viewport) {
        return RulerTicks.of(viewport, text(), SPACING);
    }

    private TimeText text() {
        TimeFormat format =
                switch (provider.getTimeFormat()) {
                    case CALENDAR -> TimeFormat.DATE;
                    case RELATIVE -> TimeFormat.SECONDS;
                    case NUMBER, CYCLES, PERCENTAGE -> TimeFormat.NUMBER;
                };
        return new TimeText(format, TmfTimePreferences.getTimeZone().toZoneId(), 0);
    }

    @Override
    public void paintControl(PaintEvent e) {
        TimeGraphColorScheme colors = getColorScheme();
        Rectangle area = getClientArea();
        e.gc.setBackground(colors.getColor(TimeGraphColorScheme.TOOL_BACKGROUND));
        e.gc.fillRectangle(area);
        Viewport viewport = viewport();
        if (viewport == null) {
            return;
        }
        int left = provider.getNameSpace();
        if (dragBegin != NONE) {
            e.gc.setBackground(colors.getColor(TimeGraphColorScheme.BACKGROUND_SEL));
            e.gc.fillRectangle(left + dragBegin, 0, Math.max(1, dragEnd - dragBegin), area.height);
        }
        e.gc.setForeground(colors.getColor(TimeGraphColorScheme.TOOL_FOREGROUND));
        e.gc.setClipping(left, 0, Math.max(0, area.width - left), area.height);
        boolean below = (getStyle() & SWT.TOP) != 0;
        int free = Integer.MIN_VALUE;
        for (RulerTicks.Tick tick : ticks(viewport).major()) {
            int x = left + (int) Math.round(viewport.toPixel(tick.time()));
            e.gc.drawLine(x, below ? 0 : area.height - TICK, x, below ? TICK : area.height);
            Point size = e.gc.textExtent(tick.label());
            if (x + 3 > free) {
                int y = below ? area.height - size.y : 0;
                e.gc.drawText(tick.label(), x + 3, y, true);
                free = x + 3 + size.x + 4;
            }
        }
        e.gc.setClipping((Rectangle) null);
        int line = below ? 0 : area.height - 1;
        Color edge = colors.getColor(TimeGraphColorScheme.MID_LINE);
        e.gc.setForeground(edge);
        e.gc.drawLine(left, line, area.width, line);
    }

    // --- the mouse

    @Override
    public void mouseDown(MouseEvent e) {
        if (e.button == 1 && provider != null && e.x >= provider.getNameSpace()) {
            grip = e.x - provider.getNameSpace();
            grippedStart = provider.getTime0();
            grippedEnd = provider.getTime1();
        }
    }

    /** The window gets longer or shorter, so that the instant under the pointer follows it. */
    @Override
    public void mouseMove(MouseEvent e) {
        if (grip == NONE || provider == null) {
            return;
        }
        int x = Math.max(1, e.x - provider.getNameSpace());
        double span = (double) (grippedEnd - grippedStart) * Math.max(1, grip) / x;
        long end = grippedStart + (long) Math.max(provider.getMinTimeInterval(), span);
        provider.setStartFinishTime(grippedStart, Math.min(end, provider.getMaxTime()));
        redraw();
    }

    @Override
    public void mouseUp(MouseEvent e) {
        if (e.button == 1 && grip != NONE) {
            grip = NONE;
            if (provider.getTime1() != grippedEnd) {
                provider.notifyStartFinishTime();
            }
        }
    }

    /** Shows all time. */
    @Override
    public void mouseDoubleClick(MouseEvent e) {
        if (e.button == 1 && provider != null) {
            provider.resetStartFinishTime();
        }
    }

    /** Times are written in another way. */
    @TmfSignalHandler
    public void timestampFormatUpdated(TmfTimestampFormatUpdateSignal signal) {
        if (!isDisposed()) {
            getDisplay()
                    .asyncExec(
                            () -> {
                                if (!isDisposed()) {
                                    redraw();
                                }
                            });
        }
    }
}
