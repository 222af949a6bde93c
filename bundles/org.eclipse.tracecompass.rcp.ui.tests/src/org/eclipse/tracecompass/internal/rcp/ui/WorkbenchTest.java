package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.eclipse.tracecompass.internal.rcp.ui.Screen.hasTreeItem;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.hasLabel;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starts the real workbench, opens the demo trace and looks. */
@NonNullByDefault({})
class WorkbenchTest {

    private static final String EVENTS = "66,837 events";

    private Path demo;

    @BeforeEach
    void openDemo() throws InterruptedException {
        Screen.parkMouse();
        demo = SharedTraces.demo("k-alpha/s1").toAbsolutePath().normalize();
        // Other tests may have closed and opened views.
        Viewer.run(
                () ->
                        PlatformUI.getWorkbench()
                                .getActiveWorkbenchWindow()
                                .getActivePage()
                                .resetPerspective());
        OpenTraces.get().open(List.of(demo)).join();
        await("the trace is active", () -> TmfTraceManager.getInstance().getActiveTrace() != null);
        await("all events are there", () -> hasLabel(EVENTS));
    }

    @AfterEach
    void closeAll() {
        OpenTraces.get().closeAllNow();
        await("no trace is open", () -> hasLabel("No trace is open."));
    }

    private static ITmfTrace active() {
        return TmfTraceManager.getInstance().getActiveTrace();
    }

    private static TmfTimeRange selection() {
        return TmfTraceManager.getInstance().getTraceContext(active()).getSelectionRange();
    }

    private static Table events() {
        return ui(
                () ->
                        Viewer.find(
                                        Table.class,
                                        t ->
                                                t.getColumnCount() > 3
                                                        && t.getColumn(0)
                                                                .getText()
                                                                .equals("Timestamp"))
                                .stream()
                                .findFirst()
                                .orElseThrow());
    }

    /** The time of the first selected row, as it is written, once its event is there. */
    private static String firstSelected(Table table) {
        await("the event of the row is there", () -> !textOfSelected(table).equals("\u2026"));
        return textOfSelected(table);
    }

    private static String textOfSelected(Table table) {
        return ui(() -> table.getSelection()[0].getText(0));
    }

    /** The start of a selection, as the table writes it. */
    private static String written(TmfTimeRange range) {
        return TimeDisplay.textOf(active()).full(range.getStartTime().toNanos());
    }

    private static String cell(Table table, int row, int column) {
        return ui(() -> table.getItemCount() > row ? table.getItem(row).getText(column) : "");
    }

    @Test
    void thePerspectiveHasAllViews() {
        List<String> views =
                ui(
                        () -> {
                            IWorkbenchPage page =
                                    PlatformUI.getWorkbench()
                                            .getActiveWorkbenchWindow()
                                            .getActivePage();
                            assertThat(page.getPerspective().getId())
                                    .isEqualTo("org.eclipse.linuxtools.tmf.ui.perspective");
                            return java.util.Arrays.stream(page.getViewReferences())
                                    .map(IViewReference::getPartName)
                                    .toList();
                        });
        assertThat(views)
                .contains(
                        "Traces",
                        "Threads",
                        "Resources",
                        "Events",
                        "Histogram",
                        "Details",
                        "Progress");
    }

    @Test
    void theDemoTraceFillsAllViews() {
        await("the trace is listed", () -> hasTreeItem("k-alpha/s1"));
        await("the kernel analysis is done", () -> hasTreeItem("Linux Kernel  done"));
        Table table = events();
        await("rows are read", () -> cell(table, 0, 0).matches(".*\\d{2}:\\d{2}:\\d{2}.*"));
        for (String canvas : List.of("WindowCanvas", "OverviewCanvas")) {
            Control control = ui(() -> Screen.named(canvas));
            await(canvas + " shows bars", () -> Screen.colours(control) > 3);
        }
        List<Control> graphs =
                ui(
                        () ->
                                Viewer.find(
                                        Control.class,
                                        c ->
                                                c.getClass()
                                                        .getSimpleName()
                                                        .equals("TimeGraphControl")));
        assertThat(graphs).hasSize(2);
        for (Control graph : graphs) {
            await("states are drawn", () -> Screen.colours(graph) > 8);
        }
    }

    @Test
    void aClickInTheHistogramSelectsEverywhere() {
        Control canvas = ui(() -> Screen.named("WindowCanvas"));
        await("bars", () -> Screen.colours(canvas) > 3);
        int width = ui(() -> canvas.getSize().x);
        long before = selection().getStartTime().toNanos();
        Screen.click(canvas, width / 2, 30);
        await("another time is selected", () -> selection().getStartTime().toNanos() > before);
        Table table = events();
        await("a row is selected, or the gap is shown", () -> ui(() -> table.getItemCount() > 0));
        long begin = selection().getStartTime().toNanos();
        Screen.drag(canvas, width / 3, 30, width * 2 / 3);
        await(
                "a range is selected",
                () -> {
                    TmfTimeRange range = selection();
                    return range.getStartTime().toNanos() < begin
                            && range.getEndTime().toNanos() > begin;
                });
        await("rows are selected", () -> ui(() -> table.getSelectionCount() > 0));
        ITmfTrace trace = active();
        double span = trace.getEndTime().toNanos() - trace.getStartTime().toNanos();
        assertThat(selection().getEndTime().toNanos() - selection().getStartTime().toNanos())
                .as("a third of the width is a third of the time")
                .isCloseTo((long) (span / 3), within((long) (span / 50)));
        assertThat(firstSelected(table)).isGreaterThanOrEqualTo(written(selection()));
    }

    @Test
    void aSelectedEventSelectsItsTimeAndShowsItsFields() {
        Table table = events();
        await(
                "rows are read",
                () -> !cell(table, 3, 0).isBlank() && !cell(table, 3, 0).equals("…"));
        String name =
                ui(
                        () -> {
                            for (int i = 0; i < table.getColumnCount(); i++) {
                                if (table.getColumn(i).getText().equals("Event type")) {
                                    return table.getItem(3).getText(i);
                                }
                            }
                            return "";
                        });
        long before = selection().getStartTime().toNanos();
        Viewer.run(() -> notify(table, SWT.Selection, table.getItem(3)));
        await("its time is selected", () -> selection().getStartTime().toNanos() > before);
        await("its name is shown", () -> hasTreeItem(name));
        assertThat(name).matches("[a-z_]+");
        assertThat(cell(table, 3, 0)).isEqualTo(written(selection()));
        assertThat(hasTreeItem("Fields")).isTrue();
    }

    @Test
    void detailsFollowTheSelectedTimeWhereNoEventIs() {
        await("an event is shown", () -> hasTreeItem("Fields"));
        ITmfTrace trace = active();
        ITmfTimestamp time = TmfTimestamp.fromNanos(trace.getStartTime().toNanos() + 1);
        TmfSignalManager.dispatchSignalAsync(
                new TmfSelectionRangeUpdatedSignal(this, time, time, trace));
        String nanos = Long.toString(time.toNanos());
        await("the time is shown", () -> hasTreeItem(nanos));
        assertThat(hasTreeItem("Fields")).as("the event has gone").isFalse();
    }

    @Test
    void aTimeSelectedElsewhereIsShownInTheTable() {
        ITmfTrace trace = active();
        long middle = trace.getStartTime().toNanos() / 2 + trace.getEndTime().toNanos() / 2;
        Table table = events();
        String first = cell(table, 0, 0);
        TmfSignalManager.dispatchSignalAsync(
                new TmfSelectionRangeUpdatedSignal(
                        this,
                        TmfTimestamp.fromNanos(middle - 1_000_000),
                        TmfTimestamp.fromNanos(middle + 1_000_000),
                        trace));
        await(
                "the table has moved",
                () -> !cell(table, 0, 0).equals(first) && ui(() -> table.getSelectionCount() > 0));
        assertThat(firstSelected(table))
                .isGreaterThanOrEqualTo(written(selection()))
                .isLessThanOrEqualTo(
                        TimeDisplay.textOf(trace).full(selection().getEndTime().toNanos()));
    }

    @Test
    void theFieldOverAColumnIsCompletedWithTheValuesThatWereSeen() {
        ToolItem toggle = ui(() -> toolItem("Filter Events"));
        Runnable press =
                () -> {
                    toggle.setSelection(!toggle.getSelection());
                    notify(toggle, SWT.Selection, toggle);
                };
        Viewer.run(press);
        Text field =
                ui(() -> Viewer.find(Text.class, t -> "Event type".equals(t.getData())).get(0));
        Viewer.run(
                () -> {
                    field.setFocus();
                    field.setText("sched");
                    field.setSelection(field.getCharCount());
                });
        // On the key: proposals that open by themselves come again when more is typed meanwhile.
        Screen.press(field, ' ', SWT.CTRL);
        await("values are proposed", () -> hasProposal("== sched_switch"));
        Viewer.screenshot("column-filter-completion");
        Screen.press(field, SWT.ESC);
        await("the proposals are gone", () -> !hasProposal("== sched_switch"));
        String typed = ui(field::getText);
        assertThat(typed).isEqualTo("sched");
        Viewer.run(press);
    }

    private static boolean hasProposal(String label) {
        return ui(
                () ->
                        Viewer.find(Table.class, t -> t.getShell().getParent() != null).stream()
                                .flatMap(t -> Stream.of(t.getItems()))
                                .anyMatch(item -> item.getText().startsWith(label)));
    }

    @Test
    void aFilterShowsOnlyWhatMatches() {
        ToolItem toggle = ui(() -> toolItem("Filter Events"));
        Viewer.run(
                () -> {
                    toggle.setSelection(true);
                    notify(toggle, SWT.Selection, toggle);
                });
        Text field =
                ui(() -> Viewer.find(Text.class, t -> "Event type".equals(t.getData())).get(0));
        Viewer.run(() -> field.setText("=sched_switch"));
        await(
                "the filter is done",
                () ->
                        ui(
                                () ->
                                        !Viewer.find(
                                                        Label.class,
                                                        l ->
                                                                l.getText()
                                                                        .matches(
                                                                                "[\\d,]+ of "
                                                                                        + EVENTS))
                                                .isEmpty()));
        Table table = events();
        await("a row is read", () -> cell(table, 1, 0).contains(":"));
        String second = cell(table, 1, 0);
        Viewer.run(() -> field.setText("(["));
        Viewer.pause(700);
        assertThat(cell(table, 1, 0)).as("a bad expression changes nothing").isEqualTo(second);
        Viewer.run(
                () -> {
                    toggle.setSelection(false);
                    notify(toggle, SWT.Selection, toggle);
                });
        await(
                "all events are there again",
                () ->
                        ui(
                                () ->
                                        !Viewer.find(Label.class, l -> l.getText().equals(EVENTS))
                                                .isEmpty()));
    }

    @Test
    void aClosedTraceCanBeOpenedAgainFromTheRecentList() throws InterruptedException {
        OpenTraces.get().close(active()).join();
        await("nothing is open", () -> hasLabel("No trace is open."));
        Control canvas = ui(() -> Screen.named("WindowCanvas"));
        await("the histogram is empty", () -> Screen.colours(canvas) <= 2);
        List<Path> last = OpenTraces.get().recent().get(0);
        assertThat(last).containsExactly(demo);
        OpenTraces.get().open(last).join();
        await("all events are there", () -> hasLabel(EVENTS));
        assertThat(OpenTraces.get().recent()).startsWith(last).doesNotHaveDuplicates();
        await("the kernel analysis is done", () -> hasTreeItem("Linux Kernel  done"));
    }

    @Test
    void openingAnOpenTraceOnlySelectsIt() throws InterruptedException {
        ITmfTrace trace = active();
        OpenTraces.get().open(List.of(demo)).join();
        assertThat(TmfTraceManager.getInstance().getOpenedTraces()).containsExactly(trace);
    }

    @Test
    void aFolderThatIsNoTraceIsRefusedInOneSentence(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("readme.txt"), "no trace");
        // A workbench under test shows no error dialogs of its own accord.
        ErrorDialog.AUTOMATED_MODE = false;
        OpenTraces.get().open(List.of(folder)).join();
        await("a dialog says so", () -> hasLabel("contains no trace that Astrolabe can read"));
        assertThat(hasLabel(folder.toString())).isTrue();
        Viewer.run(
                () -> {
                    Shell dialog =
                            Viewer.find(Shell.class, s -> s.getText().equals("Open Trace")).get(0);
                    Button ok =
                            Viewer.find(
                                            Button.class,
                                            b ->
                                                    b.getShell() == dialog
                                                            && b.getText().contains("OK"))
                                    .get(0);
                    notify(ok, SWT.Selection, ok);
                });
        await("the dialog is gone", () -> !hasLabel("contains no trace"));
        assertThat(active()).as("the open trace stays").isNotNull();
    }

    @Test
    void timesAreWrittenAsTheUserLikes() {
        Table table = events();
        var node = InstanceScope.INSTANCE.getNode(TimeDisplay.NODE);
        node.put(TimeDisplay.FORMAT_KEY, "RELATIVE");
        TmfSignalManager.dispatchSignal(new TmfTimestampFormatUpdateSignal(this));
        await("times are relative", () -> cell(table, 0, 0).startsWith("+0.000"));
        node.remove(TimeDisplay.FORMAT_KEY);
        TmfSignalManager.dispatchSignal(new TmfTimestampFormatUpdateSignal(this));
        await("times are dates", () -> cell(table, 0, 0).matches("\\d{4}-\\d{2}-\\d{2} .*"));
        assertThat(cell(table, 0, 0))
                .isEqualTo(TimeDisplay.textOf(active()).full(active().getStartTime().toNanos()));
    }

    private static ToolItem toolItem(String help) {
        return Viewer.find(ToolBar.class, bar -> true).stream()
                .flatMap(bar -> java.util.Arrays.stream(bar.getItems()))
                .filter(item -> help.equals(item.getToolTipText()))
                .findFirst()
                .orElseThrow();
    }

    private static void notify(Widget widget, int type, Widget item) {
        Event event = new Event();
        event.type = type;
        event.item = item;
        widget.notifyListeners(type, event);
    }
}
