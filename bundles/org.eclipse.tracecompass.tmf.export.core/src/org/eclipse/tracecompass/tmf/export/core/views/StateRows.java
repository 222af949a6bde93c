package org.eclipse.tracecompass.tmf.export.core.views;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableFile;
import org.eclipse.tracecompass.tmf.export.core.ValueRow;
import org.eclipse.tracecompass.tmf.timegraph.core.statemap.SliceSink;

/** The states of a time graph as rows, in the order of their ends. Used by one thread. */
public final class StateRows implements SliceSink {

    /** The columns. */
    public static final List<TableColumn> COLUMNS =
            List.of(
                    new TableColumn("row", ColumnType.TEXT, false, "the name of the row"),
                    new TableColumn("start", ColumnType.INTEGER, false, "first instant, ns"),
                    new TableColumn("end", ColumnType.INTEGER, false, "last instant, ns"),
                    new TableColumn("state", ColumnType.TEXT, false, "the name of the state"),
                    new TableColumn("label", ColumnType.TEXT, true, "what the state says more"));

    private record Open(long start, String state, @Nullable String label) {}

    private final TableFile file;
    private final ValueRow row = new ValueRow(COLUMNS);
    private final Map<Integer, String> names = new HashMap<>();
    private final Map<Integer, Open> open = new HashMap<>();
    private long written;

    /**
     * Creates a writer.
     *
     * @param file receives the rows; has {@link #COLUMNS}
     */
    public StateRows(TableFile file) {
        this.file = file;
    }

    @Override
    public void row(int number, String name) {
        names.put(number, name);
    }

    @Override
    public void begins(long time, int number, String state, @Nullable String label) {
        open.put(number, new Open(time, state, label));
    }

    @Override
    public void ends(long time, int number) throws IOException {
        Open ended = open.remove(number);
        if (ended != null) {
            // what begins at the last instant of the range is cut there
            long last = Math.max(ended.start, time - 1);
            file.row(row.with(names.get(number), ended.start, last, ended.state, ended.label));
            written++;
        }
    }

    /** Returns how many rows have been written. */
    public long written() {
        return written;
    }
}
