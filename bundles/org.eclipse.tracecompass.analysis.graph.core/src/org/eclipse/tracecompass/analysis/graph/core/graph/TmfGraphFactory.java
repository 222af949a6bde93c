package org.eclipse.tracecompass.analysis.graph.core.graph;

import java.nio.file.Path;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.ColumnGraph;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.GraphFile;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState;

/** Makes graphs. */
public class TmfGraphFactory {

    private TmfGraphFactory() {}

    /** Returns a new graph without vertices, which is kept in memory only. */
    public static ITmfGraph createSimpleGraph() {
        return new ColumnGraph(0);
    }

    /**
     * Returns a graph that {@link ITmfGraph#closeGraph} writes to a file. If the file holds a graph
     * that was closed with the same start and version, the graph has its vertices and is {@link
     * ITmfGraph#isDoneBuilding done}. Otherwise it has none, and replaces the file when it is
     * closed.
     *
     * @param file the file
     * @param serializer turns the workers into text and back
     * @param startTime the time at which the graph begins, ns
     * @param version the version of the code that builds the graph
     * @return the graph
     */
    public static ITmfGraph createOnDiskGraph(
            Path file, WorkerSerializer serializer, long startTime, int version) {
        return createOnDiskGraph(file, serializer, startTime, version, OSEdgeContextState::ofCode);
    }

    /**
     * Returns a graph that {@link ITmfGraph#closeGraph} writes to a file, whose edges have states
     * of another domain than operating systems.
     *
     * @param file the file
     * @param serializer turns the workers into text and back
     * @param startTime the time at which the graph begins, ns
     * @param version the version of the code that builds the graph
     * @param states makes the states of edges again from their numbers
     * @return the graph
     */
    public static ITmfGraph createOnDiskGraph(
            Path file,
            WorkerSerializer serializer,
            long startTime,
            int version,
            IEdgeContextStateFactory states) {
        return new GraphFile(file, serializer, startTime, version, states).open();
    }
}
