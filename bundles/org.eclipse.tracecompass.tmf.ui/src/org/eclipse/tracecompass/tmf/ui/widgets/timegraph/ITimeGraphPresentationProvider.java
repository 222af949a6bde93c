package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.ITmfTimeGraphDrawingHelper;

/**
 * Says how a time graph looks and what its tooltips say. Asked on the UI thread, for the rows and
 * events that are visible.
 *
 * @since 0.2.0
 */
public interface ITimeGraphPresentationProvider {

    /** The index of events that are not drawn. */
    int INVISIBLE = -1;

    /** The index of events that are drawn as a faint bar. */
    int TRANSPARENT = -2;

    /** What the rows are, such as "Thread"; the title of their name in tooltips. */
    String getStateTypeName();

    /**
     * What a row is.
     *
     * @param entry the row
     * @return the title of its name in tooltips; null for {@link #getStateTypeName()}
     */
    String getStateTypeName(ITimeGraphEntry entry);

    /** How states, links and markers look, by index. */
    StateItem[] getStateTable();

    /**
     * How an event looks.
     *
     * @param event a state, link or marker
     * @return its index in the table, {@link #INVISIBLE} or {@link #TRANSPARENT}
     */
    int getStateTableIndex(ITimeEvent event);

    /**
     * Draws over the whole time graph, after everything else.
     *
     * @param bounds where the time graph is
     * @param gc draws; may be left in any state
     */
    void postDrawControl(Rectangle bounds, GC gc);

    /**
     * Draws over a row, after its states.
     *
     * @param entry the row
     * @param bounds where the row is, names included
     * @param gc draws; may be left in any state
     */
    void postDrawEntry(ITimeGraphEntry entry, Rectangle bounds, GC gc);

    /**
     * Draws over a state, after the state.
     *
     * @param event the state
     * @param bounds where the visible part of the state is
     * @param gc draws; may be left in any state
     */
    void postDrawEvent(ITimeEvent event, Rectangle bounds, GC gc);

    /** The height of a row in pixels. */
    int getItemHeight(ITimeGraphEntry entry);

    /** The picture before the name of a row; null for none. The provider disposes it. */
    Image getItemImage(ITimeGraphEntry entry);

    /** The name of a state for its tooltip and for filters; null for none. */
    String getEventName(ITimeEvent event);

    /**
     * What the tooltip of an event says.
     *
     * @param event a state, link or marker
     * @return lines with their titles, in the order of display; null for none
     */
    Map<String, String> getEventHoverToolTipInfo(ITimeEvent event);

    /**
     * What the tooltip of an event says at an instant.
     *
     * @param event a state
     * @param hoverTime the instant
     * @return lines with their titles, in the order of display; null for none
     */
    Map<String, String> getEventHoverToolTipInfo(ITimeEvent event, long hoverTime);

    /** What links are called in the legend. */
    default String getLinkTypeName() {
        return Messages.Legend_Links;
    }

    /** Whether tooltips say when an event begins and ends. */
    boolean displayTimesInTooltip();

    /**
     * The properties of an event: those of the style of its model if it has one, else those of its
     * kind with its {@linkplain #getSpecificEventStyle own} ones.
     *
     * @param event a state, link or marker
     * @return properties by the names of {@code StyleProperties}
     */
    default Map<String, Object> getEventStyle(ITimeEvent event) {
        if (event instanceof TimeEvent known) {
            OutputElementStyle style = known.getModel().getStyle();
            if (style != null) {
                return style.getStyleValues();
            }
        }
        StateItem[] table = getStateTable();
        int index = getStateTableIndex(event);
        Map<String, Object> own = getSpecificEventStyle(event);
        if (index < 0 || index >= table.length) {
            return own;
        }
        Map<String, Object> properties = new LinkedHashMap<>(table[index].getStyleMap());
        properties.putAll(own);
        return properties;
    }

    /** The key under which the user's colours are stored. */
    default String getPreferenceKey() {
        return getClass().getName();
    }

    /** The properties of an event that differ from those of its kind. */
    default Map<String, Object> getSpecificEventStyle(ITimeEvent event) {
        return Map.of();
    }

    /** Reads again how states look. */
    default void refresh() {
        // a provider without listeners has nobody to tell
    }

    /** Where instants are; null while the provider is not shown. */
    ITmfTimeGraphDrawingHelper getDrawingHelper();

    /** Sets where instants are; called by the time graph. */
    void setDrawingHelper(ITmfTimeGraphDrawingHelper helper);

    /** Adds a listener. */
    void addColorListener(ITimeGraphColorListener listener);

    /** Removes a listener. */
    void removeColorListener(ITimeGraphColorListener listener);

    /**
     * What filters of states know about an event.
     *
     * @param event a state
     * @return values by name: the name of its row, and its own as "State"
     */
    default Map<String, String> getFilterInput(ITimeEvent event) {
        Map<String, String> input = new LinkedHashMap<>();
        ITimeGraphEntry entry = event.getEntry();
        if (entry != null) {
            String type = getStateTypeName(entry);
            input.put(type == null ? getStateTypeName() : type, entry.getName());
        }
        String name = getEventName(event);
        if (name != null) {
            input.put("State", name);
        }
        return input;
    }
}
