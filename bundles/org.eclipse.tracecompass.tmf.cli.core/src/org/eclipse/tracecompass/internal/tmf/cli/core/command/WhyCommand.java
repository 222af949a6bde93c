package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathPiece;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.ThreadPath;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.internal.tmf.cli.core.path.PathReport;
import org.eclipse.tracecompass.internal.tmf.cli.core.path.SlowThingReport;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe why}: the critical path of a thread. */
@Command(
        name = "why",
        description = {
            "Say why a thread took so long: what it ran, and for which CPU, thread, interrupt,"
                    + " disk, timer or host it waited, through all threads that it waited for. With"
                    + " --segments, say why a system call, a function or another segment took so"
                    + " long, and how it differs from the median one of its kind."
        },
        footer = {
            "",
            "The shares add up to the time from --from to --to. Where the trace does not tell what"
                    + " happened, the piece is unknown, with the reason.",
            "",
            "Examples:",
            "  astrolabe why my-trace --tid 4711",
            "  astrolabe why my-trace --tid 4711 --from +1s --to +2s --json",
            "  astrolabe why alpha-trace beta-trace --synced --tid 380 --host alpha",
            "  astrolabe why my-trace --segments syscall --filter 'name == fsync'",
            "  astrolabe why my-trace --segments block-requests --percentile 95"
        })
public final class WhyCommand implements Callable<Integer> {

    private static final int DEFAULT_PIECES = 10;
    private static final int LONGEST = 100;

    private final Console console;

    @Parameters(paramLabel = "TRACE", arity = "1..*", description = "Traces or an experiment.")
    private List<Path> traces = new ArrayList<>();

    @Option(names = "--tid", paramLabel = "N", description = "The thread.")
    private @Nullable Integer tid;

    @Option(
            names = "--segments",
            paramLabel = "TABLE",
            description =
                    "Explain the longest segment of this table: syscall, or the name of a table,"
                            + " such as futex-waits.")
    private @Nullable String segments;

    @Option(
            names = "--filter",
            paramLabel = "EXPR",
            description = "Only segments that match this filter over the columns of the table.")
    private @Nullable String filter;

    @Option(
            names = "--percentile",
            paramLabel = "P",
            description = "Explain the segment of this percentile, in place of the longest one.")
    private @Nullable Double percentile;

    @Option(
            names = "--host",
            paramLabel = "NAME",
            description = "The host of the thread, if several have such a thread.")
    private @Nullable String host;

    @Mixin private TimeWindow window = new TimeWindow();

    @Option(
            names = "--pieces",
            paramLabel = "N",
            description = "How many of the longest pieces to print; 10 by default.")
    private int longest = DEFAULT_PIECES;

    @Option(names = "--json", description = "Print all pieces and shares as one JSON object.")
    private boolean json;

    @Mixin private ClockOption clocks = new ClockOption();

    @Mixin private TypeOption type = new TypeOption();

    /** Creates the command. */
    public WhyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (longest < 0) {
            throw UserError.usage("--pieces must not be negative; give 0 to print none.");
        }
        Integer thread = tid;
        String table = segments;
        if ((thread == null) == (table == null)) {
            throw UserError.usage("Give either --tid or --segments.");
        }
        double rank = percentile == null ? LONGEST : percentile.doubleValue();
        if (!(rank >= 0 && rank <= LONGEST)) {
            throw UserError.usage("--percentile must be a number from 0 to 100.");
        }
        UserErrors.requireFilter("--filter", filter);
        try (OpenTrace opened = clocks.open(traces, type, console)) {
            Span span = window.within(TraceSpan.of(opened.trace()));
            ExecutionGraphs graphs = ExecutionGraphs.of(opened, traces.get(0), console);
            if (table != null) {
                explain(new SlowSegments(opened, table, filter, rank, console), graphs, span);
            } else if (thread != null) {
                explain(graphs.thread(thread, host), graphs, span);
            }
            return ProblemReport.tell(opened, console);
        }
    }

    private void explain(OsWorker thread, ExecutionGraphs graphs, Span span) throws IOException {
        List<PathPiece> pieces = ThreadPath.find(graphs.graph(), thread, span.start(), span.end());
        PathReport report =
                new PathReport(
                        thread,
                        span.start(),
                        span.end(),
                        pieces,
                        graphs.histories(),
                        graphs.missing());
        if (json) {
            report.writeJson(console.data());
        } else {
            report.writeText(console.text(), longest);
        }
    }

    private void explain(SlowSegments chosen, ExecutionGraphs graphs, Span span)
            throws IOException {
        SlowThingReport report =
                new SlowThingReport(
                        chosen.explain(graphs, span), graphs.histories(), graphs.missing());
        if (json) {
            report.writeJson(console.data());
        } else {
            report.writeText(console.text());
        }
    }
}
