package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.ISDPreferences;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.TimeEventComparator;

/**
 * The frame around a sequence diagram: its title, its size, and the times in it. The shortest and
 * longest times between neighbouring events are the ends of the scale of the time bar.
 *
 * @since 9.5.0
 */
public class BasicFrame extends GraphNode {

    private static final ITmfTimestamp ZERO = TmfTimestamp.create(0, 0);

    private int maxEventOccurrence;
    private int horizontalIndex;
    private int visibleX;
    private int visibleY;
    private int visibleWidth;
    private int visibleHeight;
    private boolean hasTime;
    private boolean mustComputeMinMax = true;
    private boolean customMinMax;
    private boolean initSDMin = true;
    private ITmfTimestamp min = ZERO;
    private ITmfTimestamp max = ZERO;
    private ITmfTimestamp sdMin = ZERO;
    private ITmfTimestamp sdMax = ZERO;

    /** A frame without nodes. */
    public BasicFrame() {
        setColorPrefId(ISDPreferences.PREF_FRAME);
    }

    /** The largest number of an event. */
    protected int getMaxEventOccurrence() {
        return maxEventOccurrence;
    }

    /** Sets the largest number of an event. */
    protected void setMaxEventOccurrence(int eventOccurrence) {
        maxEventOccurrence = eventOccurrence;
    }

    /** The place of a new lifeline, from 1. */
    protected int getNewHorizontalIndex() {
        return ++horizontalIndex;
    }

    /** The number of lifelines. */
    protected int getHorizontalIndex() {
        return horizontalIndex;
    }

    /** Adds a node; its times are found when they are asked for. */
    @Override
    public void addNode(GraphNode nodeToAdd) {
        mustComputeMinMax = true;
        super.addNode(nodeToAdd);
    }

    @Override
    public int getX() {
        return Metrics.FRAME_H_MARGIN;
    }

    @Override
    public int getY() {
        return Metrics.FRAME_V_MARGIN;
    }

    @Override
    public int getWidth() {
        return Math.max(1, horizontalIndex) * Metrics.swimmingLaneWidth()
                - Metrics.LIFELINE_SPACING
                + 2 * Metrics.LIFELINE_H_MAGIN
                + 1;
    }

    @Override
    public int getHeight() {
        return Metrics.getFrameFontHeigth()
                + Metrics.FRAME_NAME_V_MARGIN
                + Metrics.LIFELINE_VT_MAGIN
                + Metrics.getLifelineHeaderFontHeigth()
                + 2 * Metrics.LIFELINE_HEARDER_TEXT_V_MARGIN
                + Metrics.LIFELINE_NAME_V_MARGIN
                + Metrics.eventHeight() * (maxEventOccurrence + 1)
                + Metrics.LIFELINE_VB_MAGIN;
    }

    /** Whether the times must be found again. */
    protected boolean isComputeMinMax() {
        return mustComputeMinMax;
    }

    /** Whether the scale was set by the user. */
    protected boolean isCustomMinMax() {
        return customMinMax;
    }

    /** Whether the start of the diagram must be found again. */
    protected boolean getInitSDMin() {
        return initSDMin;
    }

    @Override
    protected GraphNode getNodeFromListAt(int x, int y, List<GraphNode> list, int fromIndex) {
        return super.getNodeFromListAt(x, y, list, fromIndex);
    }

    /** Draws background, outline and title. */
    protected void drawFrame(IGC context) {
        ISDPreferences prefs = prefs();
        String titleId = ISDPreferences.PREF_FRAME_NAME;
        context.setBackground(prefs.getBackGroundColor(ISDPreferences.PREF_FRAME));
        context.fillRectangle(getX(), getY(), getWidth(), getHeight());
        context.setForeground(prefs.getForeGroundColor(ISDPreferences.PREF_FRAME));
        context.setLineStyle(context.getLineSolidStyle());
        context.setLineWidth(Metrics.NORMAL_LINE_WIDTH);
        context.drawRectangle(getX(), getY(), getWidth(), getHeight());
        context.setFont(prefs.getFont(titleId));
        int text = context.textExtent(getName()) + 2 * Metrics.FRAME_NAME_H_MARGIN;
        int width = Math.min(getWidth(), text + Metrics.FRAME_NAME_V_MARGIN);
        int height = Metrics.getFrameFontHeigth() + Metrics.FRAME_NAME_V_MARGIN;
        int cut = Metrics.FRAME_NAME_V_MARGIN;
        int[] field = {
            getX(),
            getY(),
            getX() + width,
            getY(),
            getX() + width,
            getY() + height - cut,
            getX() + width - cut,
            getY() + height,
            getX(),
            getY() + height
        };
        context.setBackground(prefs.getBackGroundColor(titleId));
        context.fillPolygon(field);
        context.setForeground(prefs.getForeGroundColor(titleId));
        context.drawPolygon(field);
        context.setForeground(prefs.getFontColor(titleId));
        context.drawTextTruncatedCentred(
                getName(),
                getX() + Metrics.FRAME_NAME_H_MARGIN,
                getY(),
                width - Metrics.FRAME_NAME_H_MARGIN - cut,
                height,
                true);
    }

    @Override
    public void draw(IGC context) {
        draw(context, true);
    }

    /** Draws the frame, or only what is in it. */
    protected void draw(IGC context, boolean drawFrame) {
        visibleX = context.getContentsX();
        visibleY = context.getContentsY();
        visibleWidth = context.getVisibleWidth();
        visibleHeight = context.getVisibleHeight();
        if (drawFrame) {
            drawFrame(context);
        }
        drawChildenNodes(context);
    }

    /** Sets the distance of events in pixels; -1 for the standard. */
    public void forceEventOccurrenceSpacing(int space) {
        Metrics.setForcedEventSpacing(space);
    }

    /** The left edge of what was drawn last. */
    public int getVisibleAreaX() {
        return visibleX;
    }

    /** The width of what was drawn last. */
    public int getVisibleAreaWidth() {
        return visibleWidth;
    }

    /** The height of what was drawn last. */
    public int getVisibleAreaHeight() {
        return visibleHeight;
    }

    /** The upper edge of what was drawn last. */
    public int getVisibleAreaY() {
        return visibleY;
    }

    /** The shortest time between neighbouring events, or what the user has set. */
    public ITmfTimestamp getMinTime() {
        computeIfNeeded();
        return min;
    }

    /** Sets the shortest time of the scale. */
    public void setMin(ITmfTimestamp min) {
        this.min = min;
        customMinMax = true;
    }

    /** Sets the longest time of the scale. */
    public void setMax(ITmfTimestamp max) {
        this.max = max;
        customMinMax = true;
    }

    /** Takes the scale of the diagram again. */
    public void resetCustomMinMax() {
        customMinMax = false;
        mustComputeMinMax = true;
    }

    /** The longest time between neighbouring events, or what the user has set. */
    public ITmfTimestamp getMaxTime() {
        computeIfNeeded();
        return max;
    }

    private void computeIfNeeded() {
        if (mustComputeMinMax && !customMinMax) {
            computeMinMax();
        }
    }

    /** Finds when the diagram starts and ends. */
    protected void computeMaxMinTime() {
        if (!initSDMin) {
            return;
        }
        List<SDTimeEvent> times = buildTimeArray();
        if (!times.isEmpty()) {
            sdMin = times.get(0).getTime();
            sdMax = times.get(times.size() - 1).getTime();
            initSDMin = false;
        }
    }

    /** When the diagram starts. */
    public ITmfTimestamp getSDMinTime() {
        computeMaxMinTime();
        return sdMin;
    }

    /** When the diagram ends. */
    public ITmfTimestamp getSDMaxTime() {
        computeMaxMinTime();
        return sdMax;
    }

    /** Finds the shortest and the longest time between neighbouring events. */
    protected void computeMinMax() {
        List<SDTimeEvent> times = buildTimeArray();
        mustComputeMinMax = false;
        initSDMin = true;
        min = ZERO;
        max = ZERO;
        for (int i = 0; i + 1 < times.size(); i++) {
            if (i == 0) {
                min = times.get(1).getTime().getDelta(times.get(0).getTime());
                max = min;
            }
            updateMinMax(times.get(i), times.get(i + 1));
        }
    }

    /** Makes the scale long enough for the time between two events. */
    protected void updateMinMax(SDTimeEvent m1, SDTimeEvent m2) {
        ITmfTimestamp delta = m2.getTime().getDelta(m1.getTime());
        if (delta.compareTo(min) < 0) {
            min = delta;
        }
        if (delta.compareTo(max) > 0) {
            max = delta;
        }
    }

    /** All times in the diagram, in their order. */
    protected List<SDTimeEvent> buildTimeArray() {
        List<SDTimeEvent> times = new ArrayList<>();
        if (hasTime) {
            getForwardNodes().values().forEach(list -> addTimes(times, list));
            times.sort(new TimeEventComparator());
        }
        return times;
    }

    /** Adds the times of nodes to a list. */
    static void addTimes(List<SDTimeEvent> times, List<? extends GraphNode> nodes) {
        for (GraphNode node : nodes) {
            if (node instanceof ITimeRange range && range.hasTimeInfo()) {
                if (range.getStartTime() != null) {
                    times.add(
                            new SDTimeEvent(
                                    range.getStartTime(), node.getStartOccurrence(), range));
                }
                if (range.getEndTime() != null
                        && node.getEndOccurrence() != node.getStartOccurrence()) {
                    times.add(new SDTimeEvent(range.getEndTime(), node.getEndOccurrence(), range));
                }
            }
        }
    }

    @Override
    public String getArrayId() {
        return "";
    }

    @Override
    public boolean contains(int x, int y) {
        return GraphNode.contains(getX(), getY(), getWidth(), getHeight(), x, y);
    }

    /** Whether there are times in the diagram. */
    public boolean hasTimeInfo() {
        return hasTime;
    }

    /** Sets whether there are times in the diagram. */
    public void setHasTimeInfo(boolean hasTimeInfo) {
        hasTime = hasTimeInfo;
        mustComputeMinMax = true;
        initSDMin = true;
    }

    /** Sets whether the times must be found again. */
    public void setComputeMinMax(boolean computeMinMax) {
        mustComputeMinMax = computeMinMax;
    }

    /** Sets whether the start of the diagram must be found again. */
    public void setInitSDMin(boolean initSDMin) {
        this.initSDMin = initSDMin;
    }
}
