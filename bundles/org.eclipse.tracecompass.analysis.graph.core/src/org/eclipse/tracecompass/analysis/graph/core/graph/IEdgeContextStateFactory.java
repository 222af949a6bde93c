package org.eclipse.tracecompass.analysis.graph.core.graph;

/** Makes the state of an edge again from the number under which a graph stored it. */
public interface IEdgeContextStateFactory {

    /**
     * Makes a state.
     *
     * @param code what {@link ITmfEdgeContextState#serialize()} returned
     * @return the state
     */
    ITmfEdgeContextState createContextState(int code);
}
