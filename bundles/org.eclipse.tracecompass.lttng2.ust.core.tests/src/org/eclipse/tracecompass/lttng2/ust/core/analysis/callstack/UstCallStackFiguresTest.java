package org.eclipse.tracecompass.lttng2.ust.core.analysis.callstack;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph.Function;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph.Grouping;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallNode;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddity;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallThread;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
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

    private static ITmfTrace traceOf(UstCallStackAnalysis analysis) {
        ITmfTrace trace = analysis.getTrace();
        if (trace == null) {
            throw new AssertionError("the analysis has lost its trace");
        }
        return trace;
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
        ITmfStateSystem history = analysis.getStateSystem();
        FunctionNames names = new FunctionNames(traceOf(analysis));
        CallGraph graph =
                new CallGraph.Builder(Grouping.THREAD, Long.MIN_VALUE, Long.MAX_VALUE)
                        .add(history, "", names, null)
                        .build();

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
        for (Function f : graph.functions()) {
            if (f.figures().calls() > 0) {
                actual.put(
                        f.function().toString(),
                        List.of(
                                        f.figures().calls(),
                                        f.figures().total(),
                                        f.figures().self(),
                                        f.figures().min(),
                                        f.figures().max())
                                .toString());
            }
        }
        assertThat(actual).isEqualTo(expected);
        assertThreads(truth.getAsJsonObject("threads"), history, graph);
        assertThat(
                        analysis.getOddities()
                                .getOrDefault(CallStackOddity.EXIT_WITHOUT_ENTRY, Long.valueOf(0)))
                .isEqualTo(truth.get("unmatched_exits").getAsLong());
    }

    private static void assertThreads(JsonObject truth, ITmfStateSystem history, CallGraph graph) {
        List<String> seen = new ArrayList<>();
        for (CallThread thread : CallThread.of(history)) {
            JsonObject expected = truth.getAsJsonObject(Long.toString(thread.threadId()));
            seen.add(Long.toString(thread.threadId()));
            String label = thread.label(history);
            assertThat(label)
                    .isEqualTo(expected.get("procname").getAsString() + "-" + thread.threadId());
            assertThat(thread.levels()).hasSize(expected.get("max_depth").getAsInt());
            CallNode root =
                    graph.roots().stream()
                            .filter(r -> r.name().equals(label))
                            .findFirst()
                            .orElseThrow();
            assertThat(root.children().stream().mapToLong(c -> c.figures().total()).sum())
                    .isEqualTo(expected.get("root_total_ns").getAsLong());
            List<Long> open = new ArrayList<>();
            for (Integer level : thread.levels()) {
                if (history.querySingleState(history.getCurrentEndTime(), level).getValue()
                        instanceof Long address) {
                    open.add(address);
                }
            }
            List<Long> expectedOpen = new ArrayList<>();
            expected.getAsJsonArray("open_at_end").forEach(a -> expectedOpen.add(a.getAsLong()));
            assertThat(open).isEqualTo(expectedOpen);
        }
        assertThat(seen).containsExactlyInAnyOrderElementsOf(truth.keySet());
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
        ITmfStateSystem history = analysis.getStateSystem();
        CallThread thread = CallThread.of(history).get(0);
        assertThat(thread.label(history)).isEqualTo("glxgears-16073");
        List<String> stack = new ArrayList<>();
        for (Integer level : thread.levels()) {
            Object value = history.querySingleState(time, level).getValue();
            if (value instanceof Long address) {
                stack.add(Long.toHexString(address));
            }
        }
        assertThat(String.join(" ", stack)).isEqualTo(functions);
        assertThat(history.querySingleState(time, thread.stack()).getValue())
                .isEqualTo(Integer.valueOf(stack.size()));
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
