package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;

/** Writes rows as CSV to a file that the user names; times and durations in ns. */
final class RowExport {

    private static final String PLUGIN = "org.eclipse.tracecompass.analysis.timing.ui";
    private static final CSVFormat CSV = CSVFormat.RFC4180.builder().setRecordSeparator("\n").get();
    private static final int STEP = 4096;

    /** The rows of a table, which do not change any more. Asked in the background. */
    interface Rows {
        /** The titles of the columns. */
        List<String> titles();

        /** Returns the number of rows. */
        int size();

        /**
         * The values of a row, by column; null where there is none.
         *
         * @throws IOException when it cannot be read
         */
        List<? extends @Nullable Object> row(int row) throws IOException;
    }

    private RowExport() {}

    static void ask(Shell shell, String name, Rows rows) {
        Path file = FileQuestion.save(Messages.Export_Title, name, FileKind.CSV).ask(shell);
        if (file == null) {
            return;
        }
        Job job =
                Job.create(
                        Messages.Export_Job,
                        (IProgressMonitor monitor) -> write(file, rows, monitor));
        job.setUser(true);
        job.schedule();
    }

    private static IStatus write(Path file, Rows rows, @Nullable IProgressMonitor monitor) {
        SubMonitor progress = SubMonitor.convert(monitor, rows.size() / STEP + 1);
        try (OutputFile output = OutputFile.at(file)) {
            try (Writer writer = Files.newBufferedWriter(output.content());
                    CSVPrinter printer = new CSVPrinter(writer, CSV)) {
                printer.printRecord(rows.titles().stream().map(FilterColumns::key).toList());
                for (int i = 0; i < rows.size(); i++) {
                    if (i % STEP == 0) {
                        progress.split(1);
                    }
                    printer.printRecord(rows.row(i));
                }
            }
            output.commit();
            return Status.OK_STATUS;
        } catch (IOException e) {
            return new Status(
                    IStatus.ERROR,
                    PLUGIN,
                    Messages.Export_Failed + ": " + String.valueOf(e.getMessage()),
                    e);
        }
    }
}
