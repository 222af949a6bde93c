package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.common.core.files.OutputFileException;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.trim.TraceTrim;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe trim}: a smaller trace with the events of a time range. */
@Command(
        name = "trim",
        description = {"Write the events of a time range as a smaller trace."},
        footer = {
            "",
            "The result is a trace of the same format that any reader of it opens. An experiment",
            "becomes a folder with its traces. Only CTF traces can be trimmed.",
            "",
            "Example:",
            "  astrolabe trim my-trace --from +1s --to +1.5s --out small-trace"
        })
public final class TrimCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "TRACE", description = "A trace or an experiment.")
    private Path path = Path.of("");

    @Mixin private TimeWindow window = new TimeWindow();

    @Option(
            names = "--out",
            required = true,
            paramLabel = "DIR",
            description = "The folder to write; it must not exist, or be empty.")
    private Path out = Path.of("");

    @Mixin private TypeOption type = new TypeOption();

    /** Creates the command. */
    public TrimCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (!window.isGiven()) {
            throw UserError.usage("Give --from, --to or both: the whole trace needs no trimming.");
        }
        try (OpenTrace opened = OpenTrace.open(path, type.given(), console)) {
            TimeWindow.Span span = window.within(TraceSpan.of(opened.trace()));
            TraceTrim.Result result = trim(opened, span);
            if (result.skipped() > 0) {
                console.warn(
                        "%d of the traces in %s have no event in this range and are left out."
                                .formatted(result.skipped(), path));
            }
            return 0;
        }
    }

    private TraceTrim.Result trim(OpenTrace opened, TimeWindow.Span span) {
        TmfTimeRange range =
                new TmfTimeRange(
                        TmfTimestamp.fromNanos(span.start()), TmfTimestamp.fromNanos(span.end()));
        try (Progress progress = new Progress(console, "trimming")) {
            return TraceTrim.write(opened.trace(), range, out, progress);
        } catch (CoreException e) {
            console.cancellation().check();
            if (e.getStatus().getException() instanceof OutputFileException output) {
                throw new UserError(String.valueOf(output.getMessage()), output);
            }
            throw new UserError(
                    "%s cannot be trimmed: %s.".formatted(path, e.getStatus().getMessage()), e);
        } catch (OperationCanceledException e) {
            throw new CancellationException(e.getMessage());
        }
    }
}
