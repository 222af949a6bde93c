package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Separates the intervals that began within the segment in which they end from those that began
 * before it, and sums up the former. It goes by the order of the insertions, not by times: a state
 * begins when the one before it is inserted. Used by one thread.
 */
final class Segmenter {

    private static final int INITIAL_CAPACITY = 64;
    private static final long MIX_1 = 0x9E3779B97F4A7C15L;
    private static final long MIX_2 = 0xC2B2AE3D27D4EB4FL;
    private static final int ROTATION = 29;

    /** For each attribute the segment in which its ongoing state began. */
    private int[] since = new int[INITIAL_CAPACITY];

    private int segment;
    private long inserts;

    // The current segment.
    private long firstInsert;
    private long crossing;
    private long minStart;
    private long maxEnd;
    private long hash;

    /**
     * Begins with a segment.
     *
     * @param segment its number
     * @param inserts how many intervals were inserted before it
     */
    Segmenter(int segment, long inserts) {
        this.segment = segment;
        this.inserts = inserts;
        clear();
    }

    private void clear() {
        firstInsert = inserts;
        crossing = 0;
        minStart = Long.MAX_VALUE;
        maxEnd = Long.MIN_VALUE;
        hash = 0;
    }

    /** The number of the current segment. */
    int segment() {
        return segment;
    }

    /** The number of inserted intervals. */
    long inserts() {
        return inserts;
    }

    /** The number of intervals inserted into the current segment. */
    long length() {
        return inserts - firstInsert;
    }

    /** The number of those that had begun before it. */
    long crossing() {
        return crossing;
    }

    /** Returns whether the ongoing state of an attribute began in the current segment. */
    boolean isWithin(int quark) {
        return (quark < since.length ? since[quark] : 0) == segment;
    }

    /** Counts an interval that began before the current segment. */
    void addCrossing(int quark) {
        if (quark >= since.length) {
            since = Arrays.copyOf(since, Math.max(quark + 1, since.length * 2));
        }
        since[quark] = segment;
        crossing++;
        inserts++;
    }

    /** Counts an interval that began in the current segment. */
    void addWithin(long start, long end, int quark, @Nullable Object value) {
        minStart = Math.min(minStart, start);
        maxEnd = Math.max(maxEnd, end);
        long mixed = (start * MIX_1 ^ end) * MIX_2 + quark;
        hash = Long.rotateLeft(hash ^ mixed, ROTATION) * MIX_1 + hash(value);
        inserts++;
    }

    /** The same in every run of the program, unlike hashes of unknown classes. */
    private static int hash(@Nullable Object value) {
        return switch (value) {
            case null -> 1;
            case Integer i -> i;
            case Long l -> l.hashCode();
            case Double d -> d.hashCode();
            case String s -> s.hashCode();
            default -> 2;
        };
    }

    /** Sums up the current segment. */
    Segment summary(@Nullable ResumePoint resume) {
        return new Segment(
                firstInsert,
                inserts,
                inserts - firstInsert - crossing,
                minStart,
                maxEnd,
                hash,
                resume);
    }

    /** Goes on to the next segment. */
    void next() {
        segment++;
        clear();
    }
}
