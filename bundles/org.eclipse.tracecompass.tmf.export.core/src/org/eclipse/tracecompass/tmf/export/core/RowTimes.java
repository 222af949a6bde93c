package org.eclipse.tracecompass.tmf.export.core;

import java.util.List;
import java.util.OptionalLong;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Which columns hold the instant or the time range of a row, by their names. Immutable.
 *
 * @param start the column with the first instant; negative if rows have no times
 * @param end the column with the last instant; the same column if rows are instants
 */
public record RowTimes(int start, int end) {

    private static final RowTimes NONE = new RowTimes(-1, -1);
    private static final List<String> STARTS =
            List.of("start", "start_time", "time", "ts", "timestamp", "from_time", "host_time");
    private static final List<String> ENDS = List.of("end", "end_time", "to_time");

    /**
     * Finds the columns with times.
     *
     * @param columns the columns of a table
     */
    public static RowTimes of(List<TableColumn> columns) {
        int start = find(columns, STARTS);
        if (start < 0) {
            return NONE;
        }
        int end = find(columns, ENDS);
        return new RowTimes(start, end < 0 ? start : end);
    }

    private static int find(List<TableColumn> columns, List<String> names) {
        for (String name : names) {
            for (int i = 0; i < columns.size(); i++) {
                TableColumn column = columns.get(i);
                if (column.type() == ColumnType.INTEGER && column.name().equalsIgnoreCase(name)) {
                    return i;
                }
            }
        }
        return -1;
    }

    /** Returns whether rows have times. */
    public boolean isPresent() {
        return start >= 0;
    }

    /**
     * Returns the first instant of a row, ns; empty if it has none.
     *
     * @param values the values of the row, by column
     */
    public OptionalLong startOf(List<? extends @Nullable Object> values) {
        return at(values, start);
    }

    /** Returns the last instant of a row, ns, inclusive; empty if it has none. */
    public OptionalLong endOf(List<? extends @Nullable Object> values) {
        return at(values, end);
    }

    private static OptionalLong at(List<? extends @Nullable Object> values, int column) {
        return column >= 0 && values.get(column) instanceof Number number
                ? OptionalLong.of(number.longValue())
                : OptionalLong.empty();
    }

    /** Returns whether a row shares an instant with a range; also if its times are not known. */
    boolean sharesInstant(List<? extends @Nullable Object> values, long from, long until) {
        OptionalLong first = startOf(values);
        if (first.isEmpty()) {
            return true;
        }
        long last = Math.max(first.getAsLong(), endOf(values).orElse(first.getAsLong()));
        return first.getAsLong() <= until && last >= from;
    }
}
