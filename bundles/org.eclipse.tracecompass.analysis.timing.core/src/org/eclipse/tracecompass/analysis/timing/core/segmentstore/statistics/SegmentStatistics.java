package org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

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

    private static final int CHECK = 1 << 16;

    /**
     * Computes the figures of the segments that have an instant in common with a range. Costs a
     * look at each of them, some ten million a second.
     *
     * @param provided where the segments come from; the analysis may be running: then of those so
     *     far
     * @param start the first instant of the range, ns
     * @param end its last instant, ns
     * @param monitor stops the computation; may be null
     * @return the figures; of some of the segments if cancelled
     */
    public static SegmentStatistics compute(
            ProvidedSegments provided, long start, long end, @Nullable IProgressMonitor monitor) {
        SegmentSums total = new SegmentSums(provided);
        Map<String, SegmentSums> sums = new HashMap<>();
        IndexedSegmentStore<ISegment> store = provided.segments();
        if (store != null) {
            ISegmentAspect group = provided.group();
            boolean[] stopped = {monitor != null && monitor.isCanceled()};
            int[] looked = {0};
            store.forEachIn(
                    start,
                    end,
                    index -> {
                        looked[0]++;
                        if (looked[0] % CHECK == 0 && monitor != null) {
                            stopped[0] |= monitor.isCanceled();
                        }
                        if (stopped[0]) {
                            return;
                        }
                        ISegment segment = store.get(index);
                        total.add(segment);
                        sums.computeIfAbsent(
                                        String.valueOf(group.resolve(segment)),
                                        kind -> new SegmentSums(provided))
                                .add(segment);
                    });
        }
        Map<String, Figures> groups = new TreeMap<>();
        sums.forEach((name, sum) -> groups.put(name, sum.figures()));
        return new SegmentStatistics(total.figures(), Collections.unmodifiableMap(groups));
    }
}
