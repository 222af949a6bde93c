package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.graphics.Point;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.tmf.drawing.core.surface.ImageSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.SvgSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Frame;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Metrics;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * A page of a diagram as a PNG or SVG picture: all of it in its natural size, by the code that
 * draws the pictures of all other views. Drawn on the UI thread, written in a job.
 */
final class DiagramPicture {

    private static final String PLUGIN = "org.eclipse.tracecompass.tmf.ui";

    /** Larger pictures get fewer pixels per point. */
    private static final double MOST_PIXELS = 40e6;

    private static final double SCALE = 2;

    private final SDWidget widget;
    private final Frame frame;
    private final Point size;

    DiagramPicture(SDWidget widget, Frame frame) {
        this.widget = widget;
        this.frame = frame;
        size =
                new Point(
                        frame.getWidth() + 2 * Metrics.FRAME_H_MARGIN,
                        frame.getHeight() + 2 * Metrics.FRAME_V_MARGIN);
    }

    /** Asks for a file and writes the picture to it, unless the user changes his mind. */
    void ask() {
        Path file =
                FileQuestion.save(
                                Messages.SequenceDiagram_ExportPicture,
                                String.valueOf(frame.getName()),
                                FileKind.PNG,
                                FileKind.SVG)
                        .ask(widget.getShell());
        if (file != null) {
            write(file).schedule();
        }
    }

    /** What is left to do in the background. */
    private interface Writing {
        void to(Path file) throws IOException;
    }

    /** Draws the picture, and makes the job that writes it. */
    Job write(Path file) {
        Writing writing = isSvg(file) ? svg() : png();
        Job job =
                Job.create(
                        Messages.SequenceDiagram_ExportPicture,
                        (IProgressMonitor monitor) -> run(writing, file));
        job.setUser(true);
        return job;
    }

    private static boolean isSvg(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(".svg");
    }

    private static IStatus run(Writing writing, Path file) {
        try (OutputFile output = OutputFile.at(file)) {
            writing.to(output.content());
            output.commit();
            return Status.OK_STATUS;
        } catch (IOException e) {
            return new Status(
                    IStatus.ERROR,
                    PLUGIN,
                    NLS.bind(
                            Messages.SequenceDiagram_ExportFailed,
                            file,
                            String.valueOf(e.getMessage())),
                    e);
        }
    }

    private Writing svg() {
        SvgSurface surface = new SvgSurface(size.x, size.y, SCALE, Theme.LIGHT);
        widget.drawAll(new SurfaceContext(surface, size), size);
        String text = surface.document(String.valueOf(frame.getName()));
        return file -> Files.writeString(file, text);
    }

    private Writing png() {
        double scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / ((double) size.x * size.y)));
        BufferedImage image;
        try (ImageSurface surface = new ImageSurface(size.x, size.y, scale, Theme.LIGHT)) {
            widget.drawAll(new SurfaceContext(surface, size), size);
            image = surface.image();
        }
        return file -> {
            if (!ImageIO.write(image, "png", file.toFile())) {
                throw new IOException(Messages.SequenceDiagram_ExportNoPng);
            }
        };
    }
}
