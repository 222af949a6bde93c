package org.eclipse.tracecompass.statemap.core;

import java.util.List;

/**
 * A row of a map.
 *
 * @param name unique in the map
 * @param description what the data says of it, or empty
 * @param rectangles in order of time, without overlap; empty if it was described only
 */
public record StatemapEntity(String name, String description, List<StatemapRectangle> rectangles) {

    /** Returns how long it was in a state, in nanoseconds; walks over all rectangles. */
    public long nanosIn(int state) {
        return rectangles.stream().mapToLong(rectangle -> rectangle.nanosIn(state)).sum();
    }
}
