package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * A thread with a call stack in a history.
 *
 * @param processId its process, {@link CallStackWriter#UNKNOWN_PROCESS} if it is not known
 * @param threadId its number
 * @param quark the attribute of the thread
 * @param stack the attribute of the stack
 * @param levels the attributes of the levels, the outermost first
 */
public record CallThread(int processId, long threadId, int quark, int stack, List<Integer> levels) {

    /**
     * Returns the call stacks of a history: one per thread, or two for a thread with functions of
     * both kinds. Threads are in the order in which they were first seen.
     *
     * @param history the history, which may still be growing
     */
    public static List<CallThread> of(ITmfStateSystem history) {
        List<CallThread> threads = new ArrayList<>();
        for (Integer thread : history.getQuarks(CallStackAttributes.PROCESSES, "*", "*")) {
            for (Integer stack : history.getSubAttributes(thread.intValue(), false)) {
                threads.add(
                        new CallThread(
                                number(history, history.getParentAttributeQuark(thread)).intValue(),
                                number(history, thread.intValue()).longValue(),
                                thread.intValue(),
                                stack.intValue(),
                                history.getSubAttributes(stack.intValue(), false)));
            }
        }
        return threads;
    }

    private static Long number(ITmfStateSystem history, int quark) {
        String name = history.getAttributeName(quark);
        return CallStackAttributes.UNKNOWN_PROCESS.equals(name)
                ? Long.valueOf(CallStackWriter.UNKNOWN_PROCESS)
                : Long.valueOf(name);
    }

    /**
     * Returns how people know the thread: its latest name and its number, {@code worker-4711}.
     *
     * @param history the history that the thread is of
     */
    public String label(ITmfStateSystem history) {
        Object name = history.querySingleState(history.getCurrentEndTime(), quark).getValue();
        return name == null ? Long.toString(threadId) : name + "-" + threadId; // $NON-NLS-1$
    }
}
