package org.eclipse.tracecompass.statemap.core;

import org.eclipse.tracecompass.statemap.core.read.StatemapParser;

/**
 * Receives what {@link StatemapParser} reads, in the order of the input. Called by one thread at a
 * time.
 */
public interface StatemapHandler {

    /**
     * Called once, before the first datum or description.
     *
     * @param metadata the metadata read so far: start and states are complete, the rest may follow
     * @throws StatemapException if it is not to be read further
     */
    void begin(StatemapMetadata metadata) throws StatemapException;

    /** Called when an entity is first named; entities are numbered 0, 1, 2… in that order. */
    void entity(int entity);

    /**
     * Called for each datum.
     *
     * @param time nanoseconds from the start, not negative
     * @param entity the number of the entity
     * @param state the value of the state that begins; not checked
     * @param tag the number of the tag, or -1
     * @throws StatemapException if the datum makes no sense; the message is completed by its place
     */
    void datum(long time, int entity, long state, int tag) throws StatemapException;

    /**
     * Called from time to time; an exception ends the reading.
     *
     * @param bytes how much of the input was read; of a compressed one, after decompression
     */
    default void progress(long bytes) {}
}
