package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph.Function;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;

/**
 * The calls of one thread, given in the order in which they begin: finds the caller of each and
 * adds its time up when it has ended.
 */
final class Walk {

    /** A level of a thread's stack, 0 being the outermost call. */
    record Level(Walk walk, int depth) {}

    /** A call that is going on; the time of the calls in it is added to it as they end. */
    private static final class Frame {
        private final CallNode node;
        private final Function function;
        private final long time;
        private final boolean complete;
        private long inner;

        Frame(CallNode node, Function function, long time, boolean complete) {
            this.node = node;
            this.function = function;
            this.time = time;
            this.complete = complete;
        }
    }

    private final CallNode group;
    private final int pid;
    private final FunctionNames names;
    private final Map<String, Function> functions;
    private final long from;
    private final long to;
    private final long historyEnd;
    private final List<@Nullable Frame> stack = new ArrayList<>();

    Walk(
            CallNode group,
            int pid,
            FunctionNames names,
            Map<String, Function> functions,
            long from,
            long to,
            long historyEnd) {
        this.group = group;
        this.pid = pid;
        this.names = names;
        this.functions = functions;
        this.from = from;
        this.to = to;
        this.historyEnd = historyEnd;
    }

    /** A call, as the interval of its level. What was at this level or deeper has ended. */
    void enter(int depth, long start, long lastInstant, Object value) {
        endFrom(depth);
        boolean ended = lastInstant < historyEnd;
        long end = ended ? lastInstant + 1 : lastInstant;
        long time = Math.min(end, to) - Math.max(start, from);
        if (time <= 0) {
            return;
        }
        FunctionNames.Name both = names.find(pid, start, value);
        String name = both.text();
        Frame caller = depth == 0 || depth > stack.size() ? null : stack.get(depth - 1);
        String symbol = both.symbol();
        CallNode node = (caller == null ? group : caller.node).child(name, symbol, value);
        Function function =
                Objects.requireNonNull(
                        functions.computeIfAbsent(
                                name, n -> new Function(n, symbol, value, new CallFigures())));
        boolean complete = ended && start >= from && end <= to;
        while (stack.size() < depth) {
            stack.add(null);
        }
        stack.add(new Frame(node, function, time, complete));
    }

    void finish() {
        endFrom(0);
    }

    private void endFrom(int depth) {
        while (stack.size() > depth) {
            Frame frame = stack.remove(stack.size() - 1);
            if (frame != null) {
                long self = frame.time - frame.inner;
                frame.node.figures().add(frame.time, self, frame.complete);
                frame.function.figures().add(frame.time, self, frame.complete);
                Frame caller = stack.isEmpty() ? null : stack.get(stack.size() - 1);
                if (caller != null) {
                    caller.inner += frame.time;
                }
            }
        }
    }
}
