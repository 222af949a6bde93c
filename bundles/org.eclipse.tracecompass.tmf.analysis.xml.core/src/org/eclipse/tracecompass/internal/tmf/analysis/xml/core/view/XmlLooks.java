package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.view;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;
import org.eclipse.tracecompass.tmf.rows.core.ValueColours;
import org.w3c.dom.Element;

/**
 * How the states of a view look: numbers as the defined values of the view say, all others by a
 * palette in which a value has the same colour everywhere. Thread-safe.
 */
final class XmlLooks {

    private static final String PREFIX = "xml.";

    /**
     * Beyond this many values, others share a nameless style per colour: a legend of them is
     * unreadable. Up to here it tells them apart, and tables add up each by itself, although there
     * are fewer colours and their text may not be shown.
     */
    private static final int MAX_NAMED = 256;

    /** A value that the view defines. */
    private record Defined(String name, String colour) {}

    private final Map<Integer, Defined> defined = new LinkedHashMap<>();
    private final Map<Object, StateLook> looks = new ConcurrentHashMap<>();
    private final RowLooks withText = RowLooks.ofValues(this::look);
    private final RowLooks withoutText = RowLooks.ofValues(value -> look(value).withLabel(null));

    XmlLooks(Element view) {
        for (Element value : Elements.children(view, "definedValue")) {
            try {
                int number = Integer.decode(Elements.attribute(value, "value").strip());
                String colour = Elements.attribute(value, "color");
                defined.putIfAbsent(
                        number,
                        new Defined(
                                Elements.attribute(value, "name"),
                                colour.isEmpty() ? colourOf(number) : colour));
            } catch (NumberFormatException e) {
                // only numbers have colours; a text is its own label
            }
        }
    }

    private static String colourOf(Object value) {
        return ValueColours.ALL.get(ValueColours.indexOf(value));
    }

    /** Returns the looks of a row. */
    RowLooks of(boolean isTextShown) {
        return isTextShown ? withText : withoutText;
    }

    /** Returns the text of a value. */
    String label(Object value) {
        Defined known = value instanceof Integer number ? defined.get(number) : null;
        return known != null
                ? known.name()
                : switch (value) {
                    case Long number -> "0x" + Long.toHexString(number);
                    case Double number -> Long.toString(number.longValue());
                    default -> value.toString();
                };
    }

    private StateLook look(Object value) {
        StateLook known = looks.get(value);
        if (known != null) {
            return known;
        }
        StateLook look = new StateLook(value.hashCode(), label(value), style(value));
        if (looks.size() < MAX_NAMED || value instanceof Integer && defined.containsKey(value)) {
            looks.put(value, look);
        }
        return look;
    }

    private OutputElementStyle style(Object value) {
        if (value instanceof Integer number && defined.containsKey(number)) {
            return new OutputElementStyle(PREFIX + "value." + number);
        }
        return new OutputElementStyle(
                PREFIX + ValueColours.indexOf(value),
                Map.of(
                        StyleProperties.STYLE_NAME,
                        looks.size() >= MAX_NAMED ? "" : ValueColours.nameOf(label(value))));
    }

    /** Returns the styles that looks refer to, those of defined values first. */
    Map<String, OutputElementStyle> styles() {
        Map<String, OutputElementStyle> styles = new LinkedHashMap<>();
        defined.forEach(
                (number, value) ->
                        styles.put(
                                PREFIX + "value." + number, style(value.name(), value.colour())));
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
}
