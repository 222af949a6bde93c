package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/**
 * The segments of one kind, such as all calls of a function, in the order of their durations.
 * Immutable; for any thread.
 *
 * @since 0.2.0
 */
public final class SegmentsOfKind {

    private final String kind;
    private final IndexedSegmentStore<ISegment> segments;
    private final int[] order;

    private SegmentsOfKind(String kind, IndexedSegmentStore<ISegment> segments, int[] order) {
        this.kind = kind;
        this.segments = segments;
        this.order = order;
    }

    /**
     * Finds the segments that are of the kind of one of them. Looks at all segments, and sorts
     * those that it finds.
     *
     * @param provided the segments; their analysis is complete
     * @param like one of them
     * @param monitor asked now and then
     * @return null if there are no segments
     * @throws OperationCanceledException if the monitor is cancelled
     */
    public static @Nullable SegmentsOfKind of(
            ProvidedSegments provided, ISegment like, IProgressMonitor monitor) {
        IndexedSegmentStore<ISegment> segments = provided.segments();
        if (segments == null) {
            return null;
        }
        ISegmentAspect group = provided.group();
        String kind = String.valueOf(group.resolve(like));
        int[] order =
                SegmentOrder.of(
                        segments,
                        segment -> kind.equals(String.valueOf(group.resolve(segment))),
                        provided.duration(),
                        false,
                        monitor);
        if (order == null) {
            throw new OperationCanceledException();
        }
        return order.length == 0 ? null : new SegmentsOfKind(kind, segments, order);
    }

    /** Returns the name of the kind. */
    public String kind() {
        return kind;
    }

    /** Returns how many there are, at least 1. */
    public int size() {
        return order.length;
    }

    /**
     * Returns the segment than which so many are not longer (nearest rank).
     *
     * @param percent how many, in per cent, 0 to 100
     */
    public ISegment percentile(double percent) {
        int rank = (int) Math.ceil(percent / 100 * order.length);
        return segments.get(order[Math.clamp(rank - 1, 0, order.length - 1)]);
    }

    /**
     * Returns how many segments in per cent are shorter than a duration.
     *
     * @param duration the duration, ns
     */
    public double shorter(long duration) {
        int low = 0;
        int high = order.length;
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (segments.get(order[mid]).getLength() < duration) {
                low = mid + 1;
            } else {
                high = mid;
            }
        }
        return 100.0 * low / order.length;
    }
}
