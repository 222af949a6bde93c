package org.eclipse.tracecompass.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.Nullable;

/** A 32-bit integer. */
final class IntegerStateValue extends TmfStateValue {

    private final int fValue;

    IntegerStateValue(int value) {
        fValue = value;
    }

    @Override
    public Type getType() {
        return Type.INTEGER;
    }

    @Override
    public int unboxInt() {
        return fValue;
    }

    @Override
    public long unboxLong() {
        return fValue;
    }

    @Override
    public int compareTo(@Nullable ITmfStateValue o) {
        ITmfStateValue other = comparable(o);
        return switch (other.getType()) {
            case NULL, INTEGER -> Integer.compare(fValue, other.unboxInt());
            case LONG -> Long.compare(fValue, other.unboxLong());
            case DOUBLE -> Double.compare(fValue, other.unboxDouble());
            case STRING, CUSTOM -> throw compareMismatch(other);
        };
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof IntegerStateValue other && Integer.compare(fValue, other.fValue) == 0;
    }

    @Override
    public int hashCode() {
        return Integer.hashCode(fValue);
    }

    @Override
    public String toString() {
        return Integer.toString(fValue);
    }
}
