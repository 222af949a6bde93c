package org.eclipse.tracecompass.tmf.tables.core;

import java.util.Iterator;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.TableAnalyses.OfTrace;

/** Table {@code states}: one history after the other, each by start and attribute. */
final class StateTable {

    private static final List<Column<StateRow>> COLUMNS =
            List.of(
                    Column.text("trace", "name of the trace", row -> row.source().trace().name()),
                    Column.optionalText(
                            "host",
                            "id of the host; none for an experiment",
                            row -> row.source().trace().host()),
                    Column.text("analysis", "id of the analysis", row -> row.source().analysis()),
                    Column.integer(
                            "attribute",
                            "id of the attribute",
                            row -> row.source().id(row.quark())),
                    Column.text(
                            "path",
                            "names of the attribute and those above it, joined by slashes",
                            row -> row.source().path(row.quark())),
                    Column.integer("start", "first instant", row -> row.interval().getStartTime()),
                    Column.integer(
                            "end", "last instant, inclusive", row -> row.interval().getEndTime()),
                    Column.optionalInteger(
                            "host_start",
                            "the start by the host's own clock, if times are corrected",
                            row -> row.source().trace().hostTime(row.interval().getStartTime())),
                    Column.optionalInteger(
                            "host_end",
                            "the end by the host's own clock, if times are corrected",
                            row -> row.source().trace().hostTime(row.interval().getEndTime())),
                    Column.text(
                            "type",
                            "kind of the value: null, int, long, double, string or custom",
                            row -> ValueKind.of(row.value()).toString()),
                    Column.optional(
                            "int",
                            ColumnType.INTEGER,
                            "the value, of type int or long",
                            StateTable::readInteger),
                    Column.optional(
                            "double",
                            ColumnType.REAL,
                            "the value, of type double",
                            StateTable::readReal),
                    Column.optionalText(
                            "text", "the value, of type string or custom", StateTable::text),
                    Column.optionalText(
                            "label",
                            "what the value is called, if the analysis says so",
                            row -> row.source().label(row.quark(), row.value())));

    private StateTable() {}

    static ITraceTable of(List<OfTrace> analyses) {
        return new RowTable<>("states", monitor -> COLUMNS, scan -> new StateRows(analyses, scan));
    }

    private static void readInteger(StateRow row, CellSink sink) {
        switch (row.value()) {
            case Integer number -> sink.integer(number);
            case Long number -> sink.integer(number);
            case null, default -> sink.none();
        }
    }

    private static void readReal(StateRow row, CellSink sink) {
        if (row.value() instanceof Double real) {
            sink.real(real);
        } else {
            sink.none();
        }
    }

    private static @Nullable String text(StateRow row) {
        return switch (row.value()) {
            case null -> null;
            case Integer number -> null;
            case Long number -> null;
            case Double real -> null;
            case Object other -> other.toString();
        };
    }

    private static final class StateRows implements Rows<StateRow> {

        private final TableScan scan;
        private final StateSources sources;
        private @Nullable StateSource source;
        private @Nullable StateWindows windows;
        private Iterator<ITmfStateInterval> window = List.<ITmfStateInterval>of().iterator();

        StateRows(List<OfTrace> analyses, TableScan scan) {
            this.scan = scan;
            this.sources = new StateSources(analyses, scan);
        }

        @Override
        public @Nullable StateRow next() throws TableException {
            StateSource current = source;
            while (current == null || !window.hasNext()) {
                StateWindows ahead = windows;
                if (ahead != null) {
                    window = ahead.next().iterator();
                }
                if (!window.hasNext()) {
                    current = sources.next();
                    source = current;
                    if (current == null) {
                        windows = null;
                        return null;
                    }
                    windows =
                            new StateWindows(current.history(), current.quarks(scan.paths()), scan);
                }
            }
            return new StateRow(current, window.next());
        }

        @Override
        public double progress() {
            StateWindows current = windows;
            return sources.progress(current == null ? 0 : current.progress());
        }
    }
}
