package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph.Function;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph.Grouping;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddities;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddity;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter.FunctionKind;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallThread;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;

/** Histories and figures of calls are those of a plain list of calls. */
class CallStackProperties {

    private static final long START = 100;
    private static final FunctionNames NAMES = FunctionNames.withoutSymbols();

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
        for (CallThread thread : CallThread.of(written.history)) {
            for (long time = START; time <= oracle.end; time++) {
                List<Long> actual = new ArrayList<>();
                for (Integer level : thread.levels()) {
                    if (written.history.querySingleState(time, level).getValue()
                            instanceof Long address) {
                        actual.add(address);
                    }
                }
                List<Long> expected = new ArrayList<>();
                for (Call call : oracle.calls) {
                    if (call.thread == thread.threadId() && call.start <= time && time < call.end) {
                        expected.add((long) call.function);
                    }
                }
                assertThat(actual).as("thread %s at %d", thread, time).isEqualTo(expected);
                Object depth = written.history.querySingleState(time, thread.stack()).getValue();
                assertThat(depth == null ? 0 : depth).isEqualTo(expected.size());
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
        CallGraph graph =
                new CallGraph.Builder(Grouping.THREAD, start, end)
                        .add(written.history, "", NAMES, null)
                        .build();
        Map<String, List<Long>> actual = new TreeMap<>();
        for (Function f : graph.functions()) {
            actual.put(f.function().toString(), figures(f.figures()));
        }
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
                            sums.computeIfAbsent(
                                    Integer.toString(call.function), f -> new CallFigures()))
                    .add(time, time - inner, complete);
        }
        Map<String, List<Long>> expected = new TreeMap<>();
        sums.forEach((function, f) -> expected.put(function, figures(f)));
        assertThat(actual).isEqualTo(expected);

        long roots = graph.roots().stream().mapToLong(CallNode::time).sum();
        long selves = graph.functions().stream().mapToLong(f -> f.figures().selfInRange()).sum();
        assertThat(selves).as("self times add up to the times of the roots").isEqualTo(roots);
        assertThat(paths(graph)).isEqualTo(paths(oracle, start, end));
    }

    private static List<Long> figures(CallFigures f) {
        return List.of(
                f.calls(), f.total(), f.self(), f.min(), f.max(), f.cutCalls(), f.timeInRange());
    }

    private static long time(Call call, Oracle oracle, long from, long to) {
        return Math.min(Math.min(call.end, oracle.end), to) - Math.max(call.start, from);
    }

    /** A call of no time at the end of the trace is not one yet. */
    private static boolean isIn(Call call, Oracle oracle, long from, long to) {
        return to >= START && from <= oracle.end && time(call, oracle, from, to) > 0;
    }

    private static Set<String> paths(Oracle oracle, long from, long to) {
        Set<String> paths = new TreeSet<>();
        for (Call call : oracle.calls) {
            if (isIn(call, oracle, from, to)) {
                String path = "";
                for (Call c = call; c != null; c = c.caller) {
                    path = "/0x" + Integer.toHexString(c.function) + path;
                }
                paths.add("t-" + call.thread + path);
            }
        }
        return paths;
    }

    private static Set<String> paths(CallGraph graph) {
        Set<String> paths = new TreeSet<>();
        graph.roots().forEach(root -> root.children().forEach(c -> add(root.name(), c, paths)));
        return paths;
    }

    private static void add(String above, CallNode node, Set<String> paths) {
        String path = above + "/" + node.name();
        paths.add(path);
        node.children().forEach(child -> add(path, child, paths));
    }
}
