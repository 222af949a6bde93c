package org.eclipse.tracecompass.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.Nullable;

/** The absence of a value. */
final class NullStateValue extends TmfStateValue {

    static final NullStateValue INSTANCE = new NullStateValue();

    private static final String TEXT = "nullValue";
    private static final int MAX_COMPARE_RESULT = 100;

    private NullStateValue() {}

    @Override
    public Type getType() {
        return Type.NULL;
    }

    @Override
    public boolean isNull() {
        return true;
    }

    @Override
    public int unboxInt() {
        return -1;
    }

    @Override
    public long unboxLong() {
        return -1;
    }

    @Override
    public double unboxDouble() {
        return Double.NaN;
    }

    @Override
    public String unboxStr() {
        return TEXT;
    }

    @Override
    public @Nullable Object unboxValue() {
        return null;
    }

    @Override
    public int compareTo(@Nullable ITmfStateValue o) {
        ITmfStateValue other = comparable(o);
        int result =
                switch (other.getType()) {
                    case NULL -> 0;
                    case INTEGER -> Integer.compare(unboxInt(), other.unboxInt());
                    case LONG -> Long.compare(unboxLong(), other.unboxLong());
                    case DOUBLE -> Double.compare(unboxDouble(), other.unboxDouble());
                    case STRING, CUSTOM -> -1;
                };
        return Math.clamp(result, -MAX_COMPARE_RESULT, MAX_COMPARE_RESULT);
    }

    @Override
    public String toString() {
        return TEXT;
    }
}
