package org.eclipse.tracecompass.analysis.graph.core.building;

/** Base of event handlers: keeps the priority, and whether the handler was cancelled. */
public abstract class AbstractTraceEventHandler implements ITraceEventHandler {

    private final int priority;
    private volatile boolean cancelled;

    /**
     * Creates a handler.
     *
     * @param priority handlers with a lower number see an event earlier
     */
    public AbstractTraceEventHandler(int priority) {
        this.priority = priority;
    }

    @Override
    public boolean isCancelled() {
        return cancelled;
    }

    @Override
    public void cancel() {
        cancelled = true;
    }

    @Override
    public int getPriority() {
        return priority;
    }
}
