package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.screenshot;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.Objects;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.analysis.TmfAnalysisViewOutput;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The views of the records that analyses find in kernel events. */
@NonNullByDefault({})
class RecordViewsTest {

    private static final String LINUX = "org.eclipse.tracecompass.analysis.os.linux.";

    @BeforeAll
    static void openTheTrace() {
        Viewer.assumeRunning();
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
    }

    @AfterAll
    static void closeTheTrace() {
        Viewer.closeTraces();
    }

    private static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
    }

    private static <V extends IViewPart> V show(String id, Class<V> type, String analysis) {
        return ui(
                () ->
                        type.cast(
                                page().showView(
                                                id,
                                                LINUX + analysis,
                                                IWorkbenchPage.VIEW_ACTIVATE)));
    }

    private static ITmfTrace trace() {
        return Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
    }

    private static IAnalysisModule module(String analysis) {
        return Objects.requireNonNull(trace().getAnalysisModule(LINUX + analysis));
    }

    private static ISegmentStore<@NonNull ISegment> stored(String analysis) {
        return ((ISegmentStoreProvider) module(analysis)).getSegmentStore();
    }

    @ParameterizedTest
    @ValueSource(strings = {"latency.scheduling", "block", "files"})
    void aDoubleClickOnTheAnalysisOpensATableOfAllRecords(String analysis) {
        run(
                () ->
                        module(analysis)
                                .getOutputs()
                                .forEach(
                                        output -> {
                                            if (output instanceof TmfAnalysisViewOutput view
                                                    && view.getViewId().equals(RecordsView.ID)) {
                                                view.requestOutput();
                                            }
                                        }));
        RecordsView view = show(RecordsView.ID, RecordsView.class, analysis);
        awaitUi(
                "all records are there",
                () ->
                        view.getRowCount() > 0
                                && stored(analysis) != null
                                && view.getRowCount() == stored(analysis).size());
        assertThat(ui(view::getPartName)).isEqualTo(module(analysis).getName());
        screenshot("records-" + analysis);
        run(() -> page().hideView(view));
    }

    @Test
    void anEmptyCellSaysWhyItIsEmpty() {
        RecordsView view = show(RecordsView.ID, RecordsView.class, "block");
        awaitUi("rows are there", () -> view.getRowCount() > 0);
        Table table = Objects.requireNonNull(ui(view::getTable));
        assertThat(ui(() -> tip(table, "Queue"))).contains("went to the device without a queue");
        assertThat(ui(() -> tip(table, "Device"))).as("a cell with a value").isNull();
        run(() -> page().hideView(view));

        RecordsView power = show(RecordsView.ID, RecordsView.class, "cpupower");
        awaitUi("rows are there", () -> power.getRowCount() > 0);
        Table states = Objects.requireNonNull(ui(power::getTable));
        assertThat(ui(() -> tip(states, "Frequency")))
                .contains("frequencies have rows of their own");
        run(() -> page().hideView(power));
    }

    /** What the first row says at a column. */
    private static String tip(Table table, String column) {
        int index = 0;
        while (!table.getColumn(index).getText().equals(column)) {
            index++;
        }
        Rectangle cell = table.getItem(0).getBounds(index);
        Event event = new Event();
        event.x = cell.x + 2;
        event.y = cell.y + cell.height / 2;
        table.notifyListeners(SWT.MouseMove, event);
        return table.getToolTipText();
    }

    @Test
    void aLineOfTheStatisticsLeadsToItsLongestRecord() {
        RecordStatisticsView view =
                show(RecordStatisticsView.ID, RecordStatisticsView.class, "block");
        Tree tree = Objects.requireNonNull(ui(view::getTree));
        awaitUi(
                "the figures are there",
                () -> tree.getItemCount() > 0 && tree.getItem(0).getItemCount() > 0);
        assertThat(module("block").waitForCompletion()).isTrue();
        String all = String.valueOf(stored("block").size());
        awaitUi(
                "the figures are those of all requests",
                () -> {
                    TreeItem total = tree.getItem(0).getItem(0);
                    return IntStream.range(0, tree.getColumnCount())
                            .anyMatch(column -> total.getText(column).equals(all));
                });
        run(
                () -> {
                    TreeItem total = tree.getItem(0).getItem(0);
                    tree.setSelection(total);
                    tree.notifyListeners(SWT.DefaultSelection, new Event());
                });
        ISegment longest =
                stored("block").stream()
                        .max((a, b) -> Long.compare(a.getLength(), b.getLength()))
                        .orElseThrow();
        awaitUi(
                "the longest request is selected",
                () -> {
                    TmfTimeRange range =
                            TmfTraceManager.getInstance()
                                    .getTraceContext(trace())
                                    .getSelectionRange();
                    return range.getStartTime().toNanos() == longest.getStart()
                            && range.getEndTime().toNanos() == longest.getEnd();
                });
        screenshot("records-statistics");
        run(() -> page().hideView(view));
    }

    @Test
    void aSelectionHasFiguresOfItsOwn() {
        RecordStatisticsView view =
                show(RecordStatisticsView.ID, RecordStatisticsView.class, "block");
        Tree tree = Objects.requireNonNull(ui(view::getTree));
        awaitUi("the figures are there", () -> tree.getItemCount() > 0);
        assertThat(module("block").waitForCompletion()).isTrue();
        ISegment one = stored("block").iterator().next();
        TmfSignalManager.dispatchSignal(
                new TmfSelectionRangeUpdatedSignal(
                        this,
                        TmfTimestamp.fromNanos(one.getStart()),
                        TmfTimestamp.fromNanos(one.getEnd()),
                        trace()));
        long inSelection =
                stored("block").stream()
                        .filter(
                                request ->
                                        request.getStart() <= one.getEnd()
                                                && request.getEnd() >= one.getStart())
                        .count();
        assertThat(inSelection).isLessThan(stored("block").size());
        awaitUi(
                "the requests in the selection are counted",
                () ->
                        tree.getItemCount() == 2
                                && IntStream.range(0, tree.getColumnCount())
                                        .mapToObj(tree.getItem(1)::getText)
                                        .anyMatch(Long.toString(inSelection)::equals));
        run(() -> page().hideView(view));
    }

    @Test
    void aTraceWithoutTheEventsSaysHowTheyAreRecorded() {
        RecordsView view = show(RecordsView.ID, RecordsView.class, "pagefaults");
        Viewer.await(
                "the command is told",
                () -> Viewer.hasLabel("lttng enable-event -k x86_exceptions_page_fault_user"));
        screenshot("records-missing");
        run(() -> page().hideView(view));
    }
}
