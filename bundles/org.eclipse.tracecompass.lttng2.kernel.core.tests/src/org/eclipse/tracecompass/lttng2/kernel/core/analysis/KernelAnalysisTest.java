package org.eclipse.tracecompass.lttng2.kernel.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelOddity;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.SyscallStatistics;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The kernel analysis and its pictures on real traces, from the files to the answers. */
@ExtendWith(TemporaryCache.class)
class KernelAnalysisTest {

    private static final String PACKAGE =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.";
    private static final List<String> PROVIDERS =
            List.of(PACKAGE + "ThreadStatusDataProvider", PACKAGE + "ResourcesStatusDataProvider");

    private @Nullable ITmfTrace trace;

    @AfterEach
    void close() {
        ITmfTrace trace = this.trace;
        if (trace != null) {
            trace.dispose();
        }
    }

    private ITmfTrace open(Path path) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(path, null, null);
        this.trace = trace;
        return trace;
    }

    private static KernelAnalysisModule analysis(ITmfTrace trace) {
        return Objects.requireNonNull(
                TmfTraceUtils.getAnalysisModuleOfClass(
                        trace, KernelAnalysisModule.class, KernelAnalysisModule.ID));
    }

    private static ITmfStateSystem built(KernelAnalysisModule module) {
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).as("%s", module.getFailureCause()).isTrue();
        return Objects.requireNonNull(module.getStateSystem());
    }

    // --- figures

    /** Whole slices: those that a switch begins and another one ends. */
    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void threadsAreOnTheirCpusAsLongAsAnIndependentReaderSays(String name) throws Exception {
        ITmfStateSystem history =
                built(analysis(open(SharedTraces.demo("k-" + name + "/s1/kernel"))));
        Map<String, Long> times = new TreeMap<>();
        Map<String, Long> slices = new TreeMap<>();
        for (Integer quark : history.getQuarks(Attributes.CPUS, "*", Attributes.CURRENT_THREAD)) {
            String cpu = history.getAttributeName(history.getParentAttributeQuark(quark));
            for (ITmfStateInterval slice :
                    history.query2D(
                            List.of(quark), history.getStartTime(), history.getCurrentEndTime())) {
                if (slice.getValue() instanceof Integer tid
                        && slice.getEndTime() < history.getCurrentEndTime()) {
                    long time = slice.getEndTime() + 1 - slice.getStartTime();
                    times.merge(tid + " on " + cpu, time, Long::sum);
                    slices.merge(tid.toString(), 1L, Long::sum);
                }
            }
        }
        Map<String, Long> expectedTimes = new TreeMap<>();
        Map<String, Long> expectedSlices = new TreeMap<>();
        for (var thread : oracle(name).getAsJsonObject("oncpu_ns_per_tid").entrySet()) {
            JsonObject use = thread.getValue().getAsJsonObject();
            expectedSlices.put(thread.getKey(), use.get("slices").getAsLong());
            use.getAsJsonObject("cpu")
                    .entrySet()
                    .forEach(
                            cpu ->
                                    expectedTimes.put(
                                            thread.getKey() + " on " + cpu.getKey(),
                                            cpu.getValue().getAsLong()));
        }
        assertThat(times).isEqualTo(expectedTimes);
        assertThat(slices).isEqualTo(expectedSlices);
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void systemCallsAreAsManyAndAsLongAsAnIndependentReaderSays(String name) throws Exception {
        ITmfTrace trace = open(SharedTraces.demo("k-" + name + "/s1/kernel"));
        Map<String, SyscallStatistics.Figures> expected = new TreeMap<>();
        for (var call : oracle(name).getAsJsonObject("syscalls").entrySet()) {
            JsonObject sum = call.getValue().getAsJsonObject();
            expected.put(
                    call.getKey(),
                    new SyscallStatistics.Figures(
                            call.getKey(),
                            sum.get("count").getAsLong(),
                            sum.get("total_ns").getAsLong(),
                            sum.get("min_ns").getAsLong(),
                            sum.get("max_ns").getAsLong(),
                            sum.get("failed").getAsLong()));
        }
        assertThat(SyscallStatistics.compute(trace, TmfTimeRange.ETERNITY, null))
                .isEqualTo(expected);
    }

    private static JsonObject oracle(String name) {
        return SharedTraces.oracle("gen-k-" + name + ".analysis.json.gz");
    }

    // --- other traces

    @Test
    void theOldTracersEventsAreUnderstood() throws Exception {
        KernelAnalysisModule module = analysis(open(oneTrace("ctf/tc-bug446190")));
        ITmfStateSystem history = built(module);
        assertThat(history.getQuarks(Attributes.CPUS, "*")).hasSize(4);
        assertThat(history.getQuarks(Attributes.THREADS, "*", Attributes.SYSTEM_CALL)).isNotEmpty();
        assertThat(history.getQuarks(Attributes.CPUS, "*", Attributes.SOFT_IRQS, "*")).isNotEmpty();
        assertThat(module.getOddities())
                .doesNotContainKeys(
                        KernelOddity.SWITCH_FROM_OTHER_THREAD, KernelOddity.THREAD_ON_TWO_CPUS);
    }

    @Test
    void aKernelTraceWithoutKernelActivityIsRefusedWithAReason() throws Exception {
        ITmfTrace trace =
                open(SharedTraces.trace("ctf/bt-succeed-multi-domains").resolve("kernel"));
        KernelAnalysisModule module = new KernelAnalysisModule();
        module.setId(KernelAnalysisModule.ID);
        assertThat(module.canExecute(trace)).isFalse();
        assertThat(module.getHelpText(trace)).contains("sched_switch");
        assertThat(DataProviderManager.getInstance().getAvailableProviders(trace))
                .noneMatch(descriptor -> PROVIDERS.contains(descriptor.getId()));
    }

    private static Path oneTrace(String name) throws Exception {
        Path folder = SharedTraces.trace(name);
        try (var files = java.nio.file.Files.walk(folder)) {
            return files.filter(file -> file.endsWith("metadata"))
                    .map(Path::getParent)
                    .sorted()
                    .findFirst()
                    .orElseThrow();
        }
    }

    // --- pictures

    @Test
    void bothPicturesOfAnExperimentHoldTheRowsOfAllItsKernels() throws Exception {
        ITmfTrace alpha = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        ITmfTrace beta = TmfTraceOpener.open(SharedTraces.demo("k-beta/s1/kernel"), null, null);
        TmfExperiment experiment =
                new TmfExperiment(
                        ITmfEvent.class, "both", new ITmfTrace[] {alpha, beta}, 5000, null);
        trace = experiment;
        built(analysis(alpha));
        built(analysis(beta));
        for (String id : PROVIDERS) {
            ITimeGraphDataProvider<?> provider = provider(experiment, id);
            List<? extends ITimeGraphEntryModel> entries = entries(provider);
            assertThat(entries.stream().filter(entry -> entry.getParentId() == -1)).hasSize(2);
            long start = entries.get(0).getStartTime();
            TmfModelResponse<TimeGraphModel> rows =
                    provider.fetchRowModel(
                            parameters(
                                    start,
                                    start + 1_000_000_000L,
                                    entries.stream().map(e -> e.getId()).toList()),
                            null);
            assertThat(rows.getStatus()).isEqualTo(Status.COMPLETED);
            assertThat(Objects.requireNonNull(rows.getModel()).getRows())
                    .hasSizeGreaterThanOrEqualTo(entries.size() - 2)
                    .anySatisfy(row -> assertThat(row.getStates()).isNotEmpty());
        }
    }

    @Test
    void aPictureIsAnsweredAtOnceAndGrowsUntilTheAnalysisIsComplete() throws Exception {
        ITmfTrace trace = open(SharedTraces.demo("k-alpha/s1/kernel"));
        ITimeGraphDataProvider<?> provider = provider(trace, PROVIDERS.get(0));
        Status status = Status.RUNNING;
        int size = 0;
        while (status == Status.RUNNING) {
            var tree = provider.fetchTree(Map.of(), null);
            status = tree.getStatus();
            int now = Objects.requireNonNull(tree.getModel()).getEntries().size();
            assertThat(now).isGreaterThanOrEqualTo(size);
            size = now;
        }
        assertThat(status).isEqualTo(Status.COMPLETED);
        assertThat(size).isGreaterThan(72);
    }

    private static ITimeGraphDataProvider<?> provider(ITmfTrace trace, String id) {
        return Objects.requireNonNull(
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(trace, id, ITimeGraphDataProvider.class));
    }

    private static List<? extends ITimeGraphEntryModel> entries(
            ITimeGraphDataProvider<?> provider) {
        return Objects.requireNonNull(provider.fetchTree(Map.of(), null).getModel()).getEntries();
    }

    private static Map<String, Object> parameters(long start, long end, List<Long> items) {
        List<Long> times =
                LongStream.rangeClosed(0, 500)
                        .mapToObj(i -> start + (end - start) * i / 500)
                        .toList();
        return Map.of("requested_times", times, "requested_items", items);
    }
}
