package org.eclipse.tracecompass.statemap.core;

import java.util.List;

/**
 * A map: what each entity did over time, coalesced.
 *
 * @param metadata what the data says of itself
 * @param begin where it begins, in nanoseconds from the start in the metadata
 * @param end where it ends, not earlier
 * @param entities in the natural order of their names
 * @param tags by number
 * @param statistics how it came about
 */
public record Statemap(
        StatemapMetadata metadata,
        long begin,
        long end,
        List<StatemapEntity> entities,
        List<StatemapTag> tags,
        Statistics statistics) {

    /**
     * How a map came about.
     *
     * @param records how many payloads were read, those of the metadata not counted
     * @param live how many rectangles the bound on them applied to
     * @param merges how often two rectangles were merged
     */
    public record Statistics(long records, int live, long merges) {}

    /**
     * Returns a map of rectangles that do not come from statemap data, for example of the rows of a
     * time graph.
     *
     * @param entities in drawing order
     * @param tags to which the rectangles refer by their place in this list
     */
    public static Statemap of(
            StatemapMetadata metadata,
            long begin,
            long end,
            List<StatemapEntity> entities,
            List<StatemapTag> tags) {
        long rectangles = entities.stream().mapToLong(entity -> entity.rectangles().size()).sum();
        return new Statemap(
                metadata,
                begin,
                end,
                List.copyOf(entities),
                List.copyOf(tags),
                new Statistics(rectangles, Math.toIntExact(rectangles), 0));
    }

    /** Returns how long all entities together were in a state, in nanoseconds. */
    public long nanosIn(int state) {
        return entities.stream().mapToLong(entity -> entity.nanosIn(state)).sum();
    }

    /** Returns how many rectangles there are. */
    public long rectangles() {
        return entities.stream().mapToLong(entity -> entity.rectangles().size()).sum();
    }

    /** Returns how many rectangles mix several states. */
    public long blended() {
        return entities.stream()
                .flatMap(entity -> entity.rectangles().stream())
                .filter(StatemapRectangle::isBlended)
                .count();
    }
}
