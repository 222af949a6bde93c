package org.eclipse.tracecompass.lttng2.ust.core.analysis.callstack;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallFigures;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddity;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.AggregatedCalledFunction;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The call stacks of real traces are those of an independent reader. */
@ExtendWith(TemporaryCache.class)
class UstCallStackFiguresTest {

    private final List<ITmfTrace> traces = new ArrayList<>();

    @AfterEach
    void close() {
        traces.forEach(ITmfTrace::dispose);
    }

    private UstCallStackAnalysis analyse(Path path) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(path, null, null);
        traces.add(trace);
        UstCallStackAnalysis found = null;
        for (var module : trace.getAnalysisModules()) {
            if (module instanceof UstCallStackAnalysis analysis) {
                found = analysis;
            }
        }
        if (found == null) {
            throw new AssertionError("no call stack analysis for " + path);
        }
        found.schedule();
        assertThat(found.waitForCompletion()).isTrue();
        return found;
    }

    @ParameterizedTest
    @CsvSource({
        "gen-ust-app, gen-ust-app",
        "gen-ust-cyg, gen-ust-cyg",
        "gen-c2-app, gen-c2-app",
        "tc-cyg-profile/cyg-profile/glxgears-cyg-profile, tc-cyg-profile-glxgears-cyg-profile",
        "tc-cyg-profile/cyg-profile/glxgears-cyg-profile-fast,"
                + " tc-cyg-profile-glxgears-cyg-profile-fast",
    })
    void figuresEqualThoseOfAnIndependentReader(String path, String oracle) throws Exception {
        JsonObject truth = SharedTraces.oracle(oracle + ".callstack.json.gz");
        int slash = path.indexOf('/');
        Path folder =
                slash < 0
                        ? SharedTraces.trace("ctf/" + path)
                        : SharedTraces.trace("ctf/" + path.substring(0, slash))
                                .resolve(path.substring(slash + 1));
        UstCallStackAnalysis analysis = analyse(folder);
        CallGraph graph = analysis.getCallGraph();

        Map<String, String> expected = new TreeMap<>();
        for (Map.Entry<String, JsonElement> function :
                truth.getAsJsonObject("functions").entrySet()) {
            JsonObject f = function.getValue().getAsJsonObject();
            expected.put(
                    function.getKey(),
                    List.of(
                                    f.get("calls").getAsLong(),
                                    f.get("total_ns").getAsLong(),
                                    f.get("self_ns").getAsLong(),
                                    f.get("min_ns").getAsLong(),
                                    f.get("max_ns").getAsLong())
                            .toString());
        }
        Map<String, String> actual = new TreeMap<>();
        functions(graph)
                .forEach(
                        (function, f) -> {
                            if (f.calls() > 0) {
                                actual.put(
                                        function,
                                        List.of(f.calls(), f.total(), f.self(), f.min(), f.max())
                                                .toString());
                            }
                        });
        assertThat(actual).isEqualTo(expected);
        assertThreads(truth.getAsJsonObject("threads"), analysis, graph);
        assertThat(
                        analysis.getOddities()
                                .getOrDefault(CallStackOddity.EXIT_WITHOUT_ENTRY, Long.valueOf(0)))
                .isEqualTo(truth.get("unmatched_exits").getAsLong());
    }

    /** The figures of each function over all callers, by its address or name in the trace. */
    private static Map<String, CallFigures> functions(CallGraph graph) {
        Map<String, CallFigures> functions = new TreeMap<>();
        for (ICallStackElement process : graph.getElements()) {
            for (ICallStackElement thread : process.getChildrenElements()) {
                graph.getTreesFor(thread).forEach(site -> add(site, functions));
            }
        }
        return functions;
    }

    private static void add(
            WeightedTree<ICallStackSymbol> site, Map<String, CallFigures> functions) {
        String symbol = site.getObject().toString();
        String key =
                symbol.startsWith("0x")
                        ? Long.toString(Long.parseUnsignedLong(symbol.substring(2), 16))
                        : symbol;
        functions
                .computeIfAbsent(key, k -> new CallFigures())
                .add(((AggregatedCalledFunction) site).getFigures());
        site.getChildren().forEach(child -> add(child, functions));
    }

    private static void assertThreads(
            JsonObject truth, UstCallStackAnalysis analysis, CallGraph graph) {
        ITmfStateSystem history = analysis.getStateSystem();
        List<String> seen = new ArrayList<>();
        for (CallStack thread : stacks(analysis)) {
            String tid = Integer.toString(thread.getThreadId(history.getStartTime()));
            JsonObject expected = truth.getAsJsonObject(tid);
            seen.add(tid);
            assertThat(thread.getElement().getName())
                    .isEqualTo(expected.get("procname").getAsString() + "-" + tid);
            assertThat(thread.getMaxDepth()).isEqualTo(expected.get("max_depth").getAsInt());
            assertThat(
                            graph.getTreesFor(thread.getElement()).stream()
                                    .mapToLong(
                                            c ->
                                                    ((AggregatedCalledFunction) c)
                                                            .getFigures()
                                                            .total())
                                    .sum())
                    .isEqualTo(expected.get("root_total_ns").getAsLong());
            List<Long> expectedOpen = new ArrayList<>();
            expected.getAsJsonArray("open_at_end").forEach(a -> expectedOpen.add(a.getAsLong()));
            assertThat(stackAt(thread, history.getCurrentEndTime())).isEqualTo(expectedOpen);
        }
        assertThat(seen).containsExactlyInAnyOrderElementsOf(truth.keySet());
    }

    private static List<CallStack> stacks(UstCallStackAnalysis analysis) {
        return Objects.requireNonNull(analysis.getCallStackSeries()).getCallStacks();
    }

    private static List<Long> stackAt(CallStack thread, long time) {
        List<Long> stack = new ArrayList<>();
        for (int depth = 1; depth <= thread.getMaxDepth(); depth++) {
            if (thread.getStateSystem()
                            .querySingleState(time, thread.getQuarkAtDepth(depth))
                            .getValue()
                    instanceof Long address) {
                stack.add(address);
            }
        }
        return stack;
    }

    @ParameterizedTest
    @CsvSource({
        "1378850463600000000, 40472b 403d60",
        "1378850463770000000, 40472b 403b14 401b23",
        "1378850463868753000, 40472b 4045c8 403760 401aac",
    })
    void stacksAtAnInstantAreThoseThatAreKnown(long time, String functions) throws Exception {
        UstCallStackAnalysis analysis =
                analyse(
                        SharedTraces.trace("ctf/tc-cyg-profile")
                                .resolve("cyg-profile/glxgears-cyg-profile"));
        CallStack thread = stacks(analysis).get(0);
        assertThat(thread.getElement().getName()).isEqualTo("glxgears-16073");
        List<Long> stack = stackAt(thread, time);
        assertThat(stack.stream().map(Long::toHexString).collect(Collectors.joining(" ")))
                .isEqualTo(functions);
        assertThat(thread.getCurrentDepth(time)).isEqualTo(stack.size());
    }

    @Test
    void lostEventsAreCountedAndDoNotStopTheAnalysis() throws Exception {
        UstCallStackAnalysis analysis = analyse(SharedTraces.trace("ctf/gen-ust18-lost"));
        assertThat(analysis.getOddities()).containsKey(CallStackOddity.LOST_EVENTS);
        assertThat(analysis.getNotes()).hasSize(1);
    }

    @Test
    void aTraceWithoutFunctionEventsSaysWhatIsMissing() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.trace("ctf/gen-ust-mem"), null, null);
        traces.add(trace);
        assertThat(trace.getAnalysisModules()).noneMatch(UstCallStackAnalysis.class::isInstance);
        assertThat(new UstCallStackAnalysis().getHelpText(trace)).contains("func_entry");
    }
}
