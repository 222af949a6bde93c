package org.eclipse.tracecompass.ctf.core.type;

import java.util.ArrayList;
import java.util.Comparator;
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

    /** The same integers as ranges in their order, none of which overlap. */
    public List<Range> disjoint() {
        Comparator<Long> order = signed ? Long::compare : Long::compareUnsigned;
        List<Range> sorted = new ArrayList<>(ranges);
        sorted.sort((a, b) -> order.compare(a.low(), b.low()));
        List<Range> result = new ArrayList<>();
        for (Range range : sorted) {
            Range last = result.isEmpty() ? null : result.get(result.size() - 1);
            if (last == null || order.compare(last.high(), range.low()) < 0) {
                result.add(range);
            } else if (order.compare(last.high(), range.high()) < 0) {
                result.set(result.size() - 1, new Range(last.low(), range.high()));
            }
        }
        return result;
    }

    /** Whether an integer is in two of the ranges. */
    static boolean overlap(List<Range> ranges, boolean signed) {
        Comparator<Long> order = signed ? Long::compare : Long::compareUnsigned;
        List<Range> sorted = new ArrayList<>(ranges);
        sorted.sort((a, b) -> order.compare(a.low(), b.low()));
        for (int i = 1; i < sorted.size(); i++) {
            if (order.compare(sorted.get(i - 1).high(), sorted.get(i).low()) >= 0) {
                return true;
            }
        }
        return false;
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
