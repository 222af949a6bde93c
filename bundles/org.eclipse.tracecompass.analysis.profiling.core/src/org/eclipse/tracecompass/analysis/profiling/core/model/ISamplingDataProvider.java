package org.eclipse.tracecompass.analysis.profiling.core.model;

import java.util.Collection;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;

/**
 * Knows samples of the call stacks of threads. An analysis that implements it is asked by the
 * models of its hosts.
 *
 * @since 0.2.0
 */
public interface ISamplingDataProvider {

    /**
     * Returns the samples of a thread, added up.
     *
     * @param tid the thread
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @return the outermost functions, each with what it called
     */
    Collection<AggregatedCallSite> getSamplingData(int tid, long start, long end);

    /** Returns the ids of the hosts whose threads it knows. */
    Collection<String> getHostIds();
}
