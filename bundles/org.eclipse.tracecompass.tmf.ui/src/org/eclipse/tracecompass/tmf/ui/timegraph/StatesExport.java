package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.statemap.StatemapExport;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;

/**
 * Writes the states of a time graph, as they are in the history, to a file that the user names: as
 * statemap data, or as the interactive SVG that is drawn from it.
 */
enum StatesExport {
    /** Statemap data. */
    DATA,

    /** The interactive SVG. */
    INTERACTIVE_SVG;

    private static final String PLUGIN = "org.eclipse.tracecompass.tmf.ui";

    /** The states of the rows and of the time that a scene shows. */
    static StatemapExport of(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider, TimeGraphScene scene) {
        Viewport v = scene.viewport();
        return StatemapExport.of(provider, v.boundsStart(), v.boundsEnd())
                .range(v.start(), v.end())
                .rows(scene.options());
    }

    /** Asks for a file and writes to it, unless the user changes his mind. */
    void ask(Control parent, String name, Supplier<StatemapExport> states) {
        Path file = question(name).ask(parent.getShell());
        if (file != null) {
            write(states.get(), file);
        }
    }

    private FileQuestion question(String name) {
        return this == DATA
                ? FileQuestion.save(
                        Messages.Export_DataTitle,
                        name,
                        new FileKind(".json.gz", Messages.Export_CompressedData),
                        new FileKind(".json", Messages.Export_Data))
                : FileQuestion.save(Messages.Export_InteractiveTitle, name, FileKind.SVG);
    }

    /** Writes in a job that shows its progress and can be cancelled. */
    Job write(StatemapExport states, Path file) {
        Job job =
                Job.create(
                        this == DATA ? Messages.Export_DataJob : Messages.Export_InteractiveJob,
                        (IProgressMonitor monitor) -> run(states, file, monitor));
        job.setUser(true);
        job.schedule();
        return job;
    }

    /** The file appears when it is complete, or not at all. */
    private IStatus run(StatemapExport states, Path file, IProgressMonitor monitor) {
        try (OutputFile output = OutputFile.at(file)) {
            if (this == DATA) {
                boolean compressed = file.toString().toLowerCase(Locale.ROOT).endsWith(".gz");
                try (OutputStream out = Files.newOutputStream(output.content())) {
                    states.writeData(out, compressed, monitor);
                }
            } else {
                states.writeSvg(output.content(), StatemapReader.DEFAULT_COALESCE, monitor);
            }
            output.commit();
            return Status.OK_STATUS;
        } catch (OperationCanceledException e) {
            return Status.CANCEL_STATUS;
        } catch (PictureException | IOException e) {
            String why = Objects.requireNonNullElse(e.getMessage(), e.toString());
            String what = this == DATA ? Messages.Export_DataFailed : Messages.Export_Failed;
            return new Status(IStatus.ERROR, PLUGIN, what + ": " + why, e);
        }
    }
}
