package org.eclipse.tracecompass.analysis.graph.core.building;

import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** Adds to a graph what events mean. All calls come from the thread that builds the graph. */
public interface ITraceEventHandler {

    /** The priority of handlers that do not choose one. */
    int DEFAULT_PRIORITY = 10;

    /**
     * Handles an event.
     *
     * @param event the event
     */
    void handleEvent(ITmfEvent event);

    /** Returns whether {@link #cancel()} was called. */
    boolean isCancelled();

    /** Tells the handler that the building of the graph was cancelled. */
    void cancel();

    /** Returns the priority: handlers with a lower number see an event earlier. */
    default int getPriority() {
        return DEFAULT_PRIORITY;
    }
}
