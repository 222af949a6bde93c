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
            Viewer.display().asyncExec(view::exportTable);
            Viewer.awaitUi("the dialog is open", () -> !buttons(CHOOSE).isEmpty());
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

    private static List<Button> buttons(String text) {
        return Viewer.find(Button.class, button -> button.getText().contains(text));
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
