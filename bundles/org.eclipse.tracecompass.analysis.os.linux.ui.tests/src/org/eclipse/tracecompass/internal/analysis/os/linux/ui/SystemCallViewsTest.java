package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.show;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.Objects;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The views of CPU use, run queues, disks and system calls in the workbench, on a real trace. */
class SystemCallViewsTest {

    private static final int SYSTEM_CALLS = 16_179;

    @BeforeAll
    static void openTheTrace() {
        Viewer.assumeRunning();
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
    }

    @AfterAll
    static void closeTheTrace() {
        Viewer.closeTraces();
    }

    @Test
    void theTableHasEverySystemCallAndSortsAndFilters() {
        SystemCallsView view = show(SystemCallsView.ID, SystemCallsView.class);
        Table table = ShownSegments.longestFirst(view, SYSTEM_CALLS, "epoll_wait");
        run(
                () ->
                        Objects.requireNonNull(view.getFilter())
                                .setText("name == openat && return == -2"));
        awaitUi("rows are filtered", () -> view.getRowCount() < SYSTEM_CALLS);
        assertThat(ui(() -> table.getItem(0).getText(ShownSegments.LABEL))).isEqualTo("openat");
        assertThat(ui(() -> table.getItem(0).getText(5))).isEqualTo("-2");
        Viewer.screenshot("system-calls");
        // with its filter and its order
        run(() -> view.getSite().getPage().hideView(view));
    }

    @Test
    void theStatisticsCountThem() {
        SystemCallStatisticsView view =
                show(SystemCallStatisticsView.ID, SystemCallStatisticsView.class);
        Tree tree = ShownSegments.counted(view, SYSTEM_CALLS);
        assertThat(ui(() -> tree.getItem(0).getItem(0).getText(0))).isEqualTo("epoll_wait");
        Viewer.screenshot("system-call-statistics");
    }

    @Test
    void theScatterChartHasASeriesForEachCall() {
        SystemCallScatterView view = show(SystemCallScatterView.ID, SystemCallScatterView.class);
        ShownSegments.awaitSeries(view, 50);
        Viewer.screenshot("system-call-latency");
    }

    @ParameterizedTest
    @CsvSource({RunQueueView.ID + ", CPU 0", DiskThroughputView.ID + ", '254,0 Read'"})
    void aChartOfAmountsHasASeriesForEachCpuOrDisk(String id, String name) {
        XyChartView view = show(id, XyChartView.class);
        awaitUi(
                "the values are there",
                () -> {
                    var chart = view.getControl();
                    return chart != null
                            && !chart.data().running()
                            && chart.data().hasValues()
                            && chart.data().series().size() == 2;
                });
        Tree tree = ui(() -> Objects.requireNonNull(view.getTree()));
        awaitFirstRow(tree, name);
        Viewer.screenshot(id);
    }

    @Test
    void theCpuUsageShowsTheTotalFirst() {
        CpuUsageView view = show(CpuUsageView.ID, CpuUsageView.class);
        awaitUi(
                "the values are there",
                () -> {
                    var chart = view.getControl();
                    return chart != null && !chart.data().running() && chart.data().hasValues();
                });
        Tree tree = ui(() -> Objects.requireNonNull(view.getTree()));
        awaitFirstRow(tree, "Total");
        assertThat(ui(() -> tree.getItem(0).getItem(0).getChecked())).isTrue();
        assertThat(ui(() -> tree.getItem(0).getItem(1).getText(3))).isEqualTo("26.21");
    }

    /** Rows may be filled in after the values have been drawn. */
    private static void awaitFirstRow(Tree tree, String name) {
        awaitUi(
                "the first row is " + name,
                () ->
                        tree.getItemCount() > 0
                                && tree.getItem(0).getItemCount() > 0
                                && tree.getItem(0).getItem(0).getText(0).equals(name));
    }
}
