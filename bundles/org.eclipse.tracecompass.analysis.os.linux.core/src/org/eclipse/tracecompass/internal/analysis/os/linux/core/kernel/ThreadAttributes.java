package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.statesystem.core.IPartJoin;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * The attributes of a thread, of which each but the status is made when it is needed first, and the
 * values that some of them have now: only what differs is written.
 */
final class ThreadAttributes {

    static final int STATUS = 0;
    static final int CPU = 1;
    static final int PARENT = 2;
    static final int PROCESS = 3;
    static final int NAME = 4;
    static final int PRIORITY = 5;
    static final int CALL = 6;
    static final int WAKE = 7;

    /** Whether the thread is one of the kernel. */
    static final int KERNEL = 8;

    private static final String[] NAMES = {
        "",
        Attributes.CURRENT_CPU_RQ,
        Attributes.PPID,
        Attributes.PID,
        Attributes.EXEC_NAME,
        Attributes.PRIO,
        Attributes.SYSTEM_CALL,
        "",
        Attributes.KERNEL_THREAD
    };

    private static final int NO_VALUE = Integer.MIN_VALUE;
    private static final int NO_QUARK = ITmfStateSystem.INVALID_ATTRIBUTE;

    /** In a part of a trace: differs from every value, and from none. */
    private static final int NOT_KNOWN = Integer.MIN_VALUE + 1;

    private final ITmfStateSystemBuilder history;
    private final String thread;
    private final @Nullable KernelPart part;
    private final int[] quarks = new int[NAMES.length];

    private int status = NO_VALUE;
    private int runQueue = NO_VALUE;
    private int priority = NO_VALUE;
    private int process = NO_VALUE;
    private @Nullable String execName;

    /**
     * Creates the attributes of a thread.
     *
     * @param thread its name in the history
     * @param part the part of the trace, at whose beginning no value is known; null for a whole one
     */
    ThreadAttributes(ITmfStateSystemBuilder history, String thread, @Nullable KernelPart part) {
        this.history = history;
        this.thread = thread;
        this.part = part;
        Arrays.fill(quarks, NO_QUARK);
        quarks[STATUS] = history.getQuarkAbsoluteAndAdd(Attributes.THREADS, thread);
        if (part != null) {
            forget();
        }
    }

    /** Takes over what the history says at a checkpoint. */
    void restore() {
        for (int which = CPU; which <= KERNEL; which++) {
            quarks[which] =
                    which == WAKE
                            ? history.optQuarkAbsolute(Attributes.WAKEUPS, thread)
                            : history.optQuarkRelative(quarks[STATUS], NAMES[which]);
        }
        status = number(STATUS);
        runQueue = number(CPU);
        priority = number(PRIORITY);
        process = number(PROCESS);
        execName = (String) value(NAME);
    }

    private int number(int which) {
        return value(which) instanceof Integer value ? value : NO_VALUE;
    }

    /** The value that an attribute has in the history; null if there is no attribute. */
    @Nullable
    Object value(int which) {
        return exists(which) ? history.queryOngoing(quarks[which]) : null;
    }

    boolean exists(int which) {
        return quarks[which] != NO_QUARK;
    }

    /** The attribute, newly made if necessary. */
    int quark(int which) {
        int quark = quarks[which];
        return quark == NO_QUARK ? make(which) : quark;
    }

    private int make(int which) {
        int quark =
                which == WAKE
                        ? history.getQuarkAbsoluteAndAdd(Attributes.WAKEUPS, thread)
                        : history.getQuarkRelativeAndAdd(quarks[STATUS], NAMES[which]);
        quarks[which] = quark;
        return quark;
    }

    // --- changes

    void set(long time, int which, @Nullable Object value) {
        history.modifyAttribute(time, value, quark(which));
    }

    /** Replaces the value since it began. */
    void replace(int which, @Nullable Object value) {
        history.updateOngoingState(value, quark(which));
    }

    void setStatus(long time, int status) {
        if (this.status != status) {
            this.status = status;
            KernelPart part = this.part;
            set(
                    time,
                    STATUS,
                    CallSymbol.isCode(status) && part != null
                            ? part.value(status)
                            : Integer.valueOf(status));
        }
    }

    void clearStatus(long time) {
        if (status != NO_VALUE) {
            status = NO_VALUE;
            set(time, STATUS, null);
        }
    }

    void setRunQueue(long time, int cpuNumber) {
        if (runQueue != cpuNumber) {
            runQueue = cpuNumber;
            set(time, CPU, Integer.valueOf(cpuNumber));
        }
    }

    void setPriority(long time, int priority) {
        if (this.priority != priority) {
            this.priority = priority;
            set(time, PRIORITY, Integer.valueOf(priority));
        }
    }

    void setProcess(long time, int process) {
        if (this.process != process) {
            this.process = process;
            set(time, PROCESS, Integer.valueOf(process));
        }
    }

    void setExecName(long time, String name) {
        execName = name;
        set(time, NAME, name);
    }

    /** Ends all values but those of the status, the system call and the wake-up. */
    void reset(long time) {
        for (int which : new int[] {CPU, PARENT, PROCESS, NAME, PRIORITY, KERNEL}) {
            if (exists(which)) {
                set(time, which, null);
            }
        }
        runQueue = NO_VALUE;
        priority = NO_VALUE;
        process = NO_VALUE;
        execName = null;
    }

    /** Whether the thread exists, at least. */
    boolean hasStatus() {
        return status != NO_VALUE;
    }

    @Nullable
    String execName() {
        return execName;
    }

    // --- parts of a trace

    /** Returns whether a priority is stored as one that stands for none, or for an unknown one. */
    static boolean isOddPriority(long priority) {
        return (int) priority <= NOT_KNOWN && priority != Long.MIN_VALUE;
    }

    /** No value is known: what is written is compared by the history. */
    void forget() {
        forgetAllButName();
        execName = null;
    }

    void forgetAllButName() {
        status = NOT_KNOWN;
        runQueue = NOT_KNOWN;
        priority = NOT_KNOWN;
        process = NOT_KNOWN;
    }

    void forgetStatus() {
        status = NOT_KNOWN;
    }

    boolean isStatusKnown() {
        return status != NOT_KNOWN;
    }

    /** Takes the name that the thread has in the history. */
    void learnName(String name) {
        execName = name;
    }

    /** Hands over the attributes that there are, but for whether it is a thread of the kernel. */
    void forEachQuark(IntConsumer consumer) {
        for (int which = STATUS; which < KERNEL; which++) {
            if (exists(which)) {
                consumer.accept(quarks[which]);
            }
        }
    }

    /**
     * What a part knows of the attributes of a thread.
     *
     * @param quarks the attributes in the part
     */
    record Shown(
            int status,
            int runQueue,
            int priority,
            int process,
            @Nullable String execName,
            int[] quarks) {}

    /** Returns what a part knows. */
    Shown shown() {
        return new Shown(status, runQueue, priority, process, execName, quarks.clone());
    }

    /** Takes over what a part knows: all else is as it was before. */
    void take(Shown shown, KernelPart part, IPartJoin join) {
        int status = shown.status();
        this.status =
                CallSymbol.isCode(status) && part.value(status).resolve() instanceof Integer value
                        ? value
                        : known(status, this.status);
        runQueue = known(shown.runQueue(), runQueue);
        priority = known(shown.priority(), priority);
        process = known(shown.process(), process);
        if (shown.execName() != null) {
            execName = shown.execName();
        }
        for (int which = CPU; which < KERNEL; which++) {
            int quark = shown.quarks()[which];
            if (quark != NO_QUARK) {
                quarks[which] = join.quark(quark);
            }
        }
    }

    private static int known(int value, int before) {
        return value == NOT_KNOWN ? before : value;
    }
}
