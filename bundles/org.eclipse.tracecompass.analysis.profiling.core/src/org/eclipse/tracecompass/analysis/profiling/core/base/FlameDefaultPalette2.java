package org.eclipse.tracecompass.analysis.profiling.core.base;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionColours;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;

/**
 * The styles of functions in flame charts and flame graphs, chosen by the hash of the function's
 * symbol. The keys are {@code "0"} to {@code "359"}; their colours are those of {@link
 * FunctionColours}, repeated.
 *
 * @since 0.2.0
 */
public final class FlameDefaultPalette2 implements IDataPalette {

    private static final int STYLES = 360;
    private static final FlameDefaultPalette2 INSTANCE = new FlameDefaultPalette2();

    private final Map<String, OutputElementStyle> styles = new LinkedHashMap<>();
    private final OutputElementStyle[] references = new OutputElementStyle[STYLES];

    private FlameDefaultPalette2() {
        for (int i = 0; i < STYLES; i++) {
            String key = Integer.toString(i);
            styles.put(
                    key,
                    new OutputElementStyle(
                            null,
                            Map.of(
                                    StyleProperties.STYLE_NAME,
                                    key,
                                    StyleProperties.BACKGROUND_COLOR,
                                    FunctionColours.hex(i % FunctionColours.count()))));
            references[i] = new OutputElementStyle(key);
        }
    }

    /** Returns the one instance. */
    public static FlameDefaultPalette2 getInstance() {
        return INSTANCE;
    }

    @Override
    public Map<String, OutputElementStyle> getStyles() {
        return Collections.unmodifiableMap(styles);
    }

    /**
     * {@inheritDoc}
     *
     * @param callsite a symbol, a tree of one, or any other object
     */
    @Override
    public OutputElementStyle getStyleFor(Object callsite) {
        Object symbol = callsite instanceof WeightedTree<?> tree ? tree.getObject() : callsite;
        return references[Math.floorMod(symbol.hashCode(), STYLES)];
    }
}
