package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;

/**
 * An interval with an integer that is boxed only when asked for, or null: the most frequent kinds
 * by far. They share a class because to tell them apart where intervals are made costs a quarter of
 * a full query in mispredicted branches.
 */
final class IntInterval implements ITmfStateInterval {

    private final long fStart;
    private final long fEnd;
    private final int fAttribute;
    private final int fValue;
    private final boolean fNull;

    IntInterval(long start, long end, int attribute, int value, boolean isNull) {
        fStart = start;
        fEnd = end;
        fAttribute = attribute;
        fValue = value;
        fNull = isNull;
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
        return fNull ? TmfStateValue.nullValue() : TmfStateValue.newValueInt(fValue);
    }

    @Override
    public @Nullable Object getValue() {
        // Not a conditional expression, which would unbox.
        if (fNull) {
            return null;
        }
        return fValue;
    }

    @Override
    public int getValueInt() {
        return fNull ? -1 : fValue;
    }

    @Override
    public long getValueLong() {
        return fNull ? -1 : fValue;
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
                        && Objects.equals(getValue(), other.getValue());
    }

    @Override
    public String toString() {
        return "[" + fStart + "," + fEnd + "] q" + fAttribute + "=" + getValue();
    }
}
