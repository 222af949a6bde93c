package org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.statistics.IStatistics;
import org.eclipse.tracecompass.analysis.timing.core.statistics.MomentStatistics;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/**
 * The statistics of the durations of segments of an analysis, in ns, and the sums of their amounts.
 * Adding a segment makes no objects. For one thread.
 */
public final class SegmentSums extends MomentStatistics<ISegment> {

    private static final int CHECK = 1 << 14;

    private final ProvidedSegments provided;
    private final boolean failures;
    private final List<ISegmentAspect> aspects;
    private final long[] amounts;
    private long sum;
    private long min = Long.MAX_VALUE;
    private long max = Long.MIN_VALUE;
    private @Nullable ISegment shortest;
    private @Nullable ISegment longest;
    private long failed;

    /**
     * The sums of some segments.
     *
     * @param total of all of them
     * @param kinds of each kind, by name
     * @since 0.2.0
     */
    public record ByKind(SegmentSums total, Map<String, SegmentSums> kinds) {}

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

    /**
     * Adds up the segments that have an instant in common with a range. Costs a look at each of
     * them, some ten million a second.
     *
     * @param provided where the segments come from; the analysis may be running: then of those so
     *     far
     * @param start the first instant of the range, ns
     * @param end its last instant, ns
     * @param monitor stops the computation; may be null
     * @throws OperationCanceledException if cancelled
     * @since 0.2.0
     */
    public static ByKind of(
            ProvidedSegments provided, long start, long end, @Nullable IProgressMonitor monitor) {
        ByKind sums = new ByKind(new SegmentSums(provided), new HashMap<>());
        IndexedSegmentStore<ISegment> store = provided.segments();
        if (store != null) {
            ISegmentAspect group = provided.group();
            store.forEachIn(
                    start,
                    end,
                    index -> {
                        if (monitor != null
                                && sums.total.getNbElements() % CHECK == 0
                                && monitor.isCanceled()) {
                            throw new OperationCanceledException();
                        }
                        ISegment segment = store.get(index);
                        sums.total.add(segment);
                        sums.kinds
                                .computeIfAbsent(
                                        String.valueOf(group.resolve(segment)),
                                        kind -> new SegmentSums(provided))
                                .add(segment);
                    });
        }
        return sums;
    }

    /** Adds a segment. */
    public void add(ISegment segment) {
        long duration = segment.getLength();
        moments.add(duration);
        sum += duration;
        if (duration < min) {
            min = duration;
            shortest = segment;
        }
        if (duration > max) {
            max = duration;
            longest = segment;
        }
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
        return new SegmentStatistics.Figures(
                count,
                sum,
                count == 0 ? 0 : min,
                count == 0 ? 0 : max,
                count < 2 ? 0 : moments.deviation(),
                failed,
                amounts());
    }

    /** Returns the sum of each of the amounts, in the order of the provider's. */
    List<Long> amounts() {
        List<Long> sums = new ArrayList<>();
        for (long amount : amounts) {
            sums.add(Long.valueOf(amount));
        }
        return List.copyOf(sums);
    }

    // --- as documented

    @Override
    public void update(ISegment object) {
        add(object);
    }

    @Override
    public long getMin() {
        return min;
    }

    @Override
    public long getMax() {
        return max;
    }

    @Override
    public @Nullable ISegment getMinObject() {
        return shortest;
    }

    @Override
    public @Nullable ISegment getMaxObject() {
        return longest;
    }

    @Override
    public double getTotal() {
        return sum;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the other one is not of the segments of an analysis with
     *     as many amounts
     */
    @Override
    public void merge(IStatistics<ISegment> other) {
        if (!(other instanceof SegmentSums sums) || sums.amounts.length != amounts.length) {
            throw new IllegalArgumentException(
                    "Sums of segments cannot be merged with a " + other.getClass().getName());
        }
        moments.merge(sums.moments);
        sum += sums.sum;
        if (sums.min < min) {
            min = sums.min;
            shortest = sums.shortest;
        }
        if (sums.max > max) {
            max = sums.max;
            longest = sums.longest;
        }
        failed += sums.failed;
        for (int i = 0; i < amounts.length; i++) {
            amounts[i] += sums.amounts[i];
        }
    }
}
