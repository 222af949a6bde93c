package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.analysis.profiling.core.model.IHostModel;

/**
 * Adds the calls of one stack up, in the order in which they begin: finds the caller of each, and
 * adds its time when it has ended.
 */
final class StackWalk implements CallReader.Target {

    /** A call that is going on; the time of the calls in it is added to it as they end. */
    private static final class Frame {
        private final AggregatedCalledFunction node;
        private final long start;
        private final long end;
        private final boolean complete;
        private long inner;

        Frame(AggregatedCalledFunction node, long start, long end, boolean complete) {
            this.node = node;
            this.start = start;
            this.end = end;
            this.complete = complete;
        }
    }

    /**
     * What the walks of a graph have in common.
     *
     * @param graph what calls are added to
     * @param from the first instant that counts, ns
     * @param to the end of the time that counts, ns
     * @param symbols one symbol per function
     * @param names the names of functions
     */
    record Scope(CallGraph graph, long from, long to, SymbolTable symbols, FunctionNames names) {}

    private final Scope scope;
    private final CallStack stack;
    private final CallReader reader;
    private final long historyEnd;
    private final List<@Nullable Frame> frames = new ArrayList<>();
    private final @Nullable ThreadActivity activity;

    /** The outermost functions of the stack, in the order of their first calls. */
    private final AggregatedCalledFunction root;

    private @Nullable ICallStackSymbol[] symbols = new @Nullable ICallStackSymbol[16];
    private int symbolKey;

    StackWalk(Scope scope, CallStack stack, CallReader reader, @Nullable ThreadActivity activity) {
        this.scope = scope;
        this.stack = stack;
        this.reader = reader;
        this.activity = activity;
        historyEnd = stack.getEndTime();
        root = new AggregatedCalledFunction(new NameSymbol(""));
    }

    @Override
    public void enter(int depth, long start, long last, int function) {
        endFrom(depth);
        long from = Math.max(start, scope.from());
        long to = Math.min(last + 1, scope.to());
        if (to <= from) {
            return;
        }
        Frame caller = depth > 0 && depth == frames.size() ? frames.get(depth - 1) : null;
        AggregatedCalledFunction node =
                (caller == null ? root : caller.node).callee(symbol(function, start));
        while (frames.size() < depth) {
            frames.add(null);
        }
        frames.add(new Frame(node, from, to, last < historyEnd && from == start && to == last + 1));
    }

    private ICallStackSymbol symbol(int function, long time) {
        int key = stack.getSymbolKeyAt(time);
        if (key != symbolKey) {
            symbolKey = key;
            Arrays.fill(symbols, null);
        }
        if (function >= symbols.length) {
            symbols = Arrays.copyOf(symbols, Math.max(function + 1, 2 * symbols.length));
        }
        ICallStackSymbol symbol = symbols[function];
        if (symbol == null) {
            symbol =
                    scope.symbols()
                            .find(
                                    reader.function(function),
                                    stack.getElement(),
                                    time,
                                    scope.names());
            symbols[function] = symbol;
        }
        return symbol;
    }

    private void endFrom(int depth) {
        while (frames.size() > depth) {
            Frame frame = frames.remove(frames.size() - 1);
            if (frame == null) {
                continue;
            }
            long time = frame.end - frame.start;
            ThreadActivity known = activity;
            long cpuTime =
                    known == null ? IHostModel.TIME_UNKNOWN : known.cpuTime(frame.start, frame.end);
            frame.node.addCall(frame.start, frame.end, time - frame.inner, cpuTime, frame.complete);
            if (known != null) {
                known.addStatuses(frame.node, frame.start, frame.end);
            }
            Frame caller = frames.isEmpty() ? null : frames.get(frames.size() - 1);
            if (caller != null) {
                caller.inner += time;
            }
        }
    }

    /** Ends what is going on, and adds the functions to the graph. */
    void finish() {
        endFrom(0);
        root.getCallees()
                .forEach(site -> scope.graph().addAggregatedCallSite(stack.getElement(), site));
    }
}
