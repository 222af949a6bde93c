package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.DisposeEvent;
import org.eclipse.swt.events.DisposeListener;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.TraverseEvent;
import org.eclipse.swt.events.TraverseListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.BaseMessage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Frame;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Lifeline;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Metrics;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.SDTimeEvent;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.impl.ColorImpl;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.SDViewPref;

/**
 * A bar beside a diagram: each step between neighbouring events is as dark as its time is long. A
 * click selects a step. The keys move the selection. On the UI thread.
 *
 * @since 9.5.0
 */
public class TimeCompressionBar extends ScrollView implements DisposeListener {

    private static final int SHADES = 10;
    private static final int WIDTH = 12;

    private final List<ITimeCompressionListener> listeners = new CopyOnWriteArrayList<>();
    private Frame frame;
    private List<SDTimeEvent> times = List.of();
    private DrawableToolTip toolTip;
    private float zoom = 1;
    private int selected = -1;

    /**
     * @param parent the parent
     * @param s the style of the canvas
     */
    public TimeCompressionBar(Composite parent, int s) {
        super(parent, s, true);
        setVScrollBarMode(ALWAYS_OFF);
        setHScrollBarMode(ALWAYS_OFF);
        getViewControl().addTraverseListener(new LocalTraverseListener());
        addDisposeListener(this);
    }

    /** Shows the times of a diagram; null for none. */
    public void setFrame(Frame theFrame) {
        frame = theFrame;
        selected = -1;
        times = frame == null ? List.of() : Times.of(frame);
        resize();
        redraw();
    }

    private void resize() {
        if (frame == null) {
            resizeContents(WIDTH, 0);
        } else {
            resizeContents(
                    WIDTH, Math.round((frame.getHeight() + 2 * Metrics.FRAME_V_MARGIN) * zoom));
        }
    }

    private int y(int event) {
        Lifeline first = frame == null ? null : frame.getLifeline(0);
        int top = first == null ? 0 : first.getY() + first.getHeight();
        int step = Metrics.getMessageFontHeigth() + Metrics.getMessagesSpacing();
        return Math.round((top + step * event) * zoom);
    }

    /** How long the step to the next event is on the scale, from 0 to 1. */
    private double length(int step) {
        double min = frame.getMinTime().toNanos();
        double max = frame.getMaxTime().toNanos();
        double time = delta(step).toNanos();
        return max <= min ? 0.5 : Math.clamp((time - min) / (max - min), 0.0, 1.0);
    }

    private ITmfTimestamp delta(int step) {
        return times.get(step + 1).getTime().getDelta(times.get(step).getTime());
    }

    private IColor color(int step) {
        int shade = (int) Math.round(length(step) * (SHADES - 1));
        int light = 235 - shade * 20;
        return new ColorImpl(getDisplay(), light, light + 4, Math.min(255, light + 16));
    }

    @Override
    protected void drawContents(GC gc, int clipx, int clipy, int clipw, int cliph) {
        gc.setBackground(getDisplay().getSystemColor(SWT.COLOR_WIDGET_BACKGROUND));
        gc.fillRectangle(0, 0, getVisibleWidth(), getVisibleHeight());
        for (int step = 0; step + 1 < times.size(); step++) {
            int top = contentsToViewY(y(times.get(step).getEvent()));
            int bottom = contentsToViewY(y(times.get(step + 1).getEvent()));
            int upper = Math.min(top, bottom);
            int height = Math.max(2, Math.abs(bottom - top));
            if (upper + height < 0 || upper > getVisibleHeight()) {
                continue;
            }
            IColor color =
                    step == selected
                            ? SDViewPref.getInstance().getTimeCompressionSelectionColor()
                            : color(step);
            gc.setBackground((Color) color.getColor());
            gc.fillRectangle(1, upper, Math.max(4, getVisibleWidth() - 2), height);
        }
    }

    private int stepAt(int y) {
        for (int step = 0; step + 1 < times.size(); step++) {
            int top = y(times.get(step).getEvent());
            int bottom = y(times.get(step + 1).getEvent());
            if (y >= Math.min(top, bottom) && y < Math.max(top + 2, bottom)) {
                return step;
            }
        }
        return -1;
    }

    private void select(int step) {
        if (step < 0 || step + 1 >= times.size()) {
            return;
        }
        selected = step;
        SDTimeEvent from = times.get(step);
        int events = Math.abs(times.get(step + 1).getEvent() - from.getEvent());
        int first = Math.min(from.getEvent(), times.get(step + 1).getEvent());
        Lifeline lifeline =
                from.getGraphNode() instanceof BaseMessage message
                        ? message.getStartLifeline()
                        : null;
        IColor color = SDViewPref.getInstance().getTimeCompressionSelectionColor();
        listeners.forEach(l -> l.deltaSelected(lifeline, first, events, color));
        redraw();
    }

    /** Whether a control or one in it has the focus. */
    protected boolean checkFocusOnChilds(Control children) {
        for (Control at = getDisplay().getFocusControl(); at != null; at = at.getParent()) {
            if (at == children) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isFocusControl() {
        return checkFocusOnChilds(this);
    }

    @Override
    protected void contentsMouseMoveEvent(MouseEvent event) {
        hideToolTip();
    }

    @Override
    protected void contentsMouseHover(MouseEvent e) {
        int step = stepAt(e.y);
        if (step >= 0) {
            createFakeTooltip();
            toolTip.showToolTip(delta(step), frame.getMinTime(), frame.getMaxTime());
        }
    }

    @Override
    protected void contentsMouseExit(MouseEvent e) {
        hideToolTip();
    }

    private void hideToolTip() {
        if (toolTip != null) {
            toolTip.hideToolTip();
        }
    }

    @Override
    protected void contentsMouseUpEvent(MouseEvent event) {
        setFocus();
        select(stepAt(event.y));
    }

    /** Selects the time between two messages. Any thread. */
    public void highlightRegion(BaseMessage mes1, BaseMessage mes2) {
        getDisplay()
                .asyncExec(
                        () -> {
                            if (!isDisposed()) {
                                highlightRegionSync(mes1, mes2);
                            }
                        });
    }

    /** Selects the time between two messages. */
    public void highlightRegionSync(BaseMessage mes1, BaseMessage mes2) {
        int first = Math.min(mes1.getEventOccurrence(), mes2.getEventOccurrence());
        for (int step = 0; step + 1 < times.size(); step++) {
            if (times.get(step).getEvent() == first) {
                select(step);
                return;
            }
        }
    }

    @Override
    public void scrollBy(int x, int y) {
        super.scrollBy(0, y);
    }

    /** Sets the zoom factor of the diagram. */
    public void setZoom(float value) {
        zoom = value;
        resize();
        redraw();
    }

    /** Adds a listener. */
    public void addTimeCompressionListener(ITimeCompressionListener listener) {
        if (!listeners.contains(listener)) {
            listeners.add(listener);
        }
    }

    /** Removes a listener. */
    public void removeSelectionChangedListener(ITimeCompressionListener listener) {
        listeners.remove(listener);
    }

    @Override
    public void widgetDisposed(DisposeEvent e) {
        listeners.clear();
        if (toolTip != null) {
            toolTip.dispose();
        }
    }

    @Override
    protected void keyPressedEvent(KeyEvent event) {
        switch (event.keyCode) {
            case SWT.ARROW_DOWN -> selectTimeDelta(selected, 1);
            case SWT.ARROW_UP -> selectTimeDelta(selected, -1);
            default -> super.keyPressedEvent(event);
        }
    }

    /**
     * Selects the step beside another one.
     *
     * @param dy the number of the step, from 0
     * @param direction 1 for the next one, -1 for the one before
     */
    protected void selectTimeDelta(int dy, int direction) {
        select(dy + direction);
    }

    /** Makes the tooltip, which is shown when the pointer rests. */
    protected void createFakeTooltip() {
        if (toolTip == null) {
            toolTip = new DrawableToolTip(this);
        }
    }

    /** Lets Tab leave the bar. */
    protected static class LocalTraverseListener implements TraverseListener {

        @Override
        public void keyTraversed(TraverseEvent e) {
            if (e.detail == SWT.TRAVERSE_TAB_NEXT || e.detail == SWT.TRAVERSE_TAB_PREVIOUS) {
                e.doit = true;
            }
        }
    }
}
