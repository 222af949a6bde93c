package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.TraceSymbolFiles;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import picocli.CommandLine.Option;

/** The option {@code --symbols}: files that tell the names of functions. */
final class SymbolOption {

    @Option(
            names = "--symbols",
            paramLabel = "FILE",
            description =
                    "A program, a library or the output of nm, for function names. Can be repeated."
                            + " The trace remembers it.")
    private List<Path> files = new ArrayList<>();

    /** Returns whether files are given. */
    boolean isGiven() {
        return !files.isEmpty();
    }

    /**
     * Adds the files to those of what is open, and waits until everything is known that names
     * functions.
     *
     * @throws UserError if a file cannot be read or has no symbols
     */
    void prepare(OpenTrace opened, Console console) {
        files.forEach(UserErrors::requireNoPipe);
        try {
            if (!files.isEmpty()) {
                TraceSymbolFiles.add(opened.trace(), files);
            }
        } catch (IOException e) {
            throw new UserError(Objects.requireNonNullElse(e.getMessage(), e.toString()), e);
        }
        try (Progress progress = new Progress(console, "looking for symbols")) {
            for (ITmfTrace member : opened.members()) {
                for (ISymbolProvider provider :
                        SymbolProviderManager.getInstance().getSymbolProviders(member)) {
                    provider.loadConfiguration(progress);
                    console.cancellation().check();
                }
            }
        }
    }
}
