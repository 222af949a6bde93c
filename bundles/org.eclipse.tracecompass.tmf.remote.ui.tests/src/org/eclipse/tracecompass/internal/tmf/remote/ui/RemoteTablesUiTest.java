package org.eclipse.tracecompass.internal.tmf.remote.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.screenshot;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentTableView;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.remote.core.RemoteServer;
import org.eclipse.tracecompass.tmf.remote.core.RemoteTrace;
import org.eclipse.tracecompass.tmf.remote.core.ServerAddress;
import org.eclipse.tracecompass.tmf.server.core.TraceServer;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.table.VirtualTablePart;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tables and distributions of a server in the workbench. */
class RemoteTablesUiTest {

    /** By an independent reader. */
    private static final long EVENTS_OF_TRACE = 66_357;

    private static final String CALLS =
            "org.eclipse.tracecompass.analysis.os.linux.views.latency.syscall";
    private static final String SEGMENTS =
            "org.eclipse.tracecompass.analysis.timing.core.segmentstore"
                    + ".SegmentStoreTableDataProvider:"
                    + "org.eclipse.tracecompass.analysis.os.linux.latency.syscall";
    private static final String DENSITY =
            "org.eclipse.tracecompass.internal.analysis.timing.core.segmentstore"
                    + ".SegmentStoreDensityDataProvider:"
                    + "org.eclipse.tracecompass.analysis.os.linux.latency.scheduling";
    private static final String EVENTS = "org.eclipse.tracecompass.tmf.core.events.table";

    private TraceServer server;
    private final RemoteTrace trace;

    RemoteTablesUiTest() throws Exception {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        server = RemoteTraceUiTest.serve(0);
        RemoteServer remote = new RemoteServer(ServerAddress.parse(server.link().toString()), null);
        RemoteOpening.open(remote, "the trace", monitor -> remote.experiments(monitor).get(0));
        await(
                "the trace",
                () -> TmfTraceManager.getInstance().getActiveTrace() instanceof RemoteTrace);
        trace = RemoteTraceUiTest.active();
    }

    @AfterEach
    void end() {
        server.close();
        Viewer.closeTraces();
    }

    private IDataProviderDescriptor output(String id) {
        return trace.getDescriptors().stream()
                .filter(each -> each.getId().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static <V> V opened(IDataProviderDescriptor output, Class<V> type) {
        run(() -> OutputViews.open(output));
        return type.cast(
                ui(
                        () ->
                                PlatformUI.getWorkbench()
                                        .getActiveWorkbenchWindow()
                                        .getActivePage()
                                        .getActivePart()));
    }

    private static VirtualTablePart part(OutputLinesView view) {
        return Objects.requireNonNull(ui(view::getPart));
    }

    /** The texts of the visible line of an index. */
    private static List<String> cells(VirtualTablePart part, int item) {
        return ui(
                () -> {
                    Table table = part.table();
                    return IntStream.range(0, table.getColumnCount() - 1)
                            .mapToObj(table.getItem(item)::getText)
                            .toList();
                });
    }

    private static void press(Widget widget, int key, int mask) {
        run(
                () -> {
                    Event event = new Event();
                    event.keyCode = key;
                    event.stateMask = mask;
                    widget.notifyListeners(SWT.KeyDown, event);
                });
    }

    private static long selected(VirtualTablePart part) {
        return ui(part::selectedLine);
    }

    /** The first event from a rank on whose type an expression is found in; searched one by one. */
    private long find(String expression, long from, int step) {
        Pattern pattern = Pattern.compile(expression);
        for (long rank = from; rank >= 0; rank += step) {
            ITmfEvent event = trace.getNext(trace.seekEvent(rank));
            if (event == null) {
                return -1;
            }
            if (pattern.matcher(event.getType().getName()).find()) {
                return rank;
            }
        }
        return -1;
    }

    @Test
    void eventsAreReadPageByPageAndSearchedByColumn() throws Exception {
        VirtualTablePart part = part(opened(output(EVENTS), OutputLinesView.class));
        await("the server has read them", () -> trace.getNbEvents() == EVENTS_OF_TRACE);
        awaitUi("the events", () -> part.lineCount() == EVENTS_OF_TRACE);
        awaitUi("the first line", () -> !part.table().getItem(0).getText(1).equals("\u2026"));
        press(part.table(), SWT.END, 0);
        long last = trace.getNbEvents() - 1;
        assertThat(selected(part)).isEqualTo(last);
        awaitUi("the last lines", () -> !part.selectedTexts().isEmpty());
        ITmfEvent end = Objects.requireNonNull(trace.getNext(trace.seekEvent(last)));
        assertThat(ui(part::selectedTexts)).contains(end.getType().getName());
        await("its time everywhere", () -> selection() == end.getTimestamp().toNanos());

        press(part.table(), SWT.HOME, 0);
        Text text = ui(part::searchText);
        run(
                () -> {
                    part.searchColumn().select(part.searchColumn().indexOf("Event type"));
                    text.setText("futex$");
                });
        press(text, SWT.CR, 0);
        long first = find("futex$", 1, 1);
        await("the first match", () -> selected(part) == first);
        press(text, SWT.CR, 0);
        long second = find("futex$", first + 1, 1);
        await("the second match", () -> selected(part) == second);
        Viewer.pause(500);
        screenshot("remote-events-search");
        press(part.table(), SWT.F3, SWT.SHIFT);
        await("the first match again", () -> selected(part) == first);
        run(() -> part.searchColumn().select(0));
        run(() -> text.setText("no such text"));
        press(text, SWT.CR, 0);
        awaitUi("no match", () -> part.status().equals("No line found"));
        assertThat(selected(part)).isEqualTo(first);
        run(() -> text.setText("("));
        press(text, SWT.CR, 0);
        awaitUi("what is wrong", () -> part.status().contains("nclosed group"));
        Viewer.pause(500);
        assertThat(ui(part::status)).as("it stays when lines come").contains("nclosed group");
    }

    private long selection() {
        return TmfTraceManager.getInstance()
                .getTraceContext(trace)
                .getSelectionRange()
                .getStartTime()
                .toNanos();
    }

    @Test
    void theTableOfSystemCallsIsThatOfTheServer() throws Exception {
        SegmentTableView view = Viewer.show(CALLS, SegmentTableView.class);
        awaitUi("the lines", () -> view.getElsewhere() != null && lines(view) > 1_000);
        VirtualTablePart part = Objects.requireNonNull(ui(view::getElsewhere));
        awaitUi("all of them", () -> part.status().startsWith("Lines:"));
        Viewer.pause(500);
        screenshot("remote-system-calls");
        List<String> titles =
                ui(
                        () ->
                                List.of(part.table().getColumns()).stream()
                                        .map(c -> c.getText())
                                        .toList());
        assertThat(titles)
                .startsWith("Start Time", "End Time", "Duration")
                .doesNotContain("End Time ns");
        int duration = titles.indexOf("Duration");
        run(() -> part.table().getColumn(duration).notifyListeners(SWT.Selection, new Event()));
        awaitUi("sorted", () -> !part.table().getItem(0).getText(duration).equals("\u2026"));
        press(part.table(), SWT.HOME, 0);
        awaitUi("read", () -> !part.selectedTexts().isEmpty());
        List<String> longest = ui(part::selectedTexts);
        long begin = selection();

        // The same in the trace itself.
        long lines = ui(part::lineCount);
        RemoteTrace remote = trace;
        OpenTraces.get().open(RemoteTraceUiTest.TRACE.toString(), RemoteTablesUiTest::local);
        await(
                "the local trace",
                () -> {
                    var active = TmfTraceManager.getInstance().getActiveTrace();
                    return active != null && active != remote;
                });
        awaitUi("all local rows", () -> view.getRowCount() == lines);
        Table local = Objects.requireNonNull(ui(view::getTable));
        run(() -> local.getColumn(duration).notifyListeners(SWT.Selection, new Event()));
        awaitUi(
                "sorted as well",
                () -> local.getItem(0).getText(duration).equals(longest.get(duration)));
        assertThat(
                        ui(
                                () ->
                                        IntStream.range(0, titles.size() - 1)
                                                .mapToObj(local.getItem(0)::getText)
                                                .toList()))
                .isEqualTo(longest);
        assertThat(begin).isPositive();
        OpenTraces.get().select(remote);
        awaitUi("the server's again", () -> part.table().isVisible());
    }

    private static ITmfTrace local(IProgressMonitor monitor) {
        try {
            return TmfTraceOpener.open(RemoteTraceUiTest.TRACE, null, null);
        } catch (TmfTraceException e) {
            throw new AssertionError(e);
        }
    }

    private static long lines(SegmentTableView view) {
        return Objects.requireNonNull(view.getElsewhere()).lineCount();
    }

    @Test
    void tablesAndDistributionsSayThatTheServerIsLostAndHeal() throws Exception {
        OutputBarsView bars = opened(output(DENSITY), OutputBarsView.class);
        awaitUi("bars", () -> bars.chart().data().hasValues());
        assertThat(bars.chart().isNamed()).isFalse();
        assertThat(bars.chart().label()).isEqualTo("Duration");
        Viewer.pause(500);
        screenshot("remote-density");
        VirtualTablePart part = part(opened(output(SEGMENTS), OutputLinesView.class));
        awaitUi("lines", () -> part.lineCount() > 1_000);
        List<String> before = cells(part, 0);
        int port = server.address().getPort();
        server.close();
        awaitUi("the table says so", () -> says("cannot be reached"));
        assertThat(cells(part, 0)).as("the lines stay").isEqualTo(before);
        screenshot("remote-table-lost");
        press(part.table(), SWT.END, 0);
        server = RemoteTraceUiTest.serve(port);
        await("healing", () -> trace.getTrouble() == null);
        OpenTraces.get().select(trace);
        awaitUi("no message", () -> !says("cannot be reached"));
        awaitUi("lines again", () -> part.lineCount() > 1_000);
        awaitUi("bars again", () -> bars.chart().data().hasValues());
    }

    private static boolean says(String words) {
        return !Viewer.find(
                        Label.class, label -> label.isVisible() && label.getText().contains(words))
                .isEmpty();
    }
}
