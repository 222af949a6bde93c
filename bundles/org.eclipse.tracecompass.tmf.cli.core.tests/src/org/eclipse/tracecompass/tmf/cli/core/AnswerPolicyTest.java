package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.StoredResults;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every kind of data provider answers by the same policy, whatever the state of its analysis. The
 * kinds are all that the program registers for a kernel trace with declared states, a user space
 * trace, and a statemap.
 */
@ExtendWith(TemporaryCache.class)
@Timeout(120)
class AnswerPolicyTest {

    /** Lists state systems as they are, in whatever state their analyses are. */
    private static final String EXPLORER =
            "org.eclipse.tracecompass.internal.provisional.tmf.core.statesystem.StateSystemDataProvider";

    /** Reads the events, without an analysis. */
    private static final String LEAKS = "org.eclipse.tracecompass.lttng2.ust.core.memory.leaks";

    /** A table of events has no analysis. */
    private static final String EVENTS = "org.eclipse.tracecompass.tmf.core.events.table";

    /** Tables of segments, one per analysis. */
    private static final String SEGMENTS =
            "org.eclipse.tracecompass.analysis.timing.core.segmentstore"
                    + ".SegmentStoreTableDataProvider:";

    /** Asks for a thread first. */
    private static final String CRITICAL_PATH =
            "org.eclipse.tracecompass.analysis.graph.core.dataprovider.CriticalPathDataProvider";

    private static final String DISKS =
            """
            {"start":[1700000000,0],"title":"disks","states":{"idle":{"value":0},"busy":{"value":1}}}
            {"time":"0","entity":"sd2","state":0}
            {"time":"500","entity":"sd2","state":1}
            {"time":"1000","entity":"sd2","state":0}
            """;

    private static final String DECLARATIONS =
            """
            on sched_switch {
                modify "CPUs/" + cpu = next_comm;
            }
            """;

    private static final String COMPLETE = "Completed|The analysis .* found nothing .*";

    @TempDir Path folder = Path.of("");

    private final List<ITmfTrace> open = new ArrayList<>();

    /** Where the data providers come from. */
    enum Source {
        KERNEL,
        USER_SPACE,
        STATEMAP;

        Path prepare(Path folder) throws IOException {
            return switch (this) {
                case KERNEL -> {
                    Path trace = SharedTraces.demo("k-alpha/s1/kernel");
                    Path copy = SharedTraces.copy(trace, folder.resolve("kernel"));
                    Files.writeString(copy.resolve("first.states"), DECLARATIONS);
                    yield copy;
                }
                case USER_SPACE -> SharedTraces.demo("k-alpha/s1/ust");
                case STATEMAP -> Files.writeString(folder.resolve("disks.json"), DISKS);
            };
        }
    }

    @AfterEach
    void closeTraces() {
        DataProviderManager.dispose();
        open.forEach(ITmfTrace::dispose);
    }

    private ITmfTrace open(Source source) throws Exception {
        return open(source.prepare(folder));
    }

    private ITmfTrace open(Path path) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(path, null, null);
        open.add(trace);
        return trace;
    }

    private static List<TmfAbstractAnalysisModule> modules(ITmfTrace trace) {
        List<TmfAbstractAnalysisModule> modules = new ArrayList<>();
        for (IAnalysisModule module : trace.getAnalysisModules()) {
            modules.add((TmfAbstractAnalysisModule) module);
        }
        return modules;
    }

    /** The providers of a trace by id, those left out that have no analysis to answer for. */
    private static Map<String, ITmfTreeDataProvider<?>> providers(ITmfTrace trace) {
        Map<String, ITmfTreeDataProvider<?>> providers = new LinkedHashMap<>();
        DataProviderManager manager = DataProviderManager.getInstance();
        for (IDataProviderDescriptor descriptor : manager.getAvailableProviders(trace)) {
            String id = descriptor.getId();
            if (isTree(descriptor) && !Set.of(EXPLORER, LEAKS, CRITICAL_PATH).contains(id)) {
                providers.put(
                        id,
                        Objects.requireNonNull(
                                manager.fetchOrCreateDataProvider(
                                        trace, id, ITmfTreeDataProvider.class),
                                id));
            }
        }
        assertThat(providers).isNotEmpty();
        return providers;
    }

    /** Whether an output has rows; groups of outputs and tables of lines have none. */
    private static boolean isTree(IDataProviderDescriptor descriptor) {
        return descriptor.getType() != ProviderType.NONE
                && !EVENTS.equals(descriptor.getId())
                && !descriptor.getId().startsWith(SEGMENTS);
    }

    /** Everything that a provider can be asked about its analysis. */
    private static List<TmfModelResponse<?>> ask(
            ITmfTrace trace, ITmfTreeDataProvider<?> provider) {
        long start = trace.getStartTime().toNanos();
        long end = trace.getEndTime().toNanos();
        List<TmfModelResponse<?>> answers = new ArrayList<>();
        TmfModelResponse<? extends TmfTreeModel<?>> tree =
                provider.fetchTree(DataProviderParameterUtils.timeParameters(start, end, 2), null);
        answers.add(tree);
        TmfTreeModel<?> model = tree.getModel();
        List<Long> ids =
                model == null
                        ? List.of(0L)
                        : model.getEntries().stream().map(ITmfTreeDataModel::getId).toList();
        Map<String, Object> rows =
                DataProviderParameterUtils.selectionTimeParameters(start, end, 100, ids);
        if (provider instanceof ITimeGraphDataProvider<?> graph) {
            answers.add(graph.fetchRowModel(rows, null));
            answers.add(graph.fetchTooltip(rows, null));
            answers.add(graph.fetchArrows(rows, null));
        }
        if (provider instanceof ITmfTreeXYDataProvider<?> chart) {
            answers.add(chart.fetchXY(rows, null));
        }
        return answers;
    }

    private static void assertAll(
            ITmfTrace trace,
            Map<String, ITmfTreeDataProvider<?>> providers,
            Status status,
            String message) {
        providers.forEach(
                (id, provider) -> {
                    for (TmfModelResponse<?> answer : ask(trace, provider)) {
                        assertThat(answer.getStatus()).as(id).isEqualTo(status);
                        assertThat(answer.getStatusMessage()).as(id).matches(message);
                    }
                });
    }

    @ParameterizedTest
    @EnumSource
    void anAnalysisThatWasNotStartedIsStartedByARequest(Source source) throws Exception {
        ITmfTrace trace = open(source);
        Map<String, ITmfTreeDataProvider<?>> providers = providers(trace);
        providers.forEach((id, provider) -> awaitCompleted(id, trace, provider));
        assertAll(trace, providers, Status.COMPLETED, COMPLETE);
    }

    private static void awaitCompleted(
            String id, ITmfTrace trace, ITmfTreeDataProvider<?> provider) {
        Set<Status> statuses = new HashSet<>();
        do {
            statuses.clear();
            ask(trace, provider).forEach(answer -> statuses.add(answer.getStatus()));
            assertThat(statuses).as(id).isSubsetOf(Status.RUNNING, Status.COMPLETED);
        } while (statuses.contains(Status.RUNNING));
    }

    @ParameterizedTest
    @EnumSource
    void aCancelledAnalysisIsAFailureAndIsNotRestarted(Source source) throws Exception {
        ITmfTrace trace = open(source);
        modules(trace).forEach(AnswerPolicyTest::cancel);
        assertAll(trace, providers(trace), Status.FAILED, "The analysis .* was cancelled\\.");
        // An analysis is not started when one that it depends on was cancelled.
        assertThat(modules(trace))
                .allSatisfy(
                        module ->
                                assertThat(module.getExecutionState())
                                        .isEqualTo(
                                                dependsOnOthers(module)
                                                        ? ExecutionState.NOT_STARTED
                                                        : ExecutionState.CANCELLED));
    }

    private static boolean dependsOnOthers(TmfAbstractAnalysisModule module) {
        return module.getDependencyLevel() > 0;
    }

    /** Cancels an analysis before its job begins: a small trace would be analysed too soon. */
    private static void cancel(TmfAbstractAnalysisModule module) {
        Job.getJobManager().suspend();
        try {
            module.schedule();
            module.cancel();
        } finally {
            Job.getJobManager().resume();
        }
        assertThat(module.waitForCompletion()).as(module.getName()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void aFailedAnalysisSaysWhyAndIsNotRestarted(Source source) throws Exception {
        ITmfTrace trace = open(source);
        modules(trace).forEach(module -> module.fail(new IOException("no such page")));
        assertAll(
                trace, providers(trace), Status.FAILED, "Analysis execution failed: no such page");
        assertThat(modules(trace))
                .allSatisfy(
                        module ->
                                assertThat(module.getExecutionState())
                                        .isEqualTo(ExecutionState.FAILED));
    }

    @ParameterizedTest
    @EnumSource
    void anAnalysisWhoseTraceWasClosedIsAFailure(Source source) throws Exception {
        ITmfTrace trace = open(source);
        Map<String, ITmfTreeDataProvider<?>> providers = providers(trace);
        providers.forEach((id, provider) -> awaitCompleted(id, trace, provider));
        trace.broadcast(new TmfTraceClosedSignal(this, trace));
        assertAll(trace, providers, Status.FAILED, "The trace of the analysis .* was closed\\.");
    }

    @ParameterizedTest
    @EnumSource
    void damagedResultsAreComputedAgainWhileTheAnalysisCountsAsRunning(Source source)
            throws Exception {
        Path path = source.prepare(folder);
        ITmfTrace first = open(path);
        for (TmfAbstractAnalysisModule module : modules(first)) {
            module.schedule();
            assertThat(module.waitForCompletion()).as(module.getName()).isTrue();
        }
        List<Path> histories = histories(first);
        first.dispose();
        for (Path history : histories) {
            damage(history);
        }
        ITmfTrace trace = open(path);
        Map<String, ITmfTreeDataProvider<?>> providers = providers(trace);
        for (TmfAbstractAnalysisModule module : modules(trace)) {
            module.schedule();
            assertThat(module.waitForCompletion()).as(module.getName()).isTrue();
        }
        long damages = StoredResults.damages();
        providers.forEach((id, provider) -> awaitCompleted(id, trace, provider));
        if (source == Source.KERNEL) {
            assertThat(StoredResults.damagesSince(damages))
                    .as("kernel analysis, declared states")
                    .hasSizeGreaterThanOrEqualTo(2);
        }
        // An answer may be complete up to its end while the last changes are still being computed.
        StoredResults.awaitRepairs();
        for (TmfAbstractAnalysisModule module : modules(trace)) {
            assertThat(module.waitForCompletion()).as(module.getName()).isTrue();
        }
        assertAll(trace, providers, Status.COMPLETED, COMPLETE);
    }

    /** The files of the histories of a trace. */
    private static List<Path> histories(ITmfTrace trace) {
        List<Path> files = new ArrayList<>();
        for (TmfAbstractAnalysisModule module : modules(trace)) {
            String file = module.getProperties().get("File");
            if (file != null) {
                files.add(Path.of(file));
            }
        }
        return files;
    }

    private static void damage(Path history) throws IOException {
        byte[] bytes = Files.readAllBytes(history);
        for (int i = bytes.length / 3; i < bytes.length / 2; i += 97) {
            bytes[i] ^= 0x5a;
        }
        Files.write(history, bytes);
    }

    @ParameterizedTest
    @EnumSource
    @SuppressWarnings("unchecked") // a composite only reads the rows
    void providersOfAllKindsCanBeJoinedSinceTheirRowsHaveDifferentIds(Source source)
            throws Exception {
        ITmfTrace trace = open(source);
        DataProviderManager manager = DataProviderManager.getInstance();
        List<ITmfTreeDataProvider<ITmfTreeDataModel>> providers = new ArrayList<>();
        List<Long> each = new ArrayList<>();
        for (IDataProviderDescriptor descriptor : manager.getAvailableProviders(trace)) {
            if (!isTree(descriptor) || CRITICAL_PATH.equals(descriptor.getId())) {
                continue;
            }
            ITmfTreeDataProvider<ITmfTreeDataModel> provider =
                    Objects.requireNonNull(
                            manager.fetchOrCreateDataProvider(
                                    trace, descriptor.getId(), ITmfTreeDataProvider.class));
            awaitCompleted(descriptor.getId(), trace, provider);
            providers.add(provider);
            each.addAll(ids(trace, provider));
        }
        ITmfTreeDataProvider<ITmfTreeDataModel> all =
                new TmfTreeCompositeDataProvider<>(providers, "all");
        List<Long> ids = ids(trace, all);
        assertThat(ids).isNotEmpty().doesNotHaveDuplicates();
        assertThat(ids).containsExactlyInAnyOrderElementsOf(each);
        assertThat(ids).allSatisfy(id -> assertThat(id).isBetween(0L, (long) Integer.MAX_VALUE));
        assertThat(ids(trace, all)).as("asked again").isEqualTo(ids);
    }

    private static List<Long> ids(
            ITmfTrace trace, ITmfTreeDataProvider<ITmfTreeDataModel> provider) {
        Map<String, Object> times =
                DataProviderParameterUtils.timeParameters(
                        trace.getStartTime().toNanos(), trace.getEndTime().toNanos(), 2);
        return Objects.requireNonNull(provider.fetchTree(times, null).getModel())
                .getEntries()
                .stream()
                .map(ITmfTreeDataModel::getId)
                .toList();
    }
}
