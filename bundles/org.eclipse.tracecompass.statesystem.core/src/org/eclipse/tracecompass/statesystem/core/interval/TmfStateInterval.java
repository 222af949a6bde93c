package org.eclipse.tracecompass.statesystem.core.interval;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;

/**
 * An interval that holds its value as a plain object. Equal to any interval of the same attribute,
 * times and value.
 */
public final class TmfStateInterval implements ITmfStateInterval {

    private final long fStart;
    private final long fEnd;
    private final int fAttribute;
    private final @Nullable Object fValue;

    /**
     * Makes an interval.
     *
     * @param start the first instant
     * @param end the last instant, included
     * @param attribute the quark of the attribute
     * @param value the value, may be null; a state value is replaced by what is in it
     * @throws TimeRangeException if the end is before the start
     */
    public TmfStateInterval(long start, long end, int attribute, @Nullable Object value) {
        if (start > end) {
            throw new TimeRangeException("Start:" + start + ", End:" + end);
        }
        fStart = start;
        fEnd = end;
        fAttribute = attribute;
        fValue = value instanceof ITmfStateValue stateValue ? stateValue.unboxValue() : value;
    }

    @Override
    public long getStartTime() {
        return fStart;
    }

    @Override
    public long getEndTime() {
        return fEnd;
    }

    @Override
    public int getAttribute() {
        return fAttribute;
    }

    @Override
    public ITmfStateValue getStateValue() {
        return TmfStateValue.newValue(fValue);
    }

    @Override
    public @Nullable Object getValue() {
        return fValue;
    }

    @Override
    public boolean intersects(long timestamp) {
        return fStart <= timestamp && timestamp <= fEnd;
    }

    @Override
    public int hashCode() {
        return (Long.hashCode(fStart) * 31 + Long.hashCode(fEnd)) * 31 + fAttribute;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj == this
                || obj instanceof ITmfStateInterval other
                        && fStart == other.getStartTime()
                        && fEnd == other.getEndTime()
                        && fAttribute == other.getAttribute()
                        && Objects.equals(fValue, other.getValue());
    }

    @Override
    public String toString() {
        return "[" + fStart + "," + fEnd + "] q" + fAttribute + "=" + fValue;
    }
}
