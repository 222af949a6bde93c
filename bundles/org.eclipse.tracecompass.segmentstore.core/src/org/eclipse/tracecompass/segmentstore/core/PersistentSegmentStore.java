package org.eclipse.tracecompass.segmentstore.core;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Segments in a file. Segments are read when they are asked for; if that fails, an {@link
 * java.io.UncheckedIOException} says so.
 *
 * @param <E> the type of the segments
 * @since 0.2.0
 */
public interface PersistentSegmentStore<E extends ISegment> extends ISegmentStore<E> {

    /**
     * Returns whether the store has all its segments, because it was closed in this session or in
     * an earlier one. None can be added then.
     */
    boolean isFinished();

    /**
     * Sets who is told when the file turns out to be damaged, besides the one who gets the {@link
     * java.io.UncheckedIOException}.
     *
     * @param listener gets a sentence; called by the thread that reads, possibly often, and must
     *     return soon
     */
    void onDamage(Consumer<String> listener);

    /**
     * Reads all that is stored in the file, which compares the checksums.
     *
     * @param cancelled asked from time to time whether to stop
     * @throws java.io.UncheckedIOException if one is wrong
     */
    void verify(BooleanSupplier cancelled);
}
