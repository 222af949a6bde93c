package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.bundles.SwitchedOffPlugins;
import org.eclipse.tracecompass.tmf.testkit.rogue.RogueAnalysis;
import org.eclipse.tracecompass.tmf.testkit.rogue.RoguePlugin;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;

/** What goes wrong is listed in Help ▸ Problems, also a window that does not answer. */
@NonNullByDefault({})
class ProblemsTest {

    private static Status error(String message, Throwable cause) {
        return new Status(IStatus.ERROR, "a.plugin", message, cause);
    }

    @Test
    void likeProblemsAreCountedTogether() {
        Problems problems = new Problems();
        IOException cause = new IOException("gone");
        problems.logging(error("file 1 is gone", cause), null);
        problems.logging(error("another", null), null);
        problems.logging(error("file 27 is gone", cause), null);
        assertThat(problems.latestFirst())
                .extracting(Problem::sentence, Problem::count)
                .containsExactly(tuple("file 27 is gone", 2), tuple("another", 1));
    }

    @Test
    void theNumberOfProblemsIsLimited() {
        Problems problems = new Problems();
        String name = "x";
        for (int i = 0; i <= Problems.MOST; i++) {
            name += "x";
            problems.logging(error(name, null), null);
        }
        assertThat(problems.latestFirst()).hasSize(Problems.MOST);
        assertThat(problems.latestFirst().get(0).sentence()).isEqualTo(name);
    }

    @Test
    void informationIsNoProblem() {
        Problems problems = new Problems();
        problems.logging(new Status(IStatus.INFO, "a.plugin", "started"), null);
        assertThat(problems.latestFirst()).isEmpty();
    }

    /** What the workbench warns of when the preferences are opened: a page without its parent. */
    @Test
    void aPageOfThePlatformIsNoProblemAndOneOfAPluginIs() {
        String sentence = "Invalid preference category path: a.category (bundle: %s, page: a.page)";
        Problems problems = new Problems();
        for (String bundle : List.of("org.eclipse.ui.console", "a.plugin")) {
            problems.logging(
                    new Status(IStatus.WARNING, "org.eclipse.ui", sentence.formatted(bundle)),
                    null);
        }
        assertThat(problems.latestFirst())
                .extracting(Problem::sentence)
                .containsExactly(sentence.formatted("a.plugin"));
    }

    private static StackTraceElement[] inRogue(String method) {
        return new StackTraceElement[] {
            new StackTraceElement(RogueAnalysis.class.getName(), method, null, 1)
        };
    }

    @Test
    void aHangOfThePluginIsListedOnce() throws Exception {
        Problems problems = new Problems();
        Throwable blocked = new Unresponsiveness.Blocked(inRogue("paint"));
        Throwable named = new PluginProblems.NoAnswer(inRogue("run"), blocked);
        try (RoguePlugin plugin = new RoguePlugin(false)) {
            plugin.task();
            problems.logging(error("The window did not answer for 600 ms.", blocked), null);
            problems.logging(error("The window did not answer for 700 ms.", blocked), null);
            problems.logging(error("The plug-in is at work", named), null);
        }
        assertThat(problems.latestFirst())
                .extracting(Problem::sentence, Problem::count, Problem::plugin)
                .containsExactly(
                        tuple("The plug-in is at work", 1, RoguePlugin.NAME),
                        tuple("The window did not answer for 700 ms.", 1, RoguePlugin.NAME));
    }

    @Test
    void thePluginOfAProblemCanBeSwitchedOff() throws Exception {
        Viewer.assumeRunning();
        SwitchedOffPlugins.ofUser().set(RoguePlugin.NAME, false);
        Problems.ofTheRun().clear();
        Throwable named = new PluginProblems.NoAnswer(inRogue("run"));
        try (RoguePlugin plugin = new RoguePlugin(false)) {
            plugin.task();
            Problems.ofTheRun().logging(error("The plug-in is at work", named), null);
        }
        Viewer.display().asyncExec(ProblemsTest::choose);
        await("the dialog is there", () -> ui(() -> !dialogs().isEmpty()));
        Shell dialog = ui(() -> dialogs().get(0));
        try {
            Button off = ui(() -> button(dialog, "Switch Off"));
            assertThat(ui(off::isEnabled)).isTrue();
            Viewer.screenshot("problems-of-plugin");
            Viewer.display().asyncExec(() -> off.notifyListeners(SWT.Selection, new Event()));
            await("it says so", () -> ui(() -> !answers().isEmpty()));
            Viewer.screenshot("problems-switched-off");
            Viewer.run(() -> answers().get(0).getShell().close());
            assertThat(SwitchedOffPlugins.ofUser().names()).contains(RoguePlugin.NAME);
            assertThat(ui(off::isEnabled)).isFalse();
        } finally {
            SwitchedOffPlugins.ofUser().set(RoguePlugin.NAME, false);
            Viewer.run(dialog::close);
        }
    }

    private static List<Label> answers() {
        return Viewer.find(Label.class, label -> label.getText().contains("is switched off from"));
    }

    private static List<Problem> blocked() {
        return Problems.ofTheRun().latestFirst().stream()
                .filter(problem -> problem.sentence().startsWith("The window did not answer"))
                .filter(problem -> problem.stack().contains("keepTheWindowBusy"))
                .toList();
    }

    private static void keepTheWindowBusy(CountDownLatch end) {
        try {
            end.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aWindowThatDoesNotAnswerIsReportedWithItsStack() {
        Viewer.assumeRunning();
        Problems.ofTheRun().clear();
        CountDownLatch end = new CountDownLatch(1);
        Viewer.display().asyncExec(() -> keepTheWindowBusy(end));
        try {
            await("it is reported", () -> !blocked().isEmpty());
        } finally {
            end.countDown();
        }
        assertThat(blocked()).hasSize(1);
        Viewer.display().asyncExec(ProblemsTest::choose);
        await("the dialog is there", () -> ui(() -> !dialogs().isEmpty()));
        Shell dialog = ui(() -> dialogs().get(0));
        try {
            assertThat(ui(() -> inside(Table.class, dialog).get(0).getItem(0).getText(2)))
                    .startsWith("The window did not answer for ");
            assertThat(ui(() -> inside(Text.class, dialog).get(0).getText()))
                    .contains("keepTheWindowBusy", "Times: 1, last: ");
            Viewer.screenshot("problems");
            press(dialog, "Copy");
            assertThat(ui(ProblemsTest::copied))
                    .contains("Astrolabe ", " MiB used", "keepTheWindowBusy");
            Problems.ofTheRun().logging(error("The disk is gone", null), null);
            await(
                    "the list follows",
                    () ->
                            ui(() -> inside(Table.class, dialog).get(0).getItem(0).getText(2))
                                    .equals("The disk is gone"));
            press(dialog, "Clear");
            await(
                    "nothing is left",
                    () -> ui(() -> inside(Text.class, dialog).get(0).getText()).startsWith("No"));
            Viewer.screenshot("problems-none");
        } finally {
            Viewer.run(dialog::close);
        }
    }

    private static void choose() {
        Menu bar = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell().getMenuBar();
        Menu help = item(bar, "Help").getMenu();
        help.notifyListeners(SWT.Show, new Event());
        item(help, "Problems").notifyListeners(SWT.Selection, new Event());
    }

    private static MenuItem item(Menu menu, String text) {
        for (MenuItem item : menu.getItems()) {
            if (item.getText().replace("&", "").startsWith(text)) {
                return item;
            }
        }
        throw new AssertionError("no item " + text);
    }

    private static List<Shell> dialogs() {
        return Viewer.find(Shell.class, shell -> shell.getText().equals("Problems"));
    }

    private static <T extends Control> List<T> inside(Class<T> type, Shell shell) {
        return Viewer.find(type, control -> control.getShell() == shell);
    }

    private static void press(Shell dialog, String text) {
        Viewer.run(() -> button(dialog, text).notifyListeners(SWT.Selection, new Event()));
    }

    private static Button button(Shell dialog, String text) {
        return inside(Button.class, dialog).stream()
                .filter(b -> b.getText().replace("&", "").startsWith(text))
                .findFirst()
                .orElseThrow();
    }

    private static String copied() {
        Clipboard clipboard = new Clipboard(Viewer.display());
        try {
            return String.valueOf(clipboard.getContents(TextTransfer.getInstance()));
        } finally {
            clipboard.dispose();
        }
    }
}
