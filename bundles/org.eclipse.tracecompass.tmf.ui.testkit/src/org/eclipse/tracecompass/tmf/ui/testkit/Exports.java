package org.eclipse.tracecompass.tmf.ui.testkit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;

/** Writes tables of views, as a user does: by the dialog. */
@NonNullByDefault({})
public final class Exports {

    private static final String CHOOSE = "Choose File";

    private static final String NOTHING = "has nothing to export yet";

    private static final String OK = "OK";

    private Exports() {}

    /**
     * Writes what a view shows, and waits for the file.
     *
     * @param view the view
     * @param file where; its ending says the format
     * @param range how the label of the part of the time begins; null to leave it
     */
    public static void write(TraceView view, Path file, String range) {
        try (Answers answers = Answers.files(file)) {
            Viewer.await("there is something to export", () -> asks(view));
            Viewer.screenshot("export-" + file.getFileName());
            String name = String.valueOf(file.getFileName());
            press("(*" + name.substring(name.indexOf('.')) + ")");
            if (range != null) {
                press(range);
            }
            press(CHOOSE);
            Viewer.await("the file is written", () -> Files.exists(file));
        }
    }

    /**
     * Asks a view to export when it has nothing to export, and answers what it says.
     *
     * @param view the view
     * @param name names the screenshot
     */
    public static void nothing(TraceView view, String name) {
        Viewer.display().asyncExec(view::exportTable);
        Viewer.await("the view says that there is nothing", () -> Viewer.hasLabel(NOTHING));
        Viewer.screenshot(name);
        press(OK);
    }

    /** Opens the dialog, unless the view says that there is nothing to export yet. */
    private static boolean asks(TraceView view) {
        Viewer.display().asyncExec(view::exportTable);
        Viewer.await("the view answers", () -> isOpen() || Viewer.hasLabel(NOTHING));
        if (!isOpen()) {
            press(OK);
        }
        return isOpen();
    }

    private static boolean isOpen() {
        return !buttons(CHOOSE).isEmpty();
    }

    private static List<Button> buttons(String text) {
        return Viewer.ui(
                () -> Viewer.find(Button.class, button -> button.getText().contains(text)));
    }

    /** Presses a button; of several that a radio button is one of, only this one stays pressed. */
    private static void press(String text) {
        Viewer.run(
                () -> {
                    Button wanted = buttons(text).get(0);
                    if ((wanted.getStyle() & SWT.RADIO) != 0) {
                        for (var each : wanted.getParent().getChildren()) {
                            if (each instanceof Button radio && radio != wanted) {
                                radio.setSelection(false);
                            }
                        }
                        wanted.setSelection(true);
                    }
                    wanted.notifyListeners(SWT.Selection, new Event());
                });
    }
}
