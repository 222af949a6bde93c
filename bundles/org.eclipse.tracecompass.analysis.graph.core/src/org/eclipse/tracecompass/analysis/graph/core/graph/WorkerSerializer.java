package org.eclipse.tracecompass.analysis.graph.core.graph;

import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;

/** Turns workers into text and back, so that a graph can be stored. */
public interface WorkerSerializer {

    /**
     * Writes a worker.
     *
     * @param worker the worker
     * @return the text
     */
    String serialize(IGraphWorker worker);

    /**
     * Makes a worker again.
     *
     * @param serializedWorker what {@link #serialize} returned, in this or an earlier session
     * @return a worker that is equal to the one that was serialized
     * @throws IllegalArgumentException if the text is no worker
     * @throws UnsupportedOperationException if workers cannot be made from text; the graph is then
     *     built again in each session
     */
    IGraphWorker deserialize(String serializedWorker);
}
