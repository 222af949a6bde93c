package org.eclipse.tracecompass.internal.tmf.statemap.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.choose;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.screenshot;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.show;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.statemap.core.StatemapList;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;
import org.eclipse.tracecompass.tmf.ui.testkit.Answers;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Statemap data in the workbench: rows, colours, totals, and the choice of a tag. */
class StatemapViewTest {

    private static final int STEPS = 400;

    @TempDir Path folder = Path.of("");
    private @Nullable StatemapView view;

    @BeforeEach
    void openAMap() throws Exception {
        Viewer.assumeRunning();
        Path file = Files.writeString(folder.resolve("disks.json"), data());
        Viewer.open(file);
        view = show(StatemapView.ID, StatemapView.class);
        awaitUi("the whole time is shown", () -> shown() >= (STEPS - 1) * 1_000_000L);
        awaitUi("the states are there", () -> graph().scene().data().states().size() == 3);
        awaitUi("the totals are there", () -> tree().getItemCount() == 3);
    }

    @AfterEach
    void closeAll() {
        Viewer.closeTraces();
    }

    private static String data() {
        StringBuilder text =
                new StringBuilder(
                        """
                        {"start":[1700000000,0],"title":"disk","host":"alpha","entityKind":"Disk","states":{
                          "idle":{"value":0,"color":"#e0e0e0"},"reading":{"value":1,"color":"#1f77b4"},
                          "writing":{"value":2,"color":"#d62728"}}}
                        {"state":1,"tag":"db","process":"database"}
                        {"state":1,"tag":"bk","process":"backup"}
                        """);
        for (int i = 0; i < STEPS; i++) {
            for (int disk = 1; disk <= 3; disk++) {
                int state = (i * disk + i / 7) % 3;
                String tag = i % 3 == 0 ? "db" : "bk";
                text.append("{\"time\":\"").append(i * 1_000_000L + disk * 50_000L);
                text.append("\",\"entity\":\"sd").append(disk == 3 ? 10 : disk);
                text.append("\",\"state\":").append(state);
                text.append(state == 1 ? ",\"tag\":\"" + tag + "\"}\n" : "}\n");
            }
        }
        return text.toString();
    }

    private StatemapView view() {
        return Objects.requireNonNull(view);
    }

    private TimeGraphControl graph() {
        return Objects.requireNonNull(view().getControl());
    }

    private long shown() {
        Viewport viewport = graph().scene().viewport();
        return viewport.end() - viewport.start();
    }

    private Tree tree() {
        return Objects.requireNonNull(view().totals()).tree();
    }

    @Test
    void rowsAreEntitiesInTheirColoursBesideTheirTotals() throws Exception {
        assertThat(
                        ui(
                                () ->
                                        graph().scene().layout().rows().stream()
                                                .map(row -> row.entry().name())
                                                .toList()))
                .containsExactly("disk on alpha", "sd1", "sd2", "sd10");
        assertThat(
                        ui(
                                () ->
                                        graph().scene().originalPalette().styles().stream()
                                                .map(StateStyle::name)
                                                .toList()))
                .containsExactly("idle", "reading", "writing");
        List<String> states =
                ui(() -> Arrays.stream(tree().getItems()).map(TreeItem::getText).toList());
        assertThat(states).containsExactlyInAnyOrder("idle", "reading", "writing");
        screenshot("statemap");
    }

    @Test
    void withoutTotalsThereIsNothingToSelect() {
        String hint = Messages.Totals_Hint;
        assertThat(Viewer.hasLabel(hint)).isTrue();
        Viewer.closeTraces();
        awaitUi("the totals are gone", () -> tree().getItemCount() == 0);
        assertThat(Viewer.hasLabel(hint)).isFalse();
    }

    @Test
    void aTagThatIsSelectedIsShownAlone() throws Exception {
        run(
                () -> {
                    TreeItem reading =
                            Arrays.stream(tree().getItems())
                                    .filter(item -> item.getText().equals("reading"))
                                    .findFirst()
                                    .orElseThrow();
                    reading.setExpanded(true);
                    TreeItem byProcess = reading.getItem(0);
                    byProcess.setExpanded(true);
                    TreeItem value = byProcess.getItem(0);
                    tree().setSelection(value);
                    Event event = new Event();
                    event.item = value;
                    tree().notifyListeners(SWT.Selection, event);
                });
        awaitUi("all others fade", () -> hasStyle("Others"));
        screenshot("statemap-tag");
        run(
                () -> {
                    Event event = new Event();
                    event.keyCode = SWT.ESC;
                    tree().notifyListeners(SWT.KeyDown, event);
                });
        assertThat(ui(() -> tree().getSelectionCount())).isZero();
    }

    private boolean hasStyle(String name) {
        return graph().scene().data().palette().styles().stream()
                .anyMatch(style -> style.name().equals(name));
    }

    @Test
    void theMenuOffersTheExports() throws Exception {
        List<String> texts =
                ui(
                        () ->
                                Arrays.stream(
                                                view().getViewSite()
                                                        .getActionBars()
                                                        .getMenuManager()
                                                        .getItems())
                                        .map(StatemapViewTest::text)
                                        .toList());
        assertThat(texts)
                .contains("Export as Statemap Data\u2026", "Export as Interactive SVG\u2026");
    }

    @Test
    void aMapComesBackFromItsExport() throws Exception {
        Path file = folder.resolve("again.json");
        try (Answers answers = Answers.files(file)) {
            choose(view(), "Export as Statemap Data");
            await("the file is written", () -> Files.exists(file));
        }
        for (long coalesce : new long[] {25_000, 100}) {
            assertThat(rectangles(file, coalesce))
                    .isEqualTo(rectangles(folder.resolve("disks.json"), coalesce));
        }
    }

    private static String rectangles(Path file, long coalesce) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            StringBuilder list = new StringBuilder();
            StatemapList.write(
                    new StatemapReader(StatemapReader.DEFAULT.window(), coalesce, false)
                            .read(in, bytes -> {}),
                    list);
            return list.toString();
        }
    }

    private static String text(IContributionItem item) {
        return item instanceof ActionContributionItem action ? action.getAction().getText() : "";
    }
}
