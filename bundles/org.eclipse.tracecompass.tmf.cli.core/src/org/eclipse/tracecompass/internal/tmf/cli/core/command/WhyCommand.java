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
                    + " disk, timer or host it waited, through all threads that it waited for."
        },
        footer = {
            "",
            "The shares add up to the time from --from to --to. Where the trace does not tell what"
                    + " happened, the piece is unknown, with the reason.",
            "",
            "Examples:",
            "  astrolabe why my-trace --tid 4711",
            "  astrolabe why my-trace --tid 4711 --from +1s --to +2s --json",
            "  astrolabe why alpha-trace beta-trace --synced --tid 380 --host alpha"
        })
public final class WhyCommand implements Callable<Integer> {

    private static final int DEFAULT_PIECES = 10;

    private final Console console;

    @Parameters(paramLabel = "TRACE", arity = "1..*", description = "Traces or an experiment.")
    private List<Path> traces = new ArrayList<>();

    @Option(names = "--tid", paramLabel = "N", required = true, description = "The thread.")
    private int tid;

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
            throw new UserError("--pieces must not be negative; give 0 to print none.");
        }
        try (OpenTrace opened = clocks.open(traces, type, console)) {
            Span span = window.within(TraceSpan.of(opened.trace()));
            ExecutionGraphs graphs = ExecutionGraphs.of(opened, traces.get(0), console);
            OsWorker thread = graphs.thread(tid, host);
            List<PathPiece> pieces =
                    ThreadPath.find(graphs.graph(), thread, span.start(), span.end());
            PathReport report =
                    new PathReport(thread, span.start(), span.end(), pieces, graphs.histories());
            if (json) {
                report.writeJson(console.data());
            } else {
                report.writeText(console.text(), longest);
            }
            return ProblemReport.tell(opened, console);
        }
    }
}
