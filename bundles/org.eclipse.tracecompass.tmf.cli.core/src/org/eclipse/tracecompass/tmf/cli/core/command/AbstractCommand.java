package org.eclipse.tracecompass.tmf.cli.core.command;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A command of a plug-in. A subclass has a constructor without parameters, the annotation {@code
 * picocli.CommandLine.Command} with name and description, and annotated fields for its options and
 * parameters. The shell adds {@code --help} and {@code --debug}. An object is made for each start
 * of the program; it is run by one thread, more than once if stored results turned out to be
 * damaged and have been made again.
 */
public abstract class AbstractCommand implements Callable<Integer> {

    private @Nullable ICommandContext context;

    /**
     * Sets the environment of the command. Called by the framework before the command runs.
     *
     * @param surroundings where to write and how to open traces
     */
    public final void init(ICommandContext surroundings) {
        context = surroundings;
    }

    @Override
    public final Integer call() throws IOException {
        ICommandContext given = context;
        if (given == null) {
            throw new IllegalStateException("The command has not been initialized");
        }
        return run(given);
    }

    /**
     * Does the work.
     *
     * @param console where to write and how to open traces
     * @return the exit code: 0 if all is done; 1 for an error that the user can correct
     * @throws UserError for such an error; its message is shown
     * @throws IOException if something cannot be read; its message is shown, too
     */
    protected abstract int run(ICommandContext console) throws IOException;
}
