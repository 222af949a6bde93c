package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import java.util.Collection;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * Knows the call stacks that an event has with it, for example those of a sampling profiler.
 *
 * @since 0.2.0
 */
public interface IEventCallStackProvider {

    /**
     * Returns the call stacks of an event.
     *
     * @param event the event
     * @return the functions by the name of the stack, the innermost first; empty if the event has
     *     none
     */
    Map<String, Collection<Object>> getCallStack(ITmfEvent event);
}
