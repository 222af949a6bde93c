package org.eclipse.tracecompass.analysis.graph.core.base;

import java.util.Collections;
import java.util.Map;

/**
 * Something that does work over time and has a line of its own in a graph: a thread, a process, a
 * device. A worker is a key of the graph, so it has {@code equals} and {@code hashCode} of a value.
 */
public interface IGraphWorker {

    /** Returns the identifier of the host on which the worker is. */
    String getHostId();

    /** Returns what there is to say about the worker, text by name; empty by default. */
    default Map<String, String> getWorkerInformation() {
        return Collections.emptyMap();
    }

    /** Returns the identifying values of the worker by the name of an aspect; empty by default. */
    default Map<String, Object> getWorkerAspects() {
        return Collections.emptyMap();
    }

    /**
     * Returns what there is to say about the worker at a time.
     *
     * @param t the time, ns
     * @return text by name, by default that of {@link #getWorkerInformation()}
     */
    default Map<String, String> getWorkerInformation(long t) {
        return getWorkerInformation();
    }
}
