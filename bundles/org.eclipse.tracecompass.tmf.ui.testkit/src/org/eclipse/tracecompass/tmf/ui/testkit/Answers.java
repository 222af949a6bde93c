package org.eclipse.tracecompass.tmf.ui.testkit;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.dialogs.ToolkitDialogs;

/**
 * Answers what the dialogs of the windowing system would ask: no keyboard of a robot reaches those
 * for certain, and one that stays open would block all that follows.
 */
@NonNullByDefault({})
public final class Answers extends ToolkitDialogs implements AutoCloseable {

    private final ToolkitDialogs real;
    private final List<Path> files;
    private final RGB colour;
    private volatile FileQuestion asked;

    private Answers(List<Path> files, RGB colour) {
        this.files = files;
        this.colour = colour;
        real = Viewer.ui(() -> ToolkitDialogs.replace(this));
    }

    /** Names these files until it is closed. */
    public static Answers files(Path... files) {
        return new Answers(List.of(files), null);
    }

    /** Chooses this colour until it is closed. */
    public static Answers colour(int red, int green, int blue) {
        return new Answers(List.of(), new RGB(red, green, blue));
    }

    /** The last question, or null. */
    public FileQuestion asked() {
        return asked;
    }

    @Override
    public List<Path> files(FileQuestion question, Shell shell) {
        asked = question;
        return files;
    }

    @Override
    public RGB colour(RGB current, Shell shell) {
        return colour;
    }

    @Override
    public void close() {
        Viewer.run(() -> ToolkitDialogs.replace(real));
    }
}
