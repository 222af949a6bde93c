package org.eclipse.tracecompass.statesystem.core.interval;

import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;

/**
 * An interval that holds its value as a plain object. Equal to any interval of the same attribute,
 * times and value.
 */
public final class TmfStateInterval implements ITmfStateInterval {

    private final long start;
    private final long end;
    private final int attribute;
    private final @Nullable Object value;

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
        this.start = start;
        this.end = end;
        this.attribute = attribute;
        this.value = value instanceof ITmfStateValue stateValue ? stateValue.unboxValue() : value;
    }

    @Override
    public long getStartTime() {
        return start;
    }

    @Override
    public long getEndTime() {
        return end;
    }

    @Override
    public int getAttribute() {
        return attribute;
    }

    @NonNullByDefault({})
    @Override
    public ITmfStateValue getStateValue() {
        return TmfStateValue.newValue(value);
    }

    @Override
    public @Nullable Object getValue() {
        return value;
    }

    @Override
    public boolean intersects(long timestamp) {
        return start <= timestamp && timestamp <= end;
    }

    @Override
    public int hashCode() {
        return (Long.hashCode(start) * 31 + Long.hashCode(end)) * 31 + attribute;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj == this
                || obj instanceof ITmfStateInterval other
                        && start == other.getStartTime()
                        && end == other.getEndTime()
                        && attribute == other.getAttribute()
                        && Objects.equals(value, other.getValue());
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "[" + start + "," + end + "] q" + attribute + "=" + value;
    }
}
