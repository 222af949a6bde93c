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

    private final ITmfStateSystem fStateSystem;
    private final int fBaseQuark;
    private final long fStart;
    private final long fEnd;
    private final int[] fQuarks;

    /** Before these times there is nothing to be had from a level. */
    private final long[] fNotBefore;

    private final boolean fBuilt;

    /** The level of the latest step. */
    private int fLevel;

    /** The values of higher levels end beyond the range. */
    private int fTop;

    MipmapWalk(
            ITmfStateSystem stateSystem,
            int baseQuark,
            MipmapFeature feature,
            long start,
            long end) {
        fStateSystem = stateSystem;
        fBaseQuark = baseQuark;
        fStart = start;
        fEnd = end;
        fBuilt = stateSystem.waitUntilBuilt(0);
        int featureQuark = stateSystem.optQuarkRelative(baseQuark, feature.attribute());
        int count =
                featureQuark == ITmfStateSystem.INVALID_ATTRIBUTE
                        ? 0
                        : stateSystem.getSubAttributes(featureQuark, false).size();
        fQuarks = new int[count + 1];
        fNotBefore = new long[count + 1];
        fTop = count;
        Arrays.fill(fNotBefore, Long.MIN_VALUE);
        fQuarks[0] = baseQuark;
        for (int level = 1; level <= count; level++) {
            fQuarks[level] = stateSystem.optQuarkRelative(featureQuark, String.valueOf(level));
        }
    }

    /** How many instants the range has. */
    double width() {
        return MipmapFeature.width(fStart, fEnd);
    }

    /** Visits the values of the range. */
    void run(Visitor visitor) {
        if (fQuarks.length == 1) {
            visitAll(visitor);
            return;
        }
        long time = fStart;
        while (true) {
            ITmfStateInterval state = next(time);
            visit(visitor, state);
            if (state.getEndTime() >= fEnd) {
                return;
            }
            time = state.getEndTime() + 1;
        }
    }

    /** The longest value that begins at a time and ends in the range, or the state at that time. */
    private ITmfStateInterval next(long time) {
        ITmfStateInterval found = usable(fLevel, time);
        if (found == null && fLevel > 0) {
            while (found == null && fLevel > 0) {
                found = usable(--fLevel, time);
            }
        } else {
            ITmfStateInterval higher = usable(fLevel + 1, time);
            while (higher != null) {
                fLevel++;
                found = higher;
                higher = usable(fLevel + 1, time);
            }
        }
        return found == null ? fStateSystem.querySingleState(time, fBaseQuark) : found;
    }

    /** The value of a level, above 0, at a time, if it begins then and ends in the range. */
    private @Nullable ITmfStateInterval usable(int level, long time) {
        if (level == 0 || level > fTop || time < fNotBefore[level]) {
            return null;
        }
        ITmfStateInterval value = wholeValue(level, time);
        if (value == null) {
            return null;
        }
        if (value.getEndTime() > fEnd) {
            fTop = level - 1;
            return null;
        }
        if (value.getStartTime() < time) {
            fNotBefore[level] = value.getEndTime() + 1;
            return null;
        }
        return value;
    }

    /** Without a mipmap, one pass over all states is the fastest. */
    private void visitAll(Visitor visitor) {
        for (ITmfStateInterval state : fStateSystem.query2D(List.of(fBaseQuark), fStart, fEnd)) {
            visit(visitor, state);
        }
    }

    private void visit(Visitor visitor, ITmfStateInterval state) {
        Number value = MipmapFeature.number(state.getValue());
        if (value != null) {
            visitor.visit(
                    value,
                    Math.max(fStart, state.getStartTime()),
                    Math.min(fEnd, state.getEndTime()));
        }
    }

    /** A value of a level that is complete; null where there is none (yet). */
    private @Nullable ITmfStateInterval wholeValue(int level, long time) {
        int quark = fQuarks[level];
        if (quark == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return null;
        }
        // Whatever began before the ongoing state has ended for good, if asked in this order.
        long ongoing = fBuilt ? Long.MAX_VALUE : fStateSystem.getOngoingStartTime(quark);
        ITmfStateInterval state = fStateSystem.querySingleState(time, quark);
        return state.getValue() == null || state.getStartTime() >= ongoing ? null : state;
    }
}
