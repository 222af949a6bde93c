package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * Writes the call stacks of threads into a history, in the layout of {@link CallStackAttributes}.
 *
 * <p>Any order of entries and exits is taken: the exit of a function that is not on top ends the
 * functions above it, and one of a function that is not there at all is ignored; both are counted.
 * So a stack is right again at the next exit that is told by name, however many events were lost.
 *
 * <p>Not thread-safe, except for {@link CallStackOddities}. Costs two state changes per entry and
 * exit.
 */
public final class CallStackWriter {

    /** The process of threads of which the process is not known. */
    public static final int UNKNOWN_PROCESS = -1;

    /** The maximum depth of nested calls. */
    static final int MAX_DEPTH = 10_000;

    /** How a trace tells which function it is. */
    public enum FunctionKind {
        /** By an address in the process ({@link Long}). */
        ADDRESS,
        /** By a name ({@link String}). */
        NAME
    }

    private record ThreadKey(int pid, long tid) {}

    /** What tells the numbers of threads from their names. */
    private static final String BETWEEN = "-";

    private final ITmfStateSystemBuilder history;
    private final CallStackOddities oddities;
    private final Map<ThreadKey, ThreadStacks> threads = new HashMap<>();
    private @Nullable ThreadStacks latest;
    private long time;

    /**
     * Creates a writer.
     *
     * @param history where the stacks go
     * @param oddities where contradictions are counted
     */
    public CallStackWriter(ITmfStateSystemBuilder history, CallStackOddities oddities) {
        this.history = history;
        this.oddities = oddities;
        time = history.getStartTime();
    }

    /**
     * A thread has entered a function.
     *
     * @param time when, ns
     * @param pid the process, {@link #UNKNOWN_PROCESS} if it is not known
     * @param tid the thread
     * @param name the name of the thread, null if it is not known; a thread keeps the first one
     * @param address where the function begins
     */
    public void enter(long time, int pid, long tid, @Nullable String name, long address) {
        enter(time, thread(pid, tid, name), FunctionKind.ADDRESS, Long.valueOf(address));
    }

    /**
     * As {@link #enter(long, int, long, String, long)}, for a function that is told by its name.
     */
    public void enter(long time, int pid, long tid, @Nullable String name, String function) {
        enter(time, thread(pid, tid, name), FunctionKind.NAME, function);
    }

    private void enter(long time, ThreadStacks thread, FunctionKind kind, Object function) {
        thread.stack(kind).push(advance(time), function);
    }

    /**
     * A thread has left a function.
     *
     * @param time when, ns
     * @param pid the process, {@link #UNKNOWN_PROCESS} if it is not known
     * @param tid the thread
     * @param name the name of the thread, null if it is not known
     * @param kind how the functions of this kind of event are told
     * @param function the function, a Long or a String as the kind says; null if the event does not
     *     say which, so that it is the one on top
     */
    public void exit(
            long time,
            int pid,
            long tid,
            @Nullable String name,
            FunctionKind kind,
            @Nullable Object function) {
        thread(pid, tid, name).stack(kind).pop(advance(time), function);
    }

    /** The tracer has lost events about this time. */
    public void lost() {
        oddities.count(CallStackOddity.LOST_EVENTS);
    }

    /** Writes the numbers of oddities. To be called when all events were seen. */
    public void finish() {
        oddities.write(history);
    }

    private long advance(long time) {
        if (time < this.time) {
            oddities.count(CallStackOddity.TIME_BACKWARDS);
        } else {
            this.time = time;
        }
        return this.time;
    }

    private ThreadStacks thread(int pid, long tid, @Nullable String name) {
        ThreadStacks thread = latest;
        if (thread == null || thread.key.tid != tid || thread.key.pid != pid) {
            ThreadKey key = new ThreadKey(pid, tid);
            thread = threads.get(key);
            if (thread == null) {
                thread = new ThreadStacks(key, name);
                threads.put(key, thread);
            }
            latest = thread;
        }
        return thread;
    }

    /** The stacks of a thread: one, or one of each kind. */
    private final class ThreadStacks {
        private final ThreadKey key;
        private final int process;
        private final String label;
        private final @Nullable Stack[] stacks = new @Nullable Stack[FunctionKind.values().length];
        private int count;

        ThreadStacks(ThreadKey key, @Nullable String name) {
            this.key = key;
            process =
                    history.getQuarkAbsoluteAndAdd(
                            CallStackAttributes.PROCESSES,
                            key.pid == UNKNOWN_PROCESS
                                    ? CallStackAttributes.UNKNOWN_PROCESS
                                    : Integer.toString(key.pid));
            history.updateOngoingState((Object) Integer.valueOf(key.pid), process);
            label = name == null ? Long.toString(key.tid) : name + BETWEEN + key.tid;
        }

        Stack stack(FunctionKind kind) {
            Stack stack = stacks[kind.ordinal()];
            if (stack == null) {
                String name = count++ == 0 ? label : label + CallStackAttributes.SECOND_STACK;
                int thread = history.getQuarkRelativeAndAdd(process, name);
                history.updateOngoingState((Object) Long.valueOf(key.tid), thread);
                stack =
                        new Stack(
                                history.getQuarkRelativeAndAdd(
                                        thread, CallStackAttributes.CALL_STACK));
                stacks[kind.ordinal()] = stack;
            }
            return stack;
        }
    }

    /** A stack as it is now. Level 0 is the outermost call. */
    private final class Stack {
        private final int quark;
        private int depth;
        private @Nullable Object[] functions = new @Nullable Object[8];
        private long[] entered = new long[8];
        private int[] quarks = new int[8];
        private int knownLevels;

        Stack(int quark) {
            this.quark = quark;
        }

        void push(long time, Object function) {
            int level = depth++;
            if (level == functions.length) {
                grow();
            }
            functions[level] = function;
            entered[level] = time;
            if (level >= MAX_DEPTH) {
                oddities.count(CallStackOddity.TOO_DEEP);
                return;
            }
            if (level == knownLevels) {
                quarks[level] = history.getQuarkRelativeAndAdd(quark, Integer.toString(level + 1));
                knownLevels++;
            }
            history.modifyAttribute(time, function, quarks[level]);
            history.modifyAttribute(time, Integer.valueOf(depth), quark);
        }

        void pop(long time, @Nullable Object function) {
            if (depth == 0) {
                oddities.count(CallStackOddity.EXIT_WITHOUT_ENTRY);
                return;
            }
            int level = depth - 1;
            while (function != null && level >= 0 && !function.equals(functions[level])) {
                level--;
            }
            if (level < 0) {
                oddities.count(CallStackOddity.UNKNOWN_EXIT);
                return;
            }
            for (int missing = depth - 1 - level; missing > 0; missing--) {
                oddities.count(CallStackOddity.MISSING_EXIT);
            }
            while (depth > level) {
                end(time);
            }
            history.modifyAttribute(time, level == 0 ? null : Integer.valueOf(level), quark);
        }

        private void end(long time) {
            int level = --depth;
            if (level < MAX_DEPTH) {
                if (entered[level] == time) {
                    oddities.count(CallStackOddity.BELOW_CLOCK);
                }
                history.modifyAttribute(time, null, quarks[level]);
            }
            functions[level] = null;
        }

        private void grow() {
            int size = depth * 2;
            functions = Arrays.copyOf(functions, size);
            entered = Arrays.copyOf(entered, size);
            quarks = Arrays.copyOf(quarks, size);
        }
    }
}
