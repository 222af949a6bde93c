package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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
import org.eclipse.tracecompass.tmf.export.core.TableFile;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.export.core.ValueRow;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;

/**
 * The rows of the table of events, with all columns.
 *
 * @param trace the trace
 * @param columns the columns
 * @param ranks the ranks of the events that pass the filter; null for all events
 */
record EventRowsTable(ITmfTrace trace, List<EventColumn> columns, @Nullable RankList ranks)
        implements ViewTable {

    private static final int STEP = 1 << 12;

    @Override
    public boolean hasTimes() {
        return true;
    }

    @Override
    public long write(
            TableFormat format, Path file, long from, long until, IProgressMonitor monitor)
            throws IOException {
        Set<String> names = new HashSet<>();
        List<TableColumn> header = columns.stream().map(column -> column.exported(names)).toList();
        EventReader events = new EventReader(trace);
        long first = events.rankAt(from, monitor::isCanceled);
        long after =
                until == Long.MAX_VALUE
                        ? trace.getNbEvents()
                        : events.rankAt(until + 1, monitor::isCanceled);
        SubMonitor progress =
                SubMonitor.convert(
                        monitor, (int) Math.min(Integer.MAX_VALUE, (after - first) / STEP + 1));
        try (TableFile out = format.open(file, Map.of(), header)) {
            Rows rows = new Rows(out, header, progress);
            RankList filtered = ranks;
            if (filtered == null) {
                events.read(first, after - first, progress::isCanceled, rows);
            } else {
                events.read(ranksBetween(filtered, first, after), progress::isCanceled, rows);
            }
            rows.check();
            out.finish();
            return rows.written;
        }
    }

    private static long[] ranksBetween(RankList ranks, long first, long after) {
        long[] found = new long[ranks.size()];
        int count = 0;
        for (int i = 0; i < found.length; i++) {
            long rank = ranks.get(i);
            if (rank >= first && rank < after) {
                found[count++] = rank;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private final class Rows implements EventReader.Visitor {

        private final TableFile out;
        private final ValueRow row;
        private final SubMonitor progress;
        private final List<@Nullable Object> values = new ArrayList<>();
        private long written;
        private @Nullable IOException failure;

        Rows(TableFile out, List<TableColumn> header, SubMonitor progress) {
            this.out = out;
            this.row = new ValueRow(header);
            this.progress = progress;
        }

        @Override
        public boolean visit(long rank, ITmfEvent event) {
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
