package org.eclipse.tracecompass.analysis.profiling.core.model;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Knows which thread was on a CPU. An analysis that implements it is asked by the models of its
 * hosts.
 *
 * @since 0.2.0
 */
public interface IThreadOnCpuProvider {

    /**
     * Returns the thread on a CPU, as far as it is known by now.
     *
     * @param cpu the CPU
     * @param time the instant, ns
     * @return the thread, null if it is not known
     */
    default @Nullable Integer getThreadOnCpuAtTime(int cpu, long time) {
        return getThreadOnCpuAtTime(cpu, time, false);
    }

    /**
     * Returns the thread on a CPU.
     *
     * @param cpu the CPU
     * @param time the instant, ns
     * @param block whether to wait until it is known, or until it cannot be known any more
     * @return the thread, null if it is not known
     */
    @Nullable
    Integer getThreadOnCpuAtTime(int cpu, long time, boolean block);

    /** Returns the ids of the hosts whose CPUs it knows. */
    Collection<String> getHostIds();
}
