package org.eclipse.tracecompass.tmf.core.timestamp;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** A range of time, both ends included. Immutable. */
public class TmfTimeRange {

    /** All time. */
    public static final TmfTimeRange ETERNITY = new EternityTimeRange();

    /** A range that holds no event. */
    public static final TmfTimeRange NULL_RANGE =
            new TmfTimeRange(TmfTimestamp.BIG_BANG, TmfTimestamp.BIG_BANG);

    private final ITmfTimestamp startTime;
    private final ITmfTimestamp endTime;

    /**
     * A range.
     *
     * @param startTime its first instant
     * @param endTime its last instant
     * @throws IllegalArgumentException if one of them is null
     */
    public TmfTimeRange(ITmfTimestamp startTime, ITmfTimestamp endTime) {
        if (Objects.isNull(startTime) || Objects.isNull(endTime)) {
            throw new IllegalArgumentException("a range needs a start and an end");
        }
        this.startTime = startTime;
        this.endTime = endTime;
    }

    /** {@return the first instant} */
    public ITmfTimestamp getStartTime() {
        return startTime;
    }

    /** {@return the last instant} */
    public ITmfTimestamp getEndTime() {
        return endTime;
    }

    /**
     * Whether an instant is in this range.
     *
     * @param ts the instant
     * @return true when it is
     */
    public boolean contains(ITmfTimestamp ts) {
        return startTime.compareTo(ts) <= 0 && endTime.compareTo(ts) >= 0;
    }

    /**
     * Whether a range is entirely in this range.
     *
     * @param range the range
     * @return true when it is
     */
    public boolean contains(TmfTimeRange range) {
        return startTime.compareTo(range.getStartTime()) <= 0
                && endTime.compareTo(range.getEndTime()) >= 0;
    }

    /**
     * Returns the intersection of two ranges.
     *
     * @param range the other
     * @return the common range, null when there is none
     */
    public @Nullable TmfTimeRange getIntersection(TmfTimeRange range) {
        if (startTime.compareTo(range.getEndTime()) > 0
                || endTime.compareTo(range.getStartTime()) < 0) {
            return null;
        }
        return new TmfTimeRange(
                startTime.compareTo(range.getStartTime()) < 0 ? range.getStartTime() : startTime,
                endTime.compareTo(range.getEndTime()) > 0 ? range.getEndTime() : endTime);
    }

    @Override
    public int hashCode() {
        return 31 * startTime.hashCode() + endTime.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof TmfTimeRange other
                        && startTime.equals(other.startTime)
                        && endTime.equals(other.endTime);
    }

    @Override
    public String toString() {
        return "TmfTimeRange [fStartTime=" + startTime + ", fEndTime=" + endTime + ']';
    }

    private static final class EternityTimeRange extends TmfTimeRange {
        EternityTimeRange() {
            super(TmfTimestamp.BIG_BANG, TmfTimestamp.BIG_CRUNCH);
        }

        @Override
        public boolean contains(ITmfTimestamp ts) {
            return true;
        }

        @Override
        public boolean contains(TmfTimeRange range) {
            return true;
        }

        @Override
        public @Nullable TmfTimeRange getIntersection(TmfTimeRange range) {
            return range;
        }

        @Override
        public String toString() {
            return "TmfTimeRange [ETERNITY]";
        }
    }
}
