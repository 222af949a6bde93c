package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICalledFunction;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.analysis.profiling.core.model.IHostModel;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/** Makes calls with their callers from what a {@link CallReader} reads. */
public final class CallVisit implements CallReader.Target {

    private final CallStack stack;
    private final CallReader reader;
    private final IHostModel model;
    private final Consumer<ICalledFunction> consumer;
    private final List<@Nullable CalledFunction> callers = new ArrayList<>();

    private CallVisit(CallStack stack, CallReader reader, Consumer<ICalledFunction> consumer) {
        this.stack = stack;
        this.reader = reader;
        this.consumer = consumer;
        model = stack.getHostModel(stack.getStartTime());
    }

    /**
     * Gives the calls of a stack that touch a range to a consumer, in the order of their starts.
     *
     * @param stack the stack
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @param consumer receives the calls
     */
    public static void visit(
            CallStack stack, long start, long end, Consumer<ICalledFunction> consumer) {
        ITmfStateSystem history = stack.getStateSystem();
        CallReader reader = new CallReader(history);
        reader.add(stack, new CallVisit(stack, reader, consumer));
        reader.read(
                Math.max(start, history.getStartTime()),
                Math.min(end, history.getCurrentEndTime()),
                null);
    }

    @Override
    public void enter(int depth, long start, long last, int function) {
        while (callers.size() > depth) {
            callers.remove(callers.size() - 1);
        }
        CalledFunction caller =
                depth > 0 && callers.size() == depth ? callers.get(depth - 1) : null;
        CalledFunction call =
                new CalledFunction(
                        reader.function(function),
                        start,
                        last + 1,
                        stack.getSymbolKeyAt(start),
                        stack.getThreadId(start),
                        caller,
                        model);
        if (caller != null) {
            caller.addChild(call);
        }
        while (callers.size() < depth) {
            callers.add(null);
        }
        callers.add(call);
        consumer.accept(call);
    }
}
