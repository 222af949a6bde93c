package org.eclipse.tracecompass.tmf.core.model;

/** Whatever computes a model of a trace for a view; one instance per trace and id. */
public interface ITmfDataProvider {

    /** Returns the id, with the secondary id after a colon if it has one. */
    String getId();

    /** Releases what the provider holds. It answers no request afterwards. */
    default void dispose() {
        // nothing to release
    }
}
