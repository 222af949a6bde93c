package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.testkit.Answers;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the menus and the toolbar of the Threads view do, and that other views follow it. */
@NonNullByDefault({})
class TimeGraphActionsTest extends TimeGraphBench {

    private static String clipboard() {
        return ui(
                () -> {
                    Clipboard clipboard = new Clipboard(Viewer.display());
                    try {
                        Object text = clipboard.getContents(TextTransfer.getInstance());
                        return text == null ? "" : text.toString();
                    } finally {
                        clipboard.dispose();
                    }
                });
    }

    @Test
    void copyRowTakesItsColumns() {
        VisibleRow row = rows().get(3);
        choose(x(0.5), y(row), "Copy Row");
        assertThat(clipboard()).isEqualTo(String.join("\t", row.entry().labels()));
    }

    @Test
    void copyTimeTakesTheSelectedTimes() {
        hand.drag(graph, x(0.3), 120, x(0.6), 120, Hand.LEFT);
        await("a range is selected", () -> selected() > 0);
        choose(x(0.5), y(rows().get(3)), "Copy Time");
        String start = ui(() -> graph.scene().time().full(selection().from()));
        assertThat(clipboard().split("\t")).hasSize(2);
        assertThat(clipboard()).startsWith(start.replace('\u2009', ' ')).contains("2026-");
    }

    @Test
    void timesAreWrittenAsThePreferenceSays() {
        var node = InstanceScope.INSTANCE.getNode(TimeDisplay.NODE);
        long start = whole().start();
        try {
            node.put(TimeDisplay.FORMAT_KEY, "RELATIVE");
            TmfSignalManager.dispatchSignal(new TmfTimestampFormatUpdateSignal(this));
            await("times are relative", () -> time(start).startsWith("+0.000"));
            node.put(TimeDisplay.FORMAT_KEY, "SECONDS");
            TmfSignalManager.dispatchSignal(new TmfTimestampFormatUpdateSignal(this));
            await("times are seconds", () -> time(start).matches("\\d{10}[.].*"));
        } finally {
            node.remove(TimeDisplay.FORMAT_KEY);
        }
        TmfSignalManager.dispatchSignal(new TmfTimestampFormatUpdateSignal(this));
        await("times are dates", () -> time(start).startsWith("20"));
        assertThat(time(start)).matches("2026-\\d\\d-\\d\\d .*");
    }

    private String time(long instant) {
        return ui(() -> graph.scene().time().full(instant));
    }

    @Test
    void otherTimeGraphsFollowSelectionAndWindow() {
        TimeGraphControl other = control(show(RESOURCES));
        await("it has rows", () -> ui(() -> other.scene().layout().rows().size() > 3));
        hand.drag(graph, x(0.3), 120, x(0.6), 120, Hand.LEFT);
        await("it selects the same", () -> selection().equals(ui(() -> other.scene().selection())));
        hand.type(graph, KeyEvent.VK_F);
        await(
                "it shows the same",
                () ->
                        ui(() -> other.scene().viewport().start()) == window().start()
                                && ui(() -> other.scene().viewport().end()) == window().end());
        assertThat(ui(() -> other.scene().geometry().chartLeft()))
                .as("and the same instant is at the same place")
                .isEqualTo(ui(() -> graph.scene().geometry().chartLeft()));
    }

    private static Shell shell(String title) {
        await(
                "there is a window " + title,
                () ->
                        ui(
                                () ->
                                        !Viewer.find(Shell.class, s -> s.getText().equals(title))
                                                .isEmpty()));
        return ui(() -> Viewer.find(Shell.class, s -> s.getText().equals(title)).get(0));
    }

    private int colour(String key) {
        return ui(
                () ->
                        graph.scene().data().palette().styles().stream()
                                .filter(s -> s.key().equals(key))
                                .mapToInt(StateStyle::argb)
                                .findFirst()
                                .orElse(0));
    }

    @Test
    void aColourChosenInTheLegendIsKeptForTheNextTime() {
        StateStyle style =
                ui(
                        () ->
                                graph.scene().data().palette().styles().stream()
                                        .filter(s -> s.name().equals("Usermode"))
                                        .findFirst()
                                        .orElseThrow());
        press("Legend…");
        Shell legend = shell("Legend");
        Canvas swatch =
                ui(
                        () ->
                                Viewer.find(
                                                Canvas.class,
                                                c ->
                                                        c.getShell() == legend
                                                                && String.valueOf(
                                                                                c.getToolTipText())
                                                                        .contains("Usermode"))
                                        .get(0));
        int chosen = 0xff123456;
        try (Answers answers = Answers.colour(0x12, 0x34, 0x56)) {
            hand.click(swatch, 10, 8, Hand.LEFT);
            await("states have the colour", () -> colour(style.key()) == chosen);
        }
        close(legend);
        reopenTheView();
        await("the colour is kept", () -> colour(style.key()) == chosen);
        press("Legend…");
        Shell again = shell("Legend");
        Button restore =
                ui(
                        () ->
                                Viewer.find(
                                                Button.class,
                                                b ->
                                                        b.getShell() == again
                                                                && b.getText().contains("Restore"))
                                        .get(0));
        Point middle = ui(() -> new Point(restore.getSize().x / 2, restore.getSize().y / 2));
        hand.click(restore, middle.x, middle.y, Hand.LEFT);
        await("the colour is as it was", () -> colour(style.key()) == style.argb());
        close(again);
        assertThat(ui(again::isDisposed)).isTrue();
    }

    private static void close(Shell shell) {
        Viewer.run(shell::close);
        await("the window is closed", () -> ui(shell::isDisposed));
    }

    private void reopenTheView() {
        Viewer.run(() -> view.getSite().getPage().hideView(view));
        view = show(THREADS);
        graph = control(view);
        await("rows and states are there", () -> rows().size() > 20 && !running(graph));
    }

    @Test
    void thePictureIsExportedAsPng(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("threads.png");
        try (Answers answers = Answers.files(file)) {
            choose(x(0.5), y(rows().get(3)), "Export Picture");
            await("the file is written", () -> complete(file));
            FileQuestion asked = answers.asked();
            assertThat(asked.kinds()).containsExactly(FileKind.PNG, FileKind.SVG);
            assertThat(asked.name()).contains("kernel").endsWith(".png");
        }
        var image = ImageIO.read(file.toFile());
        assertThat(image.getWidth()).isGreaterThanOrEqualTo(ui(() -> graph.getSize().x) - 20);
        assertThat(image.getHeight()).isGreaterThan(rows().size() * 10);
    }

    @Test
    void thePictureIsExportedAsSvgFromTheFileMenu(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("threads.svg");
        try (Answers answers = Answers.files(file)) {
            hand.click(graph, x(0.5), y(rows().get(3)), Hand.LEFT);
            chooseFromTheBar("File", "Export", "Time Graph as Picture");
            await("the file is written", () -> complete(file));
        }
        assertThat(Files.readString(file)).startsWith("<").contains("<svg", "swapper/0", "</svg>");
    }

    @Test
    void nothingIsWrittenWhenTheUserNamesNoFile() {
        try (Answers answers = Answers.files()) {
            choose(x(0.5), y(rows().get(3)), "Export Picture");
            await("a file is asked for", () -> answers.asked() != null);
        }
        assertThat(ui(graph::isDisposed)).isFalse();
    }

    /** A file that is there and does not grow any more. */
    private static boolean complete(Path file) {
        try {
            if (!Files.exists(file)) {
                return false;
            }
            long size = Files.size(file);
            Viewer.pause(300);
            return size > 0 && Files.size(file) == size;
        } catch (java.io.IOException e) {
            return false;
        }
    }
}
