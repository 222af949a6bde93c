package org.eclipse.tracecompass.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.Nullable;

/** A 64-bit integer. */
final class LongStateValue extends TmfStateValue {

    private final long fValue;

    LongStateValue(long value) {
        fValue = value;
    }

    @Override
    public Type getType() {
        return Type.LONG;
    }

    @Override
    public long unboxLong() {
        return fValue;
    }

    @Override
    public int compareTo(@Nullable ITmfStateValue o) {
        ITmfStateValue other = comparable(o);
        return switch (other.getType()) {
            case NULL, INTEGER, LONG -> Long.compare(fValue, other.unboxLong());
            case DOUBLE -> Double.compare(fValue, other.unboxDouble());
            case STRING, CUSTOM -> throw compareMismatch(other);
        };
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof LongStateValue other && Long.compare(fValue, other.fValue) == 0;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(fValue);
    }

    @Override
    public String toString() {
        return Long.toString(fValue);
    }
}
