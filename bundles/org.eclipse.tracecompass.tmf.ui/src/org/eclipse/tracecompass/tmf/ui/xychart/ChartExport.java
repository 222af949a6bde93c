package org.eclipse.tracecompass.tmf.ui.xychart;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.xychart.core.ChartPicture;
import org.eclipse.tracecompass.tmf.xychart.core.ChartPicture.ChartException;

/** Writes a chart to a PNG, SVG or CSV file that the user names. */
final class ChartExport {

    private static final String PLUGIN = "org.eclipse.tracecompass.tmf.ui";
    private static final List<String> ENDINGS = List.of(".png", ".svg", ".csv");

    private ChartExport() {}

    /** Asks for a file; null if the user changed his mind. */
    static @Nullable Path ask(Shell shell, String name) {
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setText(Messages.Export_Title);
        dialog.setFilterExtensions(new String[] {"*.png", "*.svg", "*.csv"});
        dialog.setFilterNames(
                new String[] {"PNG (*.png)", "SVG (*.svg)", Messages.Export_Csv + " (*.csv)"});
        dialog.setFileName(name.replace('/', '-') + ENDINGS.get(0));
        dialog.setOverwrite(true);
        String chosen = dialog.open();
        if (chosen == null) {
            return null;
        }
        String lower = chosen.toLowerCase(Locale.ROOT);
        return Path.of(
                ENDINGS.stream().anyMatch(lower::endsWith)
                        ? chosen
                        : chosen + ENDINGS.get(Math.max(0, dialog.getFilterIndex())));
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
        try {
            if (lower.endsWith(".svg")) {
                picture.writeSvg(file, monitor);
            } else if (lower.endsWith(".csv")) {
                picture.writeCsv(file, monitor);
            } else {
                picture.writePng(file, monitor);
            }
            return Status.OK_STATUS;
        } catch (ChartException | IOException e) {
            String why = Objects.requireNonNullElse(e.getMessage(), e.toString());
            return new Status(IStatus.ERROR, PLUGIN, Messages.Export_Failed + ": " + why, e);
        }
    }
}
