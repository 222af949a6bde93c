package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.List;
import java.util.concurrent.Callable;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code astrolabe states}: what is done with declarations of states themselves. */
@Command(
        name = "states",
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "Check, convert or attach state declarations: files that say which states the events of"
                    + " a trace change."
        },
        commandListHeading = "%nCommands:%n",
        footer = {
            "",
            "'astrolabe analyze --states FILE TRACE' applies a declaration. Declarations in the"
                    + " folder of the trace (*.states, or a folder states), in its metadata or in your"
                    + " library are applied automatically.",
            "",
            "Examples:",
            "  astrolabe states check app.states my-trace",
            "  astrolabe states convert app.states -o app.states.xml",
            "  astrolabe states attach app.states my-trace -o my-trace-with-states",
            "  astrolabe analyze my-trace --states app.states"
        })
public final class StatesCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    private StatesCommand() {}

    /** Returns the command with its commands. */
    public static CommandLine of(Console console) {
        CommandLine line = new CommandLine(new StatesCommand());
        for (Object command :
                List.of(
                        new StatesCheckCommand(console),
                        new StatesConvertCommand(console),
                        new StatesAttachCommand(console))) {
            line.addSubcommand(command);
        }
        return line;
    }

    @Override
    public Integer call() {
        CommandSpec known = spec;
        if (known == null) {
            throw new IllegalStateException();
        }
        throw new ParameterException(
                known.commandLine(), "Name a subcommand: check, convert or attach");
    }
}
