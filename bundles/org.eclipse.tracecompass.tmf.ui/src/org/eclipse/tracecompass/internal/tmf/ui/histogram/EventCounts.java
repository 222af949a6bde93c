package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import java.util.List;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;

/**
 * Numbers of events and lost events over time: a snapshot of {@link EventBuckets} at some moment.
 * Immutable and thread-safe.
 */
public final class EventCounts {

    /** No events at all. */
    public static final EventCounts NONE = of(0, 0, new long[0], new long[0], 0, 0);

    private final long start;
    private final int shift;
    private final long[] eventsBefore;
    private final long[] lostBefore;
    private final long total;
    private final long totalLost;
    private final List<Part> parts;

    /**
     * The events of one of several traces.
     *
     * @param name the name of the trace
     * @param counts its events
     */
    public record Part(String name, EventCounts counts) {}

    private EventCounts(
            long start,
            int shift,
            long[] eventsBefore,
            long[] lostBefore,
            long total,
            long lost,
            List<Part> parts) {
        this.start = start;
        this.shift = shift;
        this.eventsBefore = eventsBefore;
        this.lostBefore = lostBefore;
        this.total = total;
        this.totalLost = lost;
        this.parts = parts;
    }

    static EventCounts of(
            long start, int shift, long[] events, long[] lost, long total, long totalLost) {
        return new EventCounts(start, shift, sums(events), sums(lost), total, totalLost, List.of());
    }

    /** The same counts, and those of each trace. */
    EventCounts withParts(List<Part> traces) {
        return new EventCounts(
                start, shift, eventsBefore, lostBefore, total, totalLost, List.copyOf(traces));
    }

    /** The counts of each trace; empty if they are not told apart. */
    public List<Part> parts() {
        return parts;
    }

    private static long[] sums(long[] counts) {
        long[] sums = new long[counts.length + 1];
        for (int i = 0; i < counts.length; i++) {
            sums[i + 1] = sums[i] + counts[i];
        }
        return sums;
    }

    /** The number of events. */
    public long total() {
        return total;
    }

    /** The number of lost events. */
    public long totalLost() {
        return totalLost;
    }

    /** The length of a bucket, ns. */
    public long bucketLength() {
        return 1L << shift;
    }

    /** The number of buckets. */
    public int buckets() {
        return eventsBefore.length - 1;
    }

    /** The start of the first bucket, ns. */
    public long start() {
        return start;
    }

    /** The number of events in [from, to); events of a bucket count as spread evenly over it. */
    public double eventsBetween(long from, long to) {
        return Math.max(0, before(eventsBefore, to) - before(eventsBefore, from));
    }

    /** The number of lost events in [from, to), as of {@link #eventsBetween}. */
    double lostBetween(long from, long to) {
        return Math.max(0, before(lostBefore, to) - before(lostBefore, from));
    }

    /** The number of events per pixel of a window of time. */
    public double[] events(Viewport window) {
        return perPixel(eventsBefore, window);
    }

    /** The number of lost events per pixel of a window of time. */
    public double[] lost(Viewport window) {
        return perPixel(lostBefore, window);
    }

    private double[] perPixel(long[] sums, Viewport window) {
        long[] edges = Viewport.boundaries(window.start(), window.end(), window.width());
        double[] counts = new double[window.width()];
        double left = before(sums, edges[0]);
        for (int i = 0; i < counts.length; i++) {
            // The end of the window belongs to it.
            long edge = i == counts.length - 1 ? edges[i + 1] + 1 : edges[i + 1];
            double right = before(sums, edge);
            counts[i] = Math.max(0, right - left);
            left = right;
        }
        return counts;
    }

    private double before(long[] sums, long time) {
        if (time <= start || sums.length == 1) {
            return 0;
        }
        long offset = time - start;
        long bucket = offset < 0 ? Long.MAX_VALUE : offset >> shift;
        if (bucket >= sums.length - 1) {
            return sums[sums.length - 1];
        }
        int i = (int) bucket;
        double part = (double) (offset & (bucketLength() - 1)) / bucketLength();
        return sums[i] + (sums[i + 1] - sums[i]) * part;
    }
}
