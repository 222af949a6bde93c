package org.eclipse.tracecompass.tmf.tables.core;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;

/** Table {@code traces}: what the other tables are of. */
final class TracesTable {

    private static final List<Column<TableTrace>> COLUMNS =
            List.of(
                    Column.text("trace", "name of the trace", TableTrace::name),
                    Column.optionalText(
                            "host", "id of the host; none for an experiment", TableTrace::host),
                    Column.text("path", "where it is", row -> row.trace().getPath()),
                    Column.optionalText(
                            "type", "id of the trace type", row -> row.trace().getTraceTypeId()),
                    Column.optionalInteger("start", "time of the first event", TracesTable::start),
                    Column.optionalInteger("end", "time of the last event", TracesTable::end));

    private TracesTable() {}

    static ITraceTable of(List<TableTrace> traces) {
        return new RowTable<>("traces", monitor -> COLUMNS, scan -> Rows.of(traces));
    }

    private static @Nullable Long start(TableTrace row) {
        return nanos(row, row.trace() instanceof TmfTrace trace ? trace.readStart() : null);
    }

    private static @Nullable Long end(TableTrace row) {
        return nanos(row, row.trace() instanceof TmfTrace trace ? trace.readEnd() : null);
    }

    private static @Nullable Long nanos(TableTrace row, @Nullable ITmfTimestamp time) {
        return time == null || row.trace().getNbEvents() == 0 && !row.isSingle()
                ? null
                : Long.valueOf(time.toNanos());
    }
}
