package org.eclipse.tracecompass.statesystem.core.statevalue;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;

/**
 * A state value as an object that knows its type. Immutable. Plain objects ({@link Integer}, {@link
 * Long}, {@link Double}, {@link String}, null) can be used everywhere in its place and cost less.
 *
 * <p>Numbers compare with numbers of any width, strings with strings; the null value compares with
 * everything but custom values as the value it unboxes to.
 */
public interface ITmfStateValue extends Comparable<ITmfStateValue> {

    /** The types of state values. */
    enum Type {
        /** No value. */
        NULL,
        /** 32-bit integer. */
        INTEGER,
        /** 64-bit integer. */
        LONG,
        /** 64-bit floating point number. */
        DOUBLE,
        /** Text of any length. */
        STRING,
        /** Any other type; see {@link StateValueSerializers}. */
        CUSTOM
    }

    /**
     * Returns the type.
     *
     * @return the type of this value
     */
    Type getType();

    /**
     * Returns whether this is the null value.
     *
     * @return true for the null value
     */
    boolean isNull();

    /**
     * Returns the integer.
     *
     * @return the integer; -1 for the null value
     * @throws StateValueTypeException if the value is neither an integer nor null
     */
    int unboxInt();

    /**
     * Returns the long.
     *
     * @return the long or integer; -1 for the null value
     * @throws StateValueTypeException if the value is neither a long, nor an integer, nor null
     */
    long unboxLong();

    /**
     * Returns the double.
     *
     * @return the double; NaN for the null value
     * @throws StateValueTypeException if the value is neither a double nor null
     */
    double unboxDouble();

    /**
     * Returns the string.
     *
     * @return the string; {@code "nullValue"} for the null value
     * @throws StateValueTypeException if the value is neither a string nor null
     */
    String unboxStr();

    /**
     * Returns the plain object.
     *
     * @return the boxed number, the string, the custom object, or null for the null value
     */
    default @Nullable Object unboxValue() {
        return switch (getType()) {
            case NULL -> null;
            case INTEGER -> unboxInt();
            case LONG -> unboxLong();
            case DOUBLE -> unboxDouble();
            case STRING -> unboxStr();
            case CUSTOM -> this;
        };
    }
}
