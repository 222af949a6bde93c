package org.eclipse.tracecompass.tmf.tables.core;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.common.core.filter.FilterCompiler;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterExpression;
import org.eclipse.tracecompass.common.core.filter.FilterOperands;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableCursor;

/**
 * Filters of rows, as everywhere in Astrolabe: names are those of columns, a text alone is looked
 * for in every column. A cell without a value satisfies no condition.
 */
public final class TableFilter implements FilterOperands<TableCursor> {

    private final List<TableColumn> columns;
    private final FilterColumns names;
    private final TimeFrame frame;

    private TableFilter(List<TableColumn> columns, TimeFrame frame) {
        this.columns = columns;
        this.names = FilterColumns.of(columns.stream().map(TableColumn::name).toList());
        this.frame = frame;
    }

    /**
     * Reads a filter.
     *
     * @param text what the user wrote; blank for all rows
     * @param columns the columns of the table
     * @param frame what times refer to
     * @return holds for the current row of a cursor if it is wanted; for one thread
     * @throws FilterSyntaxException if it is wrong; the message tells the user why and where
     */
    public static Predicate<TableCursor> parse(
            String text, List<TableColumn> columns, TimeFrame frame) {
        if (text.isBlank()) {
            return row -> true;
        }
        return FilterCompiler.search(
                FilterExpression.parse(text, FilterDialect.FREE), new TableFilter(columns, frame));
    }

    @Override
    public Operand<TableCursor> operand(FilterExpression.Name name) {
        int index = names.indexOf(name);
        TableColumn column = columns.get(index);
        boolean isTime =
                column.type() == ColumnType.INTEGER
                        && column.name().matches("(.*_)?(time|start|end)");
        return new Cell(index, isTime ? Optional.of(frame) : Optional.empty());
    }

    @Override
    public boolean anywhere(TableCursor row, Predicate<Object> test) {
        for (int i = 0; i < columns.size(); i++) {
            Object value = new Value().of(row, i);
            if (value != null && test.test(value)) {
                return true;
            }
        }
        return false;
    }

    private record Cell(int index, Optional<TimeFrame> times) implements Operand<TableCursor> {

        @Override
        public boolean any(TableCursor row, Predicate<Object> test) {
            Object value = new Value().of(row, index);
            return value != null && test.test(value);
        }
    }

    private static final class Value implements CellSink {

        private @Nullable Object value;

        @Nullable
        Object of(TableCursor row, int column) {
            row.read(column, this);
            return value;
        }

        @Override
        public void none() {
            value = null;
        }

        @Override
        public void integer(long number) {
            value = number;
        }

        @Override
        public void real(double number) {
            value = number;
        }

        @Override
        public void text(String text) {
            value = text;
        }
    }
}
