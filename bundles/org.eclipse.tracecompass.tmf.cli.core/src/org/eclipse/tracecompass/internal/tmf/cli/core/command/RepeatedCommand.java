package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/**
 * Runs a command, and runs it again if stored results turned out to be damaged meanwhile: they have
 * been made again when the command has closed its trace. Whatever the damage led to – an exception,
 * an empty answer – does not count. The second run goes on writing where the first one stopped.
 */
public final class RepeatedCommand implements IExecutionStrategy {

    private static final int MOST_RUNS = 3;

    private final Console console;

    /**
     * Creates the strategy.
     *
     * @param console where the command writes
     */
    public RepeatedCommand(Console console) {
        this.console = console;
    }

    @Override
    public int execute(@Nullable ParseResult given) {
        ParseResult parsed = Objects.requireNonNull(given);
        for (int run = 1; ; run++) {
            try {
                int code = new RunLast().execute(parsed);
                if (!isToRunAgain(run)) {
                    check(parsed);
                    return code;
                }
            } catch (ExecutionException e) {
                if (!isToRunAgain(run)) {
                    throw e;
                }
            }
            console.beginAgain();
        }
    }

    private void check(ParseResult parsed) {
        try {
            console.checkComplete();
        } catch (UserError e) {
            throw new ExecutionException(
                    parsed.commandSpec().commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private boolean isToRunAgain(int run) {
        return console.damages().tell() && run < MOST_RUNS && !console.cancellation().isCancelled();
    }
}
