package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.screenshot;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.show;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentTableView;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisOutput;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Exports;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The views of interrupts and of waiting soft interrupts in the workbench. */
class InterruptViewsTest {

    private static final int INTERRUPTS = 2_155;
    private static final int WAITS = 1_762;

    @BeforeEach
    void thereIsAWorkbench() {
        Viewer.assumeRunning();
    }

    @AfterEach
    void closeTheTrace() {
        Viewer.closeTraces();
    }

    private static void openTheDemo() {
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
    }

    @ParameterizedTest
    @CsvSource({
        InterruptsView.ID + ", " + INTERRUPTS + ", Soft IRQ 1 TIMER",
        SoftInterruptWaitsView.ID + ", " + WAITS + ", Soft IRQ 9 RCU"
    })
    void aTableHasEachOfThemTheLongestFirst(String id, int count, String longest) {
        openTheDemo();
        SegmentTableView view = show(id, SegmentTableView.class);
        ShownSegments.longestFirst(view, count, longest);
        screenshot(id);
    }

    @ParameterizedTest
    @CsvSource({
        InterruptStatisticsView.ID + ", " + INTERRUPTS,
        SoftInterruptStatisticsView.ID + ", " + WAITS
    })
    void theStatisticsCountThemAndAreExported(String id, int count, @TempDir Path folder)
            throws Exception {
        openTheDemo();
        SegmentStatisticsView view = show(id, SegmentStatisticsView.class);
        Tree tree = ShownSegments.counted(view, count);
        screenshot(id);
        List<String> kinds = new ArrayList<>();
        int found = ui(() -> tree.getItem(0).getItemCount());
        Path file = folder.resolve("statistics.csv");
        Exports.write(view, file, null);
        assertThat(lines(file)).hasSize(found + 2);
        lines(file).stream().skip(1).forEach(line -> kinds.add(line.split(",")[1]));
        assertThat(lines(file).get(0)).startsWith("interrupt,count,total,minimum,maximum");
        assertThat(kinds.get(0)).isEqualTo(Integer.toString(count));
        assertThat(kinds.stream().skip(1).mapToInt(Integer::parseInt).sum()).isEqualTo(count);
    }

    private static List<String> lines(Path file) {
        try {
            return Files.exists(file) ? Files.readAllLines(file) : List.of();
        } catch (java.io.IOException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @CsvSource({InterruptScatterView.ID, SoftInterruptScatterView.ID})
    void aChartHasASeriesForEachKind(String id) {
        openTheDemo();
        XyChartView view = show(id, XyChartView.class);
        ShownSegments.awaitSeries(view, 2);
        screenshot(id);
    }

    @Test
    void whyThereIsNothingToShowIsSaid() {
        Viewer.open(SharedTraces.trace("ctf/la-test_cputop-CpuTest"));
        for (String id : List.of(InterruptsView.ID, InterruptStatisticsView.ID)) {
            Object view = show(id, IViewPart.class);
            await(view + " says that there is nothing", () -> Viewer.hasLabel("found nothing"));
            screenshot(id + ".empty");
        }
        Viewer.closeTraces();
        await("no trace is open", () -> Viewer.hasLabel("Open a trace with"));
    }

    @ParameterizedTest
    @CsvSource({
        InterruptsView.ANALYSIS + ", " + InterruptsView.ID,
        SoftInterruptWaitsView.ANALYSIS + ", " + SoftInterruptWaitsView.ID
    })
    void theViewsAreOutputsOfTheAnalysis(String analysis, String id) {
        openTheDemo();
        ITmfTrace trace = Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
        IAnalysisModule module = Objects.requireNonNull(trace.getAnalysisModule(analysis));
        List<String> names = new ArrayList<>();
        List<String> ids = new ArrayList<>();
        for (IAnalysisOutput output : module.getOutputs()) {
            ids.add(output.getId());
            names.add(output.getName());
        }
        assertThat(ids).containsExactlyInAnyOrder(id, id + ".scatter", id + ".statistics");
        assertThat(names).allMatch(name -> name.contains("Interrupt"));
    }
}
