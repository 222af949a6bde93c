package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.statistics.IStatistics;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;

/**
 * An entry of a tree of statistics of segments. Immutable.
 *
 * @since 0.2.0
 */
public class SegmentStoreStatisticsModel extends TmfTreeDataModel {

    private final long min;
    private final long max;
    private final long count;
    private final double mean;
    private final double deviation;
    private final double total;
    private final long minStart;
    private final long minEnd;
    private final long maxStart;
    private final long maxEnd;

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param name its name
     * @param statistics the statistics as they are now
     */
    public SegmentStoreStatisticsModel(
            long id, long parentId, String name, IStatistics<ISegment> statistics) {
        this(id, parentId, List.of(name), statistics);
    }

    /**
     * Creates an entry.
     *
     * @param id its id
     * @param parentId the id of its parent, -1 for none
     * @param labels its labels, one per column
     * @param statistics the statistics as they are now
     */
    public SegmentStoreStatisticsModel(
            long id, long parentId, List<String> labels, IStatistics<ISegment> statistics) {
        super(id, parentId, labels);
        min = statistics.getMin();
        max = statistics.getMax();
        count = statistics.getNbElements();
        mean = statistics.getMean();
        deviation = statistics.getStdDev();
        total = statistics.getTotal();
        ISegment shortest = statistics.getMinObject();
        ISegment longest = statistics.getMaxObject();
        minStart = start(shortest);
        minEnd = end(shortest);
        maxStart = start(longest);
        maxEnd = end(longest);
    }

    private static long start(@Nullable ISegment segment) {
        return segment == null ? 0 : segment.getStart();
    }

    private static long end(@Nullable ISegment segment) {
        return segment == null ? 0 : segment.getEnd();
    }

    /** Returns the least number, as a rule of nanoseconds. */
    public long getMin() {
        return min;
    }

    /** Returns the greatest number. */
    public long getMax() {
        return max;
    }

    /** Returns the number of segments. */
    public long getNbElements() {
        return count;
    }

    /** Returns the mean of the numbers. */
    public double getMean() {
        return mean;
    }

    /** Returns the standard deviation of the numbers; NaN if there are too few. */
    public double getStdDev() {
        return deviation;
    }

    /** Returns the sum of the numbers. */
    public double getTotal() {
        return total;
    }

    /** Returns the start of the segment with the least number, ns; 0 without segments. */
    public long getMinStart() {
        return minStart;
    }

    /** Returns the end of the segment with the least number, ns; 0 without segments. */
    public long getMinEnd() {
        return minEnd;
    }

    /** Returns the start of the segment with the greatest number, ns; 0 without segments. */
    public long getMaxStart() {
        return maxStart;
    }

    /** Returns the end of the segment with the greatest number, ns; 0 without segments. */
    public long getMaxEnd() {
        return maxEnd;
    }
}
