package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.MissingSince;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.WaitTable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.export.core.RowWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe waits}: for what threads were blocked. */
@Command(
        name = "waits",
        description = {
            "Print how long threads were blocked, by what ended the waits: another thread, a disk,"
                    + " the network, a timer, a futex. The longest wait of each line has its thread"
                    + " and its times."
        },
        footer = {
            "",
            "Times are in ns. A wait for a CPU is none of these; see 'astrolabe why'.",
            "",
            "Examples:",
            "  astrolabe waits my-trace",
            "  astrolabe waits my-trace --process 4711 --format csv",
            "  astrolabe waits alpha-trace beta-trace --synced --host alpha --tid 380"
        })
public final class WaitsCommand implements Callable<Integer> {

    private static final List<String> COLUMNS =
            List.of(
                    "cause", "by", "in", "count", "total", "average", "longest", "thread", "start",
                    "end", "missing");

    private final Console console;

    @Parameters(paramLabel = "TRACE", arity = "1..*", description = "Traces or an experiment.")
    private List<Path> traces = new ArrayList<>();

    @Option(names = "--tid", paramLabel = "N", description = "Only this thread.")
    private @Nullable Integer tid;

    @Option(names = "--process", paramLabel = "N", description = "Only the threads of a process.")
    private @Nullable Integer process;

    @Option(names = "--host", paramLabel = "NAME", description = "Only threads of this host.")
    private @Nullable String host;

    @Mixin private TimeWindow window = new TimeWindow();

    @Option(names = "--limit", paramLabel = "N", description = "At most N lines.")
    private long limit = Long.MAX_VALUE;

    @Mixin private FormatOption format = new FormatOption();

    @Mixin private ClockOption clocks = new ClockOption();

    @Mixin private TypeOption type = new TypeOption();

    /** Creates the command. */
    public WaitsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        UserErrors.requirePositive("--limit", limit);
        try (OpenTrace opened = clocks.open(traces, type, console)) {
            Span span = window.within(TraceSpan.of(opened.trace()));
            ExecutionGraphs graphs = ExecutionGraphs.of(opened, traces.get(0), console);
            List<WaitTable.Line> lines =
                    WaitTable.of(
                            graphs.graph(),
                            graphs.histories(),
                            wanted(graphs, span),
                            span.start(),
                            span.end());
            RowWriter rows = format.writer(COLUMNS, console);
            for (WaitTable.Line line : lines.subList(0, (int) Math.min(limit, lines.size()))) {
                rows.row(row(line, graphs.missing()));
            }
            rows.finish();
            return ProblemReport.tell(opened, console);
        }
    }

    private Predicate<OsWorker> wanted(ExecutionGraphs graphs, Span span) {
        Integer thread = tid;
        Integer group = process;
        if (thread != null) {
            OsWorker only = graphs.thread(thread, host);
            return only::equals;
        }
        return worker ->
                graphs.isOn(worker, host)
                        && (group == null
                                || graphs.histories()
                                                .processOf(
                                                        worker,
                                                        Math.max(span.start(), worker.getStart()))
                                        == group);
    }

    private static List<@Nullable Object> row(WaitTable.Line line, MissingSince missing) {
        WaitTable.Instance longest = line.longest();
        List<@Nullable Object> row = new ArrayList<>();
        row.add(line.cause());
        row.add(line.by());
        row.add(line.in());
        row.add(Long.valueOf(line.count()));
        row.add(Long.valueOf(line.total()));
        row.add(Long.valueOf(line.total() / line.count()));
        row.add(Long.valueOf(longest.duration()));
        row.add(longest.thread().toString());
        row.add(Long.valueOf(longest.start()));
        row.add(Long.valueOf(longest.end()));
        row.add(line.missing(longest, missing));
        return row;
    }
}
