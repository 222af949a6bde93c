package org.eclipse.tracecompass.tmf.explorer.core;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;
import org.eclipse.tracecompass.tmf.rows.core.ValueColours;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/**
 * How values look: equal values have the same colour everywhere, chosen by their hash from a few
 * calm ones. Values that are likely names of states (small whole numbers; others that are no
 * numbers, as long as fewer than {@value #MAX_NAMED} values are named) have styles of their own
 * name, so that they are told apart in tooltips and legend and can be recoloured. Values beyond,
 * such as those of counters, share a nameless style per colour. Thread-safe.
 */
final class ValueLooks {

    /** With this many named values, others get no style of their own. */
    static final int MAX_NAMED = 256;

    private static final int MAX_SMALL = 63;
    private static final String KEY = "value-";

    private static final int MAX_TABLED = 4096;

    /** A value with its line of a table. */
    private record Tabled(ValueTables.Look look, Object value) {}

    private final Map<Object, @Nullable StateLook> named = new ConcurrentHashMap<>();
    private final Map<Tabled, @Nullable StateLook> tabled = new ConcurrentHashMap<>();

    /** Returns how a value is drawn. */
    StateLook of(Object value) {
        @Nullable StateLook known = named.get(value);
        if (known != null) {
            return known;
        }
        String label = text(value);
        boolean named = isNamed(value);
        String name = named ? ValueColours.nameOf(value) : "";
        StateLook look =
                new StateLook(
                        value.hashCode(),
                        label,
                        new OutputElementStyle(
                                KEY + ValueColours.indexOf(value),
                                Map.of(StyleProperties.STYLE_NAME, name)));
        StateLook first = named ? this.named.putIfAbsent(value, look) : null;
        return first == null ? look : first;
    }

    /** Returns how a value is drawn that a table may have a label and a colour for. */
    StateLook of(Object value, ValueTables.@Nullable Table table) {
        ValueTables.Look known = table == null ? null : table.look(value);
        if (known == null) {
            return of(value);
        }
        Tabled key = new Tabled(known, value);
        StateLook drawn = tabled.get(key);
        if (drawn == null) {
            drawn = draw(known, value);
            if (tabled.size() < MAX_TABLED) {
                tabled.put(key, drawn);
            }
        }
        return drawn;
    }

    private static StateLook draw(ValueTables.Look known, Object value) {
        String colour = known.colour();
        Map<String, Object> properties =
                colour == null
                        ? Map.of(StyleProperties.STYLE_NAME, known.label())
                        : Map.of(
                                StyleProperties.STYLE_NAME,
                                known.label(),
                                StyleProperties.BACKGROUND_COLOR,
                                colour);
        return new StateLook(
                value.hashCode(),
                known.label(),
                new OutputElementStyle(KEY + ValueColours.indexOf(value), properties));
    }

    private boolean isNamed(Object value) {
        return value instanceof Number number
                ? !(value instanceof Double)
                        && number.longValue() >= -1
                        && number.longValue() <= MAX_SMALL
                : named.size() < MAX_NAMED;
    }

    /** Returns the styles that the looks refer to. */
    static Map<String, OutputElementStyle> styles() {
        Map<String, OutputElementStyle> styles = new LinkedHashMap<>();
        for (int slot = 0; slot < ValueColours.ALL.size(); slot++) {
            styles.put(
                    KEY + slot,
                    new OutputElementStyle(
                            null,
                            Map.of(
                                    StyleProperties.BACKGROUND_COLOR,
                                    ValueColours.ALL.get(slot),
                                    StyleProperties.HEIGHT,
                                    1.0f)));
        }
        return styles;
    }

    /** Returns the text of a value, empty for none. */
    static String text(@Nullable Object value) {
        return value == null ? "" : String.valueOf(value);
    }

    /** Returns the text of a value that a table may have a label for. */
    static String text(@Nullable Object value, ValueTables.@Nullable Table table) {
        ValueTables.Look look = table == null ? null : table.look(value);
        return look == null ? text(value) : look.label();
    }

    /** Returns the name of the type of a value, the same as the command line uses. */
    static String type(@Nullable Object value) {
        return switch (value) {
            case null -> "null";
            case Integer i -> "int";
            case Long l -> "long";
            case Double d -> "double";
            case String s -> "string";
            default -> "custom";
        };
    }
}
