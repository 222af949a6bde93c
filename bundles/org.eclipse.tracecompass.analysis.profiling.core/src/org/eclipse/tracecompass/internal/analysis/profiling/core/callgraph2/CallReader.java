package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * Reads the calls of call stacks of one history, stack by stack in the order of their starts. The
 * range is read in steps, so that only a part of the calls is in memory.
 */
final class CallReader {

    private static final int STEPS = 64;

    /** Receives the calls of a stack. */
    interface Target {

        /**
         * A call begins; all calls at its depth or deeper have ended.
         *
         * @param depth its depth, 0 for the outermost call
         * @param start its first instant, which may be before the range
         * @param last its last instant, which may be after the range
         * @param function the index of its function in {@link CallReader#function}
         */
        void enter(int depth, long start, long last, int function);
    }

    /** A level of a stack. */
    private record Level(CallColumns calls, int depth) {}

    private final ITmfStateSystem history;
    private final Map<Integer, Level> levels = new HashMap<>();
    private final Map<CallColumns, Target> targets = new LinkedHashMap<>();
    private final List<Object> functions = new ArrayList<>();
    private final Map<Object, Integer> indices = new HashMap<>();

    CallReader(ITmfStateSystem history) {
        this.history = history;
    }

    /** Adds a stack, as deep as it is by now. */
    void add(CallStack stack, Target target) {
        CallColumns calls = new CallColumns();
        targets.put(calls, target);
        for (int depth = 1; depth <= stack.getMaxDepth(); depth++) {
            levels.put(stack.getQuarkAtDepth(depth), new Level(calls, depth - 1));
        }
    }

    /** A function as the history has it, an address or a name. */
    Object function(int index) {
        return functions.get(index);
    }

    /**
     * Reads the calls that touch a range.
     *
     * @param from the first instant, in the history
     * @param to the last instant, in the history
     * @param monitor shows progress and stops the reading; null for none
     */
    void read(long from, long to, @Nullable IProgressMonitor monitor) {
        if (levels.isEmpty() || from > to) {
            return;
        }
        // Lengths are unsigned: a range may be longer than any positive number.
        long step = Long.divideUnsigned(to - from, STEPS) + 1;
        boolean isLast = false;
        for (long at = from; !isLast && (monitor == null || !monitor.isCanceled()); at += step) {
            isLast = Long.compareUnsigned(to - at, step) < 0;
            long end = isLast ? to : at + step - 1;
            history.visit(
                    levels.keySet(), at, end, new Step(at == from ? Long.MIN_VALUE : at, monitor));
            targets.forEach(CallReader::send);
            if (monitor != null) {
                monitor.worked(1);
            }
        }
    }

    /** Into how many steps a reading divides its progress. */
    static int steps() {
        return STEPS;
    }

    private static void send(CallColumns calls, Target target) {
        for (int index : calls.order()) {
            target.enter(
                    calls.depth(index),
                    calls.start(index),
                    calls.last(index),
                    calls.function(index));
        }
        calls.clear();
    }

    /** Takes the calls that begin in a step. */
    private final class Step implements IStateVisitor {
        private final long from;
        private final @Nullable IProgressMonitor monitor;
        private CallColumns calls = new CallColumns();
        private int depth;

        Step(long from, @Nullable IProgressMonitor monitor) {
            this.from = from;
            this.monitor = monitor;
        }

        @Override
        public boolean attribute(int quark) {
            Level level = Objects.requireNonNull(levels.get(Integer.valueOf(quark)));
            calls = level.calls();
            depth = level.depth();
            calls.beginRun();
            return true;
        }

        @Override
        public int number(@Nullable Object value) {
            if (value == null) {
                return -1;
            }
            Integer known = indices.get(value);
            if (known == null) {
                known = Integer.valueOf(functions.size());
                functions.add(value);
                indices.put(value, known);
            }
            return known.intValue();
        }

        @Override
        public void state(long start, long end, int number) {
            if (start >= from) {
                calls.add(start, end, depth, number);
            }
        }

        @Override
        public boolean isDone() {
            return monitor != null && monitor.isCanceled();
        }
    }
}
