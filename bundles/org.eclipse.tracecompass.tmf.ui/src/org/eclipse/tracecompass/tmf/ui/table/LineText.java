package org.eclipse.tracecompass.tmf.ui.table;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel.VirtualTableLine;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;

/**
 * How the cells of a line are written. A column "X ns" beside a column "X" has its times as
 * numbers: "X" is then written as the user wants times written, and "X ns" is not shown.
 */
final class LineText {

    private static final String NUMBERS = " ns";

    /**
     * A column that is shown.
     *
     * @param of what it is
     * @param cell the index of its cells in a line
     * @param number the index of the cells with its times as numbers; -1 for none
     */
    record Column(ITableColumnDescriptor of, int cell, int number) {

        boolean isRight() {
            return switch (of.getDataType()) {
                case NUMBER, BINARY_NUMBER, DURATION -> true;
                case STRING, TIMESTAMP, TIME_RANGE -> false;
            };
        }
    }

    private final List<Column> columns = new ArrayList<>();

    LineText(List<ITableColumnDescriptor> all) {
        List<String> names = all.stream().map(ITableColumnDescriptor::getText).toList();
        for (int i = 0; i < all.size(); i++) {
            String name = names.get(i);
            boolean isNumber =
                    name.endsWith(NUMBERS)
                            && names.contains(name.substring(0, name.length() - NUMBERS.length()));
            if (!isNumber) {
                columns.add(new Column(all.get(i), i, names.indexOf(name + NUMBERS)));
            }
        }
    }

    /** The columns that are shown. */
    List<Column> columns() {
        return columns;
    }

    /** The text of a cell. */
    static String text(VirtualTableLine line, Column column, TimeText time) {
        String text = cell(line, column.cell);
        Long number = column.number < 0 ? null : number(cell(line, column.number));
        if (number != null) {
            return time.full(number);
        }
        Long value = column.of.getDataType() == DataType.DURATION ? number(text) : null;
        return value == null ? text : TimeText.aligned(value);
    }

    private static String cell(VirtualTableLine line, int index) {
        return index < line.cells().size() ? line.cells().get(index) : "";
    }

    private static @org.eclipse.jdt.annotation.Nullable Long number(String text) {
        try {
            return Long.valueOf(text.strip());
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** The times of a line, ns since the epoch: the first and the last; none if it has none. */
    List<Long> times(VirtualTableLine line) {
        List<Long> times = new ArrayList<>();
        for (Column column : columns) {
            Long time = column.number < 0 ? null : number(cell(line, column.number));
            if (time != null) {
                times.add(time);
            }
        }
        return times.isEmpty() ? times : List.of(times.get(0), times.get(times.size() - 1));
    }
}
