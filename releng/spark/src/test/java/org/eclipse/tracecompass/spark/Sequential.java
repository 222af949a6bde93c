package org.eclipse.tracecompass.spark;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableCursor;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry;
import org.eclipse.tracecompass.tmf.tables.core.ITraceTable;
import org.eclipse.tracecompass.tmf.tables.core.TableScan;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;

/** What one program makes of traces, without a cluster. */
final class Sequential implements AutoCloseable {

    private final List<ITmfTrace> traces = new ArrayList<>();

    /** Opens traces under their names in a fleet; an experiment if they are several. */
    ITmfTrace openAll(List<TraceEntry> entries) throws Exception {
        List<ITmfTrace> members = new ArrayList<>();
        for (TraceEntry entry : entries) {
            Path place = Path.of(URI.create(entry.path()).getPath());
            members.add(TmfTraceOpener.openEach(place, warning -> {}).get(0));
        }
        ITmfTrace opened =
                members.size() == 1
                        ? members.get(0)
                        : TmfTraceOpener.openExperiment("sequential", members, null);
        traces.add(opened);
        for (int i = 0; i < members.size(); i++) {
            TmfTraceOpener.rename(members.get(i), entries.get(i).name());
        }
        return opened;
    }

    /** Reads some columns of a table of a trace, a line per row. */
    static List<String> rows(ITraceTable table, List<String> wanted) throws Exception {
        List<String> names = table.columns().stream().map(TableColumn::name).toList();
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        CellSink sink =
                new CellSink() {
                    @Override
                    public void none() {
                        line.append("null");
                    }

                    @Override
                    public void integer(long value) {
                        line.append(value);
                    }

                    @Override
                    public void real(double value) {
                        line.append(value);
                    }

                    @Override
                    public void text(String value) {
                        line.append(value);
                    }
                };
        try (TableCursor rows = table.open(TableScan.all())) {
            while (rows.next()) {
                line.setLength(0);
                for (String column : wanted) {
                    rows.read(names.indexOf(column), sink);
                    line.append('|');
                }
                lines.add(line.toString());
            }
        }
        return lines;
    }

    /** Returns a table of one trace of what is open. */
    static ITraceTable table(ITmfTrace opened, int part, String name) {
        return TraceTables.of(opened).parts().get(part).table(name);
    }

    @Override
    public void close() {
        traces.forEach(ITmfTrace::dispose);
    }
}
