package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

/**
 * Numbers that the Linux kernel and the LTTng state dump write into traces.
 *
 * <p>The task states are those of {@code sched_switch}'s previous state. Two kernels' worth of
 * meanings overlap there: until 4.13 the value is the raw state of the task, since 4.14 it is
 * translated, and "preempted" moved from the highest bit to {@value #TASK_PREEMPTED}.
 */
public interface LinuxValues {

    /** The thread could go on: it was preempted or gave up the CPU. */
    int TASK_STATE_RUNNING = 0;

    /** Waits, a signal ends the wait. */
    int TASK_INTERRUPTIBLE = 0x01;

    /** Waits, signals do not matter. */
    int TASK_UNINTERRUPTIBLE = 0x02;

    /** Stopped by a signal. */
    int TASK_STOPPED = 0x04;

    /** Stopped by a debugger. */
    int TASK_TRACED = 0x08;

    /** Ended (zombie before 4.14). */
    int EXIT_DEAD = 0x10;

    /** Ended, its parent was not told yet (dead before 4.14). */
    int EXIT_ZOMBIE = 0x20;

    /** Ended before 4.14, parked since. */
    int TASK_DEAD = 0x40;

    /** An idle kernel thread since 4.14. */
    int TASK_IDLE = 0x80;

    /** Preempted, since 4.14; being woken up before. Either way the thread can run. */
    int TASK_PREEMPTED = 0x100;

    /** Parked, before 4.14. */
    int TASK_PARKED = 0x200;

    /** The bits that mean: this thread waits for something else than a CPU. */
    int TASK_BLOCKED_MASK =
            TASK_INTERRUPTIBLE
                    | TASK_UNINTERRUPTIBLE
                    | TASK_STOPPED
                    | TASK_TRACED
                    | EXIT_DEAD
                    | EXIT_ZOMBIE
                    | TASK_DEAD
                    | TASK_IDLE
                    | TASK_PARKED;

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
