package org.eclipse.tracecompass.analysis.profiling.core.instrumented;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.profiling.core.base.FlameDefaultPalette2;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICalledFunction;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackDepth;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace.Entry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Call stacks, call graphs and segments of a plug-in's analysis. */
@ExtendWith(TemporaryCache.class)
class InstrumentedCallStackAnalysisTest {

    private static final List<Entry> EVENTS =
            List.of(
                    new Entry(0, "noise", 11),
                    new Entry(10, "enter main", 11),
                    new Entry(20, "enter work", 11),
                    new Entry(25, "enter other", 21),
                    new Entry(30, "send 21", 11),
                    new Entry(40, "exit", 11),
                    new Entry(50, "enter work", 11),
                    new Entry(80, "exit nonsense", 11),
                    new Entry(90, "exit main", 11),
                    new Entry(100, "noise", 11));

    private final List<ITmfTrace> traces = new ArrayList<>();

    private PluginCalls analysis(List<Entry> events) {
        try {
            PluginCalls analysis = PluginCalls.run("host", events);
            traces.add(Objects.requireNonNull(analysis.getTrace()));
            return analysis;
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    @AfterEach
    void close() {
        traces.forEach(ITmfTrace::dispose);
    }

    private static CallStackSeries series(PluginCalls analysis) {
        return Objects.requireNonNull(analysis.getCallStackSeries());
    }

    private static ICallStackElement element(
            CallStackSeries series, String process, String thread) {
        for (ICallStackElement root : series.getRootElements()) {
            for (ICallStackElement child : root.getChildrenElements()) {
                if (root.getName().equals(process) && child.getName().equals(thread)) {
                    return child;
                }
            }
        }
        throw new AssertionError(process + "/" + thread);
    }

    private static String text(ISegment segment) {
        ICalledFunction call = (ICalledFunction) segment;
        return call.getName()
                + " "
                + call.getStart()
                + "-"
                + call.getEnd()
                + " "
                + call.getProcessId()
                + "/"
                + call.getThreadId();
    }

    @Test
    void callsOfAFaultyClockDoNotEndBeforeTheyBegin() throws Exception {
        ITmfTrace trace =
                HostTrace.unsorted(
                        "host",
                        List.of(
                                new Entry(10, "enter main", 11),
                                new Entry(30, "enter work", 11),
                                new Entry(20, "exit work", 11),
                                new Entry(25, "enter rest", 11),
                                new Entry(40, "exit rest", 11),
                                new Entry(50, "exit main", 11)));
        traces.add(trace);
        PluginCalls analysis = new PluginCalls(false);
        analysis.attach(trace);
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        List<String> calls = new ArrayList<>();
        series(analysis).forEach(call -> calls.add(text(call)));
        assertThat(calls).contains("main 10-50 1/11", "rest 30-40 1/11");
    }

    @Test
    void callsAreSegments() {
        CallStackSeries series = series(analysis(EVENTS));
        List<String> calls = new ArrayList<>();
        series.forEach(call -> calls.add(text(call)));
        assertThat(calls)
                .containsExactlyInAnyOrder(
                        "main 10-90 1/11",
                        "work 20-40 1/11",
                        "work 50-80 1/11",
                        "other 25-101 2/21");
        assertThat(series).hasSize(4).isNotEmpty();
        List<String> some = new ArrayList<>();
        series.getIntersectingElements(45, 50).forEach(call -> some.add(text(call)));
        assertThat(some)
                .containsExactlyInAnyOrder(
                        "main 10-90 1/11", "work 50-80 1/11", "other 25-101 2/21");
        assertThat(series.getIntersectingElements(1000, 2000)).isEmpty();
        ISegment first = series.iterator().next();
        assertThat(series.contains(first)).isTrue();
        assertThat(series.contains("main")).isFalse();
        assertThatThrownBy(series::clear).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(series::toArray).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void elementsAreTheSameObjectsEachTimeAndKnowTheirLevels() {
        PluginCalls analysis = analysis(EVENTS);
        CallStackSeries series = series(analysis);
        assertThat(analysis.getCallStackSeries()).isSameAs(series);
        ICallStackElement thread = element(series, "1", "11");
        assertThat(element(series, "1", "11")).isSameAs(thread);
        assertThat(thread.isLeaf()).isTrue();
        assertThat(thread.isCallStack()).isTrue();
        assertThat(thread.getSymbolKeyAt(50)).isEqualTo(1);
        ICallStackElement process = Objects.requireNonNull(thread.getParentElement());
        assertThat(process.isSymbolKeyElement()).isTrue();
        assertThat(process.isCallStack()).isFalse();
        assertThat(process.getParentElement()).isNull();
        IWeightedTreeGroupDescriptor group = analysis.getGroupDescriptors().iterator().next();
        assertThat(group.getName()).isEqualTo("Processes/*");
        assertThat(Objects.requireNonNull(group.getNextGroup()).getName()).isEqualTo("*");
        assertThat(thread.getGroup()).isSameAs(group.getNextGroup());
        assertThat(thread.copyElement().getParent()).isNull();
    }

    @Test
    void aStackIsKnownByDepthFromOne() {
        CallStack stack =
                series(analysis(EVENTS)).getCallStacks().stream()
                        .filter(s -> s.getElement().getName().equals("11"))
                        .findFirst()
                        .orElseThrow();
        assertThat(stack.getMaxDepth()).isEqualTo(2);
        assertThatThrownBy(() -> stack.getQuarkAtDepth(3))
                .isInstanceOf(ArrayIndexOutOfBoundsException.class);
        assertThat(stack.getCurrentDepth(30)).isEqualTo(2);
        assertThat(stack.getCurrentDepth(45)).isEqualTo(1);
        assertThat(stack.getCurrentDepth(95)).isZero();
        assertThat(stack.getCurrentDepth(5000)).isZero();
        assertThat(stack.getThreadId(30)).isEqualTo(11);
        assertThat(stack.getHostThread()).isEqualTo(new HostThread("host", 11));
        assertThat(stack.isTidVariable()).isFalse();
        ITmfStateInterval next = Objects.requireNonNull(stack.getNextDepth(30, true));
        assertThat(next.getStartTime()).isEqualTo(40);
        assertThat(next.getValue()).isEqualTo(1);
        assertThat(Objects.requireNonNull(stack.getNextDepth(30, false)).getValue()).isEqualTo(1);
        assertThat(text(Objects.requireNonNull(stack.getNextFunction(45, 2))))
                .isEqualTo("work 50-80 1/11");
        assertThat(stack.getNextFunction(85, 2)).isNull();
        assertThat(stack.getExtraAttribute("Markers", 31)).isEqualTo("send 21");
        assertThat(stack.getExtraAttribute("nothing", 31)).isNull();
        assertThat(
                        stack.getCallListAtDepth(2, 0, 100, 1, new NullProgressMonitor()).stream()
                                .map(InstrumentedCallStackAnalysisTest::text))
                .containsExactly("work 20-40 1/11", "work 50-80 1/11");
        List<String> visited = new ArrayList<>();
        stack.iterateOverCallStack(
                0,
                100,
                call ->
                        visited.add(
                                text(call)
                                        + " self "
                                        + call.getSelfTime()
                                        + " in "
                                        + call.getParent()));
        assertThat(visited)
                .containsExactly(
                        "main 10-90 1/11 self 80 in null",
                        "work 20-40 1/11 self 20 in [10, 90] main",
                        "work 50-80 1/11 self 30 in [10, 90] main");
    }

    @Test
    void levelsAreQueriedAtInstants() {
        PluginCalls analysis = analysis(EVENTS);
        CallStack stack =
                series(analysis).getCallStacks().stream()
                        .filter(s -> s.getElement().getName().equals("11"))
                        .findFirst()
                        .orElseThrow();
        CallStackDepth depth = new CallStackDepth(stack, 2);
        assertThat(depth).isEqualTo(new CallStackDepth(stack, 2));
        var found = analysis.queryCallStacks(List.of(depth), List.of(30L, 45L, -7L, 99999L));
        Map<Long, String> texts = new TreeMap<>();
        found.get(depth)
                .forEach(
                        s ->
                                texts.put(
                                        s.getStart(),
                                        s instanceof ICalledFunction
                                                ? text(s)
                                                : "gap to " + s.getEnd()));
        assertThat(texts)
                .containsExactly(Map.entry(20L, "work 20-40 1/11"), Map.entry(40L, "gap to 50"));
    }

    private ITmfTrace trace(List<Entry> events) {
        ITmfTrace trace = new HostTrace("host", events);
        traces.add(trace);
        return trace;
    }

    @Test
    void edgesComeBackFromAStoredHistory() throws Exception {
        for (int run = 0; run < 2; run++) {
            PluginCalls analysis = new PluginCalls(true);
            analysis.attach(trace(EVENTS));
            analysis.schedule();
            assertThat(analysis.waitForCompletion()).isTrue();
            assertThat(analysis.getLinks(0, 1000, new NullProgressMonitor()).get(0).getValue())
                    .isEqualTo(
                            new EdgeStateValue(
                                    1, new HostThread("host", 11), new HostThread("host", 21)));
            analysis.dispose();
        }
    }

    @Test
    void edgesCompareBySourceThenByDestination() {
        EdgeStateValue edge = new EdgeStateValue(1, new HostThread("a", 1), new HostThread("a", 2));
        assertThat(edge)
                .isLessThan(new EdgeStateValue(0, new HostThread("a", 2), new HostThread("a", 1)))
                .isLessThan(new EdgeStateValue(0, new HostThread("a", 1), new HostThread("a", 3)))
                .isLessThan(new EdgeStateValue(0, new HostThread("b", 1), new HostThread("a", 1)))
                .isEqualByComparingTo(
                        new EdgeStateValue(9, new HostThread("a", 1), new HostThread("a", 2)));
        assertThat(edge.compareTo(TmfStateValue.newValueInt(1))).isOne();
    }

    @Test
    void edgesAreLinksWithinARange() {
        PluginCalls analysis = analysis(EVENTS);
        List<ITmfStateInterval> links = analysis.getLinks(0, 1000, new NullProgressMonitor());
        assertThat(links).hasSize(1);
        assertThat(links.get(0).getStartTime()).isEqualTo(30);
        assertThat(links.get(0).getEndTime()).isEqualTo(34);
        EdgeStateValue edge = (EdgeStateValue) Objects.requireNonNull(links.get(0).getValue());
        assertThat(edge.getSource()).isEqualTo(new HostThread("host", 11));
        assertThat(edge.getDestination()).isEqualTo(new HostThread("host", 21));
        assertThat(analysis.getLinks(50, 90, new NullProgressMonitor())).isEmpty();
    }

    @Test
    void callsAreAddedUpInTheWholeTraceAndInARange() {
        PluginCalls analysis = analysis(EVENTS);
        CallGraph graph = analysis.getCallGraph();
        AggregatedCallSite main = graph.getTreesForNamed("1", "11").iterator().next();
        assertThat(analysis.toDisplayString(main)).isEqualTo("main");
        assertThat(main.getWeight()).isEqualTo(80);
        assertThat(analysis.getAdditionalMetric(main, 0)).isEqualTo(30L);
        assertThat(analysis.getAdditionalMetric(main, 2)).isEqualTo(1L);
        AggregatedCallSite work = main.getCallees().iterator().next();
        assertThat(work.getWeight()).isEqualTo(50);
        assertThat(analysis.getAdditionalMetric(work, 2)).isEqualTo(2L);
        var durations = Objects.requireNonNull(analysis.getStatistics(work, -1));
        assertThat(durations.getMin()).isEqualTo(20);
        assertThat(durations.getMean()).isEqualTo(25);
        assertThat(durations.getMinObject()).hasToString("[20, 40] work");
        assertThat(analysis.getStatistics(work, 2)).isNull();
        CallGraph range =
                analysis.getCallGraph(TmfTimestamp.fromNanos(30), TmfTimestamp.fromNanos(60));
        AggregatedCallSite cut = range.getTreesForNamed("1", "11").iterator().next();
        assertThat(cut.getWeight()).isEqualTo(30);
        assertThat(cut.getCallees().iterator().next().getWeight()).isEqualTo(20);
        assertThat(analysis.getPalette()).isSameAs(FlameDefaultPalette2.getInstance());
        assertThat(analysis.getPalette().getStyles())
                .hasSize(360)
                .containsKey(
                        String.valueOf(
                                analysis.getPalette()
                                        .getStyleFor(work.getObject())
                                        .getParentKey()));
    }

    @Test
    void listenersAreToldOnceWithTheCalls() throws Exception {
        PluginCalls analysis = new PluginCalls(false);
        analysis.attach(trace(EVENTS));
        List<Object> told = new ArrayList<>();
        analysis.addListener((provider, store) -> told.add(store));
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        assertThat(told).containsExactly(series(analysis));
        assertThat(analysis.isComplete()).isTrue();
        assertThat(analysis.getEnd()).isEqualTo(100);
        List<String> aspects = new ArrayList<>();
        for (ISegmentAspect aspect : analysis.getSegmentAspects()) {
            aspects.add(
                    aspect.getName() + "=" + aspect.resolve(series(analysis).iterator().next()));
        }
        assertThat(aspects).hasSize(2);
        assertThat(aspects.get(0)).startsWith("TID=");
        assertThat(aspects.get(1)).startsWith("Function name=");
    }

    @Test
    void anAnalysisThatCannotRunHasNothing() throws Exception {
        PluginCalls analysis = new PluginCalls(false);
        assertThat(analysis.getCallStackSeries()).isNull();
        assertThat(analysis.getSegmentStore()).isNull();
        assertThat(analysis.isComplete()).isTrue();
        assertThat(analysis.getEnd()).isEqualTo(Integer.MIN_VALUE);
        assertThat(analysis.getCallGraph().getElements()).isEmpty();
        assertThat(analysis.queryCallStacks(List.of(), List.of(1L)).isEmpty()).isTrue();
    }

    // --- against a plain list of calls

    /** An event of one of two threads of each of two processes. */
    private record Step(int delay, int thread, int function) {}

    @Provide
    Arbitrary<List<Step>> steps() {
        return Combinators.combine(
                        Arbitraries.integers().between(1, 5),
                        Arbitraries.of(11, 12, 21),
                        Arbitraries.integers().between(-3, 3))
                .as(Step::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(60);
    }

    /** A call; its end is that of the trace if it was not left. */
    private record Called(String path, long start, long end) {}

    @Property(tries = 40)
    void segmentsAndGraphAreThoseOfThePlainListOfCalls(@ForAll("steps") List<Step> steps) {
        List<Entry> events = new ArrayList<>();
        Map<Integer, Deque<Entry>> open = new HashMap<>();
        Map<Integer, Deque<String>> paths = new HashMap<>();
        List<Called> calls = new ArrayList<>();
        long time = 0;
        for (Step step : steps) {
            time += step.delay;
            Deque<Entry> stack = open.computeIfAbsent(step.thread, t -> new ArrayDeque<>());
            Deque<String> path = paths.computeIfAbsent(step.thread, t -> new ArrayDeque<>());
            if (step.function > 0) {
                Entry entry = new Entry(time, "enter f" + step.function, step.thread);
                events.add(entry);
                stack.push(entry);
                path.push((path.isEmpty() ? step.thread : path.peek()) + "/f" + step.function);
            } else {
                // any exit ends the latest call
                events.add(
                        new Entry(
                                time,
                                step.function == 0 ? "exit" : "exit f" + -step.function,
                                step.thread));
                if (!stack.isEmpty()) {
                    calls.add(new Called(path.pop(), stack.pop().time(), time));
                }
            }
        }
        for (Map.Entry<Integer, Deque<Entry>> thread : open.entrySet()) {
            Deque<String> path = paths.get(thread.getKey());
            for (Entry entry : thread.getValue()) {
                calls.add(new Called(path.pop(), entry.time(), time + 1));
            }
        }
        PluginCalls analysis = analysis(events);
        Map<String, String> expected = new TreeMap<>();
        for (Called call : calls) {
            long inner =
                    calls.stream()
                            .filter(
                                    c ->
                                            c.path.startsWith(call.path + "/")
                                                    && c.path.lastIndexOf('/') == call.path.length()
                                                    && c.start >= call.start
                                                    && c.end <= call.end)
                            .mapToLong(c -> c.end - c.start)
                            .sum();
            long[] sums = sums(expected.get(call.path));
            expected.put(
                    call.path,
                    (sums[0] + call.end - call.start)
                            + " "
                            + (sums[1] + call.end - call.start - inner)
                            + " "
                            + (sums[2] + 1));
        }
        Map<String, String> actual = new TreeMap<>();
        CallGraph graph = analysis.getCallGraph();
        for (ICallStackElement process : graph.getElements()) {
            for (ICallStackElement thread : process.getChildrenElements()) {
                graph.getTreesFor(thread)
                        .forEach(site -> add(analysis, thread.getName(), site, actual));
            }
        }
        assertThat(actual).isEqualTo(expected);
        TreeSet<String> segments = new TreeSet<>();
        CallStackSeries series = analysis.getCallStackSeries();
        if (series != null) {
            series.forEach(s -> segments.add(s.getStart() + "-" + s.getEnd()));
            assertThat(series.size()).isEqualTo(calls.size());
        }
        TreeSet<String> times = new TreeSet<>();
        calls.forEach(c -> times.add(c.start + "-" + c.end));
        assertThat(segments).isEqualTo(times);
        close();
        traces.clear();
    }

    private static long[] sums(String text) {
        String[] parts = text == null ? new String[] {"0", "0", "0"} : text.split(" ");
        return new long[] {
            Long.parseLong(parts[0]), Long.parseLong(parts[1]), Long.parseLong(parts[2])
        };
    }

    private static void add(
            PluginCalls analysis,
            String above,
            WeightedTree<ICallStackSymbol> tree,
            Map<String, String> sums) {
        AggregatedCallSite site = (AggregatedCallSite) tree;
        String path = above + "/" + analysis.toDisplayString(site);
        sums.put(
                path,
                site.getWeight()
                        + " "
                        + analysis.getAdditionalMetric(site, 0)
                        + " "
                        + analysis.getAdditionalMetric(site, 2));
        site.getChildren().forEach(child -> add(analysis, path, child, sums));
    }
}
