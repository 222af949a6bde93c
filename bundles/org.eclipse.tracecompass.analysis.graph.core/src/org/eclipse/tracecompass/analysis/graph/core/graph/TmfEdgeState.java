package org.eclipse.tracecompass.analysis.graph.core.graph;

/** What an edge means for the progress of its worker. */
public enum TmfEdgeState {
    /** The worker itself makes progress, or waits for something that no other worker explains. */
    PASS,
    /** The worker waits for another one. */
    BLOCK,
    /** Nothing is known. */
    UNKNOWN
}
