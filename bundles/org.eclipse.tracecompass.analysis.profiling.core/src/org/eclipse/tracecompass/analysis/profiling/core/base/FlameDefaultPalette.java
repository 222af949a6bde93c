package org.eclipse.tracecompass.analysis.profiling.core.base;

import java.util.Map;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/**
 * {@link FlameDefaultPalette2} in the form of static methods.
 *
 * @since 0.2.0
 */
public final class FlameDefaultPalette {

    private FlameDefaultPalette() {}

    /** Returns all styles by their keys. */
    public static Map<String, OutputElementStyle> getStyles() {
        return FlameDefaultPalette2.getInstance().getStyles();
    }

    /**
     * Returns the style of a function.
     *
     * @param callsite a symbol, a tree of one, or any other object
     */
    public static OutputElementStyle getStyleFor(Object callsite) {
        return FlameDefaultPalette2.getInstance().getStyleFor(callsite);
    }
}
