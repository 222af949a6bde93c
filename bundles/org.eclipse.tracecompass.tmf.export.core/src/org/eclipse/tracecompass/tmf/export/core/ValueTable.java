package org.eclipse.tracecompass.tmf.export.core;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;

/**
 * The rows of a table on the screen, with columns for files: named as in filters, and integers or
 * reals if all their values are. Not thread-safe.
 */
public final class ValueTable {

    private static final int CHECKED_ROWS = 1 << 12;

    /** The rows of a table, which do not change any more. */
    public interface Rows {

        /** Returns the titles of the columns. */
        List<String> titles();

        /** Returns the number of rows. */
        int size();

        /**
         * Returns the values of a row, by column; null where there is none.
         *
         * @param row its number, from 0
         * @throws IOException if it cannot be read
         */
        List<? extends @Nullable Object> row(int row) throws IOException;

        /**
         * Makes rows of the lines of a list.
         *
         * @param titles the titles of the columns
         * @param lines the lines; the list does not change any more
         * @param values makes the values of a line, by column; null where there is none
         */
        static <T> Rows of(
                List<String> titles,
                List<T> lines,
                Function<T, List<? extends @Nullable Object>> values) {
            return new ListedRows<>(titles, lines, values);
        }
    }

    private record ListedRows<T>(
            List<String> titles,
            List<T> lines,
            Function<T, List<? extends @Nullable Object>> values)
            implements Rows {

        @Override
        public int size() {
            return lines.size();
        }

        @Override
        public List<? extends @Nullable Object> row(int row) {
            return values.apply(lines.get(row));
        }
    }

    private final Rows rows;
    private final List<TableColumn> columns;

    private ValueTable(Rows rows, List<TableColumn> columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /**
     * Makes a table. Reads all rows, to know the types of the columns.
     *
     * @param rows the rows
     * @param monitor cancels
     * @return the table
     * @throws IOException if a row cannot be read
     * @throws OperationCanceledException if the monitor is cancelled
     */
    public static ValueTable of(Rows rows, IProgressMonitor monitor) throws IOException {
        List<String> titles = rows.titles();
        @Nullable ColumnType[] types = new @Nullable ColumnType[titles.size()];
        for (int i = 0; i < rows.size(); i++) {
            check(i, monitor);
            List<? extends @Nullable Object> row = rows.row(i);
            for (int c = 0; c < types.length; c++) {
                types[c] = common(types[c], row.get(c));
            }
        }
        Set<String> names = new HashSet<>();
        List<TableColumn> columns = new ArrayList<>();
        for (int c = 0; c < types.length; c++) {
            ColumnType type = types[c];
            String title = titles.get(c);
            columns.add(
                    new TableColumn(
                            unique(title, names),
                            type == null ? ColumnType.TEXT : type,
                            true,
                            title));
        }
        return new ValueTable(rows, List.copyOf(columns));
    }

    /**
     * Returns the name that a column has in files: in small letters, with underscores.
     *
     * @param title its title
     * @param names the names of the columns before it, to which its own is added
     */
    public static String unique(String title, Set<String> names) {
        String key = FilterColumns.key(title);
        String wanted = key.isEmpty() ? "column" : key;
        String name = wanted;
        for (int i = 2; !names.add(name); i++) {
            name = wanted + "_" + i;
        }
        return name;
    }

    private static @Nullable ColumnType common(
            @Nullable ColumnType before, @Nullable Object value) {
        if (value == null) {
            return before;
        }
        ColumnType own = ColumnType.of(value);
        return before == null ? own : before.wider(own);
    }

    private static void check(int row, IProgressMonitor monitor) {
        if (row % CHECKED_ROWS == 0 && monitor.isCanceled()) {
            throw new OperationCanceledException();
        }
    }

    /** Returns the columns; no two have the same name. */
    public List<TableColumn> columns() {
        return columns;
    }

    /**
     * Writes the rows that share an instant with a time range, by their columns {@code start} and
     * {@code end}, {@code start_time} and {@code end_time}, or {@code time}. Rows without such
     * columns are all written.
     *
     * @param to receives the rows; is finished
     * @param from first instant, ns
     * @param until last instant, ns, inclusive
     * @param monitor cancels
     * @return how many rows were written
     * @throws IOException if a row cannot be read, or the file cannot be written
     * @throws OperationCanceledException if the monitor is cancelled
     */
    public long write(TableFile to, long from, long until, IProgressMonitor monitor)
            throws IOException {
        RowTimes times = RowTimes.of(columns);
        ValueRow row = new ValueRow(columns);
        long written = 0;
        for (int i = 0; i < rows.size(); i++) {
            check(i, monitor);
            List<? extends @Nullable Object> values = rows.row(i);
            if (times.sharesInstant(values, from, until)) {
                to.row(row.with(values));
                written++;
            }
        }
        to.finish();
        return written;
    }
}
