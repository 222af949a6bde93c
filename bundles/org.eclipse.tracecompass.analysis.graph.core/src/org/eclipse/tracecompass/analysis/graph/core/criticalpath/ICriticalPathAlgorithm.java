package org.eclipse.tracecompass.analysis.graph.core.criticalpath;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;

/** A way to find the critical path of a worker in a graph. */
public interface ICriticalPathAlgorithm {

    /**
     * Finds the critical path.
     *
     * @param criticalPath the graph that the path is added to
     * @param start the vertex where the path begins
     * @param end the vertex before which it stops; null for the end of the worker
     * @return the graph with the path
     * @throws CriticalPathAlgorithmException if there is none
     */
    default ITmfGraph computeCriticalPath(
            ITmfGraph criticalPath, ITmfVertex start, @Nullable ITmfVertex end)
            throws CriticalPathAlgorithmException {
        throw new CriticalPathAlgorithmException(
                "The algorithm " + getDisplayName() + " does not find paths in such graphs");
    }

    /** Returns the identifier of the algorithm. */
    String getID();

    /** Returns the name of the algorithm for users. */
    String getDisplayName();
}
