package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

/** Changes states for an event. */
@FunctionalInterface
public interface StateChange {

    /**
     * Makes the change, unless the event or the states lack what it needs.
     *
     * @param scope the event
     */
    void run(EventScope scope);
}
