package org.eclipse.tracecompass.tmf.ui.xychart;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.xychart.core.ChartPicture;

/** Writes a chart to a PNG, SVG or CSV file that the user names. */
final class ChartExport {

    private static final String PLUGIN = "org.eclipse.tracecompass.tmf.ui";

    private ChartExport() {}

    /** Asks for a file; null if the user changed his mind. */
    static @Nullable Path ask(Shell shell, String name) {
        return FileQuestion.save(
                        Messages.Export_Title,
                        name,
                        FileKind.PNG,
                        FileKind.SVG,
                        new FileKind(".csv", Messages.Export_Csv))
                .ask(shell);
    }

    /** Writes in a job that shows its progress. */
    static void write(ChartPicture picture, Path file) {
        Job job =
                Job.create(
                        Messages.Export_Job,
                        (IProgressMonitor monitor) -> run(picture, file, monitor));
        job.setUser(true);
        job.schedule();
    }

    private static IStatus run(ChartPicture picture, Path file, IProgressMonitor monitor) {
        String lower = file.toString().toLowerCase(Locale.ROOT);
        try (OutputFile output = OutputFile.at(file)) {
            if (lower.endsWith(".svg")) {
                picture.writeSvg(output.content(), monitor);
            } else if (lower.endsWith(".csv")) {
                picture.writeCsv(output.content(), monitor);
            } else {
                picture.writePng(output.content(), monitor);
            }
            output.commit();
            return Status.OK_STATUS;
        } catch (PictureException | IOException e) {
            String why = Objects.requireNonNullElse(e.getMessage(), e.toString());
            return new Status(IStatus.ERROR, PLUGIN, Messages.Export_Failed + ": " + why, e);
        }
    }
}
