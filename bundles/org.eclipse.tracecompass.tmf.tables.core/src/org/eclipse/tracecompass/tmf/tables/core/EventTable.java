package org.eclipse.tracecompass.tmf.tables.core;

import java.util.Iterator;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.LinuxPidAspect;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.LinuxTidAspect;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/** Table {@code events}: one trace after the other, each in its order. */
final class EventTable {

    private record Event(TableTrace trace, ITmfEvent event, IProgressMonitor monitor) {

        long time() {
            return event.getTimestamp().toNanos();
        }

        /**
         * Returns what an aspect tells. Waits for the analysis that it asks, so that the answer
         * does not depend on how far that has come.
         */
        @Nullable
        Number number(Class<? extends ITmfEventAspect<?>> aspectClass) {
            try {
                for (ITmfEventAspect<?> aspect :
                        TmfTraceUtils.getEventAspects(trace.trace(), aspectClass)) {
                    if (aspect.resolve(event, true, monitor) instanceof Number number) {
                        return number;
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new OperationCanceledException();
            }
            if (monitor.isCanceled()) {
                throw new OperationCanceledException();
            }
            return null;
        }
    }

    private static final List<Column<Event>> COLUMNS =
            List.of(
                    Column.text("trace", "name of the trace", row -> row.trace.name()),
                    Column.optionalText("host", "id of the host", row -> row.trace.host()),
                    Column.integer("time", "when it happened", Event::time),
                    Column.optionalInteger(
                            "host_time",
                            "the time by the host's own clock, if times are corrected",
                            row -> row.trace.hostTime(row.time())),
                    Column.optionalInteger(
                            "cpu",
                            "the CPU, if the trace tells",
                            row -> row.number(TmfCpuAspect.class)),
                    Column.text("type", "name of the event", row -> row.event.getName()),
                    Column.optionalInteger(
                            "tid",
                            "the thread, if the trace or its kernel analysis tells",
                            row -> row.number(LinuxTidAspect.class)),
                    Column.optionalInteger(
                            "pid",
                            "the process, if the trace or its kernel analysis tells",
                            row -> row.number(LinuxPidAspect.class)),
                    Column.text(
                            "fields",
                            "the fields as a JSON object",
                            row -> EventJson.fields(row.event.getContent())),
                    Column.optionalText(
                            "context",
                            "what the tracer has added to the event, as a JSON object",
                            row -> EventJson.context(row.event.getContent())));

    private EventTable() {}

    static ITraceTable of(List<TableTrace> traces) {
        List<TableTrace> singles = traces.stream().filter(TableTrace::isSingle).toList();
        return new RowTable<>("events", monitor -> COLUMNS, scan -> new EventRows(singles, scan));
    }

    private static final class EventRows implements Rows<Event> {

        private final Iterator<TableTrace> traces;
        private final int count;
        private final TableScan scan;
        private int begun;
        private @Nullable TableTrace current;
        private @Nullable ITmfContext context;
        private long time;

        EventRows(List<TableTrace> traces, TableScan scan) {
            this.traces = traces.iterator();
            this.count = traces.size();
            this.scan = scan;
        }

        @Override
        public @Nullable Event next() {
            while (true) {
                TableTrace trace = current;
                ITmfContext at = context;
                if (trace == null || at == null) {
                    if (!traces.hasNext()) {
                        return null;
                    }
                    begin(traces.next());
                    continue;
                }
                ITmfEvent event = trace.trace().getNext(at);
                if (event == null) {
                    close();
                    continue;
                }
                time = event.getTimestamp().toNanos();
                if (time > scan.to()) {
                    close();
                } else if (time >= scan.from()) {
                    return new Event(trace, event, scan.monitor());
                }
            }
        }

        private void begin(TableTrace trace) {
            begun++;
            current = trace;
            ITmfTrace opened = trace.trace();
            context =
                    scan.from() == Long.MIN_VALUE
                            ? opened.seekEvent(0L)
                            : opened.seekEvent(opened.createTimestamp(scan.from()));
        }

        @Override
        public double progress() {
            TableTrace trace = current;
            if (trace == null) {
                return count == 0 ? 1 : (double) begun / count;
            }
            long start = Math.max(scan.from(), trace.trace().getStartTime().toNanos());
            var last = trace.trace().readEnd();
            if (last == null) {
                return -1;
            }
            long end = Math.min(scan.to(), last.toNanos());
            double share = end <= start ? 1 : ((double) time - start) / ((double) end - start);
            return (begun - 1 + Math.clamp(share, 0, 1)) / count;
        }

        @Override
        public void close() {
            ITmfContext at = context;
            if (at != null) {
                at.dispose();
            }
            context = null;
            current = null;
        }
    }
}
