package org.eclipse.tracecompass.statesystem.core;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;

/**
 * A state system that is being built. Changes of one attribute come in the order of time; different
 * attributes need not agree. Values are plain objects ({@link Integer}, {@link Long}, {@link
 * Double}, {@link String}, types with a registered serializer), state values, or null; an object of
 * any other type is stored as its text.
 *
 * <p>What a caller's error does, always without losing anything that was stored:
 *
 * <ul>
 *   <li>a change before the ongoing state of its attribute, or before the start of the history:
 *       {@link TimeRangeException}, nothing is changed;
 *   <li>a value of another type than the attribute's first one: {@link StateValueTypeException},
 *       nothing is changed;
 *   <li>a change, or a new attribute, after {@link #closeHistory}: {@link IllegalStateException};
 *   <li>a change, or a new attribute, after {@link #dispose}: {@link
 *       org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException}.
 * </ul>
 */
public interface ITmfStateSystemBuilder extends ITmfStateSystem {

    /** The provider version that fits any stored history. */
    int IGNORE_PROVIDER_VERSION = -42;

    /**
     * Finds an attribute by its full path, creating it and its parents if need be. A new attribute
     * is null since the start of the history.
     *
     * @param attribute the names from the root down, at least one
     * @return its quark
     */
    @NonNullByDefault({})
    int getQuarkAbsoluteAndAdd(String... attribute);

    /**
     * Finds an attribute by its path from another one, creating it and its parents if need be.
     *
     * @param startingNodeQuark the attribute where the path starts
     * @param subPath the names from there down, at least one
     * @return its quark
     */
    @NonNullByDefault({})
    int getQuarkRelativeAndAdd(int startingNodeQuark, String... subPath);

    /**
     * Replaces the ongoing value of an attribute since its start, as if it had always been this.
     *
     * @param newValue the value
     * @param attributeQuark the attribute
     */
    void updateOngoingState(ITmfStateValue newValue, int attributeQuark);

    /**
     * Replaces the ongoing value of an attribute since its start, as if it had always been this.
     *
     * @param newValue the value
     * @param attributeQuark the attribute
     */
    default void updateOngoingState(@Nullable Object newValue, int attributeQuark) {
        updateOngoingState(TmfStateValue.newValue(newValue), attributeQuark);
    }

    /**
     * Changes the value of an attribute. The same value again is no change; of two changes at the
     * same instant the last one counts.
     *
     * @param t the time from which on the value holds
     * @param value the value
     * @param attributeQuark the attribute
     * @throws StateValueTypeException if the attribute has values of another type
     * @throws TimeRangeException if the time is before the start of the ongoing state
     */
    @NonNullByDefault({})
    void modifyAttribute(long t, Object value, int attributeQuark) throws StateValueTypeException;

    /**
     * Adds 1 to an integer attribute; null counts as 0. The name of older editions: {@link
     * StateSystemBuilderUtils} adds any number, also to long and double attributes.
     *
     * @param t the time of the change
     * @param attributeQuark the attribute
     * @throws StateValueTypeException if the attribute has values other than integers
     * @throws TimeRangeException if the time is before the start of the ongoing state
     */
    default void incrementAttribute(long t, int attributeQuark) throws StateValueTypeException {
        StateSystemBuilderUtils.incrementAttributeInt(this, t, attributeQuark, 1);
    }

    /**
     * Pushes a value on the stack of an attribute: the attribute holds the depth, its children "1",
     * "2", … the values.
     *
     * @param t the time of the change
     * @param value the value, may be null
     * @param attributeQuark the attribute
     * @throws StateValueTypeException if the attribute has values other than integers
     * @throws IllegalStateException if the stack is 100,000 deep already
     */
    @NonNullByDefault({})
    void pushAttribute(long t, Object value, int attributeQuark) throws StateValueTypeException;

    /**
     * Pops the top value from the stack of an attribute.
     *
     * @param t the time of the change
     * @param attributeQuark the attribute
     * @return the value that was on top, null if the stack was empty
     * @throws StateValueTypeException if the attribute has values other than integers
     * @throws IllegalStateException if the attribute is an integer but has no child of that depth
     */
    @NonNullByDefault({})
    ITmfStateValue popAttribute(long t, int attributeQuark) throws StateValueTypeException;

    /**
     * Pops the top value from the stack of an attribute.
     *
     * @param t the time of the change
     * @param attributeQuark the attribute
     * @return the value that was on top as a plain object, null if it was null or the stack was
     *     empty
     * @throws StateValueTypeException if the attribute has values other than integers
     * @throws IllegalStateException if the attribute is an integer but has no child of that depth
     */
    @NonNullByDefault({})
    default Object popAttributeObject(long t, int attributeQuark) throws StateValueTypeException {
        ITmfStateValue value = popAttribute(t, attributeQuark);
        return value == null ? null : value.unboxValue();
    }

    /**
     * Sets an attribute and everything below it to null, the lowest first. Attributes and quarks
     * remain.
     *
     * @param t the time of the change
     * @param attributeQuark the attribute
     */
    void removeAttribute(long t, int attributeQuark);

    /**
     * Ends the building: all ongoing states end, the history is complete and, in a file, can be
     * opened again. Nothing happens if the history was closed or disposed before.
     *
     * @param endTime the last instant; if a change or an interval is later than that, its time is
     *     taken instead
     */
    void closeHistory(long endTime);

    /** Deletes the files of the history. To be called after {@link #dispose()}. */
    void removeFiles();

    /**
     * Returns the ongoing values of all attributes.
     *
     * @return a list indexed by quark, null if not supported
     */
    @NonNullByDefault({})
    default List<@Nullable Object> queryOngoing() {
        return null;
    }
}
