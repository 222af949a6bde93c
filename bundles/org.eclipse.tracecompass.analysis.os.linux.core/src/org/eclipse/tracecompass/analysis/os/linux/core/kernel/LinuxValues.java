package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

/**
 * Numbers that the Linux kernel and the LTTng state dump write into traces.
 *
 * <p>The task states are those of {@code sched_switch}'s previous state. Two kernels' worth of
 * meanings overlap there: until 4.13 the value is the raw state of the task, since 4.14 it is
 * translated, and "preempted" moved from the highest bit to that of {@link #TASK_WAKING}.
 */
public interface LinuxValues {

    /** The thread could go on: it was preempted or gave up the CPU. */
    int TASK_STATE_RUNNING = 0;

    /** Waits, a signal ends the wait. */
    int TASK_INTERRUPTIBLE = 0x01;

    /** Waits, signals do not matter. */
    int TASK_UNINTERRUPTIBLE = 0x02;

    /** Stopped by a signal. */
    int TASK_STOPPED__ = 0x04;

    /** Stopped by a debugger. */
    int TASK_TRACED__ = 0x08;

    /** Ended, its parent was not told yet (since 4.14: dead). */
    int EXIT_ZOMBIE = 0x10;

    /** Ended (since 4.14: zombie). */
    int EXIT_DEAD = 0x20;

    /** Ended, will not be scheduled again (since 4.14: parked). */
    int TASK_DEAD = 0x40;

    /** Waits, only a deadly signal ends the wait (since 4.14: {@link #TASK_IDLE}). */
    int TASK_WAKEKILL = 0x80;

    /** Is being woken up (since 4.14: preempted). Either way the thread can run. */
    int TASK_WAKING = 0x100;

    /** Parked, before 4.14. */
    int TASK_PARK = 0x200;

    /** Waits without being counted as load, before 4.14. */
    int TASK_NOLOAD = 0x400;

    /** Greater than all states, before 4.14. */
    int TASK_STATE_MAX = 0x800;

    /** An idle kernel thread since 4.14. */
    int TASK_IDLE = TASK_WAKEKILL;

    /** The bits that mean: this thread waits for something else than a CPU. */
    int TASK_BLOCKED_MASK =
            TASK_INTERRUPTIBLE
                    | TASK_UNINTERRUPTIBLE
                    | TASK_STOPPED__
                    | TASK_TRACED__
                    | EXIT_DEAD
                    | EXIT_ZOMBIE
                    | TASK_DEAD
                    | TASK_IDLE
                    | TASK_PARK;

    /** State dump: state unknown. */
    int STATEDUMP_PROCESS_STATUS_UNNAMED = 0;

    /** State dump: created, did not run yet. */
    int STATEDUMP_PROCESS_STATUS_WAIT_FORK = 1;

    /** State dump: ready to run. */
    int STATEDUMP_PROCESS_STATUS_WAIT_CPU = 2;

    /** State dump: about to end. */
    int STATEDUMP_PROCESS_STATUS_EXIT = 3;

    /** State dump: ended, its parent was not told yet. */
    int STATEDUMP_PROCESS_STATUS_ZOMBIE = 4;

    /** State dump: waits. */
    int STATEDUMP_PROCESS_STATUS_WAIT = 5;

    /** State dump: runs. */
    int STATEDUMP_PROCESS_STATUS_RUN = 6;

    /** State dump: ended. */
    int STATEDUMP_PROCESS_STATUS_DEAD = 7;

    /** Soft interrupt: urgent small tasks. */
    int SOFTIRQ_HI = 0;

    /** Soft interrupt: timers that expired. */
    int SOFTIRQ_TIMER = 1;

    /** Soft interrupt: packets to send. */
    int SOFTIRQ_NET_TX = 2;

    /** Soft interrupt: packets received. */
    int SOFTIRQ_NET_RX = 3;

    /** Soft interrupt: disk requests that are complete. */
    int SOFTIRQ_BLOCK = 4;

    /** Soft interrupt: disks that are polled. */
    int SOFTIRQ_BLOCK_IOPOLL = 5;

    /** Soft interrupt: small tasks. */
    int SOFTIRQ_TASKLET = 6;

    /** Soft interrupt: balancing of CPUs. */
    int SOFTIRQ_SCHED = 7;

    /** Soft interrupt: high resolution timers that expired. */
    int SOFTIRQ_HRTIMER = 8;

    /** Soft interrupt: freeing what no reader uses any more. */
    int SOFTIRQ_RCU = 9;

    /** State dump: a thread of a program. */
    int STATEDUMP_USER_THREAD = 0;

    /** Largest error number that a system call returns, negated. */
    int MAX_ERRNO = 4095;

    /** Returns whether a thread that leaves the CPU in this state could go on running. */
    static boolean isRunnable(long prevState) {
        return (prevState & TASK_BLOCKED_MASK) == 0;
    }

    /** Returns whether a thread that leaves the CPU in this state has ended for certain. */
    static boolean isDead(long prevState) {
        return (prevState & (EXIT_DEAD | EXIT_ZOMBIE)) != 0;
    }

    /** Returns whether a system call that returned this value failed. */
    static boolean isError(long returned) {
        return returned < 0 && returned >= -MAX_ERRNO;
    }
}
