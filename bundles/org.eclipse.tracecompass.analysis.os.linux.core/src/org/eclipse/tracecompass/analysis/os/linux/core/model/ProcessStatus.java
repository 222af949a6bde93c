package org.eclipse.tracecompass.analysis.os.linux.core.model;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;

/** The state of a thread: names for the numbers of the kernel analysis. */
public enum ProcessStatus {
    /** The thread does not exist. */
    NOT_ALIVE(TmfStateValue.nullValue()),
    /** Nothing is known of the thread. */
    UNKNOWN(StateValues.PROCESS_STATUS_UNKNOWN_VALUE),
    /** It waits for something that is not a CPU. */
    WAIT_BLOCKED(StateValues.PROCESS_STATUS_WAIT_BLOCKED_VALUE),
    /** It runs in user mode. */
    RUN(StateValues.PROCESS_STATUS_RUN_USERMODE_VALUE),
    /** It runs in a system call. */
    RUN_SYTEMCALL(StateValues.PROCESS_STATUS_RUN_SYSCALL_VALUE),
    /** Its CPU handles an interrupt. */
    INTERRUPTED(StateValues.PROCESS_STATUS_INTERRUPTED_VALUE),
    /** It waits for a CPU. */
    WAIT_CPU(StateValues.PROCESS_STATUS_WAIT_FOR_CPU_VALUE),
    /** It waits, for what is not known. */
    WAIT_UNKNOWN(StateValues.PROCESS_STATUS_WAIT_UNKNOWN_VALUE),
    /** It was created and did not run yet. */
    WAIT_FORK(StateValues.PROCESS_STATUS_WAIT_FORK_VALUE);

    private final ITmfStateValue value;

    ProcessStatus(ITmfStateValue value) {
        this.value = value;
    }

    /** Returns the value in the kernel analysis' history. */
    public ITmfStateValue getStateValue() {
        return value;
    }

    /**
     * Returns the status that a value of the kernel analysis' history means.
     *
     * @param value a value of an attribute {@code Threads/<tid>}
     * @return the status, {@link #UNKNOWN} for a number that has no meaning
     */
    public static ProcessStatus getStatusFromStateValue(ITmfStateValue value) {
        return getStatusFromObject(value.unboxValue());
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
