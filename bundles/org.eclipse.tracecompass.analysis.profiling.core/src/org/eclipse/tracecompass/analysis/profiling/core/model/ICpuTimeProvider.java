package org.eclipse.tracecompass.analysis.profiling.core.model;

import java.util.Collection;

/**
 * Knows how long threads were on a CPU. An analysis that implements it is asked by the models of
 * its hosts.
 *
 * @since 0.2.0
 */
public interface ICpuTimeProvider {

    /**
     * Returns how long a thread was on a CPU.
     *
     * @param tid the thread
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @return the time, ns; {@link IHostModel#TIME_UNKNOWN} if it is not known
     */
    long getCpuTime(int tid, long start, long end);

    /** Returns the ids of the hosts whose threads it knows. */
    Collection<String> getHostIds();
}
