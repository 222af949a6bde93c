package org.eclipse.tracecompass.tmf.timegraph.core.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;

/**
 * Resolves the styles of a data provider (keys, parents, factors) to palette entries. Indexes are
 * given out in order of appearance and never change. Not thread-safe.
 */
final class StyleTable {

    /** Calm colours for states that have a value only. */
    private static final int[] ROTATION = {
        0xff5b8ff9,
        0xff5ad8a6,
        0xfff6bd16,
        0xffe8684a,
        0xff6dc8ec,
        0xff9270ca,
        0xffff9d4d,
        0xff269a99,
        0xffff99c3,
        0xff8c9cb8,
        0xffb6d957,
        0xffbf8f60
    };

    private static final int MAX_PARENTS = 8;
    private static final int MOST_OBJECTS = 1000;

    private final Map<String, OutputElementStyle> named = new LinkedHashMap<>();
    private final Map<OutputElementStyle, Integer> byStyle = new HashMap<>();
    private final Map<OutputElementStyle, Integer> byObject = new IdentityHashMap<>();
    private final Map<Integer, Integer> byValue = new HashMap<>();
    private final Map<String, Integer> byKey = new HashMap<>();
    private final List<StateStyle> styles = new ArrayList<>();
    private @Nullable StatePalette palette;

    /**
     * Learns the provider's named styles; those that have a name of their own come first in the
     * palette.
     */
    void learn(Map<String, OutputElementStyle> model) {
        named.clear();
        named.putAll(model);
        byStyle.clear();
        byObject.clear();
        for (Map.Entry<String, OutputElementStyle> entry : named.entrySet()) {
            if (entry.getValue().getStyleValues().containsKey(StyleProperties.STYLE_NAME)) {
                index(new OutputElementStyle(entry.getKey()));
            }
        }
    }

    /** The palette of all styles seen so far. */
    StatePalette palette() {
        StatePalette now = palette;
        if (now == null || now.styles().size() != styles.size()) {
            now = new StatePalette(styles);
            palette = now;
        }
        return now;
    }

    /** The palette index of a state, or -1 for one that is not drawn. */
    int index(@Nullable OutputElementStyle style, int value, @Nullable String label) {
        if (style != null) {
            return indexOfObject(style);
        }
        if (value == Integer.MIN_VALUE && label == null) {
            return -1;
        }
        Integer known = byValue.get(value);
        if (known == null) {
            String key = Integer.toString(value);
            known =
                    named.containsKey(key)
                            ? Integer.valueOf(index(new OutputElementStyle(key)))
                            : add(
                                    new StateStyle(
                                            "value:" + key,
                                            "State " + key,
                                            ROTATION[Math.floorMod(value, ROTATION.length)],
                                            1));
            byValue.put(value, known);
        }
        return known;
    }

    /** Providers use few objects for very many states. */
    private int indexOfObject(OutputElementStyle style) {
        Integer same = byObject.get(style);
        if (same != null) {
            return same;
        }
        int index = index(style);
        if (byObject.size() >= MOST_OBJECTS) {
            byObject.clear();
        }
        byObject.put(style, index);
        return index;
    }

    private int index(OutputElementStyle style) {
        Integer known = byStyle.get(style);
        if (known == null) {
            known = add(resolve(style));
            byStyle.put(style, known);
        }
        return known;
    }

    private int add(StateStyle style) {
        Integer known = byKey.get(style.key());
        if (known != null) {
            if (!styles.get(known).equals(style)) {
                styles.set(known, style);
                palette = null;
            }
            return known;
        }
        styles.add(style);
        byKey.put(style.key(), styles.size() - 1);
        return styles.size() - 1;
    }

    private StateStyle resolve(OutputElementStyle style) {
        Map<String, Object> values = values(style);
        String parent = style.getParentKey();
        String key =
                (parent == null ? "" : parent)
                        + (style.getStyleValues().isEmpty() ? "" : style.getStyleValues());
        String name = text(values.get(StyleProperties.STYLE_NAME), parent == null ? "" : parent);
        return new StateStyle(
                key, name, colour(values, key), number(values, StyleProperties.HEIGHT, 1));
    }

    /** The symbol of a marker; empty if it has none. */
    String symbol(@Nullable OutputElementStyle style) {
        return style == null ? "" : text(values(style).get(StyleProperties.SYMBOL_TYPE), "");
    }

    /** The colour and name of a link or a marker; colour 0 if it has none. */
    StateStyle lineStyle(@Nullable OutputElementStyle style) {
        if (style == null) {
            return new StateStyle("", "", 0, 1);
        }
        Map<String, Object> values = values(style);
        boolean coloured =
                values.containsKey(StyleProperties.COLOR)
                        || values.containsKey(StyleProperties.BACKGROUND_COLOR);
        String parent = style.getParentKey();
        return new StateStyle(
                parent == null ? "" : parent,
                text(values.get(StyleProperties.STYLE_NAME), parent == null ? "" : parent),
                coloured ? colour(values, "") : 0,
                1);
    }

    private Map<String, Object> values(OutputElementStyle style) {
        Map<String, Object> values = new HashMap<>();
        collect(style, values, 0);
        return values;
    }

    private void collect(OutputElementStyle style, Map<String, Object> values, int depth) {
        String parents = style.getParentKey();
        if (parents != null && depth < MAX_PARENTS) {
            for (String key : parents.split(",")) {
                OutputElementStyle parent = named.get(key.strip());
                if (parent != null && parent != style) {
                    collect(parent, values, depth + 1);
                }
            }
        }
        values.putAll(style.getStyleValues());
    }

    private static String text(@Nullable Object value, String otherwise) {
        return value == null ? otherwise : value.toString();
    }

    private static double number(Map<String, Object> values, String property, double otherwise) {
        double value = values.get(property) instanceof Number n ? n.doubleValue() : otherwise;
        return values.get(property + StyleProperties.FACTOR) instanceof Number factor
                ? value * factor.doubleValue()
                : value;
    }

    private static int colour(Map<String, Object> values, String key) {
        Object value = values.get(StyleProperties.BACKGROUND_COLOR);
        if (value == null) {
            value = values.get(StyleProperties.COLOR);
        }
        Integer parsed = value == null ? null : parse(value.toString());
        int argb =
                parsed == null ? ROTATION[Math.floorMod(key.hashCode(), ROTATION.length)] : parsed;
        Integer over =
                parse(
                        text(
                                values.get(
                                        StyleProperties.BACKGROUND_COLOR + StyleProperties.BLEND),
                                ""));
        if (over != null) {
            argb = Colours.mix(argb, over, (over >>> 24) / 255.0);
        }
        double opacity = Math.clamp(number(values, StyleProperties.OPACITY, 1), 0, 1);
        return (int) Math.round((argb >>> 24) * opacity) << 24 | argb & 0xffffff;
    }

    /** #rgb, #rrggbb or #rrggbbaa; null for anything else. */
    static @Nullable Integer parse(String text) {
        String hex = text.strip().toLowerCase(Locale.ROOT);
        if (!hex.matches("#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})")) {
            return null;
        }
        hex = hex.substring(1);
        if (hex.length() == 3) {
            hex =
                    ""
                            + hex.charAt(0)
                            + hex.charAt(0)
                            + hex.charAt(1)
                            + hex.charAt(1)
                            + hex.charAt(2)
                            + hex.charAt(2);
        }
        if (hex.length() == 6) {
            return 0xff000000 | Integer.parseInt(hex, 16);
        }
        return Integer.parseInt(hex.substring(6), 16) << 24
                | Integer.parseInt(hex.substring(0, 6), 16);
    }
}
