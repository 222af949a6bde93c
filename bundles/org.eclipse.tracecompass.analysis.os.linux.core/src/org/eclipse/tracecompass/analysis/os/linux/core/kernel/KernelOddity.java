package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import org.eclipse.tracecompass.tmf.core.statesystem.IOddity;

/**
 * The ways in which events of a kernel trace contradict each other. Each is counted, none stops the
 * analysis. A few at the beginning of a trace are ordinary: what began before the trace ends in it.
 */
public enum KernelOddity implements IOddity {
    /** A thread left a CPU on which, as far as was known, another one was running. */
    SWITCH_FROM_OTHER_THREAD("switch from a thread that was not the CPU's current one"),
    /** A thread came to a CPU while it was running on another one. */
    THREAD_ON_TWO_CPUS("thread on two CPUs at once"),
    /** A system call ended that had not begun. */
    SYSCALL_EXIT_WITHOUT_ENTRY("system call exit without entry"),
    /** A system call began before the former one of the same thread ended. */
    SYSCALL_ENTRY_WITHOUT_EXIT("system call entry while in another system call"),
    /** Another system call ended than the one that had begun. */
    SYSCALL_MISMATCH("exit of another system call than entered"),
    /** A system call happened where the CPU's current thread is not known. */
    SYSCALL_OF_UNKNOWN_THREAD("system call event of an unknown thread"),
    /** A system call happened on an idle CPU. */
    SYSCALL_OF_IDLE_THREAD("system call event of an idle thread"),
    /** An interrupt ended that had not begun. */
    IRQ_EXIT_WITHOUT_ENTRY("interrupt exit without entry"),
    /** An interrupt was still being handled when the CPU went to another thread. */
    IRQ_WITHOUT_EXIT("interrupt entry without exit"),
    /** A soft interrupt ended that had not begun. */
    SOFTIRQ_EXIT_WITHOUT_ENTRY("soft interrupt exit without entry"),
    /**
     * A soft interrupt was still being handled when another one began or the CPU went to another
     * thread.
     */
    SOFTIRQ_WITHOUT_EXIT("soft interrupt entry without exit"),
    /** A thread ran after its identifier had become free, and no new one was created. */
    DEAD_THREAD_RUNS("activity of a thread that had ended"),
    /** A thread's identifier became free while it was on a CPU. */
    FREE_OF_RUNNING_THREAD("end of a thread that was on a CPU"),
    /** A thread was created whose identifier belonged to a living one. */
    FORK_OF_LIVING_THREAD("creation of a thread that existed already"),
    /** An event had no CPU, or an absurd one. */
    NO_CPU("event without a CPU"),
    /** An event had no, or an absurd, thread identifier. */
    NO_THREAD("event without a thread identifier"),
    /** The time of an event was before that of its predecessor. */
    TIME_BACKWARDS("event older than the one before it"),
    /** The tracer lost events; what follows may contradict what came before. */
    LOST_EVENTS("lost events");

    private final String description;

    KernelOddity(String description) {
        this.description = description;
    }

    @Override
    public String getDescription() {
        return description;
    }
}
