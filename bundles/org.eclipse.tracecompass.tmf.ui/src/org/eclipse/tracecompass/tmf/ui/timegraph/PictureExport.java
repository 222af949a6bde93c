package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphPicture;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;

/** Writes a time graph to a PNG or SVG file that the user names. */
final class PictureExport {

    private static final String PLUGIN = "org.eclipse.tracecompass.tmf.ui";
    private static final double LEAST_WIDTH = 400;

    private PictureExport() {}

    /** The picture of what a scene shows. */
    static TimeGraphPicture of(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider, TimeGraphScene scene) {
        Viewport v = scene.viewport();
        return TimeGraphPicture.of(provider, v.boundsStart(), v.boundsEnd())
                .range(v.start(), v.end())
                .width((int) Math.max(LEAST_WIDTH, scene.geometry().width()))
                .rows(scene.options())
                .hideEmptyRows(scene.options().hideEmpty())
                .links(scene.showLinks())
                .emphasis(scene.emphasis())
                .theme(scene.theme())
                .time(scene.time());
    }

    /** Asks for a file and writes a picture to it, unless the user changes his mind. */
    static void ask(Control parent, String name, Supplier<TimeGraphPicture> picture) {
        Path file =
                FileQuestion.save(Messages.Export_Title, name, FileKind.PNG, FileKind.SVG)
                        .ask(parent.getShell());
        if (file != null) {
            write(picture.get(), file);
        }
    }

    /** Writes in a job that shows its progress. */
    static void write(TimeGraphPicture picture, Path file) {
        Job job =
                Job.create(
                        Messages.Export_Job,
                        (IProgressMonitor monitor) -> run(picture, file, monitor));
        job.setUser(true);
        job.schedule();
    }

    private static IStatus run(TimeGraphPicture picture, Path file, IProgressMonitor monitor) {
        try (OutputFile output = OutputFile.at(file)) {
            if (file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
                picture.writeSvg(output.content(), monitor);
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
