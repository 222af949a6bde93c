package org.eclipse.tracecompass.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.Nullable;

/** A 32-bit integer. */
final class IntegerStateValue extends TmfStateValue {

    private final int value;

    IntegerStateValue(int value) {
        this.value = value;
    }

    @Override
    public Type getType() {
        return Type.INTEGER;
    }

    @Override
    public int unboxInt() {
        return value;
    }

    @Override
    public long unboxLong() {
        return value;
    }

    @Override
    public int compareTo(@Nullable ITmfStateValue o) {
        ITmfStateValue other = comparable(o);
        return switch (other.getType()) {
            case NULL, INTEGER -> Integer.compare(value, other.unboxInt());
            case LONG -> Long.compare(value, other.unboxLong());
            case DOUBLE -> Double.compare(value, other.unboxDouble());
            case STRING, CUSTOM -> throw compareMismatch(other);
        };
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof IntegerStateValue other && Integer.compare(value, other.value) == 0;
    }

    @Override
    public int hashCode() {
        return Integer.hashCode(value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
