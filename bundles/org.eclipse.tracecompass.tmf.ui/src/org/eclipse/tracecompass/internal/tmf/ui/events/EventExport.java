package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;

/** Writes the rows of the table of events to a CSV file. */
public final class EventExport {

    private static final int BLOCK = 10_000;

    private EventExport() {}

    /** Reads rows of the table. */
    public interface Rows {
        /** Reads some rows, fewer when stopped. */
        List<EventRow> read(long first, long count, BooleanSupplier stop);
    }

    /** Asks for a file and writes the table to it, in a job. */
    public static void ask(Shell shell, Rows rows, List<String> columns, long count) {
        Path file = FileQuestion.save(Messages.Export_Title, "events", FileKind.CSV).ask(shell);
        if (file != null) {
            job(file, rows, columns, count).schedule();
        }
    }

    /** The job that writes a file. */
    static Job job(Path file, Rows rows, List<String> columns, long count) {
        return new Job(Texts.bind(Messages.Export_Job, file.getFileName())) {
            @Override
            protected IStatus run(@Nullable IProgressMonitor monitor) {
                try {
                    return monitor != null && write(file, rows, columns, count, monitor)
                            ? Status.OK_STATUS
                            : Status.CANCEL_STATUS;
                } catch (IOException e) {
                    return new Status(
                            IStatus.ERROR,
                            TimeDisplay.NODE,
                            Texts.bind(Messages.Export_Failed, file),
                            e);
                }
            }
        };
    }

    /**
     * Writes a file.
     *
     * @return whether all rows were written; false, without a file, when cancelled
     */
    public static boolean write(
            Path file, Rows rows, List<String> columns, long count, IProgressMonitor monitor)
            throws IOException {
        monitor.beginTask(file.toString(), (int) Math.min(Integer.MAX_VALUE, count / BLOCK + 1));
        try (OutputFile output = OutputFile.at(file)) {
            fill(output.content(), rows, columns, count, monitor);
            if (monitor.isCanceled()) {
                return false;
            }
            output.commit();
            return true;
        }
    }

    private static void fill(
            Path file, Rows rows, List<String> columns, long count, IProgressMonitor monitor)
            throws IOException {
        try (BufferedWriter writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            writer.write(RowText.CSV.line(columns));
            writer.write('\n');
            for (long first = 0; first < count && !monitor.isCanceled(); first += BLOCK) {
                for (EventRow row :
                        rows.read(first, Math.min(BLOCK, count - first), monitor::isCanceled)) {
                    writer.write(RowText.CSV.line(row.cells()));
                    writer.write('\n');
                }
                monitor.worked(1);
            }
        }
    }
}
