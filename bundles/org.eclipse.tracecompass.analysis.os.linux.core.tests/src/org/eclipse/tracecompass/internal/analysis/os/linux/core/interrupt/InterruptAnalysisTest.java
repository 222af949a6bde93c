package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics.SegmentStatistics;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.EventListTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Interrupts one by one: their figures are those of independent programs. */
class InterruptAnalysisTest {

    @TempDir private Path folder = Path.of("");

    private <T extends AbstractInterruptAnalysis> T run(T analysis, SyntheticKernelTrace source)
            throws Exception {
        analysis.setId("interrupts");
        analysis.setTrace(new EventListTrace(source, folder.toString()));
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        return analysis;
    }

    private ISegmentStore<? extends ISegment> handled(SyntheticKernelTrace source)
            throws Exception {
        return Objects.requireNonNull(run(new InterruptAnalysis(), source).getSegmentStore());
    }

    private Map<String, SegmentStatistics.Figures> figures(
            AbstractInterruptAnalysis analysis, SyntheticKernelTrace source) throws Exception {
        run(analysis, source);
        return SegmentStatistics.compute(
                        new ProvidedSegments(analysis, analysis),
                        Long.MIN_VALUE,
                        Long.MAX_VALUE,
                        null)
                .groups();
    }

    // --- figures

    private static final Pattern LINE =
            Pattern.compile(
                    "(\\d+): +<([^>]*)> +(\\d+) +([\\d.]+) +([\\d.]+) +([\\d.]+) +([\\d.]+) .*");

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void theFiguresOfInterruptsAreThoseOfLttngAnalyses(String name) throws Exception {
        Map<String, String> expected = new TreeMap<>();
        try (BufferedReader lines =
                SharedTraces.reader(
                        SharedTraces.file(
                                "traces/oracle/lttng-analyses/k-" + name + ".irqstats.txt.gz"))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Matcher match = LINE.matcher(line);
                if (match.matches()) {
                    expected.put(
                            "IRQ " + match.group(1) + ' ' + match.group(2),
                            match.group(3)
                                    + ' '
                                    + match.group(4)
                                    + ' '
                                    + match.group(5)
                                    + ' '
                                    + match.group(6)
                                    + ' '
                                    + match.group(7));
                }
            }
        }
        Map<String, String> found = new TreeMap<>();
        figures(new InterruptAnalysis(), SyntheticKernelTrace.ofDemo(name))
                .forEach(
                        (label, f) -> {
                            if (label.startsWith("IRQ")) {
                                found.put(
                                        label,
                                        String.format(
                                                Locale.ROOT,
                                                "%d %.3f %.3f %.3f %.3f",
                                                f.count(),
                                                f.min() / 1e3,
                                                f.average() / 1e3,
                                                f.max() / 1e3,
                                                f.deviation() / 1e3));
                            }
                        });
        assertThat(expected).hasSize(5);
        assertThat(found).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void theFiguresOfSoftInterruptsAreThoseOfAnIndependentReader(String name) throws Exception {
        JsonObject oracle = SharedTraces.oracle("gen-k-" + name + ".analysis.json.gz");
        Map<String, String> expected = new TreeMap<>();
        oracle.getAsJsonObject("softirq")
                .entrySet()
                .forEach(
                        entry -> {
                            JsonObject f = entry.getValue().getAsJsonObject();
                            int vector = Integer.parseInt(entry.getKey());
                            expected.put(
                                    "Soft IRQ " + vector + ' ' + SoftInterrupts.name(vector),
                                    f.get("count")
                                            + " "
                                            + f.get("total_ns")
                                            + " "
                                            + f.get("min_ns")
                                            + " "
                                            + f.get("max_ns"));
                        });
        Map<String, String> found = new TreeMap<>();
        figures(new InterruptAnalysis(), SyntheticKernelTrace.ofDemo(name))
                .forEach(
                        (label, f) -> {
                            if (label.startsWith("Soft")) {
                                found.put(
                                        label,
                                        f.count() + " " + f.sum() + " " + f.min() + " " + f.max());
                            }
                        });
        assertThat(found).isEqualTo(expected);
    }

    @Test
    void softInterruptsWaitNoMoreOftenThanTheyAreHandled() throws Exception {
        var handled = figures(new InterruptAnalysis(), SyntheticKernelTrace.ofDemo("alpha"));
        figures(new SoftInterruptLatencyAnalysis(), SyntheticKernelTrace.ofDemo("alpha"))
                .forEach(
                        (label, f) ->
                                assertThat(f.count())
                                        .isBetween(
                                                1L,
                                                Objects.requireNonNull(handled.get(label))
                                                        .count()));
    }

    // --- single events

    @Test
    void interruptsMayInterruptEachOther() throws Exception {
        assertThat(
                        handled(
                                new SyntheticKernelTrace()
                                        .at(10, 0, "irq_handler_entry", "irq", 1, "name", "a")
                                        .at(20, 0, "irq_handler_entry", "irq", 2, "name", "b")
                                        .at(25, 1, "irq_handler_entry", "irq", 1, "name", "a")
                                        .at(30, 0, "irq_handler_exit", "irq", 2)
                                        .at(40, 0, "irq_handler_exit", "irq", 1)
                                        .at(50, 1, "irq_handler_exit", "irq", 1)))
                .extracting(Object::toString)
                .containsExactly(
                        "Interrupt[kind=HARD, number=2, name=b, cpu=0, thread=, start=20, end=30]",
                        "Interrupt[kind=HARD, number=1, name=a, cpu=0, thread=, start=10, end=40]",
                        "Interrupt[kind=HARD, number=1, name=a, cpu=1, thread=, start=25, end=50]");
    }

    @Test
    void anInterruptKnowsTheThreadThatItInterrupted() throws Exception {
        assertThat(
                        handled(
                                new SyntheticKernelTrace()
                                        .switchTo(10, 0, 0, 0, 7)
                                        .at(20, 0, "irq_handler_entry", "irq", 1, "name", "a")
                                        .at(30, 0, "irq_handler_exit", "irq", 1)
                                        .switchTo(40, 0, 7, 1, 0)
                                        .at(50, 0, "irq_softirq_entry", "vec", 1)
                                        .at(60, 0, "irq_softirq_exit", "vec", 1)))
                .extracting(segment -> ((Interrupt) segment).thread())
                .containsExactly("t7 (7)", "idle");
    }

    @Test
    void whatHasLostItsEntryOrExitIsNone() throws Exception {
        assertThat(
                        handled(
                                new SyntheticKernelTrace()
                                        .at(5, 0, "irq_handler_exit", "irq", 1)
                                        .at(6, 0, "irq_softirq_exit", "vec", 1)
                                        .at(10, 0, "irq_handler_entry", "irq", 1, "name", "a")
                                        .at(20, 0, "irq_handler_entry", "irq", 2, "name", "b")
                                        .at(30, 0, "irq_handler_exit", "irq", 1)
                                        .at(40, 0, "irq_handler_exit", "irq", 2)
                                        .at(50, 0, "irq_softirq_entry", "vec", 1)
                                        .at(60, 0, "irq_softirq_entry", "vec", 2)
                                        .at(70, 0, "irq_softirq_exit", "vec", 1)))
                .extracting(Object::toString)
                .containsExactly(
                        "Interrupt[kind=HARD, number=1, name=a, cpu=0, thread=, start=10, end=30]");
    }

    /** No event says that one was lost. */
    @Test
    void anEntryWithoutExitIsNotPairedWithALaterExit() throws Exception {
        assertThat(
                        handled(
                                new SyntheticKernelTrace()
                                        .at(10, 0, "irq_handler_entry", "irq", 1, "name", "a")
                                        .at(20, 0, "irq_handler_entry", "irq", 1, "name", "a")
                                        .at(21, 0, "irq_handler_exit", "irq", 1)
                                        .at(80, 0, "irq_handler_exit", "irq", 1)
                                        .at(110, 0, "irq_handler_entry", "irq", 2, "name", "b")
                                        .switchTo(120, 0, 0, 0, 7)
                                        .at(180, 0, "irq_handler_exit", "irq", 2)))
                .extracting(Object::toString)
                .containsExactly(
                        "Interrupt[kind=HARD, number=1, name=a, cpu=0, thread=, start=20, end=21]");
    }

    @Test
    void aClockThatIsBehindMakesNoInterruptLonger() throws Exception {
        assertThat(
                        handled(
                                new SyntheticKernelTrace()
                                        .at(900, 0, "irq_handler_entry", "irq", 1, "name", "a")
                                        .at(910, 0, "irq_handler_exit", "irq", 1)
                                        .at(500, 1, "irq_handler_entry", "irq", 2, "name", "b")
                                        .at(503, 1, "irq_handler_exit", "irq", 2)))
                .extracting(Object::toString)
                .containsExactly(
                        "Interrupt[kind=HARD, number=1, name=a, cpu=0, thread=, start=900, end=910]",
                        "Interrupt[kind=HARD, number=2, name=b, cpu=1, thread=, start=907, end=910]");
    }

    @Test
    void nothingIsPairedAcrossLostEvents() throws Exception {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .at(10, 0, "irq_handler_entry", "irq", 1, "name", "a")
                        .at(11, 0, "irq_softirq_entry", "vec", 1)
                        .at(12, 0, "irq_softirq_raise", "vec", 3)
                        .lost(20, 80)
                        .at(90, 0, "irq_handler_exit", "irq", 1)
                        .at(91, 0, "irq_softirq_exit", "vec", 1)
                        .at(92, 0, "irq_softirq_entry", "vec", 3);
        assertThat(handled(trace)).isEmpty();
        assertThat(
                        Objects.requireNonNull(
                                run(new SoftInterruptLatencyAnalysis(), trace).getSegmentStore()))
                .isEmpty();
    }

    @Test
    void aSoftInterruptWaitsFromTheFirstTimeItWasRaised() throws Exception {
        var analysis =
                run(
                        new SoftInterruptLatencyAnalysis(),
                        new SyntheticKernelTrace()
                                .at(10, 0, "irq_softirq_raise", "vec", 1)
                                .at(15, 1, "irq_softirq_raise", "vec", 1)
                                .at(20, 0, "irq_softirq_raise", "vec", 1)
                                .at(30, 0, "irq_softirq_entry", "vec", 1)
                                .at(40, 0, "irq_softirq_exit", "vec", 1)
                                .at(50, 0, "irq_softirq_entry", "vec", 1)
                                .at(55, 1, "irq_softirq_entry", "vec", 1));
        assertThat(Objects.requireNonNull(analysis.getSegmentStore()))
                .extracting(Object::toString)
                .containsExactly(
                        "Interrupt[kind=SOFT_WAIT, number=1, name=TIMER, cpu=0, thread=, start=10,"
                                + " end=30]",
                        "Interrupt[kind=SOFT_WAIT, number=1, name=TIMER, cpu=1, thread=, start=15,"
                                + " end=55]");
    }

    @Test
    void absurdNumbersAreNoInterrupts() throws Exception {
        assertThat(
                        handled(
                                new SyntheticKernelTrace()
                                        .at(10, 0, "irq_handler_entry", "irq", -1)
                                        .at(20, 0, "irq_handler_entry", "name", "a")
                                        .at(30, 0, "irq_softirq_entry", "vec", -7)
                                        .at(40, 0, "irq_softirq_exit", "vec", -7)))
                .isEmpty();
    }
}
