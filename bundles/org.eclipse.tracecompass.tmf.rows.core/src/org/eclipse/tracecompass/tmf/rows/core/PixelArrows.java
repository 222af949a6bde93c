package org.eclipse.tracecompass.tmf.rows.core;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;

/**
 * The arrows of a picture: of those that start in a pixel between the same two rows the longest, so
 * that the size of an answer depends on the picture, not on the trace. For one thread.
 */
public final class PixelArrows {

    private record Place(long source, long destination, long pixel) {}

    private final long first;
    private final long pixel;
    private final Map<Place, ITimeGraphArrow> longest = new HashMap<>();

    /**
     * Creates a picture without arrows.
     *
     * @param times the times of its pixels in ascending order, ns; at least one
     */
    public PixelArrows(List<Long> times) {
        first = times.get(0);
        long last = times.get(times.size() - 1);
        pixel = Math.max(1, (last - first) / Math.max(1, times.size() - 1));
    }

    /**
     * Adds an arrow, which may start outside of the picture. Of several as long as each other the
     * first stays.
     *
     * @param arrow the arrow
     */
    public void add(ITimeGraphArrow arrow) {
        longest.merge(
                new Place(
                        arrow.getSourceId(),
                        arrow.getDestinationId(),
                        Math.floorDiv(arrow.getStartTime() - first, pixel)),
                arrow,
                (a, b) -> a.getDuration() >= b.getDuration() ? a : b);
    }

    /** Returns the arrows that are seen, by their start and then by their rows. */
    public List<ITimeGraphArrow> sorted() {
        return longest.values().stream()
                .sorted(
                        Comparator.comparingLong(ITimeGraphArrow::getStartTime)
                                .thenComparingLong(ITimeGraphArrow::getSourceId)
                                .thenComparingLong(ITimeGraphArrow::getDestinationId))
                .toList();
    }
}
