package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.viewer.Viewer;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.remote.core.ServerAddress;
import org.eclipse.tracecompass.tmf.remote.core.TraceLink;
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
            "Examples:",
            "  astrolabe open my-trace other-trace",
            "  astrolabe open http://traces.example:8080/"
        })
public final class OpenCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            paramLabel = "TRACE",
            arity = "0..*",
            converter = TraceArgument.Converter.class,
            description = {
                "Traces or experiments to open, or the address of a trace server: http://HOST:PORT/,",
                "behind # the name of one of its traces."
            })
    private List<TraceArgument> traces = new ArrayList<>();

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
        List<String> names = new ArrayList<>();
        for (TraceArgument trace : traces) {
            names.add(trace.isServed() ? checked(trace.text()) : existing(trace.path()));
        }
        Viewer viewer = Viewer.installed();
        if (names.isEmpty()) {
            names.add(DemoLocation.folder().orElseThrow(OpenCommand::noDemo).toString());
        }
        return viewer.run(data, names, console);
    }

    private static String existing(Path trace) {
        if (!Files.exists(trace)) {
            throw UserErrors.noSuchPath(trace);
        }
        return trace.toAbsolutePath().normalize().toString();
    }

    private static String checked(String link) {
        try {
            ServerAddress.parse(TraceLink.of(link).address());
            return link;
        } catch (IllegalArgumentException e) {
            throw UserError.usage(UserErrors.sentence(String.valueOf(e.getMessage())), e);
        }
    }

    private static UserError noDemo() {
        return new UserError("The demo traces are not installed; name a trace to open.");
    }
}
