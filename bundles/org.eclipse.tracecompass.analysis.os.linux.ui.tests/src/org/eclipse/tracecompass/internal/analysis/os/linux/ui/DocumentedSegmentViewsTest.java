package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swtchart.Chart;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2.SegmentStoreDensityView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.scatter.SegmentStoreScatterView2;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics.SegmentStoreStatisticsView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.AbstractSegmentStoreTableView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.SegmentStoreTableView;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.AbstractSelectTreeViewer2;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.AxisRange;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The documented views of segments, showing the system calls of a kernel trace. */
@NonNullByDefault({})
class DocumentedSegmentViewsTest {

    private IViewPart shown;

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize());
    }

    @AfterEach
    void close() {
        if (shown != null) {
            run(() -> page().hideView(shown));
        }
        Viewer.closeTraces();
    }

    private static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
    }

    private <V extends IViewPart> V show(String id, Class<V> type) {
        V view =
                ui(
                        () ->
                                type.cast(
                                        page().showView(
                                                        id,
                                                        id.equals(CallDensityView.ID)
                                                                ? null
                                                                : CallDensityView.CALLS,
                                                        IWorkbenchPage.VIEW_ACTIVATE)));
        shown = view;
        return view;
    }

    private static ITmfTrace trace() {
        return Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
    }

    private static Table table(AbstractSegmentStoreTableView view) {
        return Objects.requireNonNull(view.getSegmentStoreViewer()).getTableViewer().getTable();
    }

    @Test
    void theTableShowsTheSegmentsOfTheAnalysisInTheSecondaryId() {
        SegmentStoreTableView view = show(SegmentStoreTableView.ID, SegmentStoreTableView.class);
        awaitUi("rows are there", () -> table(view).getItemCount() > 1_000);
        int all = ui(() -> table(view).getItemCount());

        assertThat(ui(view::getPartName)).isEqualTo("Calls of a Plug-in");
        assertThat(ui(() -> table(view).getColumn(0).getText())).isEqualTo("Start Time");
        assertThat(ui(() -> table(view).getColumnCount())).isGreaterThan(3);
        run(() -> table(view).getColumn(2).notifyListeners(SWT.Selection, new Event()));
        run(() -> table(view).getColumn(2).notifyListeners(SWT.Selection, new Event()));
        awaitUi(
                "the visible rows are loaded, the longest first",
                () ->
                        row(view, 3) != null
                                && IntStream.range(0, 3)
                                        .allMatch(
                                                i ->
                                                        length(row(view, i))
                                                                >= length(row(view, i + 1))));
        Viewer.screenshot("documented-segment-table");
        run(() -> view.filterUpdated("epoll_wait", Set.of()));
        awaitUi("rows are filtered", () -> table(view).getItemCount() < all);
        assertThat(ui(() -> table(view).getItem(0).getText(3))).contains("epoll_wait");
    }

    private static long length(@Nullable Object row) {
        return ((ISegment) Objects.requireNonNull(row)).getLength();
    }

    private static @Nullable Object row(AbstractSegmentStoreTableView view, int index) {
        return Objects.requireNonNull(view.getSegmentStoreViewer())
                .getTableViewer()
                .getElementAt(index);
    }

    @Test
    void aClickOnARowSelectsItsTimes() {
        SegmentStoreTableView view = show(SegmentStoreTableView.ID, SegmentStoreTableView.class);
        awaitUi("rows are there", () -> table(view).getItemCount() > 1_000);
        ISegment segment =
                ui(
                        () -> {
                            table(view).setSelection(5);
                            table(view).notifyListeners(SWT.Selection, new Event());
                            return (ISegment) row(view, 5);
                        });
        TmfTimeRange selected =
                TmfTraceManager.getInstance().getTraceContext(trace()).getSelectionRange();
        assertThat(selected.getStartTime().toNanos()).isEqualTo(segment.getStart());
        assertThat(selected.getEndTime().toNanos()).isEqualTo(segment.getEnd());
    }

    @Test
    void theTableCanBeExported() throws Exception {
        SegmentStoreTableView view = show(SegmentStoreTableView.ID, SegmentStoreTableView.class);
        awaitUi("rows are there", () -> table(view).getItemCount() > 1_000);
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        export(view, written);
        List<String> lines = written.toString(StandardCharsets.UTF_8).lines().toList();

        assertThat(lines).hasSize(1 + ui(() -> table(view).getItemCount()));
        assertThat(lines.get(0)).startsWith("Start Time\tEnd Time\tDuration");
        assertThat(lines.get(1).split("\t")).hasSize(ui(() -> table(view).getColumnCount()));
    }

    @Test
    void anExportToAFullDiskFails() {
        SegmentStoreTableView view = show(SegmentStoreTableView.ID, SegmentStoreTableView.class);
        awaitUi("rows are there", () -> table(view).getItemCount() > 1_000);
        OutputStream full =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("No space left on device");
                    }
                };
        assertThatThrownBy(() -> export(view, full))
                .hasRootCauseInstanceOf(IOException.class)
                .rootCause()
                .hasMessage("No space left on device");
    }

    private static void export(AbstractSegmentStoreTableView view, OutputStream stream)
            throws Exception {
        Method export =
                AbstractSegmentStoreTableView.class.getDeclaredMethod(
                        "exportToTsv", OutputStream.class);
        export.setAccessible(true);
        ui(() -> export.invoke(view, stream));
    }

    @Test
    void theStatisticsAreOfTheTraceAndOfTheSelection() {
        SegmentStoreStatisticsView view =
                show(SegmentStoreStatisticsView.ID, SegmentStoreStatisticsView.class);
        Tree tree = ui(() -> Viewer.find(Tree.class, t -> t.getColumnCount() == 7).get(0));
        awaitUi("all is counted", () -> tree.getItemCount() == 1 && count(tree, 0) > 1_000);
        assertThat(ui(() -> tree.getItem(0).getItem(0).getText(0))).isEqualTo("Total");
        long start = trace().getStartTime().toNanos();
        long end = trace().getEndTime().toNanos();
        TmfSignalManager.dispatchSignal(
                new TmfSelectionRangeUpdatedSignal(
                        this,
                        TmfTimestamp.fromNanos(start),
                        TmfTimestamp.fromNanos(start + (end - start) / 2),
                        trace()));
        awaitUi("the selection is counted", () -> tree.getItem(0).getItemCount() == 2);
        assertThat(ui(() -> tree.getItem(0).getItem(1).getText(0))).isEqualTo("Selection");
        assertThat(ui(() -> count(tree, 1))).isBetween(1, ui(() -> count(tree, 0)) - 1);
        Viewer.screenshot("documented-segment-statistics");
        assertThat(view.getTitle()).isNotEmpty();
    }

    private static int count(Tree tree, int part) {
        if (tree.getItem(0).getItemCount() <= part) {
            return 0;
        }
        return Integer.parseInt(tree.getItem(0).getItem(part).getText(5));
    }

    @Test
    void theScatterChartHasAPointForEachCall() {
        SegmentStoreScatterView2 view =
                show(SegmentStoreScatterView2.ID, SegmentStoreScatterView2.class);
        Chart chart = ui(() -> view.getChartViewer().getSwtChart());
        AbstractSelectTreeViewer2 tree =
                (AbstractSelectTreeViewer2) ui(() -> view.getLeftChildViewer());
        awaitUi(
                "the kinds of calls are listed",
                () -> tree.getTreeViewer().getTree().getItemCount() > 0);
        run(
                () ->
                        tree.getTriStateFilteredCheckboxTree()
                                .setSubtreeChecked(
                                        tree.getTreeViewer().getTree().getItem(0).getData(), true));
        awaitUi("series are drawn", () -> chart.getSeriesSet().getSeries().length > 10);
        Viewer.screenshot("documented-segment-scatter");
    }

    @Test
    void theDensityAndItsTableAreAboutTheSameCalls() {
        CallDensityView view = show(CallDensityView.ID, CallDensityView.class);
        Chart chart = ui(() -> Objects.requireNonNull(view.getDensityViewer()).getControl());
        Table rows =
                ui(() -> Objects.requireNonNull(view.getTableViewer()).getTableViewer().getTable());
        awaitUi("bars are drawn", () -> chart.getSeriesSet().getSeries().length == 1);
        awaitUi("rows are there", () -> rows.getItemCount() > 1_000);
        int all = ui(rows::getItemCount);
        double sum = ui(() -> counted(chart));
        assertThat(sum).isEqualTo(all);
        Viewer.screenshot("documented-segment-density");

        run(() -> Objects.requireNonNull(view.getDensityViewer()).select(new AxisRange(0, 10_000)));
        awaitUi("fewer rows", () -> rows.getItemCount() > 0 && rows.getItemCount() < all);
        run(() -> Objects.requireNonNull(view.getDensityViewer()).zoom(new AxisRange(0, 10_000)));
        awaitUi(
                "fewer bars",
                () ->
                        counted(chart) < all
                                && chart.getAxisSet().getXAxis(0).getRange().upper < 11_000);
        Viewer.screenshot("documented-segment-density-zoom");
    }

    @Test
    void aViewThatHasNoPlaceInThePerspectiveOpensBesideTheTimeGraphs() {
        SegmentStoreDensityView view =
                show(SegmentStoreDensityView.ID, SegmentStoreDensityView.class);
        assertThat(ui(view::getTitle)).isEqualTo("Segment Density: System Call Latency");
        Table rows =
                ui(() -> Objects.requireNonNull(view.getTableViewer()).getTableViewer().getTable());
        awaitUi("rows are there", () -> rows.getItemCount() > 1_000);
        assertThat(ui(() -> List.of(page().getViewStack(view))))
                .extracting(part -> part.getViewSite().getId())
                .contains(ThreadsView.ID);
        Viewer.screenshot("documented-view-place");
    }

    /** The sum of the bars; empty ones are a little above the bottom of a logarithmic axis. */
    private static double counted(Chart chart) {
        double sum = 0;
        for (var series : chart.getSeriesSet().getSeries()) {
            for (double y : series.getYSeries()) {
                sum += y >= 1 ? y : 0;
            }
        }
        return sum;
    }
}
