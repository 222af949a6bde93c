package org.eclipse.tracecompass.internal.analysis.graph.core.base;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState.OSEdgeContextEnum;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;

/** The styles of critical paths in operating systems, by the names that users see. */
public final class OSCriticalPathPalette {

    /** The style of arrows for messages. */
    public static final String NETWORK_ARROW = "Network Arrow";

    /** The style of all other arrows. */
    public static final String UNKNOWN_ARROW = "Unknown Arrow";

    private static final Map<String, OutputElementStyle> STYLES = styles();

    private OSCriticalPathPalette() {}

    /** Returns the styles of states and arrows by name. */
    public static Map<String, OutputElementStyle> getStyles() {
        return STYLES;
    }

    /**
     * Returns the name of the style of a state.
     *
     * @param state the state
     */
    public static String styleOf(OSEdgeContextEnum state) {
        return state.getLabel();
    }

    private static Map<String, OutputElementStyle> styles() {
        Map<String, OutputElementStyle> styles = new LinkedHashMap<>();
        for (OSEdgeContextEnum state : OSEdgeContextEnum.values()) {
            if (state != OSEdgeContextEnum.NO_EDGE && state != OSEdgeContextEnum.EPS) {
                Map<String, Object> values = new OSEdgeContextState(state).getStyles();
                values.put(StyleProperties.STYLE_GROUP, "State");
                styles.put(state.getLabel(), new OutputElementStyle(null, values));
            }
        }
        styles.put(NETWORK_ARROW, arrow(NETWORK_ARROW, OSEdgeContextEnum.NETWORK, 2));
        styles.put(UNKNOWN_ARROW, arrow(UNKNOWN_ARROW, OSEdgeContextEnum.UNKNOWN, 1));
        return Collections.unmodifiableMap(styles);
    }

    private static OutputElementStyle arrow(String name, OSEdgeContextEnum state, int width) {
        Map<String, Object> values = new LinkedHashMap<>(new OSEdgeContextState(state).getStyles());
        values.put(StyleProperties.STYLE_NAME, name);
        values.put(StyleProperties.STYLE_GROUP, "Link");
        values.put(StyleProperties.itemTypeProperty(), StyleProperties.linkType());
        values.put(StyleProperties.HEIGHT, Float.valueOf(0.1f * width));
        values.put(StyleProperties.WIDTH, Integer.valueOf(width));
        return new OutputElementStyle(null, values);
    }
}
