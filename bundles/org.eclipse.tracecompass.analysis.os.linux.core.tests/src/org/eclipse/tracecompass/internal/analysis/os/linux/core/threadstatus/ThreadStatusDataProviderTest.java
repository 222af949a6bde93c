package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.Figures;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.rows.core.TimeGraphBlendState;
import org.junit.jupiter.api.Test;

/** What the Threads view is given to draw. */
class ThreadStatusDataProviderTest {

    private static final DefaultEventLayout OLD_SYSCALLS = DefaultEventLayout.getInstance();

    private static ThreadStatusDataProvider provider(SyntheticKernelTrace trace) {
        return provider(trace, trace.history());
    }

    private static ThreadStatusDataProvider provider(
            SyntheticKernelTrace trace, ITmfStateSystem history) {
        return new ThreadStatusDataProvider(trace.trace(), new BuiltKernelModule(history));
    }

    private static <T> T model(TmfModelResponse<T> response) {
        assertThat(response.getStatus()).isEqualTo(Status.COMPLETED);
        return Objects.requireNonNull(response.getModel());
    }

    private static List<ThreadEntryModel> entries(ThreadStatusDataProvider provider) {
        return model(provider.fetchTree(Map.of(), null)).getEntries();
    }

    static Map<String, Object> parameters(long start, long end, int pixels, List<Long> items) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(
                "requested_times",
                LongStream.rangeClosed(0, pixels)
                        .mapToObj(i -> start + (end - start) * i / pixels)
                        .toList());
        parameters.put("requested_items", items);
        return parameters;
    }

    private static List<Long> ids(List<ThreadEntryModel> entries) {
        return entries.stream().map(ThreadEntryModel::getId).toList();
    }

    // --- a hand-written trace

    private static SyntheticKernelTrace stub() {
        return new SyntheticKernelTrace(OLD_SYSCALLS)
                .readStub(
                        SharedTraces.file(
                                "traces/tc-stubs/kernel_analysis/lttng_kernel_analysis.xml"));
    }

    private static List<String> expected(String name) throws IOException {
        Path file = SharedTraces.file("traces/tc-stubs/kernel_analysis/" + name);
        return Files.readAllLines(file).stream().filter(l -> !l.isBlank()).toList();
    }

    /** The parent column of the expectation is -1 where the trace does not tell it; so is ours. */
    @Test
    void theTreeOfTheHandWrittenTraceIsTheExpectedOne() throws IOException {
        List<String> rows = new ArrayList<>();
        for (ThreadEntryModel entry : entries(provider(stub()))) {
            if (entry.getThreadId() > 0) {
                rows.add(
                        String.join(
                                ",",
                                entry.getName(),
                                Long.toString(entry.getStartTime()),
                                Long.toString(entry.getEndTime()),
                                Integer.toString(entry.getThreadId()),
                                Integer.toString(entry.getProcessId()),
                                Integer.toString(entry.getParentProcessId())));
            }
        }
        List<String> expected = expected("expectedThreadStatusTree");
        assertThat(rows).containsExactlyInAnyOrderElementsOf(expected.subList(1, expected.size()));
    }

    /**
     * Gaps are left out of both sides. The last system call of the trace is left out of the
     * expectation, and there the expected row ends; ours shows it.
     */
    @Test
    void theRowsOfTheHandWrittenTraceAreTheExpectedOnes() throws IOException {
        ThreadStatusDataProvider provider = provider(stub());
        List<ThreadEntryModel> entries = entries(provider);
        Map<Long, String> names = new HashMap<>();
        entries.forEach(e -> names.put(e.getId(), e.getName()));
        TimeGraphModel model =
                model(provider.fetchRowModel(parameters(1, 80, 79, ids(entries)), null));
        Map<String, List<String>> rows = new TreeMap<>();
        Map<String, OutputElementStyle> styles = provider.getStyles();
        for (ITimeGraphRowModel row : model.getRows()) {
            for (ITimeGraphState state : row.getStates()) {
                String style = Objects.requireNonNull(state.getStyle()).getParentKey();
                rows.computeIfAbsent(
                                Objects.requireNonNull(names.get(row.getEntryID())),
                                n -> new ArrayList<>())
                        .add(
                                state.getStartTime()
                                        + ","
                                        + state.getDuration()
                                        + ","
                                        + styles.get(style)
                                                .getStyleValues()
                                                .get(StyleProperties.STYLE_NAME)
                                        + ","
                                        + state.getLabel());
            }
        }
        for (String line : expected("expectedThreadStatusRows")) {
            String name = line.substring(0, line.indexOf(':'));
            List<String> states = new ArrayList<>();
            String[] parts = line.substring(line.indexOf(':') + 1).split(",");
            for (int i = 0; i < parts.length; i += 4) {
                if (!parts[i + 2].equals(Integer.toString(Integer.MIN_VALUE))) {
                    states.add(
                            String.join(",", parts[i], parts[i + 1], parts[i + 2], parts[i + 3]));
                }
            }
            assertThat(rows.get(name)).as(name).startsWith(states.toArray(new String[0]));
        }
    }

    // --- a real trace

    @Test
    void threadsStandBelowTheirProcessesAndParents() {
        List<ThreadEntryModel> entries = entries(provider(SyntheticKernelTrace.ofDemo("alpha")));
        Map<Integer, ThreadEntryModel> byTid = new HashMap<>();
        Map<Long, ThreadEntryModel> byId = new HashMap<>();
        for (ThreadEntryModel entry : entries) {
            byTid.put(entry.getThreadId(), entry);
            byId.put(entry.getId(), entry);
            if (entry.getParentId() != -1) {
                assertThat(byId).containsKey(entry.getParentId());
            }
        }
        ThreadEntryModel worker = Objects.requireNonNull(byTid.get(387));
        ThreadEntryModel process = Objects.requireNonNull(byId.get(worker.getParentId()));
        assertThat(worker.getName()).isEqualTo("Thread-1 (w_)");
        assertThat(worker.getProcessId()).isEqualTo(process.getThreadId());
        assertThat(process.getName()).isEqualTo("python3");
        ThreadEntryModel cat = Objects.requireNonNull(byTid.get(370));
        assertThat(byId.get(cat.getParentId()).getThreadId()).isEqualTo(309);
        assertThat(cat.getEndTime()).isLessThan(worker.getEndTime() + Long.MAX_VALUE / 2);
        assertThat(entries).extracting(ThreadEntryModel::getThreadId).contains(0);
    }

    @Test
    void theCpuTimeColumnHasTheTimeBetweenTheRequestedTimes() {
        SyntheticKernelTrace trace = SyntheticKernelTrace.ofDemo("alpha");
        ITmfStateSystem history = trace.history();
        ThreadStatusDataProvider provider = provider(trace, history);
        TmfTreeModel<ThreadEntryModel> tree = model(provider.fetchTree(Map.of(), null));
        assertThat(tree.getHeaders()).containsExactly("Process", "TID", "PPID", "CPU time (ms)");
        long expected =
                Objects.requireNonNull(
                                Figures.byThread(
                                                SharedTraces.oracle("gen-k-alpha.analysis.json.gz"))
                                        .get(380))
                        .time();
        String text =
                tree.getEntries().stream()
                        .filter(e -> e.getThreadId() == 380)
                        .findFirst()
                        .orElseThrow()
                        .getLabels()
                        .get(3);
        assertThat(Double.parseDouble(text) * 1e6)
                .isCloseTo(expected, org.assertj.core.data.Offset.offset(1000.0));
        long middle = (history.getStartTime() + history.getCurrentEndTime()) / 2;
        double sum =
                model(
                                provider.fetchTree(
                                        parameters(middle, middle + 1_000_000, 1, List.of()), null))
                        .getEntries()
                        .stream()
                        .map(e -> e.getLabels().get(3))
                        .filter(label -> !label.isEmpty())
                        .mapToDouble(Double::parseDouble)
                        .sum();
        assertThat(sum).isCloseTo(2.0, org.assertj.core.data.Offset.offset(0.01));
    }

    @Test
    void aPictureCostsNoMoreThanItsPixels() {
        SyntheticKernelTrace trace = SyntheticKernelTrace.ofDemo("alpha");
        ITmfStateSystem history = trace.history();
        ThreadStatusDataProvider provider = provider(trace, history);
        List<ThreadEntryModel> entries = entries(provider);
        int pixels = 200;
        TimeGraphModel model =
                model(
                        provider.fetchRowModel(
                                parameters(
                                        history.getStartTime(),
                                        history.getCurrentEndTime(),
                                        pixels,
                                        ids(entries)),
                                null));
        assertThat(model.getRows()).hasSizeGreaterThanOrEqualTo(entries.size() - 1);
        int blends = 0;
        for (ITimeGraphRowModel row : model.getRows()) {
            assertThat(row.getStates().size()).isLessThanOrEqualTo(2 * pixels + 2);
            for (ITimeGraphState state : row.getStates()) {
                blends += state instanceof TimeGraphBlendState ? 1 : 0;
                assertThat(state.getStyle()).isNotNull();
            }
        }
        assertThat(blends).isPositive();
    }

    @Test
    void wakeUpsAreArrowsFromTheWakerToTheMomentTheOtherRan() {
        ThreadStatusDataProvider provider =
                provider(
                        new SyntheticKernelTrace()
                                .switchTo(10, 0, 0, 0, 7)
                                .at(20, 0, "sched_waking", "tid", 8, "comm", "t8")
                                .at(25, 1, "sched_wakeup", "tid", 8, "comm", "t8")
                                .switchTo(30, 1, 0, 0, 8)
                                .at(40, 0, "sched_waking", "tid", 9, "comm", "t9"));
        Map<Integer, Long> ids = new HashMap<>();
        entries(provider).forEach(e -> ids.put(e.getThreadId(), e.getId()));
        List<ITimeGraphArrow> arrows =
                model(provider.fetchArrows(parameters(10, 40, 30, List.of()), null));
        assertThat(arrows).hasSize(1);
        ITimeGraphArrow arrow = arrows.get(0);
        assertThat(arrow.getSourceId()).isEqualTo(ids.get(7));
        assertThat(arrow.getDestinationId()).isEqualTo(ids.get(8));
        assertThat(arrow.getStartTime()).isEqualTo(20);
        assertThat(arrow.getDuration()).isEqualTo(10);
        assertThat(model(provider.fetchArrows(parameters(10, 40, 30, List.of(ids.get(9))), null)))
                .isEmpty();
    }

    /** A thread may be woken just before it would have slept; it sleeps, and is woken, later. */
    @Test
    void whoWokeAThreadThatWasStillRunningDidNotWakeItTheNextTime() {
        for (boolean tellsEnd : new boolean[] {true, false}) {
            SyntheticKernelTrace trace =
                    new SyntheticKernelTrace()
                            .switchTo(10, 0, 0, 0, 7)
                            .switchTo(11, 1, 0, 0, 8)
                            .switchTo(12, 2, 0, 0, 9)
                            .at(20, 0, "sched_waking", "tid", 8, "comm", "t8");
            if (tellsEnd) {
                trace.at(21, 0, "sched_wakeup", "tid", 8, "comm", "t8");
            }
            trace.switchTo(100, 1, 8, 1, 0).at(200, 2, "sched_waking", "tid", 8, "comm", "t8");
            if (tellsEnd) {
                trace.at(205, 2, "sched_wakeup", "tid", 8, "comm", "t8");
            }
            trace.switchTo(210, 1, 0, 0, 8).switchTo(300, 2, 9, 1, 0);
            ThreadStatusDataProvider provider = provider(trace);
            Map<Integer, Long> ids = new HashMap<>();
            entries(provider).forEach(e -> ids.put(e.getThreadId(), e.getId()));
            assertThat(model(provider.fetchArrows(parameters(10, 300, 290, List.of()), null)))
                    .as("with the end of each wake-up: %s", tellsEnd)
                    .extracting(ITimeGraphArrow::getStartTime, ITimeGraphArrow::getSourceId)
                    .containsExactly(tuple(200L, ids.get(9)));
        }
    }

    /** The first switch of a CPU says who was there before it. */
    @Test
    void aThreadThatWakesBeforeTheFirstSwitchOfItsCpuIsTheOneThatTheSwitchTakesAway() {
        ThreadStatusDataProvider provider =
                provider(
                        new SyntheticKernelTrace()
                                .at(20, 0, "sched_waking", "tid", 8, "comm", "t8")
                                .switchTo(30, 0, 7, 1, 8)
                                .at(35, 1, "sched_waking", "tid", 9, "comm", "t9")
                                .switchTo(40, 0, 8, 1, 9)
                                .at(45, 0, "sched_waking", "tid", 6, "comm", "t6")
                                .switchTo(50, 1, 0, 0, 6));
        Map<Integer, Long> ids = new HashMap<>();
        entries(provider).forEach(e -> ids.put(e.getThreadId(), e.getId()));
        List<ITimeGraphArrow> arrows =
                model(provider.fetchArrows(parameters(20, 50, 30, List.of()), null));
        assertThat(arrows)
                .extracting(ITimeGraphArrow::getStartTime, ITimeGraphArrow::getSourceId)
                .containsExactly(
                        tuple(20L, ids.get(7)), tuple(35L, ids.get(0)), tuple(45L, ids.get(9)));

        Map<String, Object> parameters =
                Map.of("requested_times", List.of(25L), "requested_items", List.of(ids.get(8)));
        assertThat(model(provider.fetchTooltip(parameters, null)).get("Woken up by"))
                .isEqualTo("7");
        assertThat(provider.rowOnCpu(0, 20)).isEqualTo(ids.get(7));
        assertThat(provider.rowOnCpu(0, 30)).isEqualTo(ids.get(8));
    }

    /** An arrow that comes from before the range is in no pixel of it. */
    @Test
    void anArrowFromBeforeTheRangeHidesNoneInItsFirstPixel() {
        ThreadStatusDataProvider provider =
                provider(
                        new SyntheticKernelTrace()
                                .switchTo(10, 0, 0, 0, 7)
                                .at(95, 0, "sched_waking", "tid", 8, "comm", "t8")
                                .switchTo(101, 1, 0, 0, 8)
                                .switchTo(102, 1, 8, 1, 0)
                                .at(103, 0, "sched_waking", "tid", 8, "comm", "t8")
                                .switchTo(105, 1, 0, 0, 8)
                                .at(300, 0, "sched_waking", "tid", 7, "comm", "t7"));
        assertThat(model(provider.fetchArrows(parameters(100, 200, 10, List.of()), null)))
                .extracting(ITimeGraphArrow::getStartTime)
                .containsExactly(95L, 103L);
    }

    /** Each window has the arrows of the whole that touch it, whether by one instant only. */
    @Test
    void aWindowHasTheArrowsThatTouchIt() {
        Random random = new Random(7);
        SyntheticKernelTrace trace = new SyntheticKernelTrace().switchTo(1, 0, 0, 0, 7);
        int[] running = {7, 0};
        for (int time = 2; time < 150; time++) {
            int cpu = random.nextInt(2);
            int tid = 7 + random.nextInt(5);
            if (random.nextBoolean()) {
                trace.at(time, cpu, "sched_waking", "tid", tid, "comm", "t" + tid);
            } else if (tid != running[0] && tid != running[1]) {
                trace.switchTo(time, cpu, running[cpu], 1, tid);
                running[cpu] = tid;
            }
        }
        ThreadStatusDataProvider provider = provider(trace);
        List<ITimeGraphArrow> all =
                model(provider.fetchArrows(parameters(0, 200, 200, List.of()), null));
        assertThat(all).hasSizeGreaterThan(15);
        for (int start = -2; start < 155; start++) {
            for (int end : new int[] {start, start + 1, start + 13}) {
                int first = start;
                assertThat(
                                model(
                                        provider.fetchArrows(
                                                parameters(
                                                        start,
                                                        end,
                                                        Math.max(1, end - start),
                                                        List.of()),
                                                null)))
                        .as("%d to %d", start, end)
                        .extracting(ITimeGraphArrow::getStartTime, ITimeGraphArrow::getDuration)
                        .containsExactlyInAnyOrderElementsOf(
                                all.stream()
                                        .filter(arrow -> arrow.getStartTime() <= end)
                                        .filter(arrow -> end(arrow) >= first)
                                        .map(a -> tuple(a.getStartTime(), a.getDuration()))
                                        .toList());
            }
        }
    }

    private static long end(ITimeGraphArrow arrow) {
        return arrow.getStartTime() + arrow.getDuration();
    }

    @Test
    void threadsThatCameSinceTheLastRequestHaveArrowsToo() {
        SyntheticKernelTrace trace = twoThreads();
        ITmfStateSystemBuilder history = (ITmfStateSystemBuilder) trace.unfinishedHistory();
        ThreadStatusDataProvider provider = provider(trace, history);
        assertThat(provider.fetchTree(Map.of(), null).getStatus()).isEqualTo(Status.RUNNING);
        trace.at(30, 0, "sched_waking", "tid", 9, "comm", "t9")
                .switchTo(40, 0, 8, 1, 9)
                .at(50, 0, "sched_waking", "tid", 7, "comm", "t7")
                .goOn(history, 2);
        assertThat(model(provider.fetchArrows(parameters(10, 50, 40, List.of()), null)))
                .extracting(ITimeGraphArrow::getStartTime)
                .containsExactly(30L);
    }

    /** What is known when a request is cancelled is a part only. */
    @Test
    void aCancelledRequestForTheTreeLeavesNoHalfKnownThreads() {
        SyntheticKernelTrace trace = new SyntheticKernelTrace().switchTo(1, 0, 0, 0, 7);
        for (int time = 10; time < 60_000; time += 10) {
            trace.switchTo(time, 0, 7, 1, 8)
                    .switchTo(time + 3, 0, 8, 64, 7)
                    .at(time + 5, 0, "sched_process_free", "tid", 8)
                    .at(time + 6, 0, "sched_waking", "tid", 8, "comm", "t8");
        }
        ITmfStateSystem history = trace.history();
        List<Integer> lives = new ArrayList<>();
        for (int checks : new int[] {2, Integer.MAX_VALUE}) {
            ThreadStatusDataProvider provider = provider(trace, history);
            IProgressMonitor monitor =
                    new NullProgressMonitor() {
                        private int asked;

                        @Override
                        public boolean isCanceled() {
                            return asked++ >= checks;
                        }
                    };
            provider.fetchTree(Map.of(), monitor);
            lives.add(
                    (int)
                            model(
                                            provider.fetchArrows(
                                                    parameters(0, 60_000, 60_000, List.of()), null))
                                    .stream()
                                    .map(ITimeGraphArrow::getDestinationId)
                                    .distinct()
                                    .count());
        }
        assertThat(lives.get(0)).isEqualTo(lives.get(1)).isGreaterThan(5000);
    }

    @Test
    void arrowsOfAWholeTraceStayAFew() {
        SyntheticKernelTrace trace = SyntheticKernelTrace.ofDemo("alpha");
        ITmfStateSystem history = trace.history();
        ThreadStatusDataProvider provider = provider(trace, history);
        List<ITimeGraphArrow> all =
                model(
                        provider.fetchArrows(
                                parameters(
                                        history.getStartTime(),
                                        history.getCurrentEndTime(),
                                        1_000_000,
                                        List.of()),
                                null));
        List<ITimeGraphArrow> few =
                model(
                        provider.fetchArrows(
                                parameters(
                                        history.getStartTime(),
                                        history.getCurrentEndTime(),
                                        10,
                                        List.of()),
                                null));
        assertThat(all).hasSizeBetween(1000, 1309);
        assertThat(few.size()).isLessThan(all.size() / 2);
    }

    @Test
    void aReusedIdentifierHasARowPerLife() {
        ThreadStatusDataProvider provider =
                provider(
                        new SyntheticKernelTrace()
                                .switchTo(10, 0, 7, 1, 8)
                                .at(15, 0, "sched_process_exit", "tid", 8)
                                .switchTo(20, 0, 8, 64, 7)
                                .at(30, 0, "sched_process_free", "tid", 8)
                                .at(
                                        40,
                                        0,
                                        "sched_process_fork",
                                        "parent_tid",
                                        7,
                                        "child_tid",
                                        8,
                                        "child_comm",
                                        "again")
                                .switchTo(50, 0, 7, 1, 8));
        List<ThreadEntryModel> lives =
                entries(provider).stream()
                        .filter(e -> e.getThreadId() == 8)
                        .sorted(Comparator.comparingLong(ThreadEntryModel::getStartTime))
                        .toList();
        assertThat(lives).extracting(ThreadEntryModel::getName).containsExactly("t8", "t8");
        assertThat(lives).extracting(ThreadEntryModel::getStartTime).containsExactly(10L, 40L);
        TimeGraphModel model =
                model(provider.fetchRowModel(parameters(10, 50, 40, ids(lives)), null));
        assertThat(model.getRows().get(0).getStates())
                .extracting(ITimeGraphState::getStartTime)
                .containsExactly(10L);
        assertThat(model.getRows().get(1).getStates())
                .extracting(ITimeGraphState::getStartTime)
                .containsExactly(40L, 50L);
    }

    @Test
    void tooltipsSayWhatTheThreadDid() {
        ThreadStatusDataProvider provider =
                provider(
                        new SyntheticKernelTrace()
                                .switchTo(10, 0, 0, 0, 7)
                                .at(20, 0, "syscall_entry_read")
                                .at(40, 0, "syscall_exit_read"));
        long id =
                entries(provider).stream()
                        .filter(e -> e.getThreadId() == 7)
                        .findFirst()
                        .orElseThrow()
                        .getId();
        Map<String, Object> parameters =
                Map.of("requested_times", List.of(30L), "requested_items", List.of(id));
        assertThat(model(provider.fetchTooltip(parameters, null)))
                .containsEntry("State", "System call")
                .containsEntry("System call", "read")
                .containsEntry("CPU", "0")
                .containsEntry("TID", "7")
                .containsEntry("Priority", "20");
    }

    private static SyntheticKernelTrace twoThreads() {
        return new SyntheticKernelTrace().switchTo(10, 0, 0, 0, 7).switchTo(20, 0, 7, 1, 8);
    }

    @Test
    void everyStyleHasANameAColourAndAHeight() {
        ThreadStatusDataProvider provider = provider(twoThreads());
        Map<String, OutputElementStyle> styles =
                model(provider.fetchStyle(Map.of(), null)).getStyles();
        assertThat(styles).hasSize(12);
        styles.values()
                .forEach(
                        style -> {
                            assertThat(style.getStyleValues())
                                    .containsKeys(
                                            StyleProperties.STYLE_NAME, StyleProperties.HEIGHT);
                            assertThat(
                                            style.getStyleValues()
                                                    .get(StyleProperties.BACKGROUND_COLOR)
                                                    .toString())
                                    .matches("#[0-9a-f]{6}");
                        });
    }

    @Test
    void noTwoStylesOfALegendHaveTheSameColour() {
        assertThat(model(provider(twoThreads()).fetchStyle(Map.of(), null)).getStyles().values())
                .extracting(style -> style.getStyleValues().get(StyleProperties.BACKGROUND_COLOR))
                .doesNotHaveDuplicates();
    }

    // --- answers

    @Test
    void aCancelledRequestSaysSo() {
        ThreadStatusDataProvider provider = provider(twoThreads());
        NullProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        assertThat(provider.fetchTree(Map.of(), monitor).getStatus()).isEqualTo(Status.CANCELLED);
        List<Long> ids = ids(entries(provider));
        assertThat(provider.fetchRowModel(parameters(1, 80, 10, ids), monitor).getStatus())
                .isEqualTo(Status.CANCELLED);
        assertThat(provider.fetchArrows(parameters(1, 80, 10, ids), monitor).getStatus())
                .isEqualTo(Status.CANCELLED);
    }

    @Test
    void whatIsKnownIsShownWhileTheAnalysisRuns() {
        SyntheticKernelTrace trace = twoThreads();
        ThreadStatusDataProvider provider = provider(trace, trace.unfinishedHistory());
        TmfModelResponse<TmfTreeModel<ThreadEntryModel>> tree = provider.fetchTree(Map.of(), null);
        assertThat(tree.getStatus()).isEqualTo(Status.RUNNING);
        List<ThreadEntryModel> entries = Objects.requireNonNull(tree.getModel()).getEntries();
        assertThat(entries).extracting(ThreadEntryModel::getThreadId).contains(7, 8);
        TmfModelResponse<TimeGraphModel> rows =
                provider.fetchRowModel(parameters(10, 100, 90, ids(entries)), null);
        assertThat(rows.getStatus()).isEqualTo(Status.RUNNING);
        assertThat(Objects.requireNonNull(rows.getModel()).getRows())
                .anySatisfy(row -> assertThat(row.getStates()).isNotEmpty());
    }

    @Test
    void anAnalysisThatCannotStartIsAFailureWithAMessage() {
        ThreadStatusDataProvider provider =
                new ThreadStatusDataProvider(
                        new SyntheticKernelTrace().trace(), new BuiltKernelModule(null));
        TmfModelResponse<TmfTreeModel<ThreadEntryModel>> tree = provider.fetchTree(Map.of(), null);
        assertThat(tree.getStatus()).isEqualTo(Status.FAILED);
        assertThat(tree.getStatusMessage()).isNotEmpty();
    }

    @Test
    void aRequestWithoutTimesIsRefused() {
        assertThat(provider(twoThreads()).fetchRowModel(Map.of(), null).getStatus())
                .isEqualTo(Status.FAILED);
    }
}
