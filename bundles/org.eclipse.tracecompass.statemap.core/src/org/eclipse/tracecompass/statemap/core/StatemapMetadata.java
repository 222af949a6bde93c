package org.eclipse.tracecompass.statemap.core;

import java.util.List;
import java.util.Optional;

/**
 * The metadata of statemap data.
 *
 * @param startSeconds the start of the map: seconds since the epoch, UTC
 * @param startNanos nanoseconds to be added to it
 * @param title of what it is a map
 * @param host where the data was gathered
 * @param entityKind what its entities are, such as {@code CPU}
 * @param states the states in the order of their values, which are 0, 1, 2…
 */
public record StatemapMetadata(
        long startSeconds,
        long startNanos,
        Optional<String> title,
        Optional<String> host,
        String entityKind,
        List<StatemapState> states) {

    /** The default name for entities. */
    public static final String DEFAULT_ENTITY_KIND = "Entity";

    /**
     * Returns the start as nanoseconds since the epoch.
     *
     * @throws ArithmeticException if that is beyond the year 2262
     */
    public long startSinceEpoch() {
        return Math.addExact(Math.multiplyExact(startSeconds, 1_000_000_000L), startNanos);
    }
}
