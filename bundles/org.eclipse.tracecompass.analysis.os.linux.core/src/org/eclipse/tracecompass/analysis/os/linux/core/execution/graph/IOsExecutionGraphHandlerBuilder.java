package org.eclipse.tracecompass.analysis.os.linux.core.execution.graph;

import org.eclipse.tracecompass.analysis.graph.core.building.ITraceEventHandler;

/**
 * Makes a handler that adds to the execution graph, for instance what threads wait for in user
 * space. The extension point {@value #HANDLER_EXTENSION_POINT_ID} names the classes of builders;
 * they have a constructor without parameters.
 */
public interface IOsExecutionGraphHandlerBuilder {

    /** Where plug-ins declare builders, in elements {@code handler}. */
    String HANDLER_EXTENSION_POINT_ID =
            "org.eclipse.tracecompass.analysis.os.linux.core.graph.handler";

    /**
     * Makes a handler for one run of the analysis.
     *
     * @param provider builds the graph; its {@link OsExecutionGraphProvider#getSystem system} knows
     *     the threads
     * @param priority the priority that the extension gives the handler; those of the analysis are
     *     3 (state dump), 4 (scheduler), 5 (interrupts) and 10 (the graph itself)
     * @return the handler
     */
    ITraceEventHandler createHandler(OsExecutionGraphProvider provider, int priority);
}
