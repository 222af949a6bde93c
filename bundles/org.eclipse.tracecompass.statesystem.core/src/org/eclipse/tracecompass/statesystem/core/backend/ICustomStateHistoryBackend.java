package org.eclipse.tracecompass.statesystem.core.backend;

/** A backend that an analysis brings along; it may have been built before. */
public interface ICustomStateHistoryBackend extends IStateHistoryBackend {

    /**
     * Returns whether the history is complete.
     *
     * @return true if nothing needs to be built any more
     */
    boolean isBuilt();
}
