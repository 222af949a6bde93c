package org.eclipse.tracecompass.internal.analysis.timing.ui;

import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.segmentstore.core.ISegment;

/**
 * Counts segments by their durations, in buckets of one width. Immutable.
 *
 * @param segments the segments of each series, by its name
 * @param counts how many segments are in each bucket, by the name of the series
 * @param start the least duration of the first bucket, in ns
 * @param width the width of a bucket in ns
 */
public record DensityData(
        Map<String, List<ISegment>> segments,
        Map<String, double[]> counts,
        double start,
        double width) {

    /** Nothing. */
    public static final DensityData EMPTY = new DensityData(Map.of(), Map.of(), 0, 1);

    private static final int CHECK = 1 << 12;

    /** A range of durations in ns, both ends included. */
    public record Durations(double from, double to) {

        /** All durations. */
        public static final Durations ALL = new Durations(0, Double.MAX_VALUE);

        /** Whether a segment has one of these durations. */
        public boolean contains(ISegment segment) {
            double length = segment.getLength();
            return length >= from && length <= to;
        }
    }

    /**
     * Counts segments.
     *
     * @param given the segments of each series, by its name
     * @param wanted the durations that are counted
     * @param buckets the number of buckets, above 0
     * @param monitor ends counting
     */
    public static DensityData of(
            Map<String, ? extends Iterable<ISegment>> given,
            Durations wanted,
            int buckets,
            IProgressMonitor monitor) {
        Map<String, List<ISegment>> chosen = new LinkedHashMap<>();
        double least = Double.MAX_VALUE;
        double most = 0;
        int seen = 0;
        for (Map.Entry<String, ? extends Iterable<ISegment>> series : given.entrySet()) {
            List<ISegment> some = new ArrayList<>();
            for (ISegment segment : series.getValue()) {
                if (++seen % CHECK == 0 && monitor.isCanceled()) {
                    return EMPTY;
                }
                if (wanted.contains(segment)) {
                    some.add(segment);
                    least = Math.min(least, segment.getLength());
                    most = Math.max(most, segment.getLength());
                }
            }
            chosen.put(series.getKey(), some);
        }
        if (least > most) {
            return new DensityData(chosen, Map.of(), 0, 1);
        }
        boolean all = wanted.equals(Durations.ALL);
        double from = all ? least : wanted.from;
        double to = all ? most : wanted.to;
        double width = Math.max((to - from) / buckets, Double.MIN_NORMAL);
        if (to <= from) {
            width = 1;
        }
        Map<String, double[]> counts = new LinkedHashMap<>();
        for (Map.Entry<String, List<ISegment>> series : chosen.entrySet()) {
            double[] count = new double[buckets];
            for (ISegment segment : series.getValue()) {
                int bucket = (int) ((segment.getLength() - from) / width);
                count[Math.clamp(bucket, 0, buckets - 1)]++;
            }
            counts.put(series.getKey(), count);
        }
        return new DensityData(chosen, counts, from, width);
    }

    /** All segments. */
    public Iterable<ISegment> all() {
        return Iterables.concat(segments.values());
    }

    /** The segments with some durations. */
    public Iterable<ISegment> with(Durations wanted) {
        return Iterables.filter(all(), wanted::contains);
    }

    /** The greatest duration of the last bucket. */
    public double end() {
        int buckets = counts.isEmpty() ? 1 : counts.values().iterator().next().length;
        return start + width * buckets;
    }
}
