package org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.statistics.Moments;
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
     */
    public record Figures(long count, long sum, long min, long max, double deviation, long failed) {

        /** Returns the mean duration, ns; 0 without segments. */
        public double average() {
            return count == 0 ? 0 : (double) sum / count;
        }
    }

    private static final int CHECK = 1 << 16;

    /** The figures so far. */
    private static final class Sum {
        private final Moments moments = new Moments();
        private long sum;
        private long min = Long.MAX_VALUE;
        private long max;
        private long failed;

        void add(long duration, boolean failed) {
            moments.add(duration);
            sum += duration;
            min = Math.min(min, duration);
            max = Math.max(max, duration);
            this.failed += failed ? 1 : 0;
        }

        Figures figures() {
            long count = moments.count();
            return new Figures(
                    count,
                    sum,
                    count == 0 ? 0 : min,
                    max,
                    count < 2 ? 0 : moments.deviation(),
                    failed);
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
     * @return the figures; of some of the segments if cancelled
     */
    public static SegmentStatistics compute(
            ProvidedSegments provided, long start, long end, @Nullable IProgressMonitor monitor) {
        Sum total = new Sum();
        Map<String, Sum> sums = new HashMap<>();
        IndexedSegmentStore<ISegment> store = provided.segments();
        if (store != null) {
            ISegmentAspect group = provided.group();
            boolean failures = provided.hasFailures();
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
                        long duration = segment.getLength();
                        boolean failed = failures && provided.isFailure(segment);
                        total.add(duration, failed);
                        sums.computeIfAbsent(String.valueOf(group.resolve(segment)), k -> new Sum())
                                .add(duration, failed);
                    });
        }
        Map<String, Figures> groups = new TreeMap<>();
        sums.forEach((name, sum) -> groups.put(name, sum.figures()));
        return new SegmentStatistics(total.figures(), Collections.unmodifiableMap(groups));
    }
}
