package org.eclipse.tracecompass.internal.tmf.statemap.core;

/**
 * A datum.
 *
 * @param time nanoseconds from the start of the map
 * @param entity the number of the entity
 * @param state the value of the state
 * @param tag the number of the tag, or {@link #NO_TAG}
 */
public record Datum(long time, int entity, int state, int tag) {

    /** As a tag: none. */
    public static final int NO_TAG = -1;
}
