package org.eclipse.tracecompass.spark.source;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.sources.And;
import org.apache.spark.sql.sources.EqualTo;
import org.apache.spark.sql.sources.Filter;
import org.apache.spark.sql.sources.GreaterThan;
import org.apache.spark.sql.sources.GreaterThanOrEqual;
import org.apache.spark.sql.sources.In;
import org.apache.spark.sql.sources.LessThan;
import org.apache.spark.sql.sources.LessThanOrEqual;

/**
 * What filters say of the rows that they let through: a range of time that rows share an instant
 * with, and the texts that columns may have. Other conditions are left to Spark. All filters are
 * evaluated by Spark again, so bounds need only be wide enough.
 */
final class Bounds {

    private static final Set<String> TIMES = Set.of("time", "start", "end", "from_time");

    private long first = Long.MIN_VALUE;
    private long last = Long.MAX_VALUE;
    private final Map<String, Set<String>> texts = new HashMap<>();

    /** Adds a filter; whether something was learned from it. */
    boolean add(Filter filter) {
        return switch (filter) {
            case And both -> {
                boolean left = add(both.left());
                yield add(both.right()) || left;
            }
            case EqualTo equal when equal.value() instanceof Number time ->
                    least(equal.attribute(), time, 0) | most(equal.attribute(), time, 0);
            case EqualTo equal when equal.value() instanceof String text ->
                    text(equal.attribute(), Set.of(text));
            case In in when Arrays.stream(in.values()).allMatch(String.class::isInstance) -> {
                Set<String> values = new HashSet<>();
                for (Object value : in.values()) {
                    values.add((String) value);
                }
                yield text(in.attribute(), values);
            }
            case GreaterThan more when more.value() instanceof Number time ->
                    least(more.attribute(), time, 1);
            case GreaterThanOrEqual more when more.value() instanceof Number time ->
                    least(more.attribute(), time, 0);
            case LessThan less when less.value() instanceof Number time ->
                    most(less.attribute(), time, 1);
            case LessThanOrEqual less when less.value() instanceof Number time ->
                    most(less.attribute(), time, 0);
            default -> false;
        };
    }

    /** What begins, or ends, after a time ends after it. */
    private boolean least(String column, Number time, int more) {
        if (!TIMES.contains(column) || !(time instanceof Long value)) {
            return false;
        }
        first = Math.max(first, value == Long.MAX_VALUE ? value : value + more);
        return true;
    }

    /** What ends, or begins, before a time begins before it. */
    private boolean most(String column, Number time, int less) {
        if (!TIMES.contains(column) || !(time instanceof Long value)) {
            return false;
        }
        last = Math.min(last, value == Long.MIN_VALUE ? value : value - less);
        return true;
    }

    private boolean text(String column, Set<String> values) {
        texts.merge(
                column,
                values,
                (a, b) -> {
                    Set<String> both = new HashSet<>(a);
                    both.retainAll(b);
                    return both;
                });
        return true;
    }

    long first() {
        return first;
    }

    long last() {
        return last;
    }

    /** Returns whether rows may have a text in a column. */
    boolean allows(String column, String text) {
        Set<String> values = texts.get(column);
        return values == null || values.contains(text);
    }

    /** Returns the texts that columns may have, by column. */
    Map<String, Set<String>> texts() {
        return texts;
    }
}
