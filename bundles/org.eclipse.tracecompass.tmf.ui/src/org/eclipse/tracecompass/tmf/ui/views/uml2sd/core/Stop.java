package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.ISDPreferences;

/**
 * The end of a lifeline: a cross.
 *
 * @since 9.5.0
 */
public class Stop extends GraphNode {

    /** The id of stops. */
    public static final String STOP = "STOP";

    private Lifeline lifeline;
    private int eventOccurrence;

    @Override
    public int getX() {
        return lifeline == null
                ? 0
                : lifeline.getX() + lifeline.getWidth() / 2 - Metrics.STOP_WIDTH / 2;
    }

    @Override
    public int getY() {
        return lifeline == null
                ? 0
                : BaseMessage.yOf(lifeline, eventOccurrence) - Metrics.STOP_WIDTH / 2;
    }

    @Override
    public int getWidth() {
        return lifeline == null ? 0 : Metrics.STOP_WIDTH;
    }

    @Override
    public int getHeight() {
        return lifeline == null ? 0 : Metrics.STOP_WIDTH;
    }

    /** Sets the lifeline that ends. */
    public void setLifeline(Lifeline theLifeline) {
        lifeline = theLifeline;
        BaseMessage.reserve(theLifeline, eventOccurrence);
    }

    /** The lifeline that ends. */
    public Lifeline getLifeline() {
        return lifeline;
    }

    /** The event where it ends, from the top of the diagram. */
    public int getEventOccurrence() {
        return eventOccurrence;
    }

    /** Sets the event where it ends, from the top of the diagram. */
    public void setEventOccurrence(int occurrence) {
        eventOccurrence = occurrence;
        BaseMessage.reserve(lifeline, occurrence);
    }

    @Override
    public void draw(IGC context) {
        ISDPreferences prefs = prefs();
        context.setForeground(
                isSelected()
                        ? prefs.getBackGroundColorSelection()
                        : prefs.getForeGroundColor(ISDPreferences.PREF_LIFELINE));
        context.setLineWidth(2);
        context.drawLine(getX(), getY(), getX() + getWidth(), getY() + getHeight());
        context.drawLine(getX() + getWidth(), getY(), getX(), getY() + getHeight());
        context.setLineWidth(Metrics.NORMAL_LINE_WIDTH);
    }

    @Override
    public String getArrayId() {
        return STOP;
    }

    @Override
    public boolean contains(int x, int y) {
        return GraphNode.contains(getX(), getY(), getWidth(), getHeight(), x, y);
    }
}
