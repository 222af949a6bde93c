package org.eclipse.tracecompass.tmf.core.callstack;

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

    /** How many calls inside of each other are kept. */
    static final int MAX_DEPTH = 10_000;

    /** How a trace tells which function it is. */
    public enum FunctionKind {
        /** By an address in the process ({@link Long}). */
        ADDRESS,
        /** By a name ({@link String}). */
        NAME
    }

    private record ThreadKey(int pid, long tid) {}

    private final ITmfStateSystemBuilder fHistory;
    private final CallStackOddities fOddities;
    private final Map<ThreadKey, ThreadStacks> fThreads = new HashMap<>();
    private @Nullable ThreadStacks fLatest;
    private long fTime;

    /**
     * Creates a writer.
     *
     * @param history where the stacks go
     * @param oddities where contradictions are counted
     */
    public CallStackWriter(ITmfStateSystemBuilder history, CallStackOddities oddities) {
        fHistory = history;
        fOddities = oddities;
        fTime = history.getStartTime();
    }

    /**
     * A thread has entered a function.
     *
     * @param time when, ns
     * @param pid the process, {@link #UNKNOWN_PROCESS} if it is not known
     * @param tid the thread
     * @param name the name of the thread, null if it is not known
     * @param address where the function begins
     */
    public void enter(long time, int pid, long tid, @Nullable String name, long address) {
        enter(time, thread(pid, tid, time, name), FunctionKind.ADDRESS, Long.valueOf(address));
    }

    /**
     * As {@link #enter(long, int, long, String, long)}, for a function that is told by its name.
     */
    public void enter(long time, int pid, long tid, @Nullable String name, String function) {
        enter(time, thread(pid, tid, time, name), FunctionKind.NAME, function);
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
        thread(pid, tid, time, name).stack(kind).pop(advance(time), function);
    }

    /** The tracer has lost events about this time. */
    public void lost() {
        fOddities.count(CallStackOddity.LOST_EVENTS);
    }

    /** Writes the numbers of oddities. To be called when all events were seen. */
    public void finish() {
        fOddities.write(fHistory);
    }

    private long advance(long time) {
        if (time < fTime) {
            fOddities.count(CallStackOddity.TIME_BACKWARDS);
        } else {
            fTime = time;
        }
        return fTime;
    }

    private ThreadStacks thread(int pid, long tid, long time, @Nullable String name) {
        ThreadStacks thread = fLatest;
        if (thread == null || thread.fKey.tid != tid || thread.fKey.pid != pid) {
            thread = fThreads.computeIfAbsent(new ThreadKey(pid, tid), ThreadStacks::new);
            fLatest = thread;
        }
        if (name != null && !name.equals(thread.fName)) {
            thread.fName = name;
            fHistory.modifyAttribute(advance(time), name, thread.fQuark);
        }
        return thread;
    }

    /** The stacks of a thread: one, or one of each kind. */
    private final class ThreadStacks {
        private final ThreadKey fKey;
        private final int fQuark;
        private @Nullable String fName;
        private final @Nullable Stack[] fStacks = new @Nullable Stack[FunctionKind.values().length];
        private int fCount;

        ThreadStacks(ThreadKey key) {
            fKey = key;
            fQuark =
                    fHistory.getQuarkAbsoluteAndAdd(
                            CallStackAttributes.PROCESSES,
                            key.pid == UNKNOWN_PROCESS
                                    ? CallStackAttributes.UNKNOWN_PROCESS
                                    : Integer.toString(key.pid),
                            Long.toString(key.tid));
        }

        Stack stack(FunctionKind kind) {
            Stack stack = fStacks[kind.ordinal()];
            if (stack == null) {
                String name =
                        fCount++ == 0
                                ? CallStackAttributes.CALL_STACK
                                : CallStackAttributes.SECOND_STACK;
                stack = new Stack(fHistory.getQuarkRelativeAndAdd(fQuark, name));
                fStacks[kind.ordinal()] = stack;
            }
            return stack;
        }
    }

    /** A stack as it is now. Level 0 is the outermost call. */
    private final class Stack {
        private final int fQuark;
        private int fDepth;
        private @Nullable Object[] fFunctions = new @Nullable Object[8];
        private long[] fEntered = new long[8];
        private int[] fQuarks = new int[8];
        private int fKnownLevels;

        Stack(int quark) {
            fQuark = quark;
        }

        void push(long time, Object function) {
            int level = fDepth++;
            if (level == fFunctions.length) {
                grow();
            }
            fFunctions[level] = function;
            fEntered[level] = time;
            if (level >= MAX_DEPTH) {
                fOddities.count(CallStackOddity.TOO_DEEP);
                return;
            }
            if (level == fKnownLevels) {
                fQuarks[level] =
                        fHistory.getQuarkRelativeAndAdd(fQuark, Integer.toString(level + 1));
                fKnownLevels++;
            }
            fHistory.modifyAttribute(time, function, fQuarks[level]);
            fHistory.modifyAttribute(time, Integer.valueOf(fDepth), fQuark);
        }

        void pop(long time, @Nullable Object function) {
            if (fDepth == 0) {
                fOddities.count(CallStackOddity.EXIT_WITHOUT_ENTRY);
                return;
            }
            int level = fDepth - 1;
            while (function != null && level >= 0 && !function.equals(fFunctions[level])) {
                level--;
            }
            if (level < 0) {
                fOddities.count(CallStackOddity.UNKNOWN_EXIT);
                return;
            }
            for (int missing = fDepth - 1 - level; missing > 0; missing--) {
                fOddities.count(CallStackOddity.MISSING_EXIT);
            }
            while (fDepth > level) {
                end(time);
            }
            fHistory.modifyAttribute(time, level == 0 ? null : Integer.valueOf(level), fQuark);
        }

        private void end(long time) {
            int level = --fDepth;
            if (level < MAX_DEPTH) {
                if (fEntered[level] == time) {
                    fOddities.count(CallStackOddity.BELOW_CLOCK);
                }
                fHistory.modifyAttribute(time, null, fQuarks[level]);
            }
            fFunctions[level] = null;
        }

        private void grow() {
            int size = fDepth * 2;
            fFunctions = Arrays.copyOf(fFunctions, size);
            fEntered = Arrays.copyOf(fEntered, size);
            fQuarks = Arrays.copyOf(fQuarks, size);
        }
    }
}
