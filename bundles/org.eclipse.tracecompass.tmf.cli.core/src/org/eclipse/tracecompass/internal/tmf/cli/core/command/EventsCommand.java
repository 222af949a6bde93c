package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Cancellation.Tidying;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.internal.tmf.cli.core.event.EventFormat;
import org.eclipse.tracecompass.internal.tmf.cli.core.event.EventWriter;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe events}: the events of a trace, in order of time. */
@Command(
        name = "events",
        description = {"Print the events in time order; several traces are merged."},
        footer = {
            "",
            "text       aligned columns, for reading",
            "csv        a header, then one line per event; times in ns",
            "json       one object per line; times in ns",
            "canonical  an exact line format for comparing readers of CTF traces",
            "",
            "Examples:",
            "  astrolabe events my-trace --from +1s --to +1.1s",
            "  astrolabe events my-trace --format json | jq 'select(.type =="
                    + " \"sched_switch\").fields'",
            "  astrolabe events my-trace --format canonical | LC_ALL=C sort | sha256sum"
        })
public final class EventsCommand implements Callable<Integer> {

    private static final int PROGRESS_EVENTS = 4096;

    private final Console console;

    @Parameters(paramLabel = "TRACE", arity = "1..*", description = "Traces or experiments.")
    private List<Path> traces = new ArrayList<>();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text (default), csv, json or canonical.")
    private EventFormat format = EventFormat.TEXT;

    @Mixin private ClockOption clocks = new ClockOption();

    @Mixin private TimeWindow window = new TimeWindow();

    @Option(names = "--limit", paramLabel = "N", description = "At most N events.")
    private long limit = Long.MAX_VALUE;

    @Mixin private TypeOption type = new TypeOption();

    /** Creates the command. */
    public EventsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        UserErrors.requirePositive("--limit", limit);
        try (OpenTrace opened = clocks.open(traces, type, console);
                Tidying tidying =
                        console.cancellation().tidyingWhile(() -> ViewProvider.isWriting(opened))) {
            write(opened.trace());
            return ProblemReport.tell(opened, console);
        }
    }

    private void write(ITmfTrace trace) throws IOException {
        EventWriter writer = format.open(trace, TimeWindow.zone(), console);
        long from = Long.MIN_VALUE;
        long to = Long.MAX_VALUE;
        if (window.isGiven()) {
            TimeWindow.Span span = window.within(TraceSpan.of(trace));
            from = span.start();
            to = span.end();
        }
        ITmfContext context =
                from == Long.MIN_VALUE
                        ? trace.seekEvent(0L)
                        : trace.seekEvent(trace.createTimestamp(from));
        try (Progress progress = new Progress(console, "reading")) {
            long written = 0;
            ITmfEvent event = trace.getNext(context);
            double end = isProgressShown() ? end(trace, to) : Double.NaN;
            double first = event == null ? from : event.getTimestamp().toNanos();
            while (event != null && written < limit) {
                long time = event.getTimestamp().toNanos();
                if (time > to) {
                    break;
                }
                if (time >= from) {
                    writer.write(event);
                    written++;
                }
                if (written % PROGRESS_EVENTS == 0) {
                    console.cancellation().check();
                    show(progress, written, (time - first) / (end - first));
                }
                event = trace.getNext(context);
            }
        } finally {
            context.dispose();
        }
        writer.finish();
    }

    private static double end(ITmfTrace trace, long to) {
        if (to < Long.MAX_VALUE) {
            return to;
        }
        ITmfTimestamp end = trace.readEnd();
        return end == null ? Double.NaN : end.toNanos();
    }

    /** A bar among the events themselves would only be in the way. */
    private boolean isProgressShown() {
        return !console.outIsTerminal() && console.errIsTerminal();
    }

    /** Shows how much of the time has passed, or of the events that are wanted at most. */
    private void show(Progress progress, long written, double ofTime) {
        if (isProgressShown()) {
            double ofLimit = limit < Long.MAX_VALUE ? written / (double) limit : -1;
            progress.show(
                    Double.isFinite(ofTime) ? Math.max(ofTime, ofLimit) : ofLimit,
                    "%,d events".formatted(written));
        }
    }
}
