package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.ITmfTimeGraphDrawingHelper;

/**
 * The base of presentation providers: no kinds of states, and tooltips that say nothing of their
 * own.
 *
 * @since 0.2.0
 */
public class TimeGraphPresentationProvider implements ITimeGraphPresentationProvider {

    private static final StateItem[] NO_ITEMS = {};
    private static final int ITEM_HEIGHT = 19;

    private final String stateTypeName;
    private final List<ITimeGraphColorListener> listeners = new CopyOnWriteArrayList<>();
    private ITmfTimeGraphDrawingHelper drawingHelper;

    /**
     * @param stateTypeName what the rows are, such as "Thread"
     */
    public TimeGraphPresentationProvider(String stateTypeName) {
        this.stateTypeName = stateTypeName;
    }

    /** A provider whose rows are traces. */
    public TimeGraphPresentationProvider() {
        this(Messages.Tip_Trace);
    }

    @Override
    public String getStateTypeName() {
        return stateTypeName;
    }

    @Override
    public String getStateTypeName(ITimeGraphEntry entry) {
        return null;
    }

    @Override
    public StateItem[] getStateTable() {
        return NO_ITEMS;
    }

    @Override
    public int getStateTableIndex(ITimeEvent event) {
        return 0;
    }

    @Override
    public ITmfTimeGraphDrawingHelper getDrawingHelper() {
        return drawingHelper;
    }

    @Override
    public void setDrawingHelper(ITmfTimeGraphDrawingHelper helper) {
        drawingHelper = helper;
    }

    /** Draws nothing. */
    @Override
    public void postDrawControl(Rectangle bounds, GC gc) {
        // for subclasses
    }

    /** Draws nothing. */
    @Override
    public void postDrawEntry(ITimeGraphEntry entry, Rectangle bounds, GC gc) {
        // for subclasses
    }

    /** Draws nothing. */
    @Override
    public void postDrawEvent(ITimeEvent event, Rectangle bounds, GC gc) {
        // for subclasses
    }

    @Override
    public int getItemHeight(ITimeGraphEntry entry) {
        return ITEM_HEIGHT;
    }

    @Override
    public Image getItemImage(ITimeGraphEntry entry) {
        return null;
    }

    @Override
    public String getEventName(ITimeEvent event) {
        return null;
    }

    @Override
    public Map<String, String> getEventHoverToolTipInfo(ITimeEvent event) {
        return null;
    }

    @Override
    public Map<String, String> getEventHoverToolTipInfo(ITimeEvent event, long hoverTime) {
        return getEventHoverToolTipInfo(event);
    }

    @Override
    public boolean displayTimesInTooltip() {
        return true;
    }

    @Override
    public void addColorListener(ITimeGraphColorListener listener) {
        if (!listeners.contains(listener)) {
            listeners.add(listener);
        }
    }

    @Override
    public void removeColorListener(ITimeGraphColorListener listener) {
        listeners.remove(listener);
    }

    /** Tells listeners that states look otherwise. */
    protected void fireColorSettingsChanged() {
        StateItem[] table = getStateTable();
        listeners.forEach(listener -> listener.colorSettingsChanged(table));
    }

    @Override
    public void refresh() {
        fireColorSettingsChanged();
    }
}
