package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.export.core.TableFile;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.export.core.ValueRow;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;

/**
 * The rows of the table of events, with all columns. Complete also if the trace is still being
 * indexed or filtered when they are written.
 *
 * @param trace the trace
 * @param columns the columns
 * @param filter finds the events; null for all events
 */
record EventRowsTable(ITmfTrace trace, List<EventColumn> columns, @Nullable FilterRequest filter)
        implements ViewTable {

    private static final int STEP = 1 << 12;

    @Override
    public boolean hasTimes() {
        return true;
    }

    @Override
    public long write(
            TableFormat format, Path file, long from, long until, IProgressMonitor monitor)
            throws IOException, TableException {
        Set<String> names = new HashSet<>();
        List<TableColumn> header = columns.stream().map(column -> column.exported(names)).toList();
        EventReader events = new EventReader(trace);
        FilterRequest request = filter;
        RankList filtered = request == null ? null : request.allRanks(monitor);
        long first = events.rankAt(from, monitor::isCanceled);
        long expected = filtered == null ? trace.getNbEvents() - first : filtered.size();
        SubMonitor progress =
                SubMonitor.convert(
                        monitor, (int) Math.clamp(expected / STEP + 1, 1, Integer.MAX_VALUE));
        try (TableFile out = format.open(file, Map.of(), header)) {
            Rows rows = new Rows(out, header, from, until, progress);
            if (filtered == null) {
                // To the end of the trace, which the index may not have reached.
                events.read(first, Long.MAX_VALUE - first, progress::isCanceled, rows);
            } else {
                events.read(ranksFrom(filtered, first), progress::isCanceled, rows);
            }
            rows.check();
            out.finish();
            return rows.written;
        }
    }

    private static long[] ranksFrom(RankList ranks, long first) {
        int begin = ranks.indexOf(first);
        long[] found = new long[ranks.size() - begin];
        for (int i = 0; i < found.length; i++) {
            found[i] = ranks.get(begin + i);
        }
        return found;
    }

    private final class Rows implements EventReader.Visitor {

        private final TableFile out;
        private final ValueRow row;
        private final long from;
        private final long until;
        private final SubMonitor progress;
        private final List<@Nullable Object> values = new ArrayList<>();
        private long written;
        private @Nullable IOException failure;

        Rows(TableFile out, List<TableColumn> header, long from, long until, SubMonitor progress) {
            this.out = out;
            this.row = new ValueRow(header);
            this.from = from;
            this.until = until;
            this.progress = progress;
        }

        @Override
        public boolean visit(long rank, ITmfEvent event) {
            long time = event.getTimestamp().toNanos();
            if (time < from || time > until) {
                return time < from;
            }
            values.clear();
            columns.forEach(column -> values.add(column.value(event)));
            try {
                out.row(row.with(values));
            } catch (IOException e) {
                failure = e;
                return false;
            }
            if (++written % STEP == 0) {
                progress.worked(1);
            }
            return true;
        }

        void check() throws IOException {
            IOException failed = failure;
            if (failed != null) {
                throw failed;
            }
            if (progress.isCanceled()) {
                throw new OperationCanceledException();
            }
        }
    }
}
