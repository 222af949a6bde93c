package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** What one type of kernel event does to the model. */
@FunctionalInterface
interface KernelEventHandler {

    /** Says that a type of event means nothing to the analysis. */
    KernelEventHandler NOTHING = (event, time, cpu) -> {};

    /**
     * Applies an event.
     *
     * @param event the event
     * @param time its time, ns; never less than that of an earlier event
     * @param cpu the CPU on which it happened
     */
    void handle(ITmfEvent event, long time, KernelCpu cpu);
}
