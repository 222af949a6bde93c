package org.eclipse.tracecompass.statesystem.core;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A state value of a {@link IHistoryPart} that follows from what was before the part, so that it is
 * known only when the part is joined. An object is used by one thread at a time: first by the one
 * that builds the part, then by the one that joins it.
 */
public abstract class DeferredValue {

    /**
     * Returns the type of the value once it is known.
     *
     * @return the class of every value that {@link #resolve} can give
     */
    public abstract Class<?> type();

    /**
     * Returns whether the value is surely the same as another one.
     *
     * @param other another value of the same attribute, perhaps deferred, perhaps null
     * @return true if both will be equal whatever was before
     */
    public abstract boolean isSurely(@Nullable Object other);

    /**
     * Returns whether the value may turn out to be the same as another one.
     *
     * @param other another value of the same attribute, perhaps deferred, perhaps null
     * @return false if both will differ whatever was before
     */
    public abstract boolean maybe(@Nullable Object other);

    /**
     * Returns the value; called while the part is joined, when all changes before the first use of
     * this value are made.
     *
     * @return the value, of the type {@link #type()}
     */
    public abstract Object resolve();
}
