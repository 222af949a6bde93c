package org.eclipse.tracecompass.internal.statesystem.core.partial;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The metadata of a segment, without its intervals.
 *
 * @param firstInsert how many intervals were inserted before it
 * @param endInsert how many were inserted when it ended, at least one more
 * @param within how many of these began and ended within it
 * @param minStart the earliest start of those
 * @param maxEnd the latest end of those; less than the start if there are none
 * @param hash of those, in their order
 * @param resume the checkpoint at which it begins; null if there is none, as for the first segment
 */
record Segment(
        long firstInsert,
        long endInsert,
        long within,
        long minStart,
        long maxEnd,
        long hash,
        @Nullable ResumePoint resume) {

    /** Returns whether some other segment has the same intervals, as far as can be told. */
    boolean hasSameIntervals(Segment other) {
        return endInsert == other.endInsert
                && within == other.within
                && minStart == other.minStart
                && maxEnd == other.maxEnd
                && hash == other.hash;
    }
}
