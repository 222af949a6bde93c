package org.eclipse.tracecompass.tmf.loading.core;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Loads what a view shows from one data provider, in the background. How a view says what it wants
 * is a matter of the class. Thread-safe.
 */
public interface DataLoader extends AutoCloseable {

    /**
     * Takes what was loaded; called in the loader's thread.
     *
     * @param <D> what is loaded
     */
    interface Listener<D> {

        /**
         * A new answer; it replaces the one before.
         *
         * @param data the answer
         * @param running whether a later answer may say more, because the analysis is running
         */
        void loaded(D data, boolean running);

        /**
         * The provider failed; what was loaded before stays valid.
         *
         * @param message why, for the user
         * @param cause an unexpected error; null if the provider reported the failure
         */
        void failed(String message, @Nullable Throwable cause);
    }

    /** Reloads everything, for example because the analysis has run again. */
    void refresh();

    /** Stops everything; the listener is not called any more once the running task has noticed. */
    @Override
    void close();
}
