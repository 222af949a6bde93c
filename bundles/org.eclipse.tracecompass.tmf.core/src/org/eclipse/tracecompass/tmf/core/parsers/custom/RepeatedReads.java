package org.eclipse.tracecompass.tmf.core.parsers.custom;

/**
 * Counts the bytes that are read again and again, because each of many records does not end: it is
 * read to its limit or to the end of the file, and so is the next one, which begins within it.
 */
final class RepeatedReads {

    /** Takes about a second, under the lock of the trace. */
    private static final long MOST_BYTES = 32 << 20;

    private long furthest;
    private long bytes;

    /**
     * Counts a read that gave no record.
     *
     * @param from the offset where it began
     * @param to the offset where it ended
     */
    void add(long from, long to) {
        bytes += Math.max(0, Math.min(to, furthest) - from);
        furthest = Math.max(furthest, to);
    }

    /** Whether the rest of the file is to be left alone. */
    boolean isTooMuch() {
        return bytes > MOST_BYTES;
    }
}
