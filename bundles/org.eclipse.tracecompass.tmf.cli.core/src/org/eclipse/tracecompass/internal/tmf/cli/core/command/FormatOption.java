package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.util.List;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.table.RowFormat;
import org.eclipse.tracecompass.tmf.export.core.RowWriter;
import picocli.CommandLine.Option;

/** The option by which the user chooses how rows are written. */
final class FormatOption {

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table (default), csv or json.")
    private RowFormat format = RowFormat.TABLE;

    /** Returns a writer of rows with the given columns. */
    RowWriter writer(List<String> columns, Console console) throws IOException {
        return format.writer(columns, format == RowFormat.TABLE ? console.text() : console.data());
    }
}
