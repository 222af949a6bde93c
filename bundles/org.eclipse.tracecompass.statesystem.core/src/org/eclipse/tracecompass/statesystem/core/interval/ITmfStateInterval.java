package org.eclipse.tracecompass.statesystem.core.interval;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;

/** The value of one attribute over a range of time, both ends included. Immutable. */
public interface ITmfStateInterval {

    /**
     * Tells where the interval starts.
     *
     * @return its first instant
     */
    long getStartTime();

    /**
     * Tells where the interval ends.
     *
     * @return its last instant, at least the start
     */
    long getEndTime();

    /**
     * Tells whose interval this is.
     *
     * @return the quark of the attribute
     */
    int getAttribute();

    /**
     * Gives the value as an object with a type.
     *
     * @return the value
     */
    ITmfStateValue getStateValue();

    /**
     * Tells whether a time is inside.
     *
     * @param timestamp the time
     * @return true from the start to the end, both included
     */
    boolean intersects(long timestamp);

    /**
     * Gives the value as a plain object.
     *
     * @return an {@link Integer}, {@link Long}, {@link Double}, {@link String}, custom object, or
     *     null
     */
    default @Nullable Object getValue() {
        return getStateValue().unboxValue();
    }

    /**
     * Gives the value as an integer.
     *
     * @return the integer; -1 for null
     * @throws org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException if it is
     *     something else
     */
    default int getValueInt() {
        return getStateValue().unboxInt();
    }

    /**
     * Gives the value as a long.
     *
     * @return the long or integer; -1 for null
     * @throws org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException if it is
     *     something else
     */
    default long getValueLong() {
        return getStateValue().unboxLong();
    }

    /**
     * Gives the value as a double.
     *
     * @return the double; NaN for null
     * @throws org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException if it is
     *     something else
     */
    default double getValueDouble() {
        return getStateValue().unboxDouble();
    }

    /**
     * Gives the value as a string.
     *
     * @return the string; {@code "nullValue"} for null
     * @throws org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException if it is
     *     something else
     */
    default String getValueString() {
        return getStateValue().unboxStr();
    }
}
