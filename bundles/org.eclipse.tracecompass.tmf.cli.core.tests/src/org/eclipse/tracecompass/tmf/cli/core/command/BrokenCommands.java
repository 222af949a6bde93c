package org.eclipse.tracecompass.tmf.cli.core.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Commands that the shell leaves out. */
public final class BrokenCommands {

    private BrokenCommands() {}

    /** Has the name of a command that is there already. */
    @Command(name = "info", description = "Never shown.")
    public static final class SecondInfo extends AbstractCommand {
        @Override
        protected int run(ICommandContext console) {
            throw new AssertionError("'info' was replaced");
        }
    }

    /** Has no name, and no description. */
    public static final class WithoutName extends AbstractCommand {
        @Override
        protected int run(ICommandContext console) {
            return 0;
        }
    }

    /** Has the same option twice. */
    @Command(name = "wild", description = "Never shown.")
    public static final class Wild extends AbstractCommand {
        @Option(names = "--twice")
        private boolean one;

        @Option(names = "--twice")
        private boolean two;

        @Override
        protected int run(ICommandContext console) {
            return one && two ? 1 : 0;
        }
    }
}
