package org.eclipse.tracecompass.lttng2.kernel.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.AbstractSegmentStoreAnalysisModule;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics.SegmentStatistics;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.Test;

/** The analyses of interrupts on a trace with known figures, from its files to the statistics. */
class InterruptStatisticsTest {

    private static final String LATENCY = "org.eclipse.tracecompass.analysis.os.linux.latency.";

    private static final String FIGURES = " +(\\d+) +([\\d.]+) +([\\d.]+) +([\\d.]+) +([\\d.?]+)";
    private static final Pattern LINE =
            Pattern.compile(
                    "(\\d+): +<(\\w+?)(_SOFTIRQ)?>" + FIGURES + " +\\|(?:" + FIGURES + ")?\\s*");

    private static Map<String, String> figures(ITmfTrace trace, String analysis) {
        if (!(trace.getAnalysisModule(LATENCY + analysis)
                instanceof AbstractSegmentStoreAnalysisModule provider)) {
            throw new AssertionError("no analysis " + analysis);
        }
        assertThat(provider.schedule().isOK()).isTrue();
        assertThat(provider.waitForCompletion()).isTrue();
        Map<String, String> figures = new TreeMap<>();
        SegmentStatistics.compute(
                        new ProvidedSegments(provider, provider),
                        Long.MIN_VALUE,
                        Long.MAX_VALUE,
                        null)
                .groups()
                .forEach(
                        (label, f) ->
                                figures.put(
                                        label,
                                        String.format(
                                                Locale.ROOT,
                                                "%d %.3f %.3f %.3f %s",
                                                f.count(),
                                                f.min() / 1e3,
                                                f.average() / 1e3,
                                                f.max() / 1e3,
                                                f.count() < 2
                                                        ? "?"
                                                        : String.format(
                                                                Locale.ROOT,
                                                                "%.3f",
                                                                f.deviation() / 1e3))));
        return figures;
    }

    private static String text(Matcher match, int group) {
        StringBuilder text = new StringBuilder(match.group(group));
        for (int i = 1; i < 5; i++) {
            text.append(' ').append(match.group(group + i));
        }
        return text.toString();
    }

    @Test
    void durationsAndLatenciesAreThoseOfLttngAnalyses() throws Exception {
        Map<String, String> durations = new TreeMap<>();
        Map<String, String> latencies = new TreeMap<>();
        Path expected = SharedTraces.file("traces/oracle/lttng-analyses-tests/irqstats.txt");
        for (String line : Files.readAllLines(expected)) {
            Matcher match = LINE.matcher(line);
            if (match.matches()) {
                String source = match.group(1) + ' ' + match.group(2);
                boolean soft = match.group(3) != null;
                durations.put((soft ? "Soft IRQ " : "IRQ ") + source, text(match, 4));
                if (soft) {
                    latencies.put("Soft IRQ " + source, text(match, 9));
                }
            }
        }
        assertThat(durations).hasSize(5);
        ITmfTrace trace =
                TmfTraceOpener.open(
                        SharedTraces.trace("ctf/la-test_irq-IrqTest")
                                .resolve("test_irq-IrqTest/kernel"),
                        null,
                        null);
        try {
            assertThat(figures(trace, "irq")).isEqualTo(durations);
            assertThat(figures(trace, "softirq")).isEqualTo(latencies);
        } finally {
            trace.dispose();
        }
    }
}
