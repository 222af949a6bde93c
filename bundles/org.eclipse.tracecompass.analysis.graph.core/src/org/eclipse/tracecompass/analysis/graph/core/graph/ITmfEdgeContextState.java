package org.eclipse.tracecompass.analysis.graph.core.graph;

import java.util.Map;

/** What an edge means: a state of the domain of the graph, for instance of an operating system. */
public interface ITmfEdgeContextState {

    /** Returns what the state means for the progress of the worker. */
    TmfEdgeState getEdgeState();

    /**
     * Returns the properties of the style in which the edge is drawn, see {@code StyleProperties}.
     */
    Map<String, Object> getStyles();

    /**
     * Sets the state.
     *
     * @param contextState a constant of the enumeration of this domain
     * @throws IllegalArgumentException if the constant is of another enumeration
     */
    void setContextEnum(Enum<?> contextState);

    /** Returns the state as the constant of an enumeration. */
    Enum<?> getContextEnum();

    /** Returns the number under which a graph stores the state. */
    int serialize();

    /**
     * Takes the state from a number.
     *
     * @param code what {@link #serialize()} returned
     * @return the state
     */
    Enum<?> deserialize(int code);

    /** Returns whether the edge is drawn as an arrow of its own, as from a sender to a receiver. */
    boolean isMatchable();
}
