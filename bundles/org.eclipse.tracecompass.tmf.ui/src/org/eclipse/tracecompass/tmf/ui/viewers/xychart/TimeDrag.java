package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;

/** A drag of the mouse over a chart: where it began and where it is, as times. */
final class TimeDrag {

    private static final int DISTANCE = 3;
    private static final int FILL_ALPHA = 35;

    private final TmfBaseProvider provider;
    private boolean active;
    private boolean moved;
    private int startX;
    private long begin;
    private long end;

    /** Creates a drag that has not begun. */
    public TimeDrag(TmfBaseProvider provider) {
        this.provider = provider;
    }

    /** The time under the pointer. */
    public long time(MouseEvent e) {
        ITmfChartTimeProvider viewer = provider.getChartViewer();
        long time = Math.round(provider.getXAxis().getDataCoordinate(e.x)) + viewer.getTimeOffset();
        return Math.clamp(
                time,
                viewer.getWindowStartTime(),
                Math.max(viewer.getWindowStartTime(), viewer.getWindowEndTime()));
    }

    /** Whether the chart has times to be chosen. */
    public boolean isPossible() {
        return provider.getChartViewer().getWindowDuration() > 0;
    }

    /** Begins. */
    public void begin(MouseEvent e) {
        startAt(time(e), e);
    }

    /** Begins at an instant that was chosen before. */
    public void startAt(long instant, MouseEvent e) {
        active = true;
        moved = false;
        startX = e.x;
        begin = instant;
        end = time(e);
    }

    /** Goes on; false if there is no drag. */
    public boolean move(MouseEvent e) {
        if (active) {
            moved |= Math.abs(e.x - startX) >= DISTANCE;
            end = time(e);
        }
        return active;
    }

    /** Ends; false if there is no drag. */
    public boolean finish(MouseEvent e) {
        boolean was = move(e);
        active = false;
        return was;
    }

    /** Whether it goes on. */
    public boolean isActive() {
        return active;
    }

    /** Whether the pointer was moved further than by accident. */
    public boolean isMoved() {
        return moved;
    }

    /** Where it began. */
    public long begin() {
        return begin;
    }

    /** Where it is. */
    public long end() {
        return end;
    }

    /** Draws two times and what is between them. */
    public static void draw(TmfBaseProvider provider, GC gc, long from, long to) {
        long offset = provider.getChartViewer().getTimeOffset();
        IAxis axis = provider.getXAxis();
        int x0 = axis.getPixelCoordinate(Math.min(from, to) - offset);
        int x1 = axis.getPixelCoordinate(Math.max(from, to) - offset);
        Rectangle area = gc.getClipping();
        int height = area.y + area.height;
        Color accent = gc.getDevice().getSystemColor(SWT.COLOR_LIST_SELECTION);
        Color before = gc.getBackground();
        Color line = gc.getForeground();
        gc.setBackground(accent);
        gc.setForeground(accent);
        gc.setLineWidth(1);
        gc.setLineStyle(SWT.LINE_SOLID);
        if (x1 > x0) {
            gc.setAlpha(FILL_ALPHA);
            gc.fillRectangle(x0, 0, x1 - x0, height);
            gc.setAlpha(255);
            gc.drawLine(x1, 0, x1, height);
        }
        gc.drawLine(x0, 0, x0, height);
        gc.setBackground(before);
        gc.setForeground(line);
    }
}
