package org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;

/**
 * Number and durations of the segments of each kind.
 *
 * @param total the figures of all segments
 * @param groups the figures of each kind, by name
 */
public record SegmentStatistics(Figures total, Map<String, Figures> groups) {

    /**
     * The figures of some segments.
     *
     * @param count how many
     * @param sum their durations' sum, ns
     * @param min the shortest, ns; 0 without segments
     * @param max the longest, ns
     * @param deviation the standard deviation of the durations, of a sample: by count - 1; ns
     * @param failed how many failed
     * @param amounts the sum of each of the amounts of the segments, such as bytes, in the order of
     *     the provider's
     */
    public record Figures(
            long count,
            long sum,
            long min,
            long max,
            double deviation,
            long failed,
            List<Long> amounts) {

        /** Returns the mean duration, ns; 0 without segments. */
        public double average() {
            return count == 0 ? 0 : (double) sum / count;
        }
    }

    /**
     * Computes the figures of the segments that have an instant in common with a range. Costs a
     * look at each of them, some ten million a second.
     *
     * @param provided where the segments come from; the analysis may be running: then of those so
     *     far
     * @param start the first instant of the range, ns
     * @param end its last instant, ns
     * @param monitor stops the computation; may be null
     * @return the figures
     * @throws OperationCanceledException if cancelled
     */
    public static SegmentStatistics compute(
            ProvidedSegments provided, long start, long end, @Nullable IProgressMonitor monitor) {
        SegmentSums.ByKind sums = SegmentSums.of(provided, start, end, monitor);
        Map<String, Figures> groups = new TreeMap<>();
        sums.kinds().forEach((name, sum) -> groups.put(name, sum.figures()));
        return new SegmentStatistics(sums.total().figures(), Collections.unmodifiableMap(groups));
    }
}
