package org.eclipse.tracecompass.statesystem.core.interval;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;

/** The value of one attribute over a range of time, both ends included. Immutable. */
public interface ITmfStateInterval {

    /**
     * Returns the first instant of the interval.
     *
     * @return its first instant
     */
    long getStartTime();

    /**
     * Returns the last instant of the interval.
     *
     * @return its last instant, at least the start
     */
    long getEndTime();

    /**
     * Returns the quark of the attribute.
     *
     * @return the quark of the attribute
     */
    int getAttribute();

    /**
     * Returns the value as an object with a type.
     *
     * @return the value
     */
    ITmfStateValue getStateValue();

    /**
     * Returns whether a time is inside.
     *
     * @param timestamp the time
     * @return true from the start to the end, both included
     */
    boolean intersects(long timestamp);

    /**
     * Returns the value as a plain object.
     *
     * @return an {@link Integer}, {@link Long}, {@link Double}, {@link String}, custom object, or
     *     null
     */
    default @Nullable Object getValue() {
        return getStateValue().unboxValue();
    }

    /**
     * Returns the value as an integer.
     *
     * @return the integer; -1 for null
     * @throws org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException if it is
     *     something else
     */
    default int getValueInt() {
        return getStateValue().unboxInt();
    }

    /**
     * Returns the value as a long.
     *
     * @return the long or integer; -1 for null
     * @throws org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException if it is
     *     something else
     */
    default long getValueLong() {
        return getStateValue().unboxLong();
    }

    /**
     * Returns the value as a double.
     *
     * @return the double; NaN for null
     * @throws org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException if it is
     *     something else
     */
    default double getValueDouble() {
        return getStateValue().unboxDouble();
    }

    /**
     * Returns the value as a string.
     *
     * @return the string; {@code "nullValue"} for null
     * @throws org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException if it is
     *     something else
     */
    @NonNullByDefault({})
    default String getValueString() {
        return getStateValue().unboxStr();
    }
}
