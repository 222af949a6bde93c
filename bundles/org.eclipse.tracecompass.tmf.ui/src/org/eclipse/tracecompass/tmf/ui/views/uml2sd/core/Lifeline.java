package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.ISDPreferences;

/**
 * A participant of a sequence diagram: a header with its name, and the line below it with what it
 * executes. Events are numbered from the top of the diagram, from 1.
 *
 * @since 9.5.0
 */
public class Lifeline extends GraphNode {

    /** The id of lifelines. */
    public static final String LIFELINE_TAG = "Lifeline";

    private static final int LINE_TOLERANCE = 10;
    private static final int IMAGE = 16;

    private Frame frame;
    private int index;
    private int eventOccurrence;
    private int category = -1;
    private boolean hasTime;

    /** A lifeline without a frame. */
    public Lifeline() {
        setColorPrefId(ISDPreferences.PREF_LIFELINE);
    }

    @Override
    public int getX() {
        return Metrics.FRAME_H_MARGIN
                + Metrics.LIFELINE_H_MAGIN
                + Math.max(0, index - 1) * Metrics.swimmingLaneWidth();
    }

    @Override
    public int getY() {
        return Metrics.FRAME_V_MARGIN
                + Metrics.getFrameFontHeigth()
                + Metrics.FRAME_NAME_V_MARGIN
                + Metrics.LIFELINE_VT_MAGIN;
    }

    @Override
    public int getWidth() {
        return Metrics.getLifelineWidth();
    }

    /** The height of the header. */
    @Override
    public int getHeight() {
        return Metrics.getLifelineHeaderFontHeigth()
                + 2 * Metrics.LIFELINE_HEARDER_TEXT_V_MARGIN
                + Metrics.LIFELINE_NAME_V_MARGIN;
    }

    /** Sets the kind, an index in the categories of the frame. */
    public void setCategory(int arrayIndex) {
        category = arrayIndex;
    }

    /** The kind, an index in the categories of the frame; -1 for none. */
    public int getCategory() {
        return category;
    }

    private LifelineCategories kind() {
        LifelineCategories[] kinds = frame == null ? null : frame.getLifelineCategories();
        return kinds == null || category < 0 || category >= kinds.length ? null : kinds[category];
    }

    /** The text of the tooltip: the kind and the name. */
    public String getToolTipText() {
        LifelineCategories kind = kind();
        return kind == null ? getName() : kind.getName() + " " + getName();
    }

    /** The index of the first execution that is drawn. */
    public int getExecOccurrenceDrawIndex() {
        return getIndexes().getOrDefault(BasicExecutionOccurrence.EXEC_OCC_TAG, 0);
    }

    /** Sets the frame; it gets the lifeline's events and knows whether there are times. */
    protected void setFrame(Frame parentFrame) {
        frame = parentFrame;
        if (frame == null) {
            return;
        }
        if (hasTime) {
            frame.setHasTimeInfo(true);
        }
        if (frame.getMaxEventOccurrence() < eventOccurrence) {
            frame.setMaxEventOccurrence(eventOccurrence);
        }
        getExecutions().forEach(execution -> reserve(execution.getEndOccurrence()));
    }

    private void reserve(int event) {
        if (frame != null && frame.getMaxEventOccurrence() < event) {
            frame.setMaxEventOccurrence(event);
        }
    }

    /** The frame; null before the lifeline has one. */
    protected Frame getFrame() {
        return frame;
    }

    /** Sets the place, from 1 at the left. */
    protected void setIndex(int index) {
        this.index = index;
    }

    /** The place, from 1 at the left. */
    public int getIndex() {
        return index;
    }

    /** Sets the event where the lifeline is; the frame is made long enough. */
    public void setCurrentEventOccurrence(int eventOcc) {
        eventOccurrence = eventOcc;
        reserve(eventOcc);
    }

    /** The event where the lifeline is. */
    public int getEventOccurrence() {
        return eventOccurrence;
    }

    /** Moves the lifeline to the next event. */
    public int getNewEventOccurrence() {
        setCurrentEventOccurrence(eventOccurrence + 1);
        return eventOccurrence;
    }

    /** Adds an execution. */
    public void addExecution(BasicExecutionOccurrence exec) {
        exec.setLifeline(this);
        addNode(exec);
        reserve(exec.getEndOccurrence());
        if (exec instanceof ITimeRange times && times.hasTimeInfo()) {
            setTimeInfo(true);
        }
    }

    /** Sets whether times of executions are known; the frame has times then. */
    protected void setTimeInfo(boolean value) {
        hasTime = value;
        if (value && frame != null) {
            frame.setHasTimeInfo(true);
        }
    }

    /** Whether times of executions are known. */
    public boolean hasTimeInfo() {
        return hasTime;
    }

    /** The executions, from top to bottom. */
    public List<GraphNode> getExecutions() {
        List<GraphNode> executions = getForwardNodes().get(BasicExecutionOccurrence.EXEC_OCC_TAG);
        return executions == null ? new ArrayList<>() : executions;
    }

    /** Whether a point is in the header, or near the line. */
    @Override
    public boolean contains(int xValue, int yValue) {
        int bottom = bottom();
        return GraphNode.contains(getX(), getY(), getWidth(), getHeight(), xValue, yValue)
                || GraphNode.contains(
                        getX() + getWidth() / 2 - LINE_TOLERANCE / 2,
                        getY() + getHeight(),
                        LINE_TOLERANCE,
                        bottom - getY() - getHeight(),
                        xValue,
                        yValue);
    }

    private int bottom() {
        int events = frame == null ? eventOccurrence : frame.getMaxEventOccurrence();
        return BaseMessage.yOf(this, events + 1);
    }

    @Override
    public boolean isVisible(int vx, int vy, int vwidth, int vheight) {
        return getX() <= vx + vwidth && getX() + Metrics.swimmingLaneWidth() >= vx;
    }

    /** Draws the name in the header, which stays at the top of what can be seen. */
    protected void drawName(IGC context) {
        ISDPreferences prefs = prefs();
        context.setFont(prefs.getFont(ISDPreferences.PREF_LIFELINE_HEADER));
        int left = getX();
        LifelineCategories kind = kind();
        if (kind != null && kind.getImage() != null) {
            context.drawImage(kind.getImage(), left + 4, headerY(context) + 4, IMAGE, IMAGE);
            left += IMAGE;
        }
        context.drawTextTruncatedCentred(
                getName(),
                left + Metrics.LIFELINE_HEARDER_TEXT_V_MARGIN,
                headerY(context),
                getX() + getWidth() - left - 2 * Metrics.LIFELINE_HEARDER_TEXT_V_MARGIN,
                getHeight(),
                true);
    }

    private int headerY(IGC context) {
        return Math.max(getY(), context.getContentsY());
    }

    /** Draws the lifeline with its header at another place. */
    public void draw(IGC context, int x, int y) {
        ISDPreferences prefs = prefs();
        drawBody(context, prefs, x, y + getHeight(), bottom());
        drawHeader(context, prefs, x, y);
        if (x == getX()) {
            drawName(context);
        } else {
            context.drawTextTruncatedCentred(getName(), x, y, getWidth(), getHeight(), true);
        }
    }

    /** Draws the header again if it stands over messages, as it does when the user scrolls. */
    void drawHeaderAbove(IGC context) {
        if (context.getContentsY() > getY()
                && isVisible(
                        context.getContentsX(),
                        context.getContentsY(),
                        context.getVisibleWidth(),
                        context.getVisibleHeight())) {
            drawHeader(context, prefs(), getX(), headerY(context));
            drawName(context);
        }
    }

    private void drawHeader(IGC context, ISDPreferences prefs, int x, int y) {
        String id = ISDPreferences.PREF_LIFELINE_HEADER;
        context.setLineStyle(context.getLineSolidStyle());
        if (isSelected()) {
            context.setBackground(prefs.getBackGroundColorSelection());
        } else {
            context.setBackground(prefs.getBackGroundColor(id));
        }
        if (prefs.useGradienColor() && !isSelected()) {
            context.setGradientColor(prefs.getBackGroundColor(id));
            context.setBackground(prefs.getBackGroundColor(ISDPreferences.PREF_FRAME));
            context.fillGradientRectangle(x, y, getWidth(), getHeight(), true);
        } else {
            context.fillRectangle(x, y, getWidth(), getHeight());
        }
        context.setForeground(prefs.getForeGroundColor(id));
        context.drawRectangle(x, y, getWidth(), getHeight());
        context.setForeground(
                isSelected() ? prefs.getForeGroundColorSelection() : prefs.getFontColor(id));
    }

    private void drawBody(IGC context, ISDPreferences prefs, int x, int top, int bottom) {
        int middle = x + getWidth() / 2;
        context.setLineWidth(Metrics.NORMAL_LINE_WIDTH);
        context.setLineStyle(context.getLineDashStyle());
        context.setForeground(
                isSelected()
                        ? prefs.getBackGroundColorSelection()
                        : prefs.getForeGroundColor(ISDPreferences.PREF_LIFELINE));
        context.drawLine(middle, top, middle, bottom);
        context.setLineStyle(context.getLineSolidStyle());
        drawChildenNodes(context);
    }

    /** Draws a band over some events, as those whose time is selected in the time bar. */
    public void highlightExecOccurrenceRegion(
            IGC context, int startEvent, int nbEvent, IColor color) {
        IColor before = context.getBackground();
        context.setBackground(color);
        int top = BaseMessage.yOf(this, startEvent);
        int height = Math.max(2, Metrics.eventHeight() * nbEvent);
        int width = Metrics.EXECUTION_OCCURRENCE_WIDTH;
        context.fillRectangle(getX() + getWidth() / 2 - width / 2, top, width, height);
        context.setBackground(before);
    }

    @Override
    public void draw(IGC context) {
        draw(context, getX(), headerY(context));
    }

    @Override
    public void drawFocus(IGC context) {
        context.drawFocus(getX(), headerY(context), getWidth(), getHeight());
    }

    @Override
    public String getArrayId() {
        return LIFELINE_TAG;
    }

    @Override
    public boolean positiveDistanceToPoint(int x, int y) {
        return getX() > x;
    }

    @Override
    public GraphNode getNodeAt(int x, int y) {
        return getNodeFromListAt(x, y, getExecutions(), 0);
    }
}
