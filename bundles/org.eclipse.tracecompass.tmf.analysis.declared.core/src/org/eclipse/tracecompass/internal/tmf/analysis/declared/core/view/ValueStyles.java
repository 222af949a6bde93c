package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;
import org.eclipse.tracecompass.tmf.rows.core.ValueColours;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/**
 * How values look: those of a table by its labels and colours, all others by a palette in which a
 * value has the same colour everywhere. Styles are named by what they look like, so that traces of
 * an experiment share those that look the same. Thread-safe.
 */
final class ValueStyles {

    /**
     * Beyond this many texts, others share an unnamed style per colour, because such a legend is
     * unreadable.
     */
    static final int MAX_NAMED = 256;

    private static final String PREFIX = "declared.";

    private static final List<OutputElementStyle> NAMELESS =
            IntStream.range(0, ValueColours.ALL.size())
                    .mapToObj(slot -> ofPalette(slot, ""))
                    .toList();

    private record Key(Object value, String table) {}

    private final Map<Key, StateLook> looks = new ConcurrentHashMap<>();

    /**
     * Returns how a value looks.
     *
     * @param value the value
     * @param table the table of its attribute
     * @param numbers the numbers that have a name although no table has one for them
     */
    StateLook of(Object value, ValueTables.@Nullable Table table, Set<Long> numbers) {
        if (table != null) {
            ValueTables.Look known = table.look(value);
            if (known != null) {
                return looks.computeIfAbsent(
                        new Key(value, table.name()), key -> look(value, table, known));
            }
        }
        boolean nameless =
                value instanceof Number number
                        && !(FewNumbers.isWhole(number) && numbers.contains(number.longValue()));
        Key key = new Key(value, "");
        StateLook known = nameless ? null : looks.get(key);
        if (known != null) {
            return known;
        }
        String label = value.toString();
        if (nameless || looks.size() >= MAX_NAMED) {
            return new StateLook(
                    value.hashCode(), label, NAMELESS.get(ValueColours.indexOf(value)));
        }
        StateLook look =
                new StateLook(
                        value.hashCode(),
                        label,
                        ofPalette(ValueColours.indexOf(value), ValueColours.nameOf(value)));
        StateLook first = looks.putIfAbsent(key, look);
        return first == null ? look : first;
    }

    private static StateLook look(Object value, ValueTables.Table table, ValueTables.Look known) {
        return new StateLook(
                value.hashCode(),
                known.label(),
                new OutputElementStyle(key(known.label(), colour(table, known))));
    }

    private static OutputElementStyle ofPalette(int slot, String name) {
        return new OutputElementStyle(PREFIX + slot, Map.of(StyleProperties.STYLE_NAME, name));
    }

    /** Returns the styles that looks refer to, those of tables first. */
    static Map<String, OutputElementStyle> styles(Iterable<ValueTables.Table> tables) {
        Map<String, OutputElementStyle> styles = new LinkedHashMap<>();
        for (ValueTables.Table table : tables) {
            for (ValueTables.Look look : table.looks().values()) {
                String colour = colour(table, look);
                styles.put(key(look.label(), colour), style(look.label(), colour));
            }
        }
        for (int slot = 0; slot < ValueColours.ALL.size(); slot++) {
            styles.put(PREFIX + slot, style(null, ValueColours.ALL.get(slot)));
        }
        return styles;
    }

    private static OutputElementStyle style(@Nullable String name, String colour) {
        Map<String, Object> values = new LinkedHashMap<>();
        if (name != null) {
            values.put(StyleProperties.STYLE_NAME, name);
        }
        values.put(StyleProperties.BACKGROUND_COLOR, colour);
        values.put(StyleProperties.HEIGHT, Float.valueOf(1));
        return new OutputElementStyle(null, values);
    }

    private static String key(String label, String colour) {
        return PREFIX + colour + '.' + label;
    }

    /** The colour of a line of a table; one that has none takes the next of the palette. */
    private static String colour(ValueTables.Table table, ValueTables.Look look) {
        String colour = look.colour();
        if (colour != null) {
            return colour;
        }
        int index = 0;
        for (ValueTables.Look other : table.looks().values()) {
            if (other == look) {
                break;
            }
            index++;
        }
        return ValueColours.ALL.get(index % ValueColours.ALL.size());
    }
}
