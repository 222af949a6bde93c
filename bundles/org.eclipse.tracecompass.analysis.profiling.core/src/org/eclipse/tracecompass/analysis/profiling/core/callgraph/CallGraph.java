package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAttributes;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallThread;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * Callers and callees of a time range, with counts and durations: all calls of the same function by
 * the same callers are one node. It is what a flame graph draws, and the functions' figures add up
 * in it.
 *
 * <p>Made by a {@link Builder} from one history or several. Immutable afterwards.
 */
public final class CallGraph {

    /** How threads are added up. */
    public enum Grouping {
        /** Every thread by itself. */
        THREAD,
        /** The threads of a process together. */
        PROCESS,
        /** All threads together. */
        ALL
    }

    /**
     * A function and its figures, over all callers.
     *
     * @param name its name
     * @param symbol the name of its symbol, which is the name but for C++
     * @param function as it is in the trace: an address (Long) or a name
     * @param figures its figures
     */
    public record Function(String name, String symbol, Object function, CallFigures figures) {}

    private final List<CallNode> roots;
    private final List<Function> functions;
    private final long start;
    private final long end;

    private CallGraph(List<CallNode> roots, List<Function> functions, long start, long end) {
        this.roots = roots;
        this.functions = functions;
        this.start = start;
        this.end = end;
    }

    /**
     * Returns the groups of threads that called anything, in the order in which they were added.
     */
    public List<CallNode> roots() {
        return roots;
    }

    /** Returns the functions that were called, the one with the longest self time first. */
    public List<Function> functions() {
        return functions;
    }

    /** Returns the first instant of the range, ns. */
    public long start() {
        return start;
    }

    /** Returns the last instant of the range, ns. */
    public long end() {
        return end;
    }

    /** Adds the calls of histories up. Not thread-safe. */
    public static final class Builder {

        /**
         * The number of time steps in which calls are read, so that only a part of them is in
         * memory.
         */
        private static final int STEPS = 64;

        private final Grouping grouping;
        private final long from;
        private final long to;
        private final Map<String, CallNode> groups = new LinkedHashMap<>();
        private final Map<String, Function> functions = new LinkedHashMap<>();

        /**
         * Begins a graph.
         *
         * @param grouping which threads are added up
         * @param from the first instant, ns
         * @param to the last instant, ns: time is counted up to it, so {@code to - from} in all
         */
        public Builder(Grouping grouping, long from, long to) {
            this.grouping = grouping;
            this.from = from;
            this.to = to;
        }

        /**
         * Adds the calls of a history. Costs a walk over the calls in the range.
         *
         * @param history a history in the layout of {@link CallStackAttributes}, which may still be
         *     growing
         * @param prefix what the names of groups begin with, to tell traces of an experiment apart
         * @param names the names of functions
         * @param monitor shows progress, and stops the walk if it is cancelled; null for none
         * @return this
         */
        public Builder add(
                ITmfStateSystem history,
                String prefix,
                FunctionNames names,
                @Nullable IProgressMonitor monitor) {
            long historyEnd = history.getCurrentEndTime();
            long from = Math.max(this.from, history.getStartTime());
            long to = Math.min(this.to, historyEnd);
            Map<Integer, Walk.Level> levels = new HashMap<>();
            for (CallThread thread : CallThread.of(history)) {
                CallNode group = group(prefix, history, thread);
                Walk walk =
                        new Walk(
                                group,
                                thread.processId(),
                                names,
                                functions,
                                from,
                                this.to,
                                historyEnd);
                for (int i = 0; i < thread.levels().size(); i++) {
                    levels.put(thread.levels().get(i), new Walk.Level(walk, i));
                }
            }
            if (levels.isEmpty() || from > to) {
                return this;
            }
            if (monitor != null) {
                monitor.beginTask("Adding calls up", STEPS); // $NON-NLS-1$
            }
            long step = Math.max(1, (to - from) / STEPS + 1);
            for (long at = from; at <= to; at += step) {
                if (monitor != null && monitor.isCanceled()) {
                    break;
                }
                readStep(history, levels, at, Math.min(to, at + step - 1), at == from);
                if (monitor != null) {
                    monitor.worked(1);
                }
            }
            levels.values().forEach(level -> level.walk().finish());
            return this;
        }

        private static void readStep(
                ITmfStateSystem history,
                Map<Integer, Walk.Level> levels,
                long from,
                long to,
                boolean first) {
            List<ITmfStateInterval> calls = new ArrayList<>();
            for (ITmfStateInterval interval : history.query2D(levels.keySet(), from, to)) {
                if (interval.getValue() != null && (first || interval.getStartTime() >= from)) {
                    calls.add(interval);
                }
            }
            calls.sort(
                    Comparator.comparingLong(ITmfStateInterval::getStartTime)
                            .thenComparingInt(call -> level(levels, call).depth()));
            for (ITmfStateInterval call : calls) {
                Walk.Level level = level(levels, call);
                level.walk()
                        .enter(
                                level.depth(),
                                call.getStartTime(),
                                call.getEndTime(),
                                Objects.requireNonNull(call.getValue()));
            }
        }

        private static Walk.Level level(
                Map<Integer, Walk.Level> levels, ITmfStateInterval interval) {
            return Objects.requireNonNull(levels.get(Integer.valueOf(interval.getAttribute())));
        }

        private CallNode group(String prefix, ITmfStateSystem history, CallThread thread) {
            String name =
                    switch (grouping) {
                        case THREAD -> prefix + thread.label(history);
                        case PROCESS ->
                                thread.processId() == CallStackWriter.UNKNOWN_PROCESS
                                        ? prefix + CallStackAttributes.UNKNOWN_PROCESS
                                        : prefix + thread.processId();
                        case ALL -> ""; // $NON-NLS-1$
                    };
            // two threads may have one label: a number that was given again on another host
            String key = grouping == Grouping.THREAD ? prefix + thread.quark() : name;
            return Objects.requireNonNull(
                    groups.computeIfAbsent(key, k -> new CallNode(name, name, null, null)));
        }

        /** Returns the graph of what was added. */
        public CallGraph build() {
            List<CallNode> roots =
                    groups.values().stream().filter(g -> !g.children().isEmpty()).toList();
            List<Function> functions = new ArrayList<>(this.functions.values());
            functions.sort(
                    Comparator.comparingLong((Function f) -> f.figures().selfInRange())
                            .reversed()
                            .thenComparing(Function::name));
            return new CallGraph(roots, List.copyOf(functions), from, to);
        }
    }
}
