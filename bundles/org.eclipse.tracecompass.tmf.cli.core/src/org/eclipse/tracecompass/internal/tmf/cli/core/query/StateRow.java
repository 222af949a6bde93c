package org.eclipse.tracecompass.internal.tmf.cli.core.query;

import java.util.Comparator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.tables.core.ValueKind;

/**
 * One line of an answer: an interval of an attribute.
 *
 * @param attribute path of the attribute
 * @param start first instant, ns
 * @param end last instant, ns, inclusive
 * @param value the state during the interval; null if there is none
 * @param label what the value means; null if the history has no label for it
 */
public record StateRow(
        String attribute, long start, long end, @Nullable Object value, @Nullable String label) {

    /** Creates a line whose value has no label. */
    public StateRow(String attribute, long start, long end, @Nullable Object value) {
        this(attribute, start, end, value, null);
    }

    /** The order of the answer: by attribute, then by start. */
    public static final Comparator<StateRow> ORDER =
            Comparator.comparing(StateRow::attribute).thenComparingLong(StateRow::start);

    /** Returns what a person reads: the label if there is one, else the value; "-" for none. */
    public String text() {
        String known = label;
        return known != null ? known : value == null ? "-" : String.valueOf(value);
    }

    /** Returns the type of the value. */
    public ValueKind type() {
        return ValueKind.of(value);
    }
}
