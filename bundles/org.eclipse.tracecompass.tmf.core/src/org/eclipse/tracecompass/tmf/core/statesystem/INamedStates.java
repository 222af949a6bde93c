package org.eclipse.tracecompass.tmf.core.statesystem;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * An analysis whose states have names besides their values, as its views show them. Tables have
 * them as labels.
 *
 * @since 9.6.0
 */
public interface INamedStates {

    /** The names of the states of a history. Thread-safe, and cheap: asked for each state. */
    @FunctionalInterface
    interface StateNames {

        /**
         * Returns the name of a state.
         *
         * @param quark the attribute
         * @param value its value, null for none
         * @return the name, null if the value has none
         */
        @Nullable
        String of(int quark, @Nullable Object value);
    }

    /**
     * Returns the names of the states of a history.
     *
     * @param history a history of the analysis
     */
    StateNames namesIn(ITmfStateSystem history);
}
