package org.eclipse.tracecompass.internal.statesystem.core.history;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;

/**
 * The attributes of a query, as a range or a bitmap: a membership test costs a nanosecond.
 * Immutable.
 */
final class QuarkSet {

    /** All attributes. */
    static final QuarkSet ALL =
            new QuarkSet(IntegerRangeCondition.forContinuousRange(0, Integer.MAX_VALUE));

    private static final int FEW = 4;

    private final int min;
    private final int max;
    private final long @Nullable [] bits;
    private final int @Nullable [] values;

    QuarkSet(IntegerRangeCondition condition) {
        min = condition.min();
        max = condition.max();
        int[] values = condition.discreteValues();
        if (values == null) {
            bits = null;
            this.values = max - min < FEW ? range(min, max) : null;
        } else {
            this.values = values;
            long[] bits = new long[(max - min >>> 6) + 1];
            for (int value : values) {
                bits[value - min >>> 6] |= 1L << (value - min);
            }
            this.bits = bits;
        }
    }

    private static int[] range(int min, int max) {
        int[] values = new int[max - min + 1];
        for (int i = 0; i < values.length; i++) {
            values[i] = min + i;
        }
        return values;
    }

    boolean contains(int quark) {
        return bit(quark) != 0;
    }

    /**
     * Finds the runs of a block without a bitmap of attributes that are of these.
     *
     * @param runs takes the numbers of the runs, ascending; at least as long as there are runs
     * @return how many there are
     */
    int findRuns(HistoryBlock block, int[] runs) {
        int count = block.runs();
        int found = 0;
        for (int run = 0; run < count; run++) {
            runs[found] = run;
            found += bit(block.quark(run));
        }
        return found;
    }

    /** 1 if an attribute is one of these, else 0; without a branch that cannot be foreseen. */
    private int bit(int quark) {
        if (quark < min || quark > max) {
            return 0;
        }
        long[] bits = this.bits;
        int relative = quark - min;
        return bits == null ? 1 : (int) (bits[relative >>> 6] >>> relative) & 1;
    }

    boolean intersects(int min, int max) {
        return min <= this.max && max >= this.min;
    }

    /** The attributes, sorted, if they are not a long range. */
    int @Nullable [] values() {
        return values;
    }
}
