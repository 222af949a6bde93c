package org.eclipse.tracecompass.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;

/**
 * The state values, made by the factory methods below. Immutable; equal when type and content are
 * equal.
 */
public abstract class TmfStateValue implements ITmfStateValue {

    private static final int CACHE_LOW = -128;
    private static final int CACHE_HIGH = 1023;
    private static final TmfStateValue[] SMALL_INTS = new TmfStateValue[CACHE_HIGH - CACHE_LOW + 1];

    static {
        for (int i = 0; i < SMALL_INTS.length; i++) {
            SMALL_INTS[i] = new IntegerStateValue(i + CACHE_LOW);
        }
    }

    /** For the kinds of values. Those outside of this package extend {@code CustomStateValue}. */
    protected TmfStateValue() {}

    /**
     * Returns the null value.
     *
     * @return the one null value
     */
    public static final TmfStateValue nullValue() {
        return NullStateValue.INSTANCE;
    }

    /**
     * Creates an integer value.
     *
     * @param intValue the integer
     * @return its value; small integers share one object
     */
    public static TmfStateValue newValueInt(int intValue) {
        if (intValue >= CACHE_LOW && intValue <= CACHE_HIGH) {
            return SMALL_INTS[intValue - CACHE_LOW];
        }
        return new IntegerStateValue(intValue);
    }

    /**
     * Creates a long value.
     *
     * @param longValue the long
     * @return its value
     */
    public static TmfStateValue newValueLong(long longValue) {
        return new LongStateValue(longValue);
    }

    /**
     * Creates a double value.
     *
     * @param value the double
     * @return its value
     */
    public static TmfStateValue newValueDouble(double value) {
        return new DoubleStateValue(value);
    }

    /**
     * Creates a string value.
     *
     * @param strValue the string
     * @return its value; the null value for null
     */
    public static TmfStateValue newValueString(@Nullable String strValue) {
        return strValue == null ? nullValue() : new StringStateValue(strValue);
    }

    /**
     * Creates the value of a plain object.
     *
     * @param value null, an {@link Integer}, {@link Long}, {@link Double}, {@link String}, a state
     *     value (returned as it is), or an object whose type has a serializer in {@link
     *     StateValueSerializers}
     * @return its value
     * @throws IllegalArgumentException for any other object
     */
    public static ITmfStateValue newValue(@Nullable Object value) {
        return switch (value) {
            case null -> nullValue();
            case Integer i -> newValueInt(i);
            case Long l -> newValueLong(l);
            case Double d -> newValueDouble(d);
            case String s -> newValueString(s);
            case ITmfStateValue v -> v;
            default -> {
                if (StateValueSerializers.find(value.getClass()) == null) {
                    throw new IllegalArgumentException(
                            "No serializer is registered for state values of type "
                                    + value.getClass().getName());
                }
                yield new CustomObjectStateValue(value);
            }
        };
    }

    @Override
    public boolean isNull() {
        return false;
    }

    @Override
    public int unboxInt() {
        throw unboxMismatch("an integer");
    }

    @Override
    public long unboxLong() {
        throw unboxMismatch("a long");
    }

    @Override
    public double unboxDouble() {
        throw unboxMismatch("a double");
    }

    @Override
    public String unboxStr() {
        throw unboxMismatch("a string");
    }

    private StateValueTypeException unboxMismatch(String wanted) {
        return new StateValueTypeException(
                "A value of type " + getType() + " cannot be unboxed as " + wanted + ": " + this);
    }

    /** The error of a comparison that has no meaning. */
    final StateValueTypeException compareMismatch(ITmfStateValue other) {
        return new StateValueTypeException(
                "A value of type "
                        + getType()
                        + " cannot be compared with one of type "
                        + other.getType());
    }

    /** Returns {@code other}, refusing null in the documented way. */
    static ITmfStateValue comparable(@Nullable ITmfStateValue other) {
        if (other == null) {
            throw new IllegalArgumentException("A state value cannot be compared with null");
        }
        return other;
    }
}
