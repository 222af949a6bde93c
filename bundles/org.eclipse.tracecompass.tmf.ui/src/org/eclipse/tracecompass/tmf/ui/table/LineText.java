package org.eclipse.tracecompass.tmf.ui.table;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel.VirtualTableLine;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.loading.core.TableColumn;

/** How the cells of a line are written: times and durations as the user wants them. */
final class LineText {

    private LineText() {}

    static boolean isRight(TableColumn column) {
        return switch (column.of().getDataType()) {
            case NUMBER, BINARY_NUMBER, DURATION -> true;
            case STRING, TIMESTAMP, TIME_RANGE -> false;
        };
    }

    /** The text of a cell. */
    static String text(VirtualTableLine line, TableColumn column, TimeText time) {
        String text = cell(line, column.cell());
        Long number = column.number() < 0 ? null : number(cell(line, column.number()));
        if (number != null) {
            return time.full(number);
        }
        Long value = column.of().getDataType() == DataType.DURATION ? number(text) : null;
        return value == null ? text : TimeText.aligned(value);
    }

    private static String cell(VirtualTableLine line, int index) {
        return index < line.cells().size() ? line.cells().get(index) : "";
    }

    private static @Nullable Long number(String text) {
        try {
            return Long.valueOf(text.strip());
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** The times of a line, ns since the epoch: the first and the last; none if it has none. */
    static List<Long> times(VirtualTableLine line, List<TableColumn> columns) {
        List<Long> times = new ArrayList<>();
        for (TableColumn column : columns) {
            Long time = column.number() < 0 ? null : number(cell(line, column.number()));
            if (time != null) {
                times.add(time);
            }
        }
        return times.isEmpty() ? times : List.of(times.get(0), times.get(times.size() - 1));
    }
}
