package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.statesystem.core.IPartJoin;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * The state of a thread at the time the analysis has reached. What its {@linkplain ThreadAttributes
 * attributes} show changes through methods only, which write what differs.
 */
final class KernelThread {

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

    private final ThreadAttributes attributes;
    private boolean isKernel;
    private boolean isUser;

    KernelThread(ITmfStateSystemBuilder history, int tid, int cpu, @Nullable KernelPart part) {
        this.tid = tid;
        home = cpu;
        unknowns = part == null ? null : new ThreadUnknowns(part, this);
        boxedTid = Integer.valueOf(tid);
        attributes = new ThreadAttributes(history, Attributes.threadName(tid, cpu), part);
    }

    // --- checkpoints

    /**
     * Takes over what the history says at a checkpoint. What it does not say is as it mostly is,
     * see {@link #flags}.
     */
    void restore() {
        attributes.restore();
        systemCall = (String) attributes.value(ThreadAttributes.CALL);
        isKernel = attributes.value(ThreadAttributes.KERNEL) != null;
        wakePending = attributes.value(ThreadAttributes.WAKE) != null;
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
        if (!attributes.hasStatus()) {
            return GONE;
        }
        return attributes.exists(ThreadAttributes.CALL) ? USER : 0;
    }

    // --- parts of a trace

    /** Returns whether it is known where it is; false in a whole trace. */
    boolean isSettled() {
        ThreadUnknowns unknowns = this.unknowns;
        return unknowns != null && unknowns.isSettled();
    }

    /** Returns whether all of what may be unknown in a part is known. */
    boolean knows(int what) {
        ThreadUnknowns unknowns = this.unknowns;
        return unknowns == null || !unknowns.is(what);
    }

    /** Takes note that something is known from now on. */
    void know(int what) {
        ThreadUnknowns unknowns = this.unknowns;
        if (unknowns != null) {
            unknowns.know(what);
        }
    }

    /** What it has in the history. */
    ThreadAttributes attributes() {
        return attributes;
    }

    /** Nothing is known of it but that it exists. */
    void forget() {
        ThreadUnknowns unknowns = this.unknowns;
        if (unknowns != null) {
            unknowns.unsettle();
        }
        attributes.forget();
        cpu = null;
        systemCall = null;
        setFlags(0);
        wakePending = false;
        waker = NO_WAKER;
        isKernel = false;
    }

    /** Takes note that it has a user mode, of which the whole trace knows. */
    void learnUser() {
        isUser = true;
    }

    /** Returns what a part knows. */
    ThreadStates states() {
        KernelCpu cpu = this.cpu;
        ThreadUnknowns unknowns = this.unknowns;
        return new ThreadStates(
                tid,
                home,
                unknowns == null ? 0 : unknowns.bits(),
                cpu == null ? -1 : cpu.number,
                systemCall,
                flags(),
                wakePending,
                waker,
                attributes.shown());
    }

    /** Takes over what a part knows: all else is as it was before. */
    void take(ThreadStates states, KernelPart part, IPartJoin join) {
        take(states, ~states.unknown());
        attributes.take(states.shown(), part, join);
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
        return attributes.hasStatus();
    }

    boolean hasName() {
        return attributes.execName() != null;
    }

    /** Returns whether it has ended when it leaves the CPU in a state of the kernel. */
    boolean endsIn(long state) {
        return LinuxValues.isDead(state) || exiting && !LinuxValues.isRunnable(state);
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
        attributes.setStatus(time, status);
    }

    void clearStatus(long time) {
        attributes.clearStatus(time);
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
            attributes.replace(ThreadAttributes.KERNEL, Integer.valueOf(1));
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
            attributes.replace(ThreadAttributes.KERNEL, null);
        }
    }

    /** Notes that it begins to have a user mode: a helper of the kernel executes a program. */
    void becomesUser(long time) {
        isUser = true;
        if (isKernel) {
            isKernel = false;
            attributes.set(time, ThreadAttributes.KERNEL, null);
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
        attributes.set(time, ThreadAttributes.CALL, name);
    }

    void setRunQueue(long time, int cpuNumber) {
        attributes.setRunQueue(time, cpuNumber);
    }

    void setPriority(long time, int priority) {
        attributes.setPriority(time, priority);
    }

    /**
     * Sets the name. A thread with the name of one of the kernel is known to be that, or to have a
     * user mode: so it does no harm to look at a name again that it may have had before.
     */
    void setExecName(long time, @Nullable String name) {
        if (name != null && !name.isEmpty() && !name.equals(attributes.execName())) {
            know(ThreadUnknowns.NAME);
            attributes.setExecName(time, name);
            if (!isUser && KernelThreadNames.contain(name)) {
                seemsKernel();
            }
        }
    }

    void setParent(long time, int parent) {
        attributes.set(time, ThreadAttributes.PARENT, Integer.valueOf(parent));
        if (parent == KTHREADD) {
            seemsKernel();
        }
    }

    void setProcess(long time, int process) {
        attributes.setProcess(time, process);
    }

    /** Begins a wake-up: from now until the thread runs, {@code by} has woken it. */
    void beginWakeup(long time, int by) {
        if (!wakePending) {
            wakePending = true;
            attributes.set(time, ThreadAttributes.WAKE, Integer.valueOf(by));
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
            attributes.set(time, ThreadAttributes.WAKE, null);
        }
    }

    /** Forgets everything: the identifier is free, or belongs to a new thread. */
    void reset(long time) {
        clearStatus(time);
        endWakeup(time);
        setSystemCall(time, null);
        attributes.reset(time);
        isKernel = false;
        isUser = false;
        exiting = false;
        forked = false;
        gone = false;
    }
}
