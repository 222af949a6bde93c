package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;

import java.util.Objects;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The Threads view of a trace that tells of no thread. */
class ThreadsViewTest {

    @BeforeEach
    void thereIsAWorkbench() {
        Viewer.assumeRunning();
    }

    @AfterEach
    void closeTheTrace() {
        Viewer.closeTraces();
    }

    private static void openInterrupts() {
        Viewer.open(
                SharedTraces.trace("ctf/la-test_irq-IrqTest").resolve("test_irq-IrqTest/kernel"));
    }

    private static String message(XyChartView view) {
        String message = Objects.requireNonNull(view.getControl()).message();
        return message == null ? "" : message;
    }

    @Test
    void theUseOfCpusIsUnknownAndNotZero() {
        openInterrupts();
        CpuUsageView usage = Viewer.show(CpuUsageView.ID, CpuUsageView.class);
        awaitUi("the view says why it is empty", () -> message(usage).contains("sched_switch"));
        Viewer.screenshot("cpu-usage-none");
    }

    @Test
    void noThreadIsAskedForWhereThereIsNone() {
        openInterrupts();
        CriticalPathView path = Viewer.show(CriticalPathView.ID, CriticalPathView.class);
        Viewer.show(ThreadsView.ID, ThreadsView.class);
        awaitUi(
                "the view says why it is empty",
                () -> Objects.requireNonNull(path.getControl()).message().contains("sched_switch"));
    }

    @Test
    void waitsOfUnknownThreadsAreNotSaidToBeNone() {
        openInterrupts();
        WaitsView waits = Viewer.show(WaitsView.ID, WaitsView.class);
        awaitUi(
                "the view says why it is empty",
                () -> Viewer.hasLabel("No event of this trace tells of a thread"));
        assertThat(Viewer.ui(() -> Objects.requireNonNull(waits.getTree()).getItemCount()))
                .isZero();
    }

    @Test
    void anEmptyChartSaysWhatToRecord() {
        openInterrupts();
        SystemCallScatterView calls =
                Viewer.show(SystemCallScatterView.ID, SystemCallScatterView.class);
        awaitUi("it says what to record", () -> message(calls).contains("lttng enable-event -k"));
        Viewer.screenshot("system-call-latency-none");
    }

    @Test
    void aWindowWithoutSeriesIsNotTakenForTheTrace() {
        openInterrupts();
        InterruptScatterView chart =
                Viewer.show(InterruptScatterView.ID, InterruptScatterView.class);
        ShownSegments.awaitSeries(chart, 2);
        long start = 1_000_000_000L;
        Viewer.run(
                () ->
                        Objects.requireNonNull(chart.getControl())
                                .showWindow(start, start + 3_000_000));
        awaitUi("it is the window", () -> message(chart).contains("no series in this window"));
        assertThat(Viewer.ui(() -> message(chart))).doesNotContain("Record");
    }

    @Test
    void aTraceWithoutThreadsIsExplained() {
        openInterrupts();
        ThreadsView threads = Viewer.show(ThreadsView.ID, ThreadsView.class);
        ResourcesView resources = Viewer.show(ResourcesView.ID, ResourcesView.class);

        awaitUi(
                "the view says why it is empty",
                () ->
                        Objects.requireNonNull(threads.getControl())
                                .message()
                                .contains("sched_switch"));
        awaitUi(
                "the interrupts are shown",
                () ->
                        Objects.requireNonNull(resources.getControl())
                                .scene()
                                .layout()
                                .rows()
                                .stream()
                                .anyMatch(row -> row.entry().name().startsWith("IRQ 41")));
        Viewer.screenshot("threads-none");
    }
}
