package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import java.util.Comparator;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.ISDPreferences;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.SortSyncMessageComparator;

/**
 * What a lifeline executes from an event to another.
 *
 * @since 9.5.0
 */
public class BasicExecutionOccurrence extends GraphNode {

    /** The id of executions. */
    public static final String EXEC_OCC_TAG = "Execution_Occ";

    private Lifeline lifeline;

    /** An execution without a lifeline. */
    public BasicExecutionOccurrence() {
        setColorPrefId(ISDPreferences.PREF_EXEC);
    }

    @Override
    public int getX() {
        return lifeline == null
                ? 0
                : lifeline.getX()
                        + lifeline.getWidth() / 2
                        - Metrics.EXECUTION_OCCURRENCE_WIDTH / 2;
    }

    @Override
    public int getY() {
        return lifeline == null ? 0 : BaseMessage.yOf(lifeline, getStartOccurrence());
    }

    @Override
    public int getWidth() {
        return lifeline == null ? 0 : Metrics.EXECUTION_OCCURRENCE_WIDTH;
    }

    @Override
    public int getHeight() {
        return lifeline == null
                ? 0
                : Metrics.eventHeight() * (getEndOccurrence() - getStartOccurrence());
    }

    @Override
    public boolean contains(int xValue, int yValue) {
        return GraphNode.contains(getX(), getY(), getWidth(), getHeight(), xValue, yValue);
    }

    /** The name; that of its lifeline if it has none. */
    @Override
    public String getName() {
        String own = super.getName();
        return (own == null || own.isEmpty()) && lifeline != null ? lifeline.getName() : own;
    }

    /** Sets what executes; its frame is made long enough. */
    public void setLifeline(Lifeline theLifeline) {
        lifeline = theLifeline;
        BaseMessage.reserve(theLifeline, getEndOccurrence());
    }

    /** What executes. */
    public Lifeline getLifeline() {
        return lifeline;
    }

    @Override
    public void setStartOccurrence(int occurrence) {
        super.setStartOccurrence(occurrence);
    }

    @Override
    public void setEndOccurrence(int occurrence) {
        super.setEndOccurrence(occurrence);
        BaseMessage.reserve(lifeline, occurrence);
    }

    @Override
    public void draw(IGC context) {
        ISDPreferences prefs = prefs();
        IColor own = null;
        IColor ownLine = null;
        if (isSelected()) {
            context.setBackground(prefs.getBackGroundColorSelection());
            context.setForeground(prefs.getForeGroundColorSelection());
        } else {
            own = setUnselectedFillColor(context);
        }
        if (prefs.useGradienColor() && !isSelected()) {
            context.setGradientColor(context.getBackground());
            context.setBackground(prefs.getBackGroundColor(ISDPreferences.PREF_FRAME));
            context.fillGradientRectangle(getX(), getY(), getWidth(), getHeight(), false);
        } else {
            context.fillRectangle(getX(), getY(), getWidth(), getHeight());
        }
        if (own != null) {
            own.dispose();
        }
        if (!isSelected()) {
            ownLine = setUnselectedStrokeColor(context);
        }
        context.drawRectangle(getX(), getY(), getWidth(), getHeight());
        if (ownLine != null) {
            ownLine.dispose();
        }
        if (hasChildren()) {
            drawChildenNodes(context);
        }
    }

    /**
     * Sets the colour that fills the execution.
     *
     * @return a colour to dispose after drawing; null if there is none
     */
    protected IColor setUnselectedFillColor(IGC context) {
        context.setBackground(prefs().getBackGroundColor(ISDPreferences.PREF_EXEC));
        return null;
    }

    /**
     * Sets the colour of the outline.
     *
     * @return a colour to dispose after drawing; null if there is none
     */
    protected IColor setUnselectedStrokeColor(IGC context) {
        context.setForeground(prefs().getForeGroundColor(ISDPreferences.PREF_EXEC));
        return null;
    }

    @Override
    public String getArrayId() {
        return EXEC_OCC_TAG;
    }

    @Override
    public Comparator<GraphNode> getComparator() {
        return new SortSyncMessageComparator();
    }

    @Override
    public boolean positiveDistanceToPoint(int x, int y) {
        return getY() > y;
    }

    @Override
    public boolean isVisible(int x, int y, int width, int height) {
        return getY() + getHeight() >= y
                && getY() <= y + height
                && getX() + getWidth() >= x
                && getX() <= x + width;
    }
}
