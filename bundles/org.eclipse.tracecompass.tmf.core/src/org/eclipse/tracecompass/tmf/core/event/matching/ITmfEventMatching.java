package org.eclipse.tracecompass.tmf.core.event.matching;

/** A way to match events of traces. */
public interface ITmfEventMatching {

    /**
     * Reads the traces and matches their events. Returns when that is done.
     *
     * @return whether all traces were read to their end; false when there was none, the matching
     *     was cancelled, or a trace could not be read
     */
    boolean matchEvents();
}
