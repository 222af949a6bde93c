package org.eclipse.tracecompass.analysis.os.linux.core.model;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;

/**
 * The state of a thread: names for the numbers of the kernel analysis, of the state dump and of
 * {@code sched_switch}. The history does not distinguish {@link #EXIT} and {@link #ZOMBIE} from
 * {@link #UNKNOWN}.
 */
public enum ProcessStatus {
    /** Nothing is known of the thread. */
    UNKNOWN(StateValues.PROCESS_STATUS_UNKNOWN),
    /** It was created and did not run yet. */
    WAIT_FORK(StateValues.PROCESS_STATUS_WAIT_FORK),
    /** It waits for a CPU. */
    WAIT_CPU(StateValues.PROCESS_STATUS_WAIT_FOR_CPU),
    /** It is about to end. */
    EXIT(StateValues.PROCESS_STATUS_UNKNOWN),
    /** It has ended, and its parent was not told yet. */
    ZOMBIE(StateValues.PROCESS_STATUS_UNKNOWN),
    /** It waits for something that is not a CPU. */
    WAIT_BLOCKED(StateValues.PROCESS_STATUS_WAIT_BLOCKED),
    /** It runs in user mode. */
    RUN(StateValues.PROCESS_STATUS_RUN_USERMODE),
    /** The thread does not exist. */
    NOT_ALIVE(TmfStateValue.nullValue()),
    /** It runs in a system call. */
    RUN_SYTEMCALL(StateValues.PROCESS_STATUS_RUN_SYSCALL),
    /** Its CPU handles an interrupt. */
    INTERRUPTED(StateValues.PROCESS_STATUS_INTERRUPTED),
    /** It waits, for what is not known. */
    WAIT_UNKNOWN(StateValues.PROCESS_STATUS_WAIT_UNKNOWN);

    /** The bits of a state that the kernel itself defines; tracers may add others. */
    private static final int KERNEL_STATES = 0x3ff;

    private final ITmfStateValue value;

    ProcessStatus(int value) {
        this(TmfStateValue.newValueInt(value));
    }

    ProcessStatus(ITmfStateValue value) {
        this.value = value;
    }

    /** Returns the value in the kernel analysis' history. */
    public ITmfStateValue getStateValue() {
        return value;
    }

    /**
     * Returns the status that the state dump means.
     *
     * @param status the number in the event, one of {@link LinuxValues}.STATEDUMP_PROCESS_STATUS_*
     * @return the status, {@link #UNKNOWN} for a number that has no meaning
     * @since 0.2.0
     */
    public static ProcessStatus getStatusFromStatedump(long status) {
        if (status != (int) status) {
            return UNKNOWN;
        }
        return switch ((int) status) {
            case LinuxValues.STATEDUMP_PROCESS_STATUS_WAIT_FORK -> WAIT_FORK;
            case LinuxValues.STATEDUMP_PROCESS_STATUS_WAIT_CPU -> WAIT_CPU;
            case LinuxValues.STATEDUMP_PROCESS_STATUS_EXIT -> EXIT;
            case LinuxValues.STATEDUMP_PROCESS_STATUS_ZOMBIE -> ZOMBIE;
            case LinuxValues.STATEDUMP_PROCESS_STATUS_WAIT -> WAIT_UNKNOWN;
            case LinuxValues.STATEDUMP_PROCESS_STATUS_RUN -> RUN;
            case LinuxValues.STATEDUMP_PROCESS_STATUS_DEAD -> NOT_ALIVE;
            default -> UNKNOWN;
        };
    }

    /**
     * Returns the status of a thread that leaves the CPU, by the state that {@code sched_switch}
     * has for it. The bits mean what they meant before Linux 4.14.
     *
     * @param prevState the state in the event
     * @return the status
     * @since 0.2.0
     */
    public static ProcessStatus getStatusFromKernelState(Long prevState) {
        long state = prevState.longValue() & KERNEL_STATES;
        if (state == LinuxValues.TASK_STATE_RUNNING) {
            return WAIT_CPU;
        }
        if ((state & (LinuxValues.TASK_INTERRUPTIBLE | LinuxValues.TASK_UNINTERRUPTIBLE)) != 0) {
            return WAIT_BLOCKED;
        }
        return (state & LinuxValues.TASK_DEAD) != 0 ? NOT_ALIVE : WAIT_UNKNOWN;
    }

    /**
     * Returns the status that a value of the kernel analysis' history means.
     *
     * @param sv a value of an attribute {@code Threads/<tid>}
     * @return the status, {@link #UNKNOWN} for a number that has no meaning
     */
    public static ProcessStatus getStatusFromStateValue(ITmfStateValue sv) {
        return getStatusFromObject(sv.unboxValue());
    }

    /** Does the same for a plain number; {@code null} means that there is no such thread. */
    public static ProcessStatus getStatusFromObject(@Nullable Object value) {
        if (value == null) {
            return NOT_ALIVE;
        }
        if (value instanceof Integer number) {
            for (ProcessStatus status : values()) {
                if (number.equals(status.value.unboxValue())) {
                    return status;
                }
            }
        }
        return UNKNOWN;
    }

    /** Returns whether a thread in this status is on a CPU. */
    public boolean isOnCpu() {
        return this == RUN || this == RUN_SYTEMCALL || this == INTERRUPTED;
    }
}
