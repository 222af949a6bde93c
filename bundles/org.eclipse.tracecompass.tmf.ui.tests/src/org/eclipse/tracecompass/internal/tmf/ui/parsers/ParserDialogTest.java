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
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.dialogs.ToolkitDialogs;
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

    /** Presses a button of the question that is asked next, which blocks. */
    private static void answer(String button) {
        Display display = Display.getDefault();
        display.asyncExec(
                () -> {
                    Shell asked = display.getActiveShell();
                    List<Button> buttons = new ArrayList<>();
                    for (Shell each : display.getShells()) {
                        all(each, Button.class).stream()
                                .filter(b -> b.getText().replace("&", "").equals(button))
                                .forEach(buttons::add);
                    }
                    assertThat(buttons).as("%s", asked).hasSize(1);
                    buttons.get(0).notifyListeners(SWT.Selection, new Event());
                });
    }

    private static String expression() {
        CustomTxtTraceDefinition stored = (CustomTxtTraceDefinition) CustomParsers.all().get(0);
        return String.valueOf(stored.inputs.get(0).getRegex());
    }

    @Test
    void anotherParserOfTheNameIsNotReplacedUnasked() throws Exception {
        ParserDialog first = open(log());
        field(first, "").setText("Mine");
        okOf(first).notifyListeners(SWT.Selection, new Event());
        assertThat(expression()).isEqualTo("(\\S+ \\S+) (.*)");

        ParserDialog second = open(log());
        field(second, "").setText("Mine");
        field(second, "(\\S+ \\S+) (.*)").setText("(\\S+ \\S+)(.*)");
        answer("No");
        okOf(second).notifyListeners(SWT.Selection, new Event());
        assertThat(second.getShell()).as("it is still open").isNotNull();
        assertThat(expression()).isEqualTo("(\\S+ \\S+) (.*)");
        answer("Yes");
        okOf(second).notifyListeners(SWT.Selection, new Event());
        assertThat(second.getShell()).isNull();
        assertThat(expression()).isEqualTo("(\\S+ \\S+)(.*)");

        ParserDialog third = ParserDialog.forExisting(shell, CustomParsers.all().get(0), log());
        third.setBlockOnOpen(false);
        third.open();
        okOf(third).notifyListeners(SWT.Selection, new Event());
        assertThat(third.getShell()).as("a parser may be stored under its own name").isNull();
    }

    @Test
    void aParserIsExported() throws Exception {
        ParserDialog dialog = open(log());
        field(dialog, "").setText("Mine");
        okOf(dialog).notifyListeners(SWT.Selection, new Event());
        Path file = folder.resolve("mine.xml");
        ToolkitDialogs before =
                ToolkitDialogs.replace(
                        new ToolkitDialogs() {
                            @Override
                            public List<Path> files(FileQuestion question, Shell parent) {
                                assertThat(question.name()).isEqualTo("Mine.xml");
                                return List.of(file);
                            }
                        });
        ParsersDialog parsers = new ParsersDialog(shell);
        parsers.setBlockOnOpen(false);
        parsers.open();
        try {
            Table table = all(parsers.getShell(), Table.class).get(0);
            table.setSelection(0);
            table.notifyListeners(SWT.Selection, new Event());
            all(parsers.getShell(), Button.class).stream()
                    .filter(b -> b.getText().startsWith("E&xport"))
                    .findFirst()
                    .orElseThrow()
                    .notifyListeners(SWT.Selection, new Event());
        } finally {
            parsers.close();
            ToolkitDialogs.replace(before);
        }
        assertThat(CustomParsers.read(file)).hasSize(1);
    }

    private static Button okOf(ParserDialog dialog) {
        return all(dialog.getShell(), Button.class).stream()
                .filter(b -> Integer.valueOf(IDialogConstants.OK_ID).equals(b.getData()))
                .findFirst()
                .orElseThrow();
    }
}
