package org.eclipse.tracecompass.tmf.remote.core.answer;

import java.util.List;

/**
 * What a server says of an experiment.
 *
 * @param uuid its id
 * @param name its name
 * @param start its first time, ns since the epoch
 * @param end its last time that is known, ns since the epoch
 * @param events the number of its events so far
 * @param isIndexing whether the server is still reading it
 * @param traces its traces
 */
public record ExperimentFacts(
        String uuid,
        String name,
        long start,
        long end,
        long events,
        boolean isIndexing,
        List<TraceFacts> traces) {

    /**
     * What a server says of a trace.
     *
     * @param uuid its id
     * @param name its name
     * @param path where it is on the server
     */
    public record TraceFacts(String uuid, String name, String path) {}

    /** Keeps the list as it is now. */
    public ExperimentFacts {
        traces = List.copyOf(traces);
    }
}
