package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import java.util.Comparator;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.ISDPreferences;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.SortSyncMessageComparator;

/**
 * A message that arrives when it is sent: one event for both lifelines.
 *
 * @since 9.5.0
 */
public class SyncMessage extends BaseMessage implements ITimeRange {

    /** The id of messages of this kind. */
    public static final String SYNC_MESS_TAG = "SyncMessage";

    private SyncMessageReturn messageReturn;
    private ITmfTimestamp time = TmfTimestamp.create(0, 0);
    private boolean hasTime;

    /** A message without lifelines. */
    public SyncMessage() {
        setColorPrefId(ISDPreferences.PREF_SYNC_MESS);
    }

    /** Moves the events of both lifelines to the later one of them, where the message is. */
    protected void syncLifelinesEventOccurrence() {
        Lifeline start = getStartLifeline();
        Lifeline end = getEndLifeline();
        if (start != null && end != null) {
            int event = Math.max(start.getEventOccurrence(), end.getEventOccurrence());
            start.setCurrentEventOccurrence(event);
            end.setCurrentEventOccurrence(event);
            setEventOccurrence(event);
        }
    }

    /** Sets the lifeline that sends, at a new event of it. */
    public void autoSetStartLifeline(Lifeline lifeline) {
        lifeline.getNewEventOccurrence();
        setStartLifeline(lifeline);
        syncLifelinesEventOccurrence();
    }

    /** Sets the lifeline that receives, at a new event of it. */
    public void autoSetEndLifeline(Lifeline lifeline) {
        lifeline.getNewEventOccurrence();
        setEndLifeline(lifeline);
        syncLifelinesEventOccurrence();
    }

    /** Sets the lifeline that sends; a message without an event gets that of the lifeline. */
    @Override
    public void setStartLifeline(Lifeline lifeline) {
        super.setStartLifeline(lifeline);
        place(lifeline);
    }

    /** Sets the lifeline that receives; a message without an event gets that of the lifeline. */
    @Override
    public void setEndLifeline(Lifeline lifeline) {
        super.setEndLifeline(lifeline);
        place(lifeline);
    }

    private void place(Lifeline lifeline) {
        if (lifeline != null && getEventOccurrence() == 0) {
            setEventOccurrence(lifeline.getEventOccurrence());
        }
        reserve(lifeline, getEventOccurrence());
    }

    @Override
    protected void setEventOccurrence(int occurrence) {
        super.setEventOccurrence(occurrence);
        setStartOccurrence(occurrence);
        setEndOccurrence(occurrence);
        reserve(getStartLifeline(), occurrence);
        reserve(getEndLifeline(), occurrence);
    }

    /** Sets the message that answers. */
    protected void setMessageReturn(SyncMessageReturn message) {
        messageReturn = message;
    }

    /** The message that answers; null if there is none. */
    public SyncMessageReturn getMessageReturn() {
        return messageReturn;
    }

    /** Sets when it is sent and received. */
    public void setTime(ITmfTimestamp time) {
        this.time = time;
        hasTime = true;
        if (getStartLifeline() != null && getStartLifeline().getFrame() != null) {
            getStartLifeline().getFrame().setHasTimeInfo(true);
        } else if (getEndLifeline() != null && getEndLifeline().getFrame() != null) {
            getEndLifeline().getFrame().setHasTimeInfo(true);
        }
    }

    @Override
    public ITmfTimestamp getEndTime() {
        return time;
    }

    @Override
    public ITmfTimestamp getStartTime() {
        return time;
    }

    @Override
    public boolean hasTimeInfo() {
        return hasTime;
    }

    @Override
    boolean hasFilledArrow() {
        return true;
    }

    @Override
    public void draw(IGC context) {
        drawStyled(context, context.getLineSolidStyle());
    }

    @Override
    public boolean isVisible(int x, int y, int width, int height) {
        return super.isVisible(x, y, width, height);
    }

    @Override
    public Comparator<GraphNode> getComparator() {
        return new SortSyncMessageComparator();
    }

    @Override
    public String getArrayId() {
        return SYNC_MESS_TAG;
    }

    @Override
    public boolean positiveDistanceToPoint(int x, int y) {
        return getY() - Metrics.eventHeight() > y;
    }
}
