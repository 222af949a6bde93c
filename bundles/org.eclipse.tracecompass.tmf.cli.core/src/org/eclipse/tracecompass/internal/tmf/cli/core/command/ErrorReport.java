package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.common.core.bundles.PluginOrigin;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.files.OutputFileException;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.OutputException;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.export.core.compare.ProfileException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns an error that ends a command into one line on the error stream and an exit code. */
public final class ErrorReport {

    /** Exit code of an error that the user can mend, and of our own errors. */
    public static final int OWN_ERROR = 1;

    private static final Pattern CONSTANTS =
            Pattern.compile("\\[([A-Z, ]+)] \\(case-insensitive\\)");

    private final Console console;
    private final BooleanSupplier debug;

    /**
     * Creates the report.
     *
     * @param console whose error stream is written
     * @param debug whether the user wants to see where an error arose
     */
    public ErrorReport(Console console, BooleanSupplier debug) {
        this.console = console;
        this.debug = debug;
    }

    /** Reports wrong usage; its exit code is 2. */
    public int usage(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        if (e instanceof UnmatchedArgumentException unmatched) {
            String first =
                    unmatched.getUnmatched().isEmpty() ? "" : unmatched.getUnmatched().get(0);
            boolean isCommand = command.getParent() == null && !first.startsWith("-");
            say(isCommand ? unknownCommand(first) : readable(e) + ".");
            List<String> suggestions = unmatched.getSuggestions();
            if (!suggestions.isEmpty()) {
                console.err().println("Did you mean " + String.join(" or ", suggestions) + "?");
            }
        } else {
            say(readable(e) + ".");
        }
        return help(command);
    }

    private int help(CommandLine command) {
        console.err()
                .println("Try '%s --help'.".formatted(command.getCommandSpec().qualifiedName()));
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    private static String unknownCommand(String word) {
        return isFile(word)
                ? "There is no command '%s'; to open it as a trace, use 'astrolabe open %s'."
                        .formatted(word, word)
                : "There is no command '%s'.".formatted(word);
    }

    private static boolean isFile(String word) {
        try {
            return Files.exists(Path.of(word));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** The parser lists the constants of an enumeration; the user writes them in lower case. */
    private static String readable(ParameterException e) {
        return CONSTANTS
                .matcher(String.valueOf(e.getMessage()))
                .replaceAll(m -> m.group(1).toLowerCase(Locale.ROOT));
    }

    /** Reports what a command has thrown. */
    public int failure(Exception e, CommandLine command) {
        Throwable cause =
                e instanceof UncheckedIOException wrapped && wrapped.getCause() != null
                        ? wrapped.getCause()
                        : e;
        if (cause instanceof OutputException output && output.isClosedPipe()) {
            return 0;
        }
        Optional<Shortage> shortage = Shortage.behind(e);
        switch (cause) {
            case OutputFileException file -> say(String.valueOf(file.getMessage()));
            case OutputException output ->
                    say("Cannot write the output: " + output.getMessage() + '.');
            case Exception any when shortage.isPresent() -> say(shortage.get().sentence());
            case UserError user -> {
                say(String.valueOf(user.getMessage()));
                user.getDetails().forEach(console::detail);
            }
            case ProfileException profile -> say(String.valueOf(profile.getMessage()));
            case CostlyPatternException pattern -> say(pattern.getMessage() + ".");
            case InvalidPathException path ->
                    say("'%s' is not a valid file name.".formatted(path.getInput()));
            case CancellationException cancelled -> say("Cancelled.");
            case FileSystemException file when !isSentence(e, file) ->
                    say("Cannot use %s: %s.".formatted(file.getFile(), FileProblem.reason(file)));
            case IOException io when isSentence(e, io) -> say(String.valueOf(e.getMessage()));
            default -> {
                return internal(e, command.getCommandName());
            }
        }
        if (debug.getAsBoolean()) {
            e.printStackTrace(console.err());
        }
        return cause instanceof UserError user && user.isUsage() ? help(command) : OWN_ERROR;
    }

    /** Whether somebody has said in words what could not be read or written. */
    private static boolean isSentence(Exception e, IOException cause) {
        return e instanceof UncheckedIOException && !cause.toString().equals(e.getMessage());
    }

    /** Reports an error of our own, unless the machine is short of something. */
    public int internal(Throwable e, String what) {
        say(Shortage.behind(e).map(Shortage::sentence).orElseGet(() -> ourError(e, what)));
        if (debug.getAsBoolean()) {
            e.printStackTrace(console.err());
        }
        return OWN_ERROR;
    }

    private static String ourError(Throwable e, String what) {
        Optional<PluginOrigin.Place> origin = PluginOrigin.of(e);
        if (origin.isPresent()) {
            return "The plug-in %s failed in '%s' (%s at %s); %s."
                    .formatted(
                            origin.get().plugin(),
                            what,
                            e,
                            origin.get().place(),
                            PluginOrigin.remedy(origin.get().plugin()));
        }
        return "Internal error in '%s' (%s); please report it with the output of --debug."
                .formatted(what, e);
    }

    private void say(String sentence) {
        console.error(sentence);
    }
}
