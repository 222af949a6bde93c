package org.eclipse.tracecompass.tmf.tables.core;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Table {@code messages}: what hosts and processes sent to each other. */
final class MessageTable {

    private static final List<Column<MessageRow>> COLUMNS = columns();

    private MessageTable() {}

    private static List<Column<MessageRow>> columns() {
        List<Column<MessageRow>> columns = new ArrayList<>();
        addEnd(columns, "from", "was sent", MessageRow::from);
        addEnd(columns, "to", "was received", MessageRow::to);
        columns.add(
                Column.integer(
                        "latency",
                        "ns from sending to receiving; negative if the clocks disagree",
                        row -> row.to().time() - row.from().time()));
        return List.copyOf(columns);
    }

    private static void addEnd(
            List<Column<MessageRow>> columns,
            String prefix,
            String what,
            Function<MessageRow, MessageRow.End> end) {
        columns.add(
                Column.text(
                        prefix + "_trace",
                        "name of the trace where it " + what,
                        row -> end.apply(row).trace().name()));
        columns.add(
                Column.optionalText(
                        prefix + "_host",
                        "id of the host where it " + what,
                        row -> end.apply(row).trace().host()));
        columns.add(
                Column.integer(prefix + "_time", "when it " + what, row -> end.apply(row).time()));
        columns.add(
                Column.optionalInteger(
                        prefix + "_host_time",
                        "the time by the host's own clock, if times are corrected",
                        row -> end.apply(row).trace().hostTime(end.apply(row).time())));
        columns.add(
                Column.integer(
                        prefix + "_rank",
                        "number of the event in its trace, from 0",
                        row -> end.apply(row).rank()));
        columns.add(
                Column.optionalInteger(
                        prefix + "_cpu",
                        "the CPU, if the trace tells",
                        row -> end.apply(row).cpu() < 0 ? null : end.apply(row).cpu()));
    }

    static ITraceTable of(ITmfTrace opened, List<TableTrace> traces) {
        return new RowTable<>(
                "messages", monitor -> COLUMNS, scan -> new MessageRows(opened, traces, scan));
    }
}
