package org.eclipse.tracecompass.internal.tmf.cli.core.query;

import java.util.Comparator;
import org.eclipse.jdt.annotation.Nullable;

/**
 * One line of an answer: an interval of an attribute.
 *
 * @param attribute path of the attribute
 * @param start first instant, ns
 * @param end last instant, ns, inclusive
 * @param value the state during the interval; null if there is none
 */
public record StateRow(String attribute, long start, long end, @Nullable Object value) {

    /** The order of the answer: by attribute, then by start. */
    public static final Comparator<StateRow> ORDER =
            Comparator.comparing(StateRow::attribute).thenComparingLong(StateRow::start);

    /** Returns the type of the value. */
    public ValueType type() {
        return ValueType.of(value);
    }
}
