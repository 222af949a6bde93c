package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.statesystem.core.IPartJoin;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * The state of a thread at the time the analysis has reached, and its attributes. The fields that
 * are attributes change through the {@code set} methods only, which write what differs.
 */
final class KernelThread {

    private static final int NO_VALUE = Integer.MIN_VALUE;
    private static final int NO_QUARK = ITmfStateSystem.INVALID_ATTRIBUTE;

    /** In a part of a trace: differs from every value, and from none. */
    static final int NOT_KNOWN = Integer.MIN_VALUE + 1;

    private static final int EXITING = 1;
    private static final int GONE = 2;
    private static final int FORKED = 4;
    private static final int USER = 8;

    final int tid;

    /** The CPU on which it was first heard of: of an idle thread, its own. */
    final int home;

    final Integer boxedTid;

    /** The CPU the thread is on; null while it is not on one. */
    @Nullable KernelCpu cpu;

    /** The system call the thread is in. */
    @Nullable String systemCall;

    /** It has announced its end; when it leaves the CPU it is gone. */
    boolean exiting;

    /** Its identifier has become free. */
    boolean gone;

    /** It was created and has not come out of its creator's system call yet. */
    boolean forked;

    /** It was woken up (see {@link Attributes#WAKEUPS}) and did not run since. */
    boolean wakePending;

    /** The thread that began to wake it while it was still leaving the CPU; NO_WAKER if none. */
    int waker = NO_WAKER;

    static final int NO_WAKER = Integer.MIN_VALUE;

    /** The thread that creates all other threads of the kernel. */
    private static final int KTHREADD = 2;

    /** What is not known of it, in a part of a trace; null in a whole one, where all is known. */
    final @Nullable ThreadUnknowns unknowns;

    private final ITmfStateSystemBuilder history;
    private final String name;
    private final int quark;
    private int cpuQuark = NO_QUARK;
    private int parentQuark = NO_QUARK;
    private int processQuark = NO_QUARK;
    private int nameQuark = NO_QUARK;
    private int priorityQuark = NO_QUARK;
    private int callQuark = NO_QUARK;
    private int wakeQuark = NO_QUARK;
    private int kernelQuark = NO_QUARK;
    private boolean isKernel;
    private boolean isUser;

    private int status = NO_VALUE;
    private int runQueue = NO_VALUE;
    private int priority = NO_VALUE;
    private int process = NO_VALUE;
    private @Nullable String execName;

    KernelThread(ITmfStateSystemBuilder history, int tid, int cpu, @Nullable KernelPart part) {
        this.tid = tid;
        home = cpu;
        unknowns = part == null ? null : new ThreadUnknowns(part, this);
        boxedTid = Integer.valueOf(tid);
        this.history = history;
        name = Attributes.threadName(tid, cpu);
        quark = history.getQuarkAbsoluteAndAdd(Attributes.THREADS, name);
        if (part != null) {
            forgetShown();
        }
    }

    // --- checkpoints

    /**
     * Takes over what the history says at a checkpoint. What it does not say is as it mostly is,
     * see {@link #flags}.
     */
    void restore() {
        cpuQuark = known(Attributes.CURRENT_CPU_RQ);
        parentQuark = known(Attributes.PPID);
        processQuark = known(Attributes.PID);
        nameQuark = known(Attributes.EXEC_NAME);
        priorityQuark = known(Attributes.PRIO);
        callQuark = known(Attributes.SYSTEM_CALL);
        kernelQuark = known(Attributes.KERNEL_THREAD);
        wakeQuark = history.optQuarkAbsolute(Attributes.WAKEUPS, name);
        status = number(quark);
        runQueue = number(cpuQuark);
        priority = number(priorityQuark);
        process = number(processQuark);
        execName = (String) value(nameQuark);
        systemCall = (String) value(callQuark);
        isKernel = value(kernelQuark) != null;
        wakePending = value(wakeQuark) != null;
        setFlags(expectedFlags());
    }

    /** The state that is not in the history, except for the waker. */
    int flags() {
        return (exiting ? EXITING : 0)
                | (gone ? GONE : 0)
                | (forked ? FORKED : 0)
                | (isUser ? USER : 0);
    }

    void setFlags(int flags) {
        exiting = (flags & EXITING) != 0;
        gone = (flags & GONE) != 0;
        forked = (flags & FORKED) != 0;
        isUser = (flags & USER) != 0;
    }

    /** The flags that a thread mostly has whose history is as that of this one. */
    int expectedFlags() {
        if (status == NO_VALUE) {
            return GONE;
        }
        return callQuark == NO_QUARK ? 0 : USER;
    }

    private int known(String name) {
        return history.optQuarkRelative(quark, name);
    }

    private @Nullable Object value(int quark) {
        return quark == NO_QUARK ? null : history.queryOngoing(quark);
    }

    private int number(int quark) {
        return value(quark) instanceof Integer value ? value : NO_VALUE;
    }

    // --- parts of a trace

    /** What is written without a look at what was before is compared by the history. */
    private void forgetShown() {
        status = NOT_KNOWN;
        runQueue = NOT_KNOWN;
        priority = NOT_KNOWN;
        process = NOT_KNOWN;
        execName = null;
    }

    /** Nothing is known of it but that it exists. */
    void forget() {
        forgetShown();
        cpu = null;
        systemCall = null;
        setFlags(0);
        wakePending = false;
        waker = NO_WAKER;
        isKernel = false;
    }

    /** As if no attribute had been written, except for the name. */
    void forgetShownButName() {
        String name = execName;
        forgetShown();
        execName = name;
    }

    /** Takes note that it has a user mode, of which the whole trace knows. */
    void learnUser() {
        isUser = true;
    }

    /** Its status is not known. */
    void forgetStatus() {
        status = NOT_KNOWN;
    }

    boolean isStatusKnown() {
        return status != NOT_KNOWN;
    }

    /** Takes the name that it has. */
    void learnName(String name) {
        execName = name;
    }

    /** The place of the system call among the {@link #quarks}. */
    static final int CALL = 6;

    /** Its attributes, except for whether it is one of the kernel; that of the status is first. */
    int[] quarks() {
        return new int[] {
            quark,
            cpuQuark,
            parentQuark,
            processQuark,
            nameQuark,
            priorityQuark,
            callQuark,
            wakeQuark
        };
    }

    /** Returns what a part knows. */
    ThreadStates states(int unknown) {
        KernelCpu cpu = this.cpu;
        return new ThreadStates(
                tid,
                home,
                unknown,
                cpu == null ? NO_VALUE : cpu.number,
                systemCall,
                flags(),
                wakePending,
                waker,
                status,
                runQueue,
                priority,
                process,
                execName,
                quarks());
    }

    /** Takes over what a part knows: all else is as it was before. */
    void take(ThreadStates states, KernelPart part, IPartJoin join) {
        take(states, ~states.unknown());
        if (states.status() != NOT_KNOWN) {
            int status = states.status();
            this.status =
                    CallSymbol.isCode(status)
                                    && part.value(status).resolve() instanceof Integer known
                            ? known
                            : status;
        }
        runQueue = known(states.runQueue(), runQueue);
        priority = known(states.priority(), priority);
        process = known(states.process(), process);
        if (states.execName() != null) {
            execName = states.execName();
        }
        int[] quarks = states.quarks();
        cpuQuark = known(quarks[1], cpuQuark, join);
        parentQuark = known(quarks[2], parentQuark, join);
        processQuark = known(quarks[3], processQuark, join);
        nameQuark = known(quarks[4], nameQuark, join);
        priorityQuark = known(quarks[5], priorityQuark, join);
        callQuark = known(quarks[6], callQuark, join);
        wakeQuark = known(quarks[7], wakeQuark, join);
    }

    private void take(ThreadStates states, int known) {
        if ((known & ThreadUnknowns.CALL) != 0) {
            systemCall = states.systemCall();
        }
        if ((known & ThreadUnknowns.WAKE) != 0) {
            wakePending = states.wakePending();
            waker = states.waker();
        }
        int mask =
                ((known & ThreadUnknowns.EXITING) != 0 ? EXITING : 0)
                        | ((known & ThreadUnknowns.GONE) != 0 ? GONE : 0)
                        | ((known & ThreadUnknowns.FORKED) != 0 ? FORKED : 0);
        setFlags(flags() & ~mask | states.flags() & mask);
    }

    private static int known(int value, int before) {
        return value == NOT_KNOWN ? before : value;
    }

    private static int known(int quark, int before, IPartJoin join) {
        return quark == NO_QUARK ? before : join.quark(quark);
    }

    /** Goes on with some of what was known of it before, if it was. */
    void remember(ThreadStates before, int what) {
        ThreadUnknowns unknowns = this.unknowns;
        if (unknowns != null) {
            int known = what & ~before.unknown();
            int unknown = unknowns.bits();
            take(before, known);
            isUser = (known & ThreadUnknowns.USER) != 0;
            unknowns.know(unknown & known);
        }
    }

    /** It does something: if it was thought to have ended, that was wrong. */
    void lives(KernelModel model) {
        ThreadUnknowns unknowns = this.unknowns;
        if (unknowns != null && unknowns.is(ThreadUnknowns.GONE)) {
            unknowns.part().defer(this, whole -> unknowns.part().wholeModel().lives(whole));
            unknowns.know(ThreadUnknowns.GONE);
            gone = false;
        } else {
            model.lives(this);
        }
    }

    // --- states

    boolean isIdle() {
        return tid == 0;
    }

    /** Whether its status is known: it exists, at least. */
    boolean hasStatus() {
        return status != NO_VALUE;
    }

    boolean hasName() {
        return execName != null;
    }

    /** The status of the thread while it is on a CPU that handles no interrupt. */
    int runningStatus() {
        ThreadUnknowns unknowns = this.unknowns;
        if (unknowns != null && unknowns.is(ThreadUnknowns.CALL)) {
            return unknowns.symbol().threadCode();
        }
        return systemCall == null
                ? StateValues.PROCESS_STATUS_RUN_USERMODE
                : StateValues.PROCESS_STATUS_RUN_SYSCALL;
    }

    /** The status of the CPU on which it runs, which handles no interrupt. */
    int cpuStatus() {
        if (isIdle()) {
            return StateValues.CPU_STATUS_IDLE;
        }
        ThreadUnknowns unknowns = this.unknowns;
        if (unknowns != null && unknowns.is(ThreadUnknowns.CALL)) {
            return unknowns.symbol().cpuCode();
        }
        return systemCall == null
                ? StateValues.CPU_STATUS_RUN_USERMODE
                : StateValues.CPU_STATUS_RUN_SYSCALL;
    }

    void setStatus(long time, int status) {
        if (this.status != status) {
            this.status = status;
            Object value =
                    CallSymbol.isCode(status) && unknowns != null
                            ? unknowns.part().value(status)
                            : Integer.valueOf(status);
            history.modifyAttribute(time, value, quark);
        }
    }

    void clearStatus(long time) {
        if (status != NO_VALUE) {
            status = NO_VALUE;
            history.modifyAttribute(time, null, quark);
        }
    }

    /** Returns whether it is known to be a thread of the kernel, which has no user mode. */
    boolean isKernel() {
        return isKernel;
    }

    /**
     * Notes evidence that it is a thread of the kernel. What is learnt now was so since its life
     * began. Evidence that it has a user mode, which came before, is stronger.
     */
    void seemsKernel() {
        ThreadUnknowns unknowns = this.unknowns;
        if (unknowns != null) {
            if (unknowns.is(ThreadUnknowns.KERNEL) && !isIdle()) {
                unknowns.part().defer(this, KernelThread::seemsKernel);
                unknowns.know(ThreadUnknowns.KERNEL);
            }
            return;
        }
        if (!isKernel && !isUser && !isIdle()) {
            isKernel = true;
            if (kernelQuark == NO_QUARK) {
                kernelQuark = child(Attributes.KERNEL_THREAD);
            }
            history.updateOngoingState((Object) Integer.valueOf(1), kernelQuark);
        }
    }

    /** Notes that it has a user mode, and so was never one of the kernel. */
    void isUser() {
        ThreadUnknowns unknowns = this.unknowns;
        if (unknowns != null && unknowns.is(ThreadUnknowns.USER)) {
            unknowns.part().defer(this, KernelThread::isUser);
            unknowns.know(ThreadUnknowns.USER | ThreadUnknowns.KERNEL);
        }
        isUser = true;
        if (isKernel) {
            isKernel = false;
            history.updateOngoingState((Object) null, kernelQuark);
        }
    }

    /** Notes that it begins to have a user mode: a helper of the kernel executes a program. */
    void becomesUser(long time) {
        isUser = true;
        if (isKernel) {
            isKernel = false;
            history.modifyAttribute(time, null, kernelQuark);
        }
    }

    void setSystemCall(long time, @Nullable String name) {
        if (name == null && systemCall == null) {
            return;
        }
        if (!isUser) {
            isUser();
        }
        systemCall = name;
        if (callQuark == NO_QUARK) {
            callQuark = child(Attributes.SYSTEM_CALL);
        }
        history.modifyAttribute(time, name, callQuark);
    }

    void setRunQueue(long time, int cpuNumber) {
        if (runQueue != cpuNumber) {
            runQueue = cpuNumber;
            if (cpuQuark == NO_QUARK) {
                cpuQuark = child(Attributes.CURRENT_CPU_RQ);
            }
            history.modifyAttribute(time, Integer.valueOf(cpuNumber), cpuQuark);
        }
    }

    void setPriority(long time, int priority) {
        if (this.priority != priority) {
            this.priority = priority;
            if (priorityQuark == NO_QUARK) {
                priorityQuark = child(Attributes.PRIO);
            }
            history.modifyAttribute(time, Integer.valueOf(priority), priorityQuark);
        }
    }

    /**
     * Sets the name. A thread with the name of one of the kernel is known to be that, or to have a
     * user mode: so it does no harm to look at a name again that it may have had before.
     */
    void setExecName(long time, @Nullable String name) {
        if (name != null && !name.isEmpty() && !name.equals(execName)) {
            if (unknowns != null) {
                unknowns.know(ThreadUnknowns.NAME);
            }
            execName = name;
            if (nameQuark == NO_QUARK) {
                nameQuark = child(Attributes.EXEC_NAME);
            }
            history.modifyAttribute(time, name, nameQuark);
            if (!isUser && KernelThreadNames.contain(name)) {
                seemsKernel();
            }
        }
    }

    void setParent(long time, int parent) {
        if (parentQuark == NO_QUARK) {
            parentQuark = child(Attributes.PPID);
        }
        history.modifyAttribute(time, Integer.valueOf(parent), parentQuark);
        if (parent == KTHREADD) {
            seemsKernel();
        }
    }

    void setProcess(long time, int process) {
        if (this.process == process) {
            return;
        }
        this.process = process;
        if (processQuark == NO_QUARK) {
            processQuark = child(Attributes.PID);
        }
        history.modifyAttribute(time, Integer.valueOf(process), processQuark);
    }

    /** Begins a wake-up: from now until the thread runs, {@code by} has woken it. */
    void beginWakeup(long time, int by) {
        if (!wakePending) {
            wakePending = true;
            history.modifyAttribute(time, Integer.valueOf(by), wakeQuark());
        }
        waker = NO_WAKER;
    }

    void endWakeup(long time) {
        ThreadUnknowns unknowns = this.unknowns;
        if (unknowns != null && unknowns.is(ThreadUnknowns.WAKE)) {
            unknowns.part().defer(this, whole -> whole.endWakeup(time));
            unknowns.know(ThreadUnknowns.WAKE);
            wakePending = false;
        }
        waker = NO_WAKER;
        if (wakePending) {
            wakePending = false;
            history.modifyAttribute(time, null, wakeQuark());
        }
    }

    private int wakeQuark() {
        if (wakeQuark == NO_QUARK) {
            wakeQuark = history.getQuarkAbsoluteAndAdd(Attributes.WAKEUPS, name);
        }
        return wakeQuark;
    }

    /** Forgets everything: the identifier is free, or belongs to a new thread. */
    void reset(long time) {
        clearStatus(time);
        endWakeup(time);
        setSystemCall(time, null);
        for (int quark :
                new int[] {cpuQuark, parentQuark, processQuark, nameQuark, priorityQuark}) {
            if (quark != NO_QUARK) {
                history.modifyAttribute(time, null, quark);
            }
        }
        runQueue = NO_VALUE;
        priority = NO_VALUE;
        process = NO_VALUE;
        execName = null;
        if (kernelQuark != NO_QUARK) {
            history.modifyAttribute(time, null, kernelQuark);
        }
        isKernel = false;
        isUser = false;
        exiting = false;
        forked = false;
        gone = false;
    }

    private int child(String name) {
        return history.getQuarkRelativeAndAdd(quark, name);
    }
}
