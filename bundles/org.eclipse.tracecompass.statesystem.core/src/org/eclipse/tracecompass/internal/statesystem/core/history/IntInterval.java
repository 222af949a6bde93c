package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;

/**
 * An interval with an integer that is boxed only when asked for, or null: the most frequent kinds
 * by far. They share a class because to tell them apart where intervals are made costs a quarter of
 * a full query in mispredicted branches. Its 32 bytes hold durations below {@link #MAX_DURATION};
 * making many intervals costs what writing them to memory costs.
 */
final class IntInterval implements ITmfStateInterval {

    /** Longer ones are no state that changes often. */
    private static final long MAX_DURATION = 0xFFFF_FFFFL;

    private final long start;

    /** The end less the start, unsigned. */
    private final int duration;

    /** The attribute; its complement where the value is null. */
    private final int attribute;

    private final int value;

    private IntInterval(long start, int duration, int attribute, int value) {
        this.start = start;
        this.duration = duration;
        this.attribute = attribute;
        this.value = value;
    }

    /**
     * Creates an interval with an integer, or with null.
     *
     * @param nullMask -1 for null, 0 for the integer: not a boolean, because nothing that is not
     *     foreseeable should branch here
     */
    static ITmfStateInterval of(long start, long end, int attribute, int value, int nullMask) {
        return of(start, end, attribute ^ nullMask, value);
    }

    /**
     * Creates an interval with an integer, or with null.
     *
     * @param attribute the attribute for an integer, its complement for null
     */
    static ITmfStateInterval of(long start, long end, int attribute, int value) {
        long duration = end - start;
        if (Long.compareUnsigned(duration, MAX_DURATION) <= 0) {
            return new IntInterval(start, (int) duration, attribute, value);
        }
        return ofAnyDuration(start, end, attribute, value);
    }

    private static ITmfStateInterval ofAnyDuration(long start, long end, int attribute, int value) {
        return attribute < 0
                ? new TmfStateInterval(start, end, ~attribute, (Object) null)
                : new TmfStateInterval(start, end, attribute, (Object) value);
    }

    /** The mask of {@link #of} for a number that is 0 for null, and positive for integers. */
    static int nullMask(int type) {
        return type - 1 >> Integer.SIZE - 1;
    }

    private boolean isNull() {
        return attribute < 0;
    }

    @Override
    public long getStartTime() {
        return start;
    }

    @Override
    public long getEndTime() {
        return start + Integer.toUnsignedLong(duration);
    }

    @Override
    public int getAttribute() {
        return isNull() ? ~attribute : attribute;
    }

    @Override
    public ITmfStateValue getStateValue() {
        return isNull() ? TmfStateValue.nullValue() : TmfStateValue.newValueInt(value);
    }

    @Override
    public @Nullable Object getValue() {
        // Not a conditional expression, which would unbox.
        if (isNull()) {
            return null;
        }
        return value;
    }

    @Override
    public int getValueInt() {
        return isNull() ? -1 : value;
    }

    @Override
    public long getValueLong() {
        return isNull() ? -1 : value;
    }

    @Override
    public boolean intersects(long timestamp) {
        return start <= timestamp && timestamp <= getEndTime();
    }

    @Override
    public int hashCode() {
        return (Long.hashCode(start) * 31 + Long.hashCode(getEndTime())) * 31 + getAttribute();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj == this
                || obj instanceof ITmfStateInterval other
                        && start == other.getStartTime()
                        && getEndTime() == other.getEndTime()
                        && getAttribute() == other.getAttribute()
                        && Objects.equals(getValue(), other.getValue());
    }

    @Override
    public String toString() {
        return "[" + start + "," + getEndTime() + "] q" + getAttribute() + "=" + getValue();
    }
}
