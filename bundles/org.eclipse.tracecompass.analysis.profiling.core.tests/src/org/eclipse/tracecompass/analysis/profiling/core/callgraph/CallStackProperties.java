package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddities;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddity;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter.FunctionKind;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.AggregatedCalledFunction;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;

/** Histories and figures of calls are those of a plain list of calls. */
class CallStackProperties {

    private static final long START = 100;

    /** An entry or an exit; the exit of function 0 does not say which. */
    private record Step(int delay, int thread, boolean entry, int function) {}

    /** A call, its end exclusive; null if it was open at the end. */
    private static final class Call {
        private final int thread;
        private final int function;
        private final long start;
        private long end = Long.MAX_VALUE;
        private final @Nullable Call caller;

        Call(int thread, int function, long start, @Nullable Call caller) {
            this.thread = thread;
            this.function = function;
            this.start = start;
            this.caller = caller;
        }
    }

    @Provide
    Arbitrary<List<Step>> steps() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 9),
                        Arbitraries.integers().between(1, 3),
                        Arbitraries.of(true, true, true, false, false),
                        Arbitraries.integers().between(0, 4))
                .as(Step::new)
                .list()
                .ofMaxSize(120);
    }

    /** The naive oracle: lists and nothing else. */
    private static final class Oracle {
        private final Map<Integer, Deque<Call>> stacks = new HashMap<>();
        private final List<Call> calls = new ArrayList<>();
        private final Map<CallStackOddity, Long> oddities = new TreeMap<>();
        private long end = START;

        void apply(Step step) {
            end += step.delay;
            Deque<Call> stack =
                    Objects.requireNonNull(
                            stacks.computeIfAbsent(step.thread, t -> new ArrayDeque<>()));
            if (step.entry) {
                Call call = new Call(step.thread, step.function, end, stack.peek());
                stack.push(call);
                calls.add(call);
            } else if (stack.isEmpty()) {
                count(CallStackOddity.EXIT_WITHOUT_ENTRY);
            } else if (step.function != 0
                    && stack.stream().noneMatch(c -> c.function == step.function)) {
                count(CallStackOddity.UNKNOWN_EXIT);
            } else {
                while (step.function != 0 && stack.element().function != step.function) {
                    count(CallStackOddity.MISSING_EXIT);
                    end(stack.pop());
                }
                end(stack.pop());
            }
        }

        private void end(Call call) {
            call.end = end;
            if (call.start == end) {
                count(CallStackOddity.BELOW_CLOCK);
                calls.remove(call);
            }
        }

        private void count(CallStackOddity oddity) {
            oddities.merge(oddity, 1L, Long::sum);
        }
    }

    private static final class Written {
        private final Oracle oracle = new Oracle();
        private final CallStackOddities oddities = new CallStackOddities();
        private final ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("calls", START));

        Written(List<Step> steps) {
            CallStackWriter writer = new CallStackWriter(history, oddities);
            for (Step step : steps) {
                oracle.apply(step);
                if (step.entry) {
                    writer.enter(oracle.end, 7, step.thread, "t", step.function);
                } else {
                    writer.exit(
                            oracle.end,
                            7,
                            step.thread,
                            "t",
                            FunctionKind.ADDRESS,
                            step.function == 0 ? null : Long.valueOf(step.function));
                }
            }
            writer.finish();
            history.closeHistory(oracle.end);
        }
    }

    @Property(tries = 300)
    void theStackAtAnyInstantIsThatOfTheCallsAroundIt(@ForAll("steps") List<Step> steps) {
        Written written = new Written(steps);
        Oracle oracle = written.oracle;
        for (CallStack thread : HistoryGraphs.series(written.history).getCallStacks()) {
            for (long time = START; time <= oracle.end; time++) {
                List<Long> actual = new ArrayList<>();
                for (int depth = 1; depth <= thread.getMaxDepth(); depth++) {
                    int level = thread.getQuarkAtDepth(depth);
                    if (written.history.querySingleState(time, level).getValue()
                            instanceof Long address) {
                        actual.add(address);
                    }
                }
                List<Long> expected = new ArrayList<>();
                for (Call call : oracle.calls) {
                    if (call.thread == thread.getThreadId(time)
                            && call.start <= time
                            && time < call.end) {
                        expected.add((long) call.function);
                    }
                }
                assertThat(actual).as("thread %s at %d", thread, time).isEqualTo(expected);
                assertThat(thread.getCurrentDepth(time)).isEqualTo(expected.size());
            }
        }
    }

    @Property(tries = 300)
    void contradictionsAreCountedAndKeptInTheHistory(@ForAll("steps") List<Step> steps) {
        Written written = new Written(steps);
        assertThat(written.oddities.get()).isEqualTo(written.oracle.oddities);
        assertThat(CallStackOddities.of(written.history, CallStackOddity.class))
                .isEqualTo(written.oracle.oddities);
    }

    @Property(tries = 500)
    void figuresOfARangeAreThoseOfItsCalls(
            @ForAll("steps") List<Step> steps,
            @ForAll @IntRange(min = 0, max = 400) int from,
            @ForAll @IntRange(min = 0, max = 400) int length) {
        Written written = new Written(steps);
        long start = START - 20 + from;
        long end = start + length;
        CallGraph graph = new HistoryGraphs(written.history).graph(start, end);
        Map<String, CallFigures> functions = new TreeMap<>();
        Map<String, List<Long>> nodes = new TreeMap<>();
        for (ICallStackElement thread : threads(graph)) {
            graph.getTreesFor(thread)
                    .forEach(site -> add(thread.getName(), site, nodes, functions));
        }
        Map<String, List<Long>> actual = new TreeMap<>();
        functions.forEach((function, f) -> actual.put(function, figures(f)));
        Map<String, CallFigures> sums = new TreeMap<>();
        Oracle oracle = written.oracle;
        for (Call call : oracle.calls) {
            if (!isIn(call, oracle, start, end)) {
                continue;
            }
            long inner = 0;
            for (Call other : oracle.calls) {
                if (other.caller == call && isIn(other, oracle, start, end)) {
                    inner += time(other, oracle, start, end);
                }
            }
            long time = time(call, oracle, start, end);
            boolean complete = call.start >= start && call.end <= end;
            Objects.requireNonNull(
                            sums.computeIfAbsent(name(call.function), f -> new CallFigures()))
                    .add(time, time - inner, complete);
        }
        Map<String, List<Long>> expected = new TreeMap<>();
        sums.forEach((function, f) -> expected.put(function, figures(f)));
        assertThat(actual).isEqualTo(expected);

        long roots =
                threads(graph).stream()
                        .flatMap(thread -> graph.getTreesFor(thread).stream())
                        .mapToLong(WeightedTree::getWeight)
                        .sum();
        long selves = functions.values().stream().mapToLong(CallFigures::selfInRange).sum();
        assertThat(selves).as("self times add up to the times of the roots").isEqualTo(roots);
        assertThat(nodes).isEqualTo(nodes(oracle, start, end));
    }

    private static List<ICallStackElement> threads(CallGraph graph) {
        List<ICallStackElement> threads = new ArrayList<>();
        graph.getElements().forEach(process -> threads.addAll(process.getChildrenElements()));
        return threads;
    }

    private static List<Long> figures(CallFigures f) {
        return List.of(
                f.calls(), f.total(), f.self(), f.min(), f.max(), f.cutCalls(), f.timeInRange());
    }

    private static String name(int function) {
        return "0x" + Integer.toHexString(function);
    }

    /** A call that was not left ends one nanosecond after the last instant of the history. */
    private static long time(Call call, Oracle oracle, long from, long to) {
        return Math.min(Math.min(call.end, oracle.end + 1), to) - Math.max(call.start, from);
    }

    private static boolean isIn(Call call, Oracle oracle, long from, long to) {
        return to >= START && from <= oracle.end && time(call, oracle, from, to) > 0;
    }

    /** Weight, self time, number of calls, shortest and longest of each way down to a function. */
    private static Map<String, List<Long>> nodes(Oracle oracle, long from, long to) {
        Map<String, List<Long>> nodes = new TreeMap<>();
        for (Call call : oracle.calls) {
            if (!isIn(call, oracle, from, to)) {
                continue;
            }
            String path = "";
            for (Call c = call; c != null; c = c.caller) {
                path = "/" + name(c.function) + path;
            }
            long time = time(call, oracle, from, to);
            long inner = 0;
            for (Call other : oracle.calls) {
                inner +=
                        other.caller == call && isIn(other, oracle, from, to)
                                ? time(other, oracle, from, to)
                                : 0;
            }
            List<Long> one = List.of(time, time - inner, 1L, time, time);
            nodes.merge("t-" + call.thread + path, one, CallStackProperties::sum);
        }
        return nodes;
    }

    private static List<Long> sum(List<Long> a, List<Long> b) {
        return List.of(
                a.get(0) + b.get(0),
                a.get(1) + b.get(1),
                a.get(2) + b.get(2),
                Math.min(a.get(3), b.get(3)),
                Math.max(a.get(4), b.get(4)));
    }

    private static void add(
            String above,
            WeightedTree<ICallStackSymbol> site,
            Map<String, List<Long>> nodes,
            Map<String, CallFigures> functions) {
        AggregatedCalledFunction function = (AggregatedCalledFunction) site;
        String path = above + "/" + site.getObject();
        var durations = Objects.requireNonNull(function.getStatistics(-1));
        nodes.put(
                path,
                List.of(
                        function.getWeight(),
                        function.getSelfTime(),
                        function.getNbCalls(),
                        durations.getMin(),
                        durations.getMax()));
        Objects.requireNonNull(
                        functions.computeIfAbsent(
                                site.getObject().toString(), f -> new CallFigures()))
                .add(function.getFigures());
        site.getChildren().forEach(child -> add(path, child, nodes, functions));
    }
}
