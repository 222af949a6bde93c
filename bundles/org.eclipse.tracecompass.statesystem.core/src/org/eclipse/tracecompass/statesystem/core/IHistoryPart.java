package org.eclipse.tracecompass.statesystem.core;

import java.util.function.Consumer;

/**
 * Receives the changes of a part of a trace, whose beginning knows nothing of what was before: a
 * state that the part has not changed yet is <em>unknown</em>, which is not the same as null.
 * Joined to the parts before it, it gives the very history that the same changes would have given
 * without parts: the same intervals in the same order, the same quarks.
 *
 * <p>A part takes changes of attributes whose values do not depend on earlier ones: {@link
 * #modifyAttribute}, {@link #updateOngoingState} and {@link #increment}. What needs to know more
 * can be {@linkplain #defer deferred}. Stacks, {@link #removeAttribute} and queries of states throw
 * an {@link UnsupportedOperationException}. For one thread at a time.
 */
public interface IHistoryPart extends ITmfStateSystemBuilder {

    /**
     * Adds to a number, a {@link Long} that counts as 0 while it is null.
     *
     * @param t the time of the change, ns since the epoch
     * @param quark the attribute, whose values are only changed by this method
     * @param by what is added
     */
    void increment(long t, int quark, long by);

    /**
     * Defers a step to the time when the part is joined. All changes before it are made then, and
     * none after it. The step must not touch an attribute whose ongoing state the part knows,
     * unless it is {@linkplain #forget forgotten} first.
     *
     * @param step what is to be done
     */
    void defer(Consumer<IPartJoin> step);

    /**
     * Makes the ongoing state of an attribute unknown, so that a deferred step may change it.
     *
     * @param quark the attribute
     */
    void forget(int quark);
}
