package org.eclipse.tracecompass.analysis.timing.core.statistics;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;

/**
 * An analysis whose result is a tree of statistics.
 *
 * @param <E> the type of the objects
 * @since 0.2.0
 */
public interface ITreeStatisticsAnalysis<E> {

    /**
     * Returns the root of the statistics of a range.
     *
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @param monitor stops the computation
     * @return the root; null if cancelled, or if there is nothing to ask yet
     */
    @Nullable
    ITreeStatistics<E> getStatsRootForRange(long start, long end, IProgressMonitor monitor);

    /** Returns the root of the statistics of all objects; null before the analysis is complete. */
    @Nullable
    ITreeStatistics<E> getStatsRoot();
}
