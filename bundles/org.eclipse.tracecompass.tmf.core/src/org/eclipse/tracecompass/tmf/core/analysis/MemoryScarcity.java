package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.concurrent.TimeUnit;

/**
 * Tells a heap that stays full from one that is full until the next collection. Not thread-safe.
 */
final class MemoryScarcity {

    /** A heap with less than this share of free memory is full. */
    private static final double FULL = 0.03;

    /** How long it must stay full; a program that recovers is short of memory for a moment only. */
    static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(10);

    private boolean full;
    private long since;

    /**
     * Takes a sample.
     *
     * @param free the bytes that are free or may still be taken from the system
     * @param max the most bytes that the heap may have
     * @param now the time of the sample, in nanoseconds of any clock
     * @return true if the heap has been full in all samples of ten seconds; the count then starts
     *     again, since what is done about it takes time to show
     */
    boolean lasts(long free, long max, long now) {
        if (free > FULL * max) {
            full = false;
            return false;
        }
        if (!full) {
            full = true;
            since = now;
        }
        if (now - since < PATIENCE_NANOS) {
            return false;
        }
        full = false;
        return true;
    }
}
