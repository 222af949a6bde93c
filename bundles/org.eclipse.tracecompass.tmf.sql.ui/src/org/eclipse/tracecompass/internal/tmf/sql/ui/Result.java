package org.eclipse.tracecompass.internal.tmf.sql.ui;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.RowTimes;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlResult;

/**
 * The rows of a query, up to a million. Grows while they are read, by one thread; others see the
 * rows that {@link #size} says.
 */
final class Result implements ValueTable.Rows {

    /** The most rows that are kept. */
    static final int MOST_ROWS = 1_000_000;

    /** The most characters that are kept. */
    static final long MOST_CHARACTERS = 128L << 20;

    /** What is before the first query. */
    static final Result EMPTY = new Result(List.of());

    private static final int CHECKED = 1 << 12;

    private final List<TableColumn> columns;
    private final List<CellColumn> cells;
    private final RowTimes times;
    private volatile int size;
    private volatile boolean cut;

    Result(List<TableColumn> columns) {
        this.columns = List.copyOf(columns);
        this.cells = columns.stream().map(column -> new CellColumn()).toList();
        this.times = RowTimes.of(columns);
    }

    /**
     * Reads the rows.
     *
     * @param from the rows; not closed
     * @param some told now and then that there are more
     * @throws TableException if they cannot be read
     * @throws OperationCanceledException if their query is cancelled
     */
    void read(SqlResult from, Runnable some) throws TableException {
        while (from.next()) {
            if (size == MOST_ROWS
                    || size % CHECKED == 0
                            && cells.stream().mapToLong(CellColumn::characters).sum()
                                    > MOST_CHARACTERS) {
                cut = true;
                return;
            }
            for (int c = 0; c < cells.size(); c++) {
                from.read(c, cells.get(c));
            }
            size++;
            if (size % CHECKED == 0) {
                some.run();
            }
        }
    }

    List<TableColumn> columns() {
        return columns;
    }

    /** Which columns are times. */
    RowTimes times() {
        return times;
    }

    /** Whether there are more rows than are kept. */
    boolean isCut() {
        return cut;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public List<String> titles() {
        return columns.stream().map(TableColumn::name).toList();
    }

    @Override
    public List<@Nullable Object> row(int row) {
        List<@Nullable Object> values = new ArrayList<>(cells.size());
        cells.forEach(column -> values.add(column.get(row)));
        return values;
    }

    @Nullable
    Object value(int row, int column) {
        return cells.get(column).get(row);
    }

    /**
     * Returns the rows in another order. Takes about a second for a million.
     *
     * @param column by which they are sorted; negative for the order of the query
     */
    int[] order(int column, boolean descending, IProgressMonitor monitor) {
        IntStream rows = IntStream.range(0, size);
        if (column < 0) {
            return rows.toArray();
        }
        CellColumn by = cells.get(column);
        Comparator<@Nullable Object> values = Result::compare;
        Comparator<Integer> order =
                (a, b) -> {
                    if (monitor.isCanceled()) {
                        throw new OperationCanceledException();
                    }
                    return values.compare(by.get(a), by.get(b));
                };
        return rows.boxed()
                .sorted(descending ? order.reversed() : order)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Numbers before texts, and null first. */
    private static int compare(@Nullable Object a, @Nullable Object b) {
        return switch (a) {
            case null -> b == null ? 0 : -1;
            case Long x when b instanceof Long y -> x.compareTo(y);
            case Number x when b instanceof Number y ->
                    Double.compare(x.doubleValue(), y.doubleValue());
            case String x when b instanceof String y -> x.compareToIgnoreCase(y);
            case Number x -> b == null ? 1 : -1;
            default -> 1;
        };
    }
}
