package org.eclipse.tracecompass.analysis.timing.core.statistics;

import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;

/**
 * An analysis whose results are statistics of objects, of all of them and of each type.
 *
 * @param <E> the type of the objects
 * @since 0.2.0
 */
public interface IStatisticsAnalysis<E> {

    /**
     * Returns the statistics of the objects that have an instant in common with a range.
     *
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @param monitor stops the computation
     * @return the statistics, without objects if cancelled; null if there is nothing to ask yet
     */
    @Nullable
    IStatistics<E> getStatsForRange(long start, long end, IProgressMonitor monitor);

    /**
     * Returns the statistics of the objects that have an instant in common with a range, by type.
     *
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @param monitor stops the computation
     * @return the statistics by the names of the types; empty if cancelled, or if there is nothing
     *     to ask yet
     */
    Map<String, IStatistics<E>> getStatsPerTypeForRange(
            long start, long end, IProgressMonitor monitor);

    /** Returns the statistics of all objects; null before the analysis is complete. */
    @Nullable
    IStatistics<E> getStatsTotal();

    /**
     * Returns the statistics of all objects by the names of their types; empty before the analysis
     * is complete.
     */
    Map<String, IStatistics<E>> getStatsPerType();
}
