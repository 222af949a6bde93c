package org.eclipse.tracecompass.tmf.fleet.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A fleet shows all its traces, and opens those that are looked at. */
@ExtendWith(TemporaryCache.class)
class FleetTraceTest {

    private static final String THREADS =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ThreadStatusDataProvider";
    private static final int HOSTS = 1000;
    private static final long SHIFT = 3_000_000_000L;

    @TempDir private static Path folder = Path.of("");

    private static Path manifest = Path.of("");

    /** A thousand hosts that have the same trace, with clocks that are a bit apart. */
    @BeforeAll
    static void fleet() throws IOException, BadTraceException {
        Path demo = SharedTraces.demo("k-alpha/s1/kernel");
        Path results = Files.createDirectories(folder.resolve("traces/one"));
        TraceEntry built =
                new TraceBuild(3_600_000_000_000L, Set.of())
                        .build(
                                demo,
                                "built",
                                demo.toUri().toString(),
                                results,
                                new NullProgressMonitor())
                        .entry();
        List<TraceEntry> traces = new ArrayList<>();
        List<HostClock> clocks = new ArrayList<>();
        for (int i = 0; i < HOSTS; i++) {
            String host = "host-%04d".formatted(i);
            traces.add(
                    new TraceEntry(
                            host + "/kernel",
                            host,
                            i == 1 ? demo.resolve("gone").toUri().toString() : built.path(),
                            built.type(),
                            "",
                            built.start(),
                            built.end(),
                            built.events(),
                            null,
                            "traces/one",
                            built.history(),
                            built.tables()));
            clocks.add(
                    new HostClock(
                            host, "host-0000", "accurate", "1", Long.toString(i * SHIFT), 1.0));
        }
        Manifest content =
                Manifest.EMPTY
                        .with(traces, List.of(), Map.of())
                        .with(clocks, new Manifest.MessageFiles("messages", List.of(), 0, 0));
        manifest = folder.resolve(Manifest.FILE);
        try (OutputStream out = Files.newOutputStream(manifest)) {
            content.write(out);
        }
    }

    private static List<ITimeGraphEntryModel> tree(ITimeGraphDataProvider<?> provider)
            throws InterruptedException {
        while (true) {
            var answer = provider.fetchTree(Map.of(), new NullProgressMonitor());
            if (answer.getStatus() == ITmfResponse.Status.COMPLETED) {
                return List.copyOf(Objects.requireNonNull(answer.getModel()).getEntries());
            }
            Thread.sleep(20);
        }
    }

    private static TmfModelResponse<TimeGraphModel> rows(
            ITimeGraphDataProvider<?> provider, List<Long> items, List<Long> times) {
        return provider.fetchRowModel(
                Map.of(
                        DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                        items,
                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                        times),
                new NullProgressMonitor());
    }

    private static ITimeGraphDataProvider<?> threads(ITmfTrace trace) {
        return Objects.requireNonNull(
                DataProviderManager.getInstance()
                        .getOrCreateDataProvider(trace, THREADS, ITimeGraphDataProvider.class));
    }

    private static String name(ITimeGraphEntryModel entry) {
        return String.join("", entry.getLabels());
    }

    @Test
    void onlyTracesOnTheScreenAreOpenedAndShowTheirStatesOnTheCommonClock() throws Exception {
        ITmfTrace opened = TmfTraceOpener.open(manifest, null, null);
        try {
            assertThat(opened).isInstanceOf(FleetTrace.class);
            FleetTrace fleet = (FleetTrace) opened;
            assertThat(fleet.countOpen()).isZero();
            assertThat(fleet.getEndTime().toNanos() - fleet.getStartTime().toNanos())
                    .isGreaterThan((HOSTS - 1) * SHIFT);
            ITimeGraphDataProvider<?> provider = threads(fleet);
            // one, to know what there is to show
            assertThat(fleet.countOpen()).isEqualTo(1);
            List<ITimeGraphEntryModel> before = tree(provider);
            List<ITimeGraphEntryModel> closed =
                    before.stream().filter(e -> name(e).startsWith("host-")).toList();
            assertThat(closed).hasSize(HOSTS).extracting(e -> name(e)).contains("host-0999/kernel");
            ITimeGraphEntryModel seen = closed.get(7);
            long start = seen.getStartTime();
            List<Long> times = List.of(start, start + 2_000_000_000L, start + 4_000_000_000L);
            assertThat(rows(provider, List.of(seen.getId()), times).getStatus())
                    .isEqualTo(ITmfResponse.Status.RUNNING);
            assertThat(fleet.countOpen()).isEqualTo(2);
            List<ITimeGraphEntryModel> after = tree(provider);
            assertThat(after).noneMatch(e -> e.getId() == seen.getId());
            assertThat(after.size()).isGreaterThan(before.size() + 50);
            assertThat(fleet.countOpen()).isEqualTo(2);
            assertSameStates(provider, before, after, times);
            assertMissingTraceIsTold(provider, closed.get(1), times);
            assertThat(fleet.countOpen()).isEqualTo(2);
        } finally {
            opened.dispose();
        }
    }

    /** The rows that have come are those of the trace alone, later by the shift of its host. */
    private static void assertSameStates(
            ITimeGraphDataProvider<?> provider,
            List<ITimeGraphEntryModel> before,
            List<ITimeGraphEntryModel> after,
            List<Long> times)
            throws TmfTraceException, InterruptedException {
        Set<Long> known = new HashSet<>();
        before.forEach(entry -> known.add(entry.getId()));
        List<Long> items =
                after.stream()
                        .filter(ITimeGraphEntryModel::hasRowModel)
                        .map(ITimeGraphEntryModel::getId)
                        .filter(id -> !known.contains(id))
                        .toList();
        List<String> shown = states(rows(provider, items, times), 7 * SHIFT);
        ITmfTrace alone = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        try {
            ITimeGraphDataProvider<?> own = threads(alone);
            List<Long> all =
                    tree(own).stream()
                            .filter(ITimeGraphEntryModel::hasRowModel)
                            .map(ITimeGraphEntryModel::getId)
                            .toList();
            List<Long> shifted = times.stream().map(time -> time - 7 * SHIFT).toList();
            assertThat(shown).isNotEmpty().isEqualTo(states(rows(own, all, shifted), 0));
        } finally {
            alone.dispose();
        }
    }

    private static List<String> states(TmfModelResponse<TimeGraphModel> answer, long shift) {
        List<String> lines = new ArrayList<>();
        for (ITimeGraphRowModel row : Objects.requireNonNull(answer.getModel()).getRows()) {
            row.getStates()
                    .forEach(
                            state ->
                                    lines.add(
                                            (state.getStartTime() - shift)
                                                    + " "
                                                    + state.getDuration()
                                                    + " "
                                                    + state.getValue()
                                                    + " "
                                                    + state.getLabel()));
        }
        lines.sort(null);
        return lines;
    }

    private static void assertMissingTraceIsTold(
            ITimeGraphDataProvider<?> provider, ITimeGraphEntryModel gone, List<Long> times)
            throws InterruptedException {
        rows(provider, List.of(gone.getId()), times);
        assertThat(tree(provider))
                .anyMatch(
                        entry ->
                                name(entry).startsWith("host-0001/kernel (There is no file")
                                        && entry.getId() == gone.getId());
    }

    @Test
    void tracesAreAlsoAnExperimentAndStoredHistoriesAreUsed() throws Exception {
        FleetOpener opener = FleetOpener.of(folder);
        List<String> warnings = new ArrayList<>();
        FleetExperiment experiment =
                opener.openAll(
                        entry -> entry.host().compareTo("host-0003") < 0,
                        new NullProgressMonitor(),
                        warnings::add);
        try {
            assertThat(experiment.getTraces()).hasSize(2);
            assertThat(warnings).hasSize(1).first().asString().startsWith("host-0001/kernel: ");
            assertThat(experiment.getTraces().get(1).getStartTime().toNanos())
                    .isEqualTo(experiment.getTraces().get(0).getStartTime().toNanos() + 2 * SHIFT);
            Path kept =
                    Path.of(TmfTraceManager.getSupplementaryFileDir(experiment.getTraces().get(0)));
            for (String history : opener.manifest().traces().get(0).history()) {
                assertThat(kept.resolve(history)).exists();
                assertThat(
                                Files.isSameFile(
                                        kept.resolve(history),
                                        folder.resolve("traces/one/history").resolve(history)))
                        .isTrue();
            }
        } finally {
            experiment.dispose();
        }
        assertThatExceptionOfType(TmfTraceException.class)
                .isThrownBy(
                        () -> opener.openAll(entry -> false, new NullProgressMonitor(), w -> {}));
    }

    @Test
    void aTraceOfAClosedFleetHasNoDataProviders() throws Exception {
        FleetOpener opener = FleetOpener.of(folder);
        FleetRow row = new FleetRow(opener, opener.manifest().traces().get(0));
        TmfTrace trace = Objects.requireNonNull(row.open());
        threads(trace);
        row.close();
        DataProviderManager providers = DataProviderManager.getInstance();
        assertThat(
                        providers.fetchExistingDataProvider(
                                trace, THREADS, ITimeGraphDataProvider.class))
                .isNull();
        assertThat(
                        providers.fetchOrCreateDataProvider(
                                trace, THREADS, ITimeGraphDataProvider.class))
                .isNull();
    }

    /** The first trace of the fleet, at another path. */
    private static TraceEntry at(FleetOpener opener, String path) {
        TraceEntry first = opener.manifest().traces().get(0);
        return new TraceEntry(
                first.name(),
                first.host(),
                path,
                first.type(),
                first.content(),
                first.start(),
                first.end(),
                first.events(),
                first.clockOffset(),
                first.folder(),
                first.history(),
                first.tables());
    }

    @Test
    void aPathMayHaveCharactersThatMeanSomethingInUris(@TempDir Path place) throws Exception {
        FleetOpener opener = FleetOpener.of(folder);
        Path copy =
                SharedTraces.copy(
                        SharedTraces.demo("k-alpha/s1/kernel"), place.resolve("50 %20 #1 [a] ?"));
        for (String path : List.of("file:" + copy, "file://" + copy, copy.toString())) {
            ITmfTrace trace = opener.open(at(opener, path));
            try {
                assertThat(trace.getPath()).isEqualTo(copy.toString());
            } finally {
                trace.dispose();
            }
        }
        for (String path : List.of("hdfs://host/a%b", "file:/\0")) {
            assertThatExceptionOfType(TmfTraceException.class)
                    .isThrownBy(() -> opener.open(at(opener, path)));
        }
    }

    /** Counts the traces that hear signals, which those do that are open. */
    private static int countOpen(ITmfTrace closed) {
        AtomicInteger count = new AtomicInteger();
        TmfSignalManager.dispatchSignal(
                new TmfTraceRangeUpdatedSignal(closed, closed, TmfTimeRange.ETERNITY) {
                    @Override
                    public ITmfTrace getTrace() {
                        count.incrementAndGet();
                        return super.getTrace();
                    }
                });
        return count.get();
    }

    @Test
    void aTraceWhoseResultsCannotBeNamedIsClosed() throws Exception {
        FleetOpener opener = FleetOpener.of(folder);
        TraceEntry first = opener.manifest().traces().get(0);
        ITmfTrace closed = opener.open(first);
        closed.dispose();
        int before = countOpen(closed);
        assertThatExceptionOfType(InvalidPathException.class)
                .isThrownBy(() -> opener.open(first.placed("\0", first.content())));
        assertThat(countOpen(closed)).isEqualTo(before);
    }

    @Test
    void aTraceWithoutEventsDoesNotMakeTheFleetBeginIn1970(@TempDir Path place) throws Exception {
        TraceEntry full = FleetOpener.of(folder).manifest().traces().get(0);
        TraceEntry empty =
                new TraceEntry(
                        "empty",
                        full.host(),
                        full.path(),
                        full.type(),
                        "",
                        0,
                        0,
                        0,
                        null,
                        full.folder(),
                        List.of(),
                        Map.of());
        FleetTrace fleet = fleetOf(place, full, empty);
        try {
            assertThat(fleet.getStartTime().toNanos()).isEqualTo(full.start());
            assertThat(fleet.getEndTime().toNanos()).isEqualTo(full.end());
            assertThat(tree(threads(fleet)))
                    .filteredOn(entry -> name(entry).equals("empty"))
                    .singleElement()
                    .matches(entry -> entry.getStartTime() == full.start())
                    .matches(entry -> entry.getEndTime() == full.end());
        } finally {
            fleet.dispose();
        }
    }

    private static FleetTrace fleetOf(Path place, TraceEntry... traces) throws Exception {
        Path file = place.resolve(Manifest.FILE);
        try (OutputStream out = Files.newOutputStream(file)) {
            Manifest.EMPTY.with(List.of(traces), List.of(), Map.of()).write(out);
        }
        return (FleetTrace) TmfTraceOpener.open(file, null, null);
    }
}
