package org.eclipse.tracecompass.ctf.core.type;

import java.util.List;

/**
 * A set of integers, as ranges whose bounds both belong to it.
 *
 * @param signed how the 64-bit bounds compare
 * @param ranges in any order, possibly overlapping
 */
public record Ranges(boolean signed, List<Range> ranges) {

    /** All integers from {@code low} to {@code high}. */
    public record Range(long low, long high) {

        /** Whether the value lies between the bounds, compared as signed or unsigned numbers. */
        public boolean contains(long value, boolean signed) {
            return signed
                    ? low <= value && value <= high
                    : Long.compareUnsigned(low, value) <= 0
                            && Long.compareUnsigned(value, high) <= 0;
        }
    }

    /** Whether the value is in one of the ranges. */
    public boolean contains(long value) {
        for (Range range : ranges) {
            if (range.contains(value, signed)) {
                return true;
            }
        }
        return false;
    }
}
