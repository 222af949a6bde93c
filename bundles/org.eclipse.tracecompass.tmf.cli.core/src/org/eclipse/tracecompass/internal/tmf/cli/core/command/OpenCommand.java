package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe open}: the viewer. */
@Command(
        name = "open",
        description = {"Open the viewer; without a TRACE, on the demo traces."},
        footer = {
            "",
            "The viewer keeps its layout and preferences in a folder of your own. A second viewer",
            "that runs at the same time uses another folder.",
            "",
            "Example:",
            "  astrolabe open my-trace other-trace"
        })
public final class OpenCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            paramLabel = "TRACE",
            arity = "0..*",
            description = "Traces or experiments to open.")
    private List<Path> traces = new ArrayList<>();

    @Option(
            names = {"--data", "-data"},
            paramLabel = "DIR",
            description = "Keep layout and preferences in DIR.")
    private @Nullable Path data;

    /** Creates the command. */
    public OpenCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        List<Path> paths = new ArrayList<>();
        for (Path trace : traces) {
            if (!Files.exists(trace)) {
                throw UserErrors.noSuchPath(trace);
            }
            paths.add(trace.toAbsolutePath().normalize());
        }
        Viewer viewer = Viewer.installed();
        if (paths.isEmpty()) {
            paths.add(DemoLocation.folder().orElseThrow(OpenCommand::noDemo));
        }
        return viewer.run(data, paths, console);
    }

    private static UserError noDemo() {
        return new UserError("The demo traces are not installed; name a trace to open.");
    }
}
