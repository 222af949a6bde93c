package org.eclipse.tracecompass.internal.analysis.profiling.core.tree;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.analysis.profiling.core.base.IDataPalette;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.presentation.QualitativePaletteProvider;
import org.eclipse.tracecompass.tmf.core.presentation.RGBAColor;

/**
 * Twelve colours that are easy to tell apart, chosen by the hash of an object. The names of the
 * styles are {@code "0"} to {@code "11"}.
 */
public final class DefaultDataPalette implements IDataPalette {

    private static final int COLOURS = 12;
    private static final DefaultDataPalette INSTANCE = new DefaultDataPalette();

    private final Map<String, OutputElementStyle> styles = new LinkedHashMap<>();
    private final OutputElementStyle[] references = new OutputElementStyle[COLOURS];

    private DefaultDataPalette() {
        List<RGBAColor> colours =
                new QualitativePaletteProvider.Builder().setNbColors(COLOURS).build().get();
        for (int i = 0; i < COLOURS; i++) {
            String name = Integer.toString(i);
            String hex = colours.get(i).toString().substring(0, "#rrggbb".length());
            styles.put(
                    name,
                    new OutputElementStyle(
                            null,
                            Map.of(
                                    StyleProperties.STYLE_NAME, name,
                                    StyleProperties.BACKGROUND_COLOR, hex)));
            references[i] = new OutputElementStyle(name);
        }
    }

    /** Returns the one instance. */
    public static DefaultDataPalette getInstance() {
        return INSTANCE;
    }

    @Override
    public OutputElementStyle getStyleFor(Object object) {
        Object subject = object instanceof WeightedTree<?> tree ? tree.getObject() : object;
        return references[Math.floorMod(subject.hashCode(), COLOURS)];
    }

    @Override
    public Map<String, OutputElementStyle> getStyles() {
        return Collections.unmodifiableMap(styles);
    }
}
