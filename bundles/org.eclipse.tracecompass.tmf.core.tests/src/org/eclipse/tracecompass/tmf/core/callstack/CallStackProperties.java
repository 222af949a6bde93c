package org.eclipse.tracecompass.tmf.core.callstack;

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
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.core.callstack.CallGraph.Function;
import org.eclipse.tracecompass.tmf.core.callstack.CallGraph.Grouping;
import org.eclipse.tracecompass.tmf.core.callstack.CallStackWriter.FunctionKind;

/** Histories and figures of calls are those of a plain list of calls. */
class CallStackProperties {

    private static final long START = 100;
    private static final FunctionNames NAMES = FunctionNames.withoutSymbols();

    /** An entry or an exit; the exit of function 0 does not say which. */
    private record Step(int delay, int thread, boolean entry, int function) {}

    /** A call, its end exclusive; null if it was open at the end. */
    private static final class Call {
        private final int fThread;
        private final int fFunction;
        private final long fStart;
        private long fEnd = Long.MAX_VALUE;
        private final @Nullable Call fCaller;

        Call(int thread, int function, long start, @Nullable Call caller) {
            fThread = thread;
            fFunction = function;
            fStart = start;
            fCaller = caller;
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
        private final Map<Integer, Deque<Call>> fStacks = new HashMap<>();
        private final List<Call> fCalls = new ArrayList<>();
        private final Map<CallStackOddity, Long> fOddities = new TreeMap<>();
        private long fEnd = START;

        void apply(Step step) {
            fEnd += step.delay;
            Deque<Call> stack =
                    Objects.requireNonNull(
                            fStacks.computeIfAbsent(step.thread, t -> new ArrayDeque<>()));
            if (step.entry) {
                Call call = new Call(step.thread, step.function, fEnd, stack.peek());
                stack.push(call);
                fCalls.add(call);
            } else if (stack.isEmpty()) {
                count(CallStackOddity.EXIT_WITHOUT_ENTRY);
            } else if (step.function != 0
                    && stack.stream().noneMatch(c -> c.fFunction == step.function)) {
                count(CallStackOddity.UNKNOWN_EXIT);
            } else {
                while (step.function != 0 && stack.element().fFunction != step.function) {
                    count(CallStackOddity.MISSING_EXIT);
                    end(stack.pop());
                }
                end(stack.pop());
            }
        }

        private void end(Call call) {
            call.fEnd = fEnd;
            if (call.fStart == fEnd) {
                count(CallStackOddity.BELOW_CLOCK);
                fCalls.remove(call);
            }
        }

        private void count(CallStackOddity oddity) {
            fOddities.merge(oddity, 1L, Long::sum);
        }
    }

    private static final class Written {
        private final Oracle fOracle = new Oracle();
        private final CallStackOddities fOddities = new CallStackOddities();
        private final ITmfStateSystemBuilder fHistory =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("calls", START));

        Written(List<Step> steps) {
            CallStackWriter writer = new CallStackWriter(fHistory, fOddities);
            for (Step step : steps) {
                fOracle.apply(step);
                if (step.entry) {
                    writer.enter(fOracle.fEnd, 7, step.thread, "t", step.function);
                } else {
                    writer.exit(
                            fOracle.fEnd,
                            7,
                            step.thread,
                            "t",
                            FunctionKind.ADDRESS,
                            step.function == 0 ? null : Long.valueOf(step.function));
                }
            }
            writer.finish();
            fHistory.closeHistory(fOracle.fEnd);
        }
    }

    @Property(tries = 300)
    void theStackAtAnyInstantIsThatOfTheCallsAroundIt(@ForAll("steps") List<Step> steps) {
        Written written = new Written(steps);
        Oracle oracle = written.fOracle;
        for (CallThread thread : CallThread.of(written.fHistory)) {
            for (long time = START; time <= oracle.fEnd; time++) {
                List<Long> actual = new ArrayList<>();
                for (Integer level : thread.levels()) {
                    if (written.fHistory.querySingleState(time, level).getValue()
                            instanceof Long address) {
                        actual.add(address);
                    }
                }
                List<Long> expected = new ArrayList<>();
                for (Call call : oracle.fCalls) {
                    if (call.fThread == thread.threadId()
                            && call.fStart <= time
                            && time < call.fEnd) {
                        expected.add((long) call.fFunction);
                    }
                }
                assertThat(actual).as("thread %s at %d", thread, time).isEqualTo(expected);
                Object depth = written.fHistory.querySingleState(time, thread.stack()).getValue();
                assertThat(depth == null ? 0 : depth).isEqualTo(expected.size());
            }
        }
    }

    @Property(tries = 300)
    void contradictionsAreCountedAndKeptInTheHistory(@ForAll("steps") List<Step> steps) {
        Written written = new Written(steps);
        assertThat(written.fOddities.get()).isEqualTo(written.fOracle.fOddities);
        assertThat(CallStackOddities.of(written.fHistory, CallStackOddity.class))
                .isEqualTo(written.fOracle.fOddities);
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
                        .add(written.fHistory, "", NAMES, null)
                        .build();
        Map<String, List<Long>> actual = new TreeMap<>();
        for (Function f : graph.functions()) {
            actual.put(f.function().toString(), figures(f.figures()));
        }
        Map<String, CallFigures> sums = new TreeMap<>();
        Oracle oracle = written.fOracle;
        for (Call call : oracle.fCalls) {
            if (!isIn(call, oracle, start, end)) {
                continue;
            }
            long inner = 0;
            for (Call other : oracle.fCalls) {
                if (other.fCaller == call && isIn(other, oracle, start, end)) {
                    inner += time(other, oracle, start, end);
                }
            }
            long time = time(call, oracle, start, end);
            boolean complete = call.fStart >= start && call.fEnd <= end;
            Objects.requireNonNull(
                            sums.computeIfAbsent(
                                    Integer.toString(call.fFunction), f -> new CallFigures()))
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
        return Math.min(Math.min(call.fEnd, oracle.fEnd), to) - Math.max(call.fStart, from);
    }

    /** A call of no time at the end of the trace is not one yet. */
    private static boolean isIn(Call call, Oracle oracle, long from, long to) {
        return to >= START && from <= oracle.fEnd && time(call, oracle, from, to) > 0;
    }

    private static Set<String> paths(Oracle oracle, long from, long to) {
        Set<String> paths = new TreeSet<>();
        for (Call call : oracle.fCalls) {
            if (isIn(call, oracle, from, to)) {
                String path = "";
                for (Call c = call; c != null; c = c.fCaller) {
                    path = "/0x" + Integer.toHexString(c.fFunction) + path;
                }
                paths.add("t-" + call.fThread + path);
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
