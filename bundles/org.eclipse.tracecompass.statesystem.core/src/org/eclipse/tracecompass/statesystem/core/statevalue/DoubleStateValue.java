package org.eclipse.tracecompass.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.Nullable;

/** A 64-bit floating point number; NaN equals NaN. */
final class DoubleStateValue extends TmfStateValue {

    private final double value;

    DoubleStateValue(double value) {
        this.value = value;
    }

    @Override
    public Type getType() {
        return Type.DOUBLE;
    }

    @Override
    public double unboxDouble() {
        return value;
    }

    @Override
    public int compareTo(@Nullable ITmfStateValue o) {
        ITmfStateValue other = comparable(o);
        return switch (other.getType()) {
            case NULL, DOUBLE -> Double.compare(value, other.unboxDouble());
            case INTEGER, LONG -> Double.compare(value, other.unboxLong());
            case STRING, CUSTOM -> throw compareMismatch(other);
        };
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof DoubleStateValue other && Double.compare(value, other.value) == 0;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(value);
    }

    @Override
    public String toString() {
        return Double.toString(value);
    }
}
