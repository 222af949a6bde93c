package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;

/** The values of the kernel analysis' attributes, as numbers and as state values. */
public interface StateValues {

    /** The CPU has nothing to do. */
    int CPU_STATUS_IDLE = 0;

    /** A soft interrupt was asked for and did not begin yet. */
    int CPU_STATUS_SOFT_IRQ_RAISED = 1;

    /** The CPU runs a thread in user mode. */
    int CPU_STATUS_RUN_USERMODE = 2;

    /** The CPU runs a thread in a system call. */
    int CPU_STATUS_RUN_SYSCALL = 4;

    /** The CPU handles a soft interrupt. */
    int CPU_STATUS_SOFTIRQ = 8;

    /** The CPU handles an interrupt. */
    int CPU_STATUS_IRQ = 16;

    /** Nothing is known of the thread. */
    int PROCESS_STATUS_UNKNOWN = 0;

    /** The thread waits for something that is not a CPU. */
    int PROCESS_STATUS_WAIT_BLOCKED = 1;

    /** The thread runs in user mode. */
    int PROCESS_STATUS_RUN_USERMODE = 2;

    /** The thread runs in a system call. */
    int PROCESS_STATUS_RUN_SYSCALL = 3;

    /** The thread is on a CPU that handles an interrupt. */
    int PROCESS_STATUS_INTERRUPTED = 4;

    /** The thread is ready and waits for a CPU. */
    int PROCESS_STATUS_WAIT_FOR_CPU = 5;

    /** The thread waits; the trace does not tell what for. */
    int PROCESS_STATUS_WAIT_UNKNOWN = 6;

    /** The thread was created and did not run yet. */
    int PROCESS_STATUS_WAIT_FORK = 7;

    /** {@link #CPU_STATUS_IDLE} as a state value. */
    ITmfStateValue CPU_STATUS_IDLE_VALUE = TmfStateValue.newValueInt(CPU_STATUS_IDLE);

    /** {@link #CPU_STATUS_SOFT_IRQ_RAISED} as a state value. */
    ITmfStateValue SOFT_IRQ_RAISED_VALUE = TmfStateValue.newValueInt(CPU_STATUS_SOFT_IRQ_RAISED);

    /**
     * A soft interrupt that was asked for again while it is handled, as a state value.
     *
     * @since 0.2.0
     */
    ITmfStateValue SOFT_IRQ_RAISED_RUNNING_VALUE =
            TmfStateValue.newValueInt(CPU_STATUS_SOFT_IRQ_RAISED | CPU_STATUS_SOFTIRQ);

    /** {@link #CPU_STATUS_RUN_USERMODE} as a state value. */
    ITmfStateValue CPU_STATUS_RUN_USERMODE_VALUE =
            TmfStateValue.newValueInt(CPU_STATUS_RUN_USERMODE);

    /** {@link #CPU_STATUS_RUN_SYSCALL} as a state value. */
    ITmfStateValue CPU_STATUS_RUN_SYSCALL_VALUE = TmfStateValue.newValueInt(CPU_STATUS_RUN_SYSCALL);

    /** {@link #CPU_STATUS_SOFTIRQ} as a state value. */
    ITmfStateValue CPU_STATUS_SOFTIRQ_VALUE = TmfStateValue.newValueInt(CPU_STATUS_SOFTIRQ);

    /** {@link #CPU_STATUS_IRQ} as a state value. */
    ITmfStateValue CPU_STATUS_IRQ_VALUE = TmfStateValue.newValueInt(CPU_STATUS_IRQ);
}
