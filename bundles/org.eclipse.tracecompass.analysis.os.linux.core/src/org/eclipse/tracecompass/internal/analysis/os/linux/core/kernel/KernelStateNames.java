package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.StateValues;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.statesystem.INamedStates.StateNames;

/** The names of the states of threads and CPUs in a history of the kernel analysis. */
public final class KernelStateNames implements StateNames {

    /** A program runs, or a thread of the kernel that has no program. */
    public static final String USER_MODE = "Usermode";

    /** The kernel runs for a program. */
    public static final String SYSTEM_CALL = "System call";

    /** A thread of the kernel runs. */
    public static final String KERNEL = "Kernel";

    /** An interrupt has taken the CPU. */
    public static final String INTERRUPTED = "Interrupted";

    /** A thread could run, but does not. */
    public static final String WAIT_FOR_CPU = "Wait for CPU";

    /** A thread waits for something. */
    public static final String WAIT_BLOCKED = "Wait blocked";

    /** A thread waits, and it is not known whether for a CPU. */
    public static final String WAIT_UNKNOWN = "Wait";

    /** A thread was created and has not run yet. */
    public static final String WAIT_FORK = "Wait fork";

    /** Nothing is known of a thread. */
    public static final String UNKNOWN = "Unknown";

    /** A CPU has nothing to do. */
    public static final String CPU_IDLE = "Idle";

    /** A CPU handles an interrupt of a device. */
    public static final String IRQ = "IRQ";

    /** A CPU handles a soft interrupt. */
    public static final String SOFT_IRQ = "Soft IRQ";

    /** A soft interrupt is due. */
    public static final String SOFT_IRQ_RAISED = "Soft IRQ raised";

    private static final Map<Object, String> OF_THREADS =
            Map.of(
                    StateValues.PROCESS_STATUS_UNKNOWN, UNKNOWN,
                    StateValues.PROCESS_STATUS_WAIT_BLOCKED, WAIT_BLOCKED,
                    StateValues.PROCESS_STATUS_RUN_USERMODE, USER_MODE,
                    StateValues.PROCESS_STATUS_RUN_SYSCALL, SYSTEM_CALL,
                    StateValues.PROCESS_STATUS_INTERRUPTED, INTERRUPTED,
                    StateValues.PROCESS_STATUS_WAIT_FOR_CPU, WAIT_FOR_CPU,
                    StateValues.PROCESS_STATUS_WAIT_UNKNOWN, WAIT_UNKNOWN,
                    StateValues.PROCESS_STATUS_WAIT_FORK, WAIT_FORK);

    private static final Map<Object, String> OF_CPUS =
            Map.of(
                    StateValues.CPU_STATUS_IDLE, CPU_IDLE,
                    StateValues.CPU_STATUS_SOFT_IRQ_RAISED, SOFT_IRQ_RAISED,
                    StateValues.CPU_STATUS_RUN_USERMODE, USER_MODE,
                    StateValues.CPU_STATUS_RUN_SYSCALL, SYSTEM_CALL,
                    StateValues.CPU_STATUS_SOFTIRQ, SOFT_IRQ,
                    StateValues.CPU_STATUS_IRQ, IRQ);

    private final ITmfStateSystem history;
    private final int threads;
    private final int cpus;

    /**
     * Names the states of a history.
     *
     * @param history a history of the kernel analysis
     */
    public KernelStateNames(ITmfStateSystem history) {
        this.history = history;
        threads = history.optQuarkAbsolute(Attributes.THREADS);
        cpus = history.optQuarkAbsolute(Attributes.CPUS);
    }

    @Override
    public @Nullable String of(int quark, @Nullable Object value) {
        if (!(value instanceof Integer)) {
            return null;
        }
        int parent = history.getParentAttributeQuark(quark);
        if (parent == ITmfStateSystem.ROOT_ATTRIBUTE) {
            return null;
        }
        if (parent == cpus) {
            return OF_CPUS.get(value);
        }
        return parent == threads ? ofThread(quark, OF_THREADS.get(value)) : null;
    }

    /** What a thread of the kernel, or an idle one, does differs from what others do. */
    private @Nullable String ofThread(int quark, @Nullable String name) {
        boolean isRunning = USER_MODE.equals(name);
        if (!isRunning && !WAIT_BLOCKED.equals(name)) {
            return name;
        }
        if (history.getAttributeName(quark).startsWith(Attributes.THREAD_0_PREFIX)) {
            return isRunning ? CPU_IDLE : null;
        }
        boolean isKernel =
                history.optQuarkRelative(quark, Attributes.KERNEL_THREAD)
                        != ITmfStateSystem.INVALID_ATTRIBUTE;
        return isRunning && isKernel ? KERNEL : name;
    }
}
