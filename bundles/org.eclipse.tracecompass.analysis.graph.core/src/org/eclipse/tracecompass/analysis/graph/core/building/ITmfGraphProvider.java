package org.eclipse.tracecompass.analysis.graph.core.building;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Builds a graph from the events of a trace, which it is given one after the other. */
public interface ITmfGraphProvider {

    /** Returns the trace. */
    ITmfTrace getTrace();

    /** Returns the time at which the graph begins, ns. */
    long getStartTime();

    /**
     * Adds to the graph what an event means. Ignored until a graph is assigned.
     *
     * @param event the event
     */
    void processEvent(ITmfEvent event);

    /** Releases what the provider holds. */
    void dispose();

    /** Called when the building is cancelled. */
    void handleCancel();

    /** Called after the last event, before the graph is closed. */
    void done();

    /**
     * Assigns the graph to build.
     *
     * @param graph the graph
     */
    default void assignGraph(ITmfGraph graph) {
        // A provider without a graph has nothing to build.
    }

    /** Returns the assigned graph, null if there is none. */
    default @Nullable ITmfGraph getGraph() {
        return null;
    }

    /** Returns the version of the provider; graphs stored by another version are built again. */
    default int getGraphFileVersion() {
        return 1;
    }
}
