package org.eclipse.tracecompass.lttng2.kernel.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.statistics.ITmfStatistics;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** The built-in statistics against figures of independent readers. */
@Timeout(120)
@ExtendWith(TemporaryCache.class)
class StatisticsOnRealTracesTest {

    private @Nullable ITmfTrace trace;

    @AfterEach
    void close() {
        ITmfTrace trace = this.trace;
        if (trace != null) {
            trace.dispose();
        }
    }

    private ITmfStatistics complete(Path path) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(path, null, null);
        this.trace = trace;
        ITmfStatistics statistics =
                Objects.requireNonNull(TmfStatisticsModule.getStatistics(trace));
        for (TmfStatisticsModule module :
                TmfTraceUtils.getAnalysisModulesOfClass(trace, TmfStatisticsModule.class)) {
            assertThat(module.waitForCompletion()).as("%s", module.getFailureCause()).isTrue();
        }
        return statistics;
    }

    @Test
    void theEventsOfAKernelTraceAreThoseOfAnIndependentReader() throws Exception {
        List<Long> times = new ArrayList<>();
        Map<String, Long> types = new TreeMap<>();
        Path dump = SharedTraces.file("traces/oracle/gen-k-alpha-s1-kernel.canon.gz");
        try (BufferedReader reader = SharedTraces.reader(dump)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String[] parts = line.split("\t");
                times.add(Long.parseLong(parts[0]));
                types.merge(parts[2], 1L, Long::sum);
            }
        }
        ITmfStatistics statistics = complete(SharedTraces.demo("k-alpha/s1/kernel"));
        assertThat(statistics.getEventsTotal()).isEqualTo(times.size());
        assertThat(statistics.getEventTypesTotal()).isEqualTo(types);
        long first = times.get(0);
        long last = times.getLast();
        long from = times.get(times.size() / 3);
        long to = times.get(times.size() / 2);
        assertThat(statistics.getEventsInRange(from, to))
                .isEqualTo(times.stream().filter(t -> t >= from && t <= to).count());
        List<Long> histogram = statistics.histogramQuery(first, last, 50);
        assertThat(histogram).hasSize(50);
        assertThat(histogram.stream().mapToLong(Long::longValue).sum()).isEqualTo(times.size());
        double width = (double) last - first + 1;
        long[] expected = new long[50];
        times.forEach(t -> expected[(int) ((t - first) * 50 / width)]++);
        assertThat(histogram).containsExactly(Arrays.stream(expected).boxed().toArray(Long[]::new));
    }

    @Test
    void lostEventsCountInEveryRangeThatTheirPeriodTouches() throws Exception {
        ITmfStatistics statistics = complete(SharedTraces.trace("ctf/tc-hello-lost"));
        assertThat(statistics.getEventsTotal()).isEqualTo(32300);
        assertThat(statistics.getEventTypesTotal())
                .containsEntry(ITmfStatistics.LOST_EVENTS, 967700L);
        long start = 1376592664900000000L;
        long end = 1376592665000000000L;
        assertThat(statistics.getEventsInRange(start, end)).isEqualTo(11209);
        assertThat(statistics.getLostEventsInRange(start, end)).isEqualTo(365752);
        assertThat(statistics.getEventTypesInRange(start, end).values())
                .containsExactlyInAnyOrder(11209L, 365752L);
    }

    @Test
    void anExperimentHasTheSumsOfItsTraces() throws Exception {
        ITmfStatistics alone = complete(SharedTraces.demo("k-alpha/s1/kernel"));
        long expected = alone.getEventsTotal();
        Objects.requireNonNull(trace).dispose();
        ITmfStatistics kernels = complete(SharedTraces.demo("k-alpha/s1"));
        assertThat(kernels.getEventsTotal()).isGreaterThan(expected);
        assertThat(kernels.getEventTypesTotal()).containsAllEntriesOf(alone(kernels));
        assertThat(kernels.histogramQuery(Long.MIN_VALUE / 2, Long.MAX_VALUE / 2, 7))
                .satisfies(
                        counts ->
                                assertThat(counts.stream().mapToLong(Long::longValue).sum())
                                        .isEqualTo(kernels.getEventsTotal()));
    }

    /** The numbers of the members of the open experiment, added here. */
    private Map<String, Long> alone(ITmfStatistics whole) {
        Map<String, Long> sums = new TreeMap<>();
        for (TmfStatisticsModule module :
                TmfTraceUtils.getAnalysisModulesOfClass(
                        Objects.requireNonNull(trace), TmfStatisticsModule.class)) {
            ITmfStatistics part = Objects.requireNonNull(module.getStatistics());
            part.getEventTypesTotal().forEach((name, n) -> sums.merge(name, n, Long::sum));
        }
        assertThat(sums.values().stream().mapToLong(Long::longValue).sum())
                .isEqualTo(whole.getEventsTotal());
        return sums;
    }
}
