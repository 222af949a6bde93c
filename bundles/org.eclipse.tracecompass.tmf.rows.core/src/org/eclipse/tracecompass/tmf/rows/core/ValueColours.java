package org.eclipse.tracecompass.tmf.rows.core;

import java.util.List;

/**
 * Default colours of values: a few calm ones. The choice follows from the value alone, so that
 * equal values look alike in all rows, views and traces.
 */
public final class ValueColours {

    /** The colours, {@code #rrggbb}. */
    public static final List<String> ALL =
            List.of(
                    "#5b8fc9", "#6bb38a", "#d9a441", "#c96f5b", "#6fb5c9", "#8d7bbf", "#d98c5f",
                    "#4f9a97", "#c987a8", "#8c9cb8", "#a3b95c", "#a98865");

    private static final int MAX_NAME = 60;

    private ValueColours() {}

    /** Returns which of {@link #ALL} a value has. */
    public static int indexOf(Object value) {
        int hash = value.hashCode();
        return Math.floorMod(hash ^ hash >>> 16, ALL.size());
    }

    /** Returns what a value is called in a legend: its text, cut off where that is very long. */
    public static String nameOf(Object value) {
        String text = String.valueOf(value);
        return text.length() > MAX_NAME ? text.substring(0, MAX_NAME) + '\u2026' : text;
    }
}
