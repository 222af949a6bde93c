package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** The effect of one type of kernel event on the model. */
@FunctionalInterface
interface KernelEventHandler {

    /**
     * Applies an event.
     *
     * @param event the event
     * @param time its time, ns; never less than that of an earlier event
     * @param cpu the CPU on which it happened
     */
    void handle(ITmfEvent event, long time, KernelCpu cpu);
}
