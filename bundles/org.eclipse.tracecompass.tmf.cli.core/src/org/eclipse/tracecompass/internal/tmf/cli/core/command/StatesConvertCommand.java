package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesPrinter;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesXml;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe states convert}: from text to XML and back. */
@Command(
        name = "convert",
        description = {
            "Convert declarations from text to XML or back. Nothing is lost, not even comments."
        },
        footer = {
            "",
            "Examples:",
            "  astrolabe states convert app.states > app.states.xml",
            "  astrolabe states convert app.states.xml -o app.states"
        })
public final class StatesConvertCommand implements Callable<Integer> {

    private final Console console;

    /** The forms of declarations. */
    enum Form {
        TEXT,
        XML
    }

    @Parameters(paramLabel = "FILE", description = "Declarations, as text or XML.")
    private Path file = Path.of("");

    @Option(
            names = {"-o", "--out"},
            paramLabel = "OUT",
            description =
                    "The file to write; standard output by default. If its name ends in"
                            + " .xml or .states, it gets that form.")
    private @Nullable Path out;

    @Option(names = "--to", paramLabel = "FORM", description = "text or xml.")
    private @Nullable Form form;

    /** Creates the command. */
    public StatesConvertCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        StatesFile states = StatesFiles.sound(file, console);
        String converted =
                form() == Form.XML ? StatesXml.print(states) : StatesPrinter.print(states);
        Path target = out;
        if (target == null) {
            Writer data = console.data();
            data.write(converted);
            data.flush();
            return 0;
        }
        try (OutputFile output = OutputFile.at(target)) {
            Files.writeString(output.content(), converted);
            output.commit();
        }
        return 0;
    }

    private Form form() throws IOException {
        Form wanted = form;
        if (wanted != null) {
            return wanted;
        }
        Path target = out;
        if (target != null) {
            String name = String.valueOf(target.getFileName()).toLowerCase(Locale.ROOT);
            if (name.endsWith(".xml")) {
                return Form.XML;
            }
            if (name.endsWith(".states")) {
                return Form.TEXT;
            }
            throw UserError.usage(
                    ("The form of %s is unknown; its name must end in .states or .states.xml, or"
                                    + " use --to.")
                            .formatted(target));
        }
        return StatesFiles.isXml(file) ? Form.TEXT : Form.XML;
    }
}
