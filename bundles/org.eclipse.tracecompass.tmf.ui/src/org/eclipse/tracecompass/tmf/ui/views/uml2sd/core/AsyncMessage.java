package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import java.util.Comparator;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.ISDPreferences;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.SortAsyncForBackward;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.SortAsyncMessageComparator;

/**
 * A message that takes time to arrive: an event for its sending and one for its arrival.
 *
 * @since 9.5.0
 */
public class AsyncMessage extends BaseMessage implements ITimeRange {

    /** The id of messages of this kind. */
    public static final String ASYNC_MESS_TAG = "AsyncMessage";

    private static final int TOLERANCE = 5;

    /** The message that answers; null if there is none. */
    protected AsyncMessageReturn fMessageReturn = null;

    private ITmfTimestamp startTime = TmfTimestamp.create(0, 0);
    private ITmfTimestamp endTime = TmfTimestamp.create(0, 0);
    private boolean hasTime;

    /** A message without lifelines. */
    public AsyncMessage() {
        setColorPrefId(ISDPreferences.PREF_ASYNC_MESS);
    }

    @Override
    public int getX() {
        return super.getX(false);
    }

    @Override
    public int getY() {
        Lifeline lifeline = getStartLifeline() == null ? getEndLifeline() : getStartLifeline();
        return lifeline == null ? 0 : yOf(lifeline, getStart());
    }

    @Override
    public int getWidth() {
        return super.getWidth(false);
    }

    @Override
    public int getHeight() {
        int sloped = Metrics.eventHeight() * (getEnd() - getStart());
        return isInternal() && sloped == 0 ? Metrics.SYNC_INTERNAL_MESSAGE_HEIGHT : sloped;
    }

    @Override
    int getStart() {
        return getStartLifeline() == null ? getEndOccurrence() : getStartOccurrence();
    }

    @Override
    int getEnd() {
        return getEndLifeline() == null ? getStartOccurrence() : getEndOccurrence();
    }

    /** Sets the message that answers. */
    protected void setMessageReturn(AsyncMessageReturn message) {
        fMessageReturn = message;
    }

    @Override
    public void setEndOccurrence(int occurrence) {
        super.setEndOccurrence(occurrence);
        if (getStartLifeline() == null) {
            setStartOccurrence(occurrence);
        }
        informFrame(getEndLifeline(), occurrence);
    }

    /** Makes the frame of a lifeline long enough for an event. */
    protected void informFrame(Lifeline lifeLine, int occurrence) {
        reserve(lifeLine, occurrence);
    }

    @Override
    public void setStartOccurrence(int occurrence) {
        super.setStartOccurrence(occurrence);
        setEventOccurrence(occurrence);
        informFrame(getStartLifeline(), occurrence);
    }

    /** Sets the lifeline that sends, at a new event of it. */
    public void autoSetStartLifeline(Lifeline lifeline) {
        lifeline.getNewEventOccurrence();
        setStartLifeline(lifeline);
        setStartOccurrence(lifeline.getEventOccurrence());
    }

    /** Sets the lifeline that receives, at a new event of it. */
    public void autoSetEndLifeline(Lifeline lifeline) {
        lifeline.getNewEventOccurrence();
        setEndLifeline(lifeline);
        setEndOccurrence(lifeline.getEventOccurrence());
    }

    /** Sets the lifeline that sends; a message without such an event gets that of the lifeline. */
    @Override
    public void setStartLifeline(Lifeline lifeline) {
        super.setStartLifeline(lifeline);
        if (lifeline != null && getStartOccurrence() == 0) {
            setStartOccurrence(lifeline.getEventOccurrence());
        }
        informFrame(lifeline, getStartOccurrence());
    }

    /** Sets the lifeline that receives; a message without such an event gets the lifeline's. */
    @Override
    public void setEndLifeline(Lifeline lifeline) {
        super.setEndLifeline(lifeline);
        if (lifeline != null && getEndOccurrence() == 0) {
            setEndOccurrence(lifeline.getEventOccurrence());
        }
        informFrame(lifeline, getEndOccurrence());
    }

    /** Whether C is near the line from A to B. */
    protected boolean isNearSegment(int xA, int yA, int xB, int yB, int xC, int yC) {
        double dx = (double) xB - xA;
        double dy = (double) yB - yA;
        double square = dx * dx + dy * dy;
        double along =
                square == 0 ? 0 : Math.clamp(((xC - xA) * dx + (yC - yA) * dy) / square, 0.0, 1.0);
        return Math.hypot(xC - (xA + along * dx), yC - (yA + along * dy)) <= TOLERANCE;
    }

    @Override
    public boolean contains(int x, int y) {
        if (isInternal()) {
            return GraphNode.contains(
                    getX(),
                    getY(),
                    Metrics.INTERNAL_MESSAGE_WIDTH + Metrics.swimmingLaneWidth() / 4,
                    getHeight(),
                    x,
                    y);
        }
        int text = Metrics.MESSAGES_NAME_SPACING + Metrics.getMessageFontHeigth();
        return isNearSegment(getX(), getY(), getX() + getWidth(), getY() + getHeight(), x, y)
                || getHeight() == 0
                        && GraphNode.contains(getX(), getY() - text, getWidth(), text, x, y);
    }

    /** Draws line, arrow and name. */
    protected void drawAsyncMessage(IGC context) {
        int x = getX();
        int y = getY();
        int end = y + getHeight();
        if (isInternal()) {
            drawInternal(context, x, y, end);
        } else {
            drawLine(context, x, y, x + getWidth(), end);
            drawName(context, x, (y + end) / 2, getWidth());
        }
    }

    @Override
    protected void drawMessage(IGC context) {
        drawAsyncMessage(context);
    }

    @Override
    public void draw(IGC context) {
        drawStyled(context, context.getLineSolidStyle());
    }

    /** Sets when it arrives. */
    public void setEndTime(ITmfTimestamp time) {
        endTime = time;
        timed(getEndLifeline());
    }

    /** Sets when it is sent. */
    public void setStartTime(ITmfTimestamp time) {
        startTime = time;
        timed(getStartLifeline());
    }

    private void timed(Lifeline lifeline) {
        hasTime = true;
        if (lifeline != null && lifeline.getFrame() != null) {
            lifeline.getFrame().setHasTimeInfo(true);
        }
    }

    @Override
    public ITmfTimestamp getEndTime() {
        return endTime;
    }

    @Override
    public ITmfTimestamp getStartTime() {
        return startTime;
    }

    @Override
    public boolean hasTimeInfo() {
        return hasTime;
    }

    /** The message that answers; null if there is none. */
    public AsyncMessageReturn getMessageReturn() {
        return fMessageReturn;
    }

    @Override
    public boolean isVisible(int x, int y, int width, int height) {
        return super.isVisible(x, y, width, height);
    }

    @Override
    public Comparator<GraphNode> getComparator() {
        return new SortAsyncMessageComparator();
    }

    @Override
    public String getArrayId() {
        return ASYNC_MESS_TAG;
    }

    @Override
    public Comparator<GraphNode> getBackComparator() {
        return new SortAsyncForBackward();
    }

    @Override
    public boolean positiveDistanceToPoint(int x, int y) {
        return Math.min(getY(), getY() + getHeight()) - Metrics.eventHeight() > y;
    }
}
