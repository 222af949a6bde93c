package org.eclipse.tracecompass.tmf.core.callstack;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.callstack.CallGraph.Function;

/**
 * The calls of one thread, given in the order in which they begin: finds the caller of each and
 * adds its time up when it has ended.
 */
final class Walk {

    /** A level of a thread's stack, 0 being the outermost call. */
    record Level(Walk walk, int depth) {}

    /** A call that is going on; the time of the calls in it is added to it as they end. */
    private static final class Frame {
        private final CallNode fNode;
        private final Function fFunction;
        private final long fTime;
        private final boolean fComplete;
        private long fInner;

        Frame(CallNode node, Function function, long time, boolean complete) {
            fNode = node;
            fFunction = function;
            fTime = time;
            fComplete = complete;
        }
    }

    private final CallNode fGroup;
    private final int fPid;
    private final FunctionNames fNames;
    private final Map<String, Function> fFunctions;
    private final long fFrom;
    private final long fTo;
    private final long fHistoryEnd;
    private final List<@Nullable Frame> fStack = new ArrayList<>();

    Walk(
            CallNode group,
            int pid,
            FunctionNames names,
            Map<String, Function> functions,
            long from,
            long to,
            long historyEnd) {
        fGroup = group;
        fPid = pid;
        fNames = names;
        fFunctions = functions;
        fFrom = from;
        fTo = to;
        fHistoryEnd = historyEnd;
    }

    /** A call, as the interval of its level. What was at this level or deeper has ended. */
    void enter(int depth, long start, long lastInstant, Object value) {
        endFrom(depth);
        boolean ended = lastInstant < fHistoryEnd;
        long end = ended ? lastInstant + 1 : lastInstant;
        long time = Math.min(end, fTo) - Math.max(start, fFrom);
        if (time <= 0) {
            return;
        }
        FunctionNames.Name both = fNames.find(fPid, start, value);
        String name = both.text();
        Frame caller = depth == 0 || depth > fStack.size() ? null : fStack.get(depth - 1);
        String symbol = both.symbol();
        CallNode node = (caller == null ? fGroup : caller.fNode).child(name, symbol, value);
        Function function =
                Objects.requireNonNull(
                        fFunctions.computeIfAbsent(
                                name, n -> new Function(n, symbol, value, new CallFigures())));
        boolean complete = ended && start >= fFrom && end <= fTo;
        while (fStack.size() < depth) {
            fStack.add(null);
        }
        fStack.add(new Frame(node, function, time, complete));
    }

    void finish() {
        endFrom(0);
    }

    private void endFrom(int depth) {
        while (fStack.size() > depth) {
            Frame frame = fStack.remove(fStack.size() - 1);
            if (frame != null) {
                long self = frame.fTime - frame.fInner;
                frame.fNode.figures().add(frame.fTime, self, frame.fComplete);
                frame.fFunction.figures().add(frame.fTime, self, frame.fComplete);
                Frame caller = fStack.isEmpty() ? null : fStack.get(fStack.size() - 1);
                if (caller != null) {
                    caller.fInner += frame.fTime;
                }
            }
        }
    }
}
