package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import java.util.Objects;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.ISDPreferences;

/**
 * A message between two lifelines. A message without a start lifeline was found, one without an end
 * lifeline is lost; one with the same lifeline at both ends is internal.
 *
 * @since 9.5.0
 */
public abstract class BaseMessage extends GraphNode {

    private static final int TOLERANCE = 4;
    private static final int ARROW = 7;

    private Lifeline startLifeline;
    private Lifeline endLifeline;
    private int eventOccurrence;
    private boolean visible = true;

    @Override
    public int getX() {
        return getX(false);
    }

    @Override
    public int getY() {
        Lifeline any = anyLifeline();
        return any == null ? 0 : yOf(any, eventOccurrence);
    }

    /** The y coordinate of an event. */
    static int yOf(Lifeline lifeline, int event) {
        return lifeline.getY() + lifeline.getHeight() + Metrics.eventHeight() * event;
    }

    private Lifeline anyLifeline() {
        return startLifeline == null ? endLifeline : startLifeline;
    }

    /** Whether it goes from a lifeline to itself. */
    boolean isInternal() {
        return startLifeline != null && startLifeline == endLifeline;
    }

    @Override
    public int getWidth() {
        return getWidth(false);
    }

    @Override
    public int getHeight() {
        return isInternal() ? Metrics.SYNC_INTERNAL_MESSAGE_HEIGHT : 0;
    }

    /**
     * Where the message begins.
     *
     * @param quick whether executions are ignored, which may shift the message by half of their
     *     width
     */
    protected int getX(boolean quick) {
        if (startLifeline == null && endLifeline == null) {
            return 0;
        }
        if (startLifeline == null) {
            return centre(endLifeline) - Metrics.swimmingLaneWidth() / 2;
        }
        int x = centre(startLifeline);
        if (!quick && isMessageStartInActivation(getStart())) {
            boolean right =
                    endLifeline == null || endLifeline.getIndex() >= startLifeline.getIndex();
            x += right ? executionHalf() : -executionHalf();
        }
        return x;
    }

    /**
     * How far the message goes; negative to the left.
     *
     * @param quick whether executions are ignored
     */
    protected int getWidth(boolean quick) {
        if (startLifeline == null && endLifeline == null) {
            return 0;
        }
        if (isInternal()) {
            return Metrics.INTERNAL_MESSAGE_WIDTH;
        }
        int end;
        if (endLifeline == null) {
            end = centre(startLifeline) + Metrics.swimmingLaneWidth() / 2;
        } else {
            end = centre(endLifeline);
            if (!quick && isMessageEndInActivation(getEnd())) {
                end += end > getX(true) ? -executionHalf() : executionHalf();
            }
        }
        return end - getX(quick);
    }

    private static int executionHalf() {
        return Metrics.EXECUTION_OCCURRENCE_WIDTH / 2;
    }

    private static int centre(Lifeline lifeline) {
        return lifeline.getX() + lifeline.getWidth() / 2;
    }

    /** The event of its sending. */
    int getStart() {
        return eventOccurrence;
    }

    /** The event of its arrival. */
    int getEnd() {
        return eventOccurrence;
    }

    @Override
    public boolean isVisible(int x, int y, int width, int height) {
        int top = Metrics.getMessageFontHeigth() + Metrics.MESSAGES_NAME_SPACING;
        int left = Math.min(getX(true), getX(true) + getWidth(true));
        int right = Math.max(getX(true), getX(true) + getWidth(true));
        int slack = Metrics.swimmingLaneWidth() / 2;
        return getY() + getHeight() + TOLERANCE >= y
                && getY() - top <= y + height
                && right + slack >= x
                && left - slack <= x + width;
    }

    /** Draws the message or not. */
    public void setVisible(boolean value) {
        visible = value;
    }

    /** Whether the message is drawn. */
    public boolean isVisible() {
        return visible;
    }

    /** Sets the lifeline that sends; null for a message that was found. */
    public void setStartLifeline(Lifeline lifeline) {
        startLifeline = lifeline;
    }

    /** The lifeline that sends; null for a message that was found. */
    public Lifeline getStartLifeline() {
        return startLifeline;
    }

    /** The lifeline that receives; null for a message that is lost. */
    public Lifeline getEndLifeline() {
        return endLifeline;
    }

    /** Sets the lifeline that receives; null for a message that is lost. */
    public void setEndLifeline(Lifeline lifeline) {
        endLifeline = lifeline;
    }

    /** Sets the event of the message, from the top of the diagram. */
    protected void setEventOccurrence(int occurrence) {
        eventOccurrence = occurrence;
    }

    /** The event of the message, from the top of the diagram. */
    public int getEventOccurrence() {
        return eventOccurrence;
    }

    /** Makes the frame of a lifeline long enough for an event. */
    static void reserve(Lifeline lifeline, int event) {
        Frame frame = lifeline == null ? null : lifeline.getFrame();
        if (frame != null && frame.getMaxEventOccurrence() < event) {
            frame.setMaxEventOccurrence(event);
        }
    }

    /** Whether the sender executes something at an event. */
    protected boolean isMessageStartInActivation(int event) {
        return isExecuting(startLifeline, event);
    }

    /** Whether the receiver executes something at an event. */
    protected boolean isMessageEndInActivation(int event) {
        return isExecuting(endLifeline, event);
    }

    private static boolean isExecuting(Lifeline lifeline, int event) {
        if (lifeline == null) {
            return false;
        }
        for (GraphNode execution : lifeline.getExecutions()) {
            if (event >= execution.getStartOccurrence() && event <= execution.getEndOccurrence()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean contains(int xValue, int yValue) {
        int x = getX();
        int width = getWidth();
        int textTop = getY() - Metrics.MESSAGES_NAME_SPACING - Metrics.getMessageFontHeigth();
        if (isInternal()) {
            return GraphNode.contains(
                    x,
                    getY() - TOLERANCE,
                    Metrics.swimmingLaneWidth() / 2,
                    getHeight() + 2 * TOLERANCE,
                    xValue,
                    yValue);
        }
        return GraphNode.contains(x, getY() - TOLERANCE, width, 2 * TOLERANCE, xValue, yValue)
                || GraphNode.contains(x, textTop, width, getY() - textTop, xValue, yValue);
    }

    /** Draws line, arrow and name. */
    protected void drawMessage(IGC context) {
        int x = getX();
        int width = getWidth();
        if (isInternal()) {
            drawInternal(context, x, getY(), getY() + getHeight());
        } else {
            int end = x + width;
            drawLine(context, x, getY(), end, getY());
            drawName(context, x, getY(), width);
        }
    }

    /** Draws the lines of a message from a lifeline to itself. */
    void drawInternal(IGC context, int x, int y, int end) {
        int right = x + Metrics.INTERNAL_MESSAGE_WIDTH;
        context.drawLine(x, y, right, y);
        context.drawLine(right, y, right, end);
        context.drawLine(right, end, x, end);
        arrow(context, right, end, x, end);
        setTextColor(context);
        context.drawTextTruncated(
                getName(),
                right + Metrics.MESSAGES_NAME_SPACING / 2,
                y - Metrics.getMessageFontHeigth() / 2,
                Metrics.swimmingLaneWidth() / 2,
                Metrics.getMessageFontHeigth(),
                true);
    }

    /** Draws a line with an arrow, and circles where a lifeline is missing. */
    void drawLine(IGC context, int x1, int y1, int x2, int y2) {
        context.drawLine(x1, y1, x2, y2);
        arrow(context, x1, y1, x2, y2);
        int ray = Metrics.MESSAGE_CIRCLE_RAY;
        IColor fill = context.getBackground();
        context.setBackground(context.getForeground());
        if (startLifeline == null) {
            context.fillOval(x1 - ray, y1 - ray, 2 * ray, 2 * ray);
        }
        if (endLifeline == null) {
            context.fillOval(x2 - ray, y2 - ray, 2 * ray, 2 * ray);
        }
        context.setBackground(fill);
    }

    /** Draws the name above the line, if there is room for it. */
    void drawName(IGC context, int x, int y, int width) {
        if (Metrics.getMessagesSpacing() <= Metrics.MESSAGE_SIGNIFICANT_VSPACING) {
            return;
        }
        setTextColor(context);
        context.drawTextTruncatedCentred(
                getName(),
                Math.min(x, x + width),
                y - Metrics.MESSAGES_NAME_SPACING - Metrics.getMessageFontHeigth(),
                Math.abs(width),
                Metrics.MESSAGES_NAME_SPACING + Metrics.getMessageFontHeigth(),
                true);
    }

    private void setTextColor(IGC context) {
        if (!isSelected()) {
            context.setForeground(prefs().getFontColor(getColorPrefId()));
        }
    }

    /** Whether its arrow is filled, as that of a call, or open. */
    boolean hasFilledArrow() {
        return false;
    }

    private void arrow(IGC context, int x1, int y1, int x2, int y2) {
        double length = Math.hypot((double) x2 - x1, (double) y2 - y1);
        if (length < 1) {
            return;
        }
        int size = isSelected() ? 2 * ARROW : ARROW;
        double dx = (x2 - x1) / length * size;
        double dy = (y2 - y1) / length * size;
        int leftX = (int) Math.round(x2 - dx + dy / 2);
        int leftY = (int) Math.round(y2 - dy - dx / 2);
        int rightX = (int) Math.round(x2 - dx - dy / 2);
        int rightY = (int) Math.round(y2 - dy + dx / 2);
        if (hasFilledArrow()) {
            IColor fill = context.getBackground();
            context.setBackground(context.getForeground());
            context.fillPolygon(new int[] {x2, y2, leftX, leftY, rightX, rightY});
            context.setBackground(fill);
        } else {
            int style = context.getLineStyle();
            context.setLineStyle(context.getLineSolidStyle());
            context.drawLine(x2, y2, leftX, leftY);
            context.drawLine(x2, y2, rightX, rightY);
            context.setLineStyle(style);
        }
    }

    /** Draws the message as a whole, with the colours of its kind or of the selection. */
    void drawStyled(IGC context, int lineStyle) {
        if (!visible || startLifeline == null && endLifeline == null) {
            return;
        }
        ISDPreferences prefs = prefs();
        boolean selected = isSelected();
        context.setFont(prefs.getFont(getColorPrefId()));
        context.setLineStyle(lineStyle);
        context.setForeground(
                selected
                        ? prefs.getBackGroundColorSelection()
                        : prefs.getForeGroundColor(getColorPrefId()));
        context.setLineWidth(selected ? Metrics.SELECTION_LINE_WIDTH : Metrics.NORMAL_LINE_WIDTH);
        context.setBackground(prefs.getBackGroundColor(ISDPreferences.PREF_FRAME));
        drawMessage(context);
        context.setLineWidth(Metrics.NORMAL_LINE_WIDTH);
        context.setLineStyle(context.getLineSolidStyle());
    }

    @Override
    public void draw(IGC context) {
        drawStyled(context, context.getLineSolidStyle());
    }

    /** Whether another node is a message of the same lifelines, events and name. */
    @Override
    public boolean isSameAs(GraphNode message) {
        return message instanceof BaseMessage other
                && other.getArrayId().equals(getArrayId())
                && other.startLifeline == startLifeline
                && other.endLifeline == endLifeline
                && other.getStart() == getStart()
                && other.getEnd() == getEnd()
                && Objects.equals(other.getName(), getName());
    }

    /**
     * Draws a rectangle around a line, for example to highlight it.
     *
     * @param x where the line begins
     * @param y where the line begins
     * @param w how far it goes to the right
     * @param h how far it goes down
     */
    public void drawRot(int x, int y, int w, int h, IGC context) {
        double length = Math.max(1, Math.hypot(w, h));
        int dx = (int) Math.round(-h / length * TOLERANCE);
        int dy = (int) Math.round(w / length * TOLERANCE);
        context.drawPolygon(
                new int[] {
                    x + dx, y + dy, x + w + dx, y + h + dy, x + w - dx, y + h - dy, x - dx, y - dy
                });
    }

    @Override
    public void drawFocus(IGC context) {
        int margin = Metrics.FOCUS_DRAWING_MARGIN / 2;
        int left = Math.min(getX(), getX() + getWidth());
        context.drawFocus(
                left, getY() - margin, Math.abs(getWidth()), Math.abs(getHeight()) + 2 * margin);
    }
}
