package org.eclipse.tracecompass.internal.tmf.ui.parsers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomParsers;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.ui.testkit.OnUiThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(OnUiThread.class)
class ParserDialogTest {

    private static final int MOST_ROUNDS = 5000;

    @TempDir Path folder = Path.of("");

    private final Shell shell = new Shell(Display.getDefault());

    @BeforeEach
    void storeHere() {
        System.setProperty("astrolabe.parsers", folder.resolve("parsers").toString());
    }

    @AfterEach
    void close() throws Exception {
        for (CustomTraceDefinition definition : CustomParsers.all()) {
            CustomParsers.delete(definition);
        }
        shell.dispose();
        System.clearProperty("astrolabe.parsers");
    }

    private ParserDialog open(Path sample) {
        ParserDialog dialog = ParserDialog.forNew(shell, sample);
        dialog.setBlockOnOpen(false);
        dialog.open();
        return dialog;
    }

    private static <T extends Control> List<T> all(Composite parent, Class<T> type) {
        List<T> found = new ArrayList<>();
        for (Control child : parent.getChildren()) {
            if (type.isInstance(child)) {
                found.add(type.cast(child));
            } else if (child instanceof Composite composite) {
                found.addAll(all(composite, type));
            }
        }
        return found;
    }

    /** Handles events until something holds. */
    private static void await(BooleanSupplier condition) {
        Display display = Display.getDefault();
        for (int i = 0; i < MOST_ROUNDS && !condition.getAsBoolean(); i++) {
            if (!display.readAndDispatch()) {
                try {
                    Thread.sleep(2);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    private static Text field(ParserDialog dialog, String content) {
        return all(dialog.getShell(), Text.class).stream()
                .filter(text -> text.isVisible() && text.getText().equals(content))
                .findFirst()
                .orElseThrow();
    }

    private Path log() throws Exception {
        return Files.writeString(
                folder.resolve("a.log"),
                "2026-01-02 10:00:00 started\n2026-01-02 10:00:01 stopped\n");
    }

    @Test
    void theFirstEventsOfTheSampleAreShown() throws Exception {
        ParserDialog dialog = open(log());
        Table table = all(dialog.getShell(), Table.class).get(0);
        await(() -> table.getItemCount() == 2);
        assertThat(table.getItem(1).getText(1)).isEqualTo("stopped");
        dialog.close();
    }

    @Test
    void anErrorIsBesideTheLineThatHasIt() throws Exception {
        ParserDialog dialog = open(log());
        Tree tree = all(dialog.getShell(), Tree.class).get(0);
        field(dialog, "(\\S+ \\S+) (.*)").setText("(\\S+ (.*)");
        await(() -> !tree.getItem(0).getText(2).isEmpty());
        assertThat(tree.getItem(0).getText(2)).contains("Unclosed group");
        dialog.close();
    }

    @Test
    void aTimeThatCannotBeReadIsToldAtItsGroup() throws Exception {
        Path file = Files.writeString(folder.resolve("b.log"), "one two three\n");
        ParserDialog dialog = open(file);
        Tree tree = all(dialog.getShell(), Tree.class).get(0);
        await(() -> !tree.getItem(0).getItem(0).getText(2).isEmpty());
        assertThat(tree.getItem(0).getItem(0).getText(2)).startsWith("Line 1: Not a time");
        dialog.close();
    }

    @Test
    void aParserNeedsANameAndIsATraceTypeAfterwards() throws Exception {
        ParserDialog dialog = open(log());
        Button ok = okOf(dialog);
        assertThat(ok.isEnabled()).isFalse();
        field(dialog, "").setText("Mine");
        assertThat(ok.isEnabled()).isTrue();
        ok.notifyListeners(SWT.Selection, new Event());
        assertThat(dialog.getShell()).isNull();
        assertThat(TmfTraceType.getTraceType("custom.txt.trace:Custom Text:Mine")).isNotNull();
    }

    private static Button okOf(ParserDialog dialog) {
        return all(dialog.getShell(), Button.class).stream()
                .filter(b -> Integer.valueOf(IDialogConstants.OK_ID).equals(b.getData()))
                .findFirst()
                .orElseThrow();
    }
}
