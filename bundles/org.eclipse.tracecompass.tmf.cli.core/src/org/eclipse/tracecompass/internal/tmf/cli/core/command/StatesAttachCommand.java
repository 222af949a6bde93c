package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.files.OutputFileException;
import org.eclipse.tracecompass.ctf.core.metadata.MetadataReader;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.AttachedDeclarations;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe states attach}: declarations into the metadata of a trace. */
@Command(
        name = "attach",
        description = {
            "Copy a CTF 2 trace and put declarations into the metadata of the copy. Other readers"
                    + " of CTF 2 see no difference. The command compares both traces event by event."
        },
        footer = {
            "",
            "CTF 1.8 metadata cannot hold declarations; copy the file into the folder of the trace"
                    + " instead.",
            "",
            "Example:",
            "  astrolabe states attach app.states my-trace -o my-trace-with-states"
        })
public final class StatesAttachCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "FILE", description = "Declarations, as text or XML.")
    private Path file = Path.of("");

    @Parameters(index = "1", paramLabel = "TRACE", description = "A trace of CTF 2.")
    private Path trace = Path.of("");

    @Option(
            names = {"-o", "--out"},
            paramLabel = "OUT",
            required = true,
            description = "The folder of the copy, which must not exist.")
    private Path out = Path.of("");

    /** Creates the command. */
    public StatesAttachCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        StatesFiles.sound(file, console);
        if (!Files.isDirectory(trace)) {
            throw UserErrors.noSuchPath(trace);
        }
        Path folder = StatesFiles.onlyTrace(trace, MetadataReader.FILE_NAME);
        try {
            long events = AttachedDeclarations.attach(folder, Files.readString(file), out);
            console.note(
                    String.format(
                            Locale.ROOT,
                            "%s has the declarations of %s and the same %,d events as %s.",
                            out,
                            file,
                            events,
                            folder));
        } catch (OutputFileException e) {
            throw e;
        } catch (IOException e) {
            throw new UserError(UserErrors.sentence(FileProblem.reason(e), trace), e);
        }
        return 0;
    }
}
