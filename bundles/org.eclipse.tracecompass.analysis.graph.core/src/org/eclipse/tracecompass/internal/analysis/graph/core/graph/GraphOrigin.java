package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.nio.file.Path;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;

/**
 * Uses a stored graph only if it was made from the same: the times at which graphs begin and the
 * versions of builders are alike in many traces. The documented factory methods are not told the
 * origin, so it is checked and set here.
 */
public final class GraphOrigin {

    private GraphOrigin() {}

    /**
     * Opens or begins a graph.
     *
     * @param file the file of the graph
     * @param origin all that decides what is in the graph: trace, parameters, worker
     * @param factory opens the file, or begins a graph if it cannot be used
     * @return a graph of this origin, done or without vertices; null if the factory makes none
     */
    public static @Nullable ITmfGraph open(
            Path file, String origin, Supplier<@Nullable ITmfGraph> factory) {
        ITmfGraph graph = factory.get();
        if (graph instanceof ColumnGraph stored
                && stored.isDoneBuilding()
                && !stored.origin().equals(origin)) {
            stored.dispose();
            StoredGraphs.delete(file);
            graph = factory.get();
            if (graph instanceof ColumnGraph again && again.isDoneBuilding()) {
                graph = new ColumnGraph(again.getStartTime());
            }
        }
        if (graph instanceof ColumnGraph begun && !begun.isDoneBuilding()) {
            begun.setOrigin(origin);
        }
        return graph;
    }
}
