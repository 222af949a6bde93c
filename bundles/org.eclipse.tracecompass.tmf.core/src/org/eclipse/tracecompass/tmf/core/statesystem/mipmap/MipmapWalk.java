package org.eclipse.tracecompass.tmf.core.statesystem.mipmap;

import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * Goes over a range from left to right in the largest steps that the mipmap has: up a level where a
 * value of it begins and ends within the range, down again towards the end. Level 0 is the
 * attribute itself.
 */
final class MipmapWalk {

    /** Takes the values that make up the range. */
    interface Visitor {
        /**
         * A value that is not null.
         *
         * @param value the value
         * @param start its first instant in the range
         * @param end its last instant in the range
         */
        void visit(Number value, long start, long end);
    }

    private final ITmfStateSystem stateSystem;
    private final int baseQuark;
    private final long start;
    private final long end;
    private final int[] quarks;

    /** Before these times there is nothing to be had from a level. */
    private final long[] notBefore;

    private final boolean built;

    /** The level of the latest step. */
    private int level;

    /** The values of higher levels end beyond the range. */
    private int top;

    MipmapWalk(
            ITmfStateSystem stateSystem,
            int baseQuark,
            MipmapFeature feature,
            long start,
            long end) {
        this.stateSystem = stateSystem;
        this.baseQuark = baseQuark;
        this.start = start;
        this.end = end;
        built = stateSystem.waitUntilBuilt(0);
        int featureQuark = stateSystem.optQuarkRelative(baseQuark, feature.attribute());
        int count =
                featureQuark == ITmfStateSystem.INVALID_ATTRIBUTE
                        ? 0
                        : stateSystem.getSubAttributes(featureQuark, false).size();
        quarks = new int[count + 1];
        notBefore = new long[count + 1];
        top = count;
        Arrays.fill(notBefore, Long.MIN_VALUE);
        quarks[0] = baseQuark;
        for (int level = 1; level <= count; level++) {
            quarks[level] = stateSystem.optQuarkRelative(featureQuark, String.valueOf(level));
        }
    }

    /** The number of instants in the range. */
    double width() {
        return MipmapFeature.width(start, end);
    }

    /** Visits the values of the range. */
    void run(Visitor visitor) {
        if (quarks.length == 1) {
            visitAll(visitor);
            return;
        }
        long time = start;
        while (true) {
            ITmfStateInterval state = next(time);
            visit(visitor, state);
            if (state.getEndTime() >= end) {
                return;
            }
            time = state.getEndTime() + 1;
        }
    }

    /** The longest value that begins at a time and ends in the range, or the state at that time. */
    private ITmfStateInterval next(long time) {
        ITmfStateInterval found = usable(level, time);
        if (found == null && level > 0) {
            while (found == null && level > 0) {
                found = usable(--level, time);
            }
        } else {
            ITmfStateInterval higher = usable(level + 1, time);
            while (higher != null) {
                level++;
                found = higher;
                higher = usable(level + 1, time);
            }
        }
        return found == null ? stateSystem.querySingleState(time, baseQuark) : found;
    }

    /** The value of a level, above 0, at a time, if it begins then and ends in the range. */
    private @Nullable ITmfStateInterval usable(int level, long time) {
        if (level == 0 || level > top || time < notBefore[level]) {
            return null;
        }
        ITmfStateInterval value = wholeValue(level, time);
        if (value == null) {
            return null;
        }
        if (value.getEndTime() > end) {
            top = level - 1;
            return null;
        }
        if (value.getStartTime() < time) {
            notBefore[level] = value.getEndTime() + 1;
            return null;
        }
        return value;
    }

    /** Without a mipmap, one pass over all states is the fastest. */
    private void visitAll(Visitor visitor) {
        for (ITmfStateInterval state : stateSystem.query2D(List.of(baseQuark), start, end)) {
            visit(visitor, state);
        }
    }

    private void visit(Visitor visitor, ITmfStateInterval state) {
        Number value = MipmapFeature.number(state.getValue());
        if (value != null) {
            visitor.visit(
                    value,
                    Math.max(start, state.getStartTime()),
                    Math.min(end, state.getEndTime()));
        }
    }

    /** A value of a level that is complete; null where there is none (yet). */
    private @Nullable ITmfStateInterval wholeValue(int level, long time) {
        int quark = quarks[level];
        if (quark == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return null;
        }
        // Whatever began before the ongoing state has ended for good, if asked in this order.
        long ongoing = built ? Long.MAX_VALUE : stateSystem.getOngoingStartTime(quark);
        ITmfStateInterval state = stateSystem.querySingleState(time, quark);
        return state.getValue() == null || state.getStartTime() >= ongoing ? null : state;
    }
}
