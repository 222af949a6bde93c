package org.eclipse.tracecompass.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.Nullable;

/** A 64-bit integer. */
final class LongStateValue extends TmfStateValue {

    private final long value;

    LongStateValue(long value) {
        this.value = value;
    }

    @Override
    public Type getType() {
        return Type.LONG;
    }

    @Override
    public long unboxLong() {
        return value;
    }

    @Override
    public int compareTo(@Nullable ITmfStateValue o) {
        ITmfStateValue other = comparable(o);
        return switch (other.getType()) {
            case NULL, INTEGER, LONG -> Long.compare(value, other.unboxLong());
            case DOUBLE -> Double.compare(value, other.unboxDouble());
            case STRING, CUSTOM -> throw compareMismatch(other);
        };
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof LongStateValue other && Long.compare(value, other.value) == 0;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(value);
    }

    @Override
    public String toString() {
        return Long.toString(value);
    }
}
