package org.eclipse.tracecompass.analysis.timing.core.compare;

import java.util.OptionalDouble;

/**
 * The times of one key in two profiles.
 *
 * @param key the key
 * @param a its total in the first, ns; 0 if it is not there
 * @param b its total in the second, ns; 0 if it is not there
 * @param countA how many times it has in the first
 * @param countB how many times it has in the second
 * @param effect Cliff's delta: how much more often a time of the second is longer than one of the
 *     first than shorter, from -1 to 1; empty without enough repetitions
 * @param probability how probable such a difference is by chance (Mann-Whitney, two-sided); empty
 *     without enough repetitions
 */
public record Difference(
        Profile.Key key,
        long a,
        long b,
        long countA,
        long countB,
        OptionalDouble effect,
        OptionalDouble probability) {

    /** Returns how much longer the second took in total, ns. */
    public long difference() {
        return b - a;
    }

    /** Returns the difference in per cent of the first; empty if the first has no time. */
    public OptionalDouble change() {
        return a == 0 ? OptionalDouble.empty() : OptionalDouble.of(100.0 * difference() / a);
    }
}
