package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelOddity;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.OnCpuStatistics;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.SyscallStatistics;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The figures of an independent reader, met from that reader's own dump of the events: what is
 * tested is the analysis alone.
 */
class KernelFiguresTest {

    private static final Map<String, ITmfStateSystem> HISTORIES = new HashMap<>();

    private static ITmfStateSystem history(String name) {
        return HISTORIES.computeIfAbsent(name, n -> SyntheticKernelTrace.ofDemo(n).history());
    }

    private static JsonObject oracle(String name) {
        return SharedTraces.oracle("gen-k-" + name + ".analysis.json.gz");
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void threadsAreOnTheirCpusAsLongAsAnIndependentReaderSays(String name) {
        Map<String, OnCpuStatistics.Use> slices = onCpu(history(name));
        Map<String, Long> times = new TreeMap<>();
        Map<Integer, OnCpuStatistics.Use> byThread = new TreeMap<>();
        slices.forEach(
                (key, use) -> {
                    times.put(key, use.time());
                    byThread.merge(
                            Integer.valueOf(key.substring(key.indexOf('/') + 1)),
                            use,
                            KernelFiguresTest::sum);
                });
        assertThat(times).isEqualTo(Figures.onCpu(oracle(name)));
        assertThat(byThread).isEqualTo(Figures.byThread(oracle(name)));
    }

    private static OnCpuStatistics.Use sum(OnCpuStatistics.Use a, OnCpuStatistics.Use b) {
        return new OnCpuStatistics.Use(a.time() + b.time(), a.slices() + b.slices());
    }

    /** Whole slices only: those that a switch begins and another one ends. */
    static Map<String, OnCpuStatistics.Use> onCpu(ITmfStateSystem history) {
        Map<String, OnCpuStatistics.Use> figures = new TreeMap<>();
        for (Integer quark : history.getQuarks(Attributes.CPUS, "*", Attributes.CURRENT_THREAD)) {
            String cpu = history.getAttributeName(history.getParentAttributeQuark(quark));
            for (ITmfStateInterval slice :
                    history.query2D(
                            List.of(quark), history.getStartTime(), history.getCurrentEndTime())) {
                if (slice.getValue() != null && slice.getEndTime() < history.getCurrentEndTime()) {
                    figures.merge(
                            cpu + "/" + slice.getValueInt(),
                            new OnCpuStatistics.Use(
                                    slice.getEndTime() + 1 - slice.getStartTime(), 1),
                            KernelFiguresTest::sum);
                }
            }
        }
        return figures;
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void systemCallsAreAsManyAndAsLongAsAnIndependentReaderSays(String name) {
        SyscallStatistics statistics =
                new SyscallStatistics(SyntheticKernelTrace.ofDemo(name).trace());
        for (ITmfEvent event : SyntheticKernelTrace.ofDemo(name).events()) {
            statistics.accept(event);
        }
        assertThat(statistics.figures()).isEqualTo(Figures.systemCalls(oracle(name)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void theHistoryCarriesTheSystemCallsThatEnded(String name) {
        ITmfStateSystem history = history(name);
        Map<String, Long> totals = new TreeMap<>();
        Map<String, Long> counts = new TreeMap<>();
        for (Integer quark : history.getQuarks(Attributes.THREADS, "*", Attributes.SYSTEM_CALL)) {
            for (ITmfStateInterval call :
                    history.query2D(
                            List.of(quark), history.getStartTime(), history.getCurrentEndTime())) {
                if (call.getValue() instanceof String callName
                        && call.getEndTime() < history.getCurrentEndTime()) {
                    totals.merge(callName, call.getEndTime() + 1 - call.getStartTime(), Long::sum);
                    counts.merge(callName, 1L, Long::sum);
                }
            }
        }
        Figures.systemCalls(oracle(name))
                .forEach(
                        (call, figures) -> {
                            assertThat(counts.get(call)).as(call).isEqualTo(figures.count());
                            assertThat(totals.get(call)).as(call).isEqualTo(figures.total());
                        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void oneThreadAtMostIsOnACpuAndItsStatusSaysSo(String name) {
        ITmfStateSystem history = history(name);
        List<Integer> cpus = history.getQuarks(Attributes.CPUS, "*", Attributes.CURRENT_THREAD);
        long step = (history.getCurrentEndTime() - history.getStartTime()) / 200;
        for (int i = 1; i < 200; i++) {
            long time = history.getStartTime() + i * step;
            List<ITmfStateInterval> state = history.queryFullState(time);
            List<String> onCpu =
                    cpus.stream()
                            .filter(q -> state.get(q).getValue() != null)
                            .map(
                                    q ->
                                            Attributes.threadName(
                                                    state.get(q).getValueInt(),
                                                    Integer.parseInt(
                                                            history.getAttributeName(
                                                                    history.getParentAttributeQuark(
                                                                            q)))))
                            .sorted()
                            .toList();
            List<String> running =
                    history.getQuarks(Attributes.THREADS, "*").stream()
                            .filter(
                                    q ->
                                            state.get(q).getValue() instanceof Integer status
                                                    && status >= 2
                                                    && status <= 4)
                            .map(history::getAttributeName)
                            .sorted(Comparator.naturalOrder())
                            .toList();
            assertThat(running).as("at %d", time).isEqualTo(onCpu);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void aSoundTraceHasOnlyTheOdditiesOfItsBeginning(String name) {
        history(name);
        Map<KernelOddity, Long> oddities = SyntheticKernelTrace.ofDemo(name).oddities();
        assertThat(oddities.keySet())
                .isSubsetOf(
                        KernelOddity.SYSCALL_EXIT_WITHOUT_ENTRY,
                        KernelOddity.SYSCALL_OF_UNKNOWN_THREAD,
                        KernelOddity.IRQ_EXIT_WITHOUT_ENTRY,
                        KernelOddity.SOFTIRQ_EXIT_WITHOUT_ENTRY);
        assertThat(oddities.values().stream().mapToLong(Long::longValue).sum()).isLessThan(60);
    }
}
