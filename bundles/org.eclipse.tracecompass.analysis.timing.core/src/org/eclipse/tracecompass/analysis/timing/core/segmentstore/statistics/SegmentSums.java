package org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.statistics.Moments;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/** Adds up the durations and amounts of segments of an analysis. For one thread. */
public final class SegmentSums {

    private final ProvidedSegments provided;
    private final boolean failures;
    private final List<ISegmentAspect> aspects;
    private final long[] amounts;
    private final Moments moments = new Moments();
    private long sum;
    private long min = Long.MAX_VALUE;
    private long max;
    private long failed;

    /**
     * Creates a sum of no segments.
     *
     * @param provided where the segments come from
     */
    public SegmentSums(ProvidedSegments provided) {
        this.provided = provided;
        failures = provided.hasFailures();
        aspects = provided.amounts();
        amounts = new long[aspects.size()];
    }

    /** Adds a segment. */
    public void add(ISegment segment) {
        long duration = segment.getLength();
        moments.add(duration);
        sum += duration;
        min = Math.min(min, duration);
        max = Math.max(max, duration);
        if (failures && provided.isFailure(segment)) {
            failed++;
        }
        for (int i = 0; i < amounts.length; i++) {
            if (aspects.get(i).resolve(segment) instanceof Number amount) {
                amounts[i] += amount.longValue();
            }
        }
    }

    /** Returns the figures of the segments so far. */
    public SegmentStatistics.Figures figures() {
        long count = moments.count();
        List<Long> sums = new ArrayList<>();
        for (long amount : amounts) {
            sums.add(Long.valueOf(amount));
        }
        return new SegmentStatistics.Figures(
                count,
                sum,
                count == 0 ? 0 : min,
                max,
                count < 2 ? 0 : moments.deviation(),
                failed,
                List.copyOf(sums));
    }
}
