package org.eclipse.tracecompass.tmf.ui.model;

import java.util.Map;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.presentation.RGBAColor;

/**
 * Looks up the properties of styles. A property that a style does not have itself is that of its
 * parents; of several parents the last one that has it counts. Immutable and thread-safe; a look-up
 * costs a few map accesses.
 *
 * @since 0.2.0
 */
public class StyleManager {

    private static final StyleManager EMPTY = new StyleManager(Map.of());
    private static final int MOST_PARENTS = 16;
    private static final int OPAQUE = 255;

    private final Map<String, OutputElementStyle> styles;

    /**
     * @param styleMap the styles that can be parents, by key; not copied
     */
    public StyleManager(Map<String, OutputElementStyle> styleMap) {
        styles = styleMap;
    }

    /** A manager that knows no parents. */
    public static StyleManager empty() {
        return EMPTY;
    }

    /**
     * The value of a property.
     *
     * @param elementStyle the style of an element
     * @param property the name of the property, see {@link StyleProperties}
     * @return the value; null if neither the style nor a parent has the property
     */
    public @Nullable Object getStyle(OutputElementStyle elementStyle, String property) {
        return find(elementStyle, style -> style.getStyleValues().get(property), 0);
    }

    /**
     * The value of a numeric property. Where a style has the property with the suffix {@link
     * StyleProperties#FACTOR}, this multiplies the value of its parents.
     *
     * @param elementStyle the style of an element
     * @param property the name of the property
     * @return the value; null if neither the style nor a parent has the property as a number
     */
    public @Nullable Float getFactorStyle(OutputElementStyle elementStyle, String property) {
        return factor(elementStyle, property, 0);
    }

    private @Nullable Float factor(OutputElementStyle style, String property, int depth) {
        if (style.getStyleValues().get(property) instanceof Number value) {
            return value.floatValue();
        }
        float factor =
                style.getStyleValues().get(property + StyleProperties.FACTOR) instanceof Number f
                        ? f.floatValue()
                        : 1;
        Float inherited = inherited(style, parent -> factor(parent, property, depth + 1), depth);
        return inherited == null ? null : Float.valueOf(factor * inherited);
    }

    /**
     * The value of a colour property, with the style's {@link StyleProperties#OPACITY}. Where a
     * style has the property with the suffix {@link StyleProperties#BLEND}, that colour is mixed
     * into the colour of its parents, as strongly as it is opaque.
     *
     * @param elementStyle the style of an element
     * @param property the name of the property
     * @return the colour; null if neither the style nor a parent has the property as a colour
     */
    public @Nullable RGBAColor getColorStyle(OutputElementStyle elementStyle, String property) {
        RGBAColor color = color(elementStyle, property, 0);
        Float opacity = getFactorStyle(elementStyle, StyleProperties.OPACITY);
        if (color == null || opacity == null) {
            return color;
        }
        int alpha = Math.round(Math.clamp(opacity, 0, 1) * OPAQUE);
        return new RGBAColor(color.getRed(), color.getGreen(), color.getBlue(), alpha);
    }

    private @Nullable RGBAColor color(OutputElementStyle style, String property, int depth) {
        if (style.getStyleValues().get(property) instanceof String text) {
            return RGBAColor.fromString(text);
        }
        RGBAColor inherited = inherited(style, parent -> color(parent, property, depth + 1), depth);
        if (inherited != null
                && style.getStyleValues().get(property + StyleProperties.BLEND)
                        instanceof String text) {
            RGBAColor over = RGBAColor.fromString(text);
            return over == null ? inherited : blend(inherited, over);
        }
        return inherited;
    }

    private static RGBAColor blend(RGBAColor under, RGBAColor over) {
        float part = over.getAlpha() / (float) OPAQUE;
        return new RGBAColor(
                mix(under.getRed(), over.getRed(), part),
                mix(under.getGreen(), over.getGreen(), part),
                mix(under.getBlue(), over.getBlue(), part),
                under.getAlpha());
    }

    private static int mix(int under, int over, float part) {
        return Math.round(under * (1 - part) + over * part);
    }

    private <T> @Nullable T find(
            OutputElementStyle style, Function<OutputElementStyle, @Nullable T> own, int depth) {
        T value = own.apply(style);
        return value != null
                ? value
                : inherited(style, parent -> find(parent, own, depth + 1), depth);
    }

    /** The value of the last parent that has one; cycles of parents have none. */
    private <T> @Nullable T inherited(
            OutputElementStyle style, Function<OutputElementStyle, @Nullable T> of, int depth) {
        String keys = style.getParentKey();
        if (keys == null || depth >= MOST_PARENTS) {
            return null;
        }
        String[] parents = keys.split(",");
        for (int i = parents.length - 1; i >= 0; i--) {
            OutputElementStyle parent = styles.get(parents[i].strip());
            T value = parent == null ? null : of.apply(parent);
            if (value != null) {
                return value;
            }
        }
        return null;
    }
}
