package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * What a thread does at the time the analysis has reached, and where that is written. The fields
 * that are attributes change through the {@code set} methods only, which write what differs.
 */
final class KernelThread {

    private static final int NO_VALUE = Integer.MIN_VALUE;
    private static final int NO_QUARK = ITmfStateSystem.INVALID_ATTRIBUTE;

    private static final int EXITING = 1;
    private static final int GONE = 2;
    private static final int FORKED = 4;
    private static final int USER = 8;

    final int tid;
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

    /**
     * Who set out to wake it while it was still on its way from the CPU; NO_WAKER if nobody did.
     */
    int waker = NO_WAKER;

    static final int NO_WAKER = Integer.MIN_VALUE;

    /** The thread that creates all other threads of the kernel. */
    private static final int KTHREADD = 2;

    private final ITmfStateSystemBuilder fHistory;
    private final String fName;
    private final int fQuark;
    private int fCpuQuark = NO_QUARK;
    private int fParentQuark = NO_QUARK;
    private int fProcessQuark = NO_QUARK;
    private int fNameQuark = NO_QUARK;
    private int fPriorityQuark = NO_QUARK;
    private int fCallQuark = NO_QUARK;
    private int fWakeQuark = NO_QUARK;
    private int fKernelQuark = NO_QUARK;
    private boolean fIsKernel;
    private boolean fIsUser;

    private int fStatus = NO_VALUE;
    private int fRunQueue = NO_VALUE;
    private int fPriority = NO_VALUE;
    private int fProcess = NO_VALUE;
    private @Nullable String fExecName;

    KernelThread(ITmfStateSystemBuilder history, int tid, int cpu) {
        this.tid = tid;
        boxedTid = Integer.valueOf(tid);
        fHistory = history;
        fName = Attributes.threadName(tid, cpu);
        fQuark = history.getQuarkAbsoluteAndAdd(Attributes.THREADS, fName);
    }

    // ------------------------------------------------------------------ checkpoints

    /**
     * Takes over what the history says at a checkpoint. What it does not say is as it mostly is,
     * see {@link #flags}.
     */
    void restore() {
        fCpuQuark = known(Attributes.CURRENT_CPU_RQ);
        fParentQuark = known(Attributes.PPID);
        fProcessQuark = known(Attributes.PID);
        fNameQuark = known(Attributes.EXEC_NAME);
        fPriorityQuark = known(Attributes.PRIO);
        fCallQuark = known(Attributes.SYSTEM_CALL);
        fKernelQuark = known(Attributes.KERNEL_THREAD);
        fWakeQuark = fHistory.optQuarkAbsolute(Attributes.WAKEUPS, fName);
        fStatus = number(fQuark);
        fRunQueue = number(fCpuQuark);
        fPriority = number(fPriorityQuark);
        fProcess = number(fProcessQuark);
        fExecName = (String) value(fNameQuark);
        systemCall = (String) value(fCallQuark);
        fIsKernel = value(fKernelQuark) != null;
        wakePending = value(fWakeQuark) != null;
        setFlags(expectedFlags());
    }

    /** What the history does not say, but for who set out to wake it. */
    int flags() {
        return (exiting ? EXITING : 0)
                | (gone ? GONE : 0)
                | (forked ? FORKED : 0)
                | (fIsUser ? USER : 0);
    }

    void setFlags(int flags) {
        exiting = (flags & EXITING) != 0;
        gone = (flags & GONE) != 0;
        forked = (flags & FORKED) != 0;
        fIsUser = (flags & USER) != 0;
    }

    /** The flags that a thread mostly has whose history is as that of this one. */
    int expectedFlags() {
        if (fStatus == NO_VALUE) {
            return GONE;
        }
        return fCallQuark == NO_QUARK ? 0 : USER;
    }

    private int known(String name) {
        return fHistory.optQuarkRelative(fQuark, name);
    }

    private @Nullable Object value(int quark) {
        return quark == NO_QUARK ? null : fHistory.queryOngoing(quark);
    }

    private int number(int quark) {
        return value(quark) instanceof Integer value ? value : NO_VALUE;
    }

    // ------------------------------------------------------------------ states

    boolean isIdle() {
        return tid == 0;
    }

    /** Whether its status is known: it exists, at least. */
    boolean hasStatus() {
        return fStatus != NO_VALUE;
    }

    boolean hasName() {
        return fExecName != null;
    }

    /** The status of the thread while it is on a CPU that handles no interrupt. */
    int runningStatus() {
        return systemCall == null
                ? StateValues.PROCESS_STATUS_RUN_USERMODE
                : StateValues.PROCESS_STATUS_RUN_SYSCALL;
    }

    void setStatus(long time, int status) {
        if (fStatus != status) {
            fStatus = status;
            fHistory.modifyAttribute(time, Integer.valueOf(status), fQuark);
        }
    }

    void clearStatus(long time) {
        if (fStatus != NO_VALUE) {
            fStatus = NO_VALUE;
            fHistory.modifyAttribute(time, null, fQuark);
        }
    }

    /** Tells whether it is known to be a thread of the kernel, which has no user mode. */
    boolean isKernel() {
        return fIsKernel;
    }

    /**
     * Notes evidence that it is a thread of the kernel. What is learnt now was so since its life
     * began. Evidence that it has a user mode, which came before, is stronger.
     */
    void seemsKernel() {
        if (!fIsKernel && !fIsUser && !isIdle()) {
            fIsKernel = true;
            if (fKernelQuark == NO_QUARK) {
                fKernelQuark = child(Attributes.KERNEL_THREAD);
            }
            fHistory.updateOngoingState((Object) Integer.valueOf(1), fKernelQuark);
        }
    }

    /** Notes that it has a user mode, and so was never one of the kernel. */
    void isUser() {
        fIsUser = true;
        if (fIsKernel) {
            fIsKernel = false;
            fHistory.updateOngoingState((Object) null, fKernelQuark);
        }
    }

    /** Notes that it begins to have a user mode: a helper of the kernel executes a program. */
    void becomesUser(long time) {
        fIsUser = true;
        if (fIsKernel) {
            fIsKernel = false;
            fHistory.modifyAttribute(time, null, fKernelQuark);
        }
    }

    void setSystemCall(long time, @Nullable String name) {
        if (name == null && systemCall == null) {
            return;
        }
        if (!fIsUser) {
            isUser();
        }
        systemCall = name;
        if (fCallQuark == NO_QUARK) {
            fCallQuark = child(Attributes.SYSTEM_CALL);
        }
        fHistory.modifyAttribute(time, name, fCallQuark);
    }

    void setRunQueue(long time, int cpuNumber) {
        if (fRunQueue != cpuNumber) {
            fRunQueue = cpuNumber;
            if (fCpuQuark == NO_QUARK) {
                fCpuQuark = child(Attributes.CURRENT_CPU_RQ);
            }
            fHistory.modifyAttribute(time, Integer.valueOf(cpuNumber), fCpuQuark);
        }
    }

    void setPriority(long time, int priority) {
        if (fPriority != priority) {
            fPriority = priority;
            if (fPriorityQuark == NO_QUARK) {
                fPriorityQuark = child(Attributes.PRIO);
            }
            fHistory.modifyAttribute(time, Integer.valueOf(priority), fPriorityQuark);
        }
    }

    void setExecName(long time, @Nullable String name) {
        if (name != null && !name.isEmpty() && !name.equals(fExecName)) {
            fExecName = name;
            if (fNameQuark == NO_QUARK) {
                fNameQuark = child(Attributes.EXEC_NAME);
            }
            fHistory.modifyAttribute(time, name, fNameQuark);
            if (!fIsUser && KernelThreadNames.contain(name)) {
                seemsKernel();
            }
        }
    }

    void setParent(long time, int parent) {
        if (fParentQuark == NO_QUARK) {
            fParentQuark = child(Attributes.PPID);
        }
        fHistory.modifyAttribute(time, Integer.valueOf(parent), fParentQuark);
        if (parent == KTHREADD) {
            seemsKernel();
        }
    }

    void setProcess(long time, int process) {
        if (fProcess == process) {
            return;
        }
        fProcess = process;
        if (fProcessQuark == NO_QUARK) {
            fProcessQuark = child(Attributes.PID);
        }
        fHistory.modifyAttribute(time, Integer.valueOf(process), fProcessQuark);
    }

    /** Begins a wake-up: from now until the thread runs, {@code by} has woken it. */
    void beginWakeup(long time, int by) {
        if (!wakePending) {
            wakePending = true;
            if (fWakeQuark == NO_QUARK) {
                fWakeQuark = fHistory.getQuarkAbsoluteAndAdd(Attributes.WAKEUPS, fName);
            }
            fHistory.modifyAttribute(time, Integer.valueOf(by), fWakeQuark);
        }
        waker = NO_WAKER;
    }

    void endWakeup(long time) {
        waker = NO_WAKER;
        if (wakePending) {
            wakePending = false;
            fHistory.modifyAttribute(time, null, fWakeQuark);
        }
    }

    /** Forgets everything: the identifier is free, or belongs to a new thread. */
    void reset(long time) {
        clearStatus(time);
        endWakeup(time);
        setSystemCall(time, null);
        for (int quark :
                new int[] {fCpuQuark, fParentQuark, fProcessQuark, fNameQuark, fPriorityQuark}) {
            if (quark != NO_QUARK) {
                fHistory.modifyAttribute(time, null, quark);
            }
        }
        fRunQueue = NO_VALUE;
        fPriority = NO_VALUE;
        fProcess = NO_VALUE;
        fExecName = null;
        if (fKernelQuark != NO_QUARK) {
            fHistory.modifyAttribute(time, null, fKernelQuark);
        }
        fIsKernel = false;
        fIsUser = false;
        exiting = false;
        forked = false;
        gone = false;
    }

    private int child(String name) {
        return fHistory.getQuarkRelativeAndAdd(fQuark, name);
    }
}
