package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;

import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTraceEventHandler;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsExecutionGraphProvider.Context;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsInterruptContext;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsSystemModel;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** Follows interrupts: which one, if any, each CPU handles. */
public final class ContextHandler extends AbstractTraceEventHandler {

    private final OsSystemModel system;
    private final GraphEvents events;

    /**
     * Creates the handler.
     *
     * @param system is told of the interrupts
     * @param events knows the events
     * @param priority when the handler sees an event
     */
    public ContextHandler(OsSystemModel system, GraphEvents events, int priority) {
        super(priority);
        this.system = system;
        this.events = events;
    }

    @Override
    public void handleEvent(ITmfEvent event) {
        switch (events.kindOf(event)) {
            case SOFTIRQ_ENTRY -> enter(event, Context.SOFTIRQ);
            case SOFTIRQ_EXIT -> leave(event, Context.SOFTIRQ);
            case IRQ_ENTRY -> enter(event, Context.IRQ);
            case IRQ_EXIT -> leave(event, Context.IRQ);
            case COMPLETE_IRQ_ENTRY -> enter(event, Context.COMPLETE_IRQ);
            case COMPLETE_IRQ_EXIT -> leave(event, Context.COMPLETE_IRQ);
            case TIMER_ENTRY -> enter(event, Context.HRTIMER);
            case TIMER_EXIT -> leave(event, Context.HRTIMER);
            case IPI_ENTRY -> enter(event, Context.IPI);
            case IPI_EXIT -> leave(event, Context.IPI);
            case RECEPTION_ENTRY -> enter(event, Context.PACKET_RECEPTION);
            case RECEPTION_EXIT -> leave(event, Context.PACKET_RECEPTION);
            case SWITCH -> leaveAll(event);
            default -> {
                // Other events are no interrupts.
            }
        }
    }

    private void enter(ITmfEvent event, Context context) {
        GraphEvents.Source source = events.sourceOf(event);
        system.pushContextStack(
                source.host,
                Integer.valueOf(source.cpuOf(event)),
                new OsInterruptContext(event, context));
    }

    /** Ends an interrupt, and those within it whose exits were lost. */
    private void leave(ITmfEvent event, Context context) {
        GraphEvents.Source source = events.sourceOf(event);
        Integer cpu = Integer.valueOf(source.cpuOf(event));
        OsInterruptContext ended = system.popContextStack(source.host, cpu);
        while (ended != null && ended.getContext() != context) {
            ended = system.popContextStack(source.host, cpu);
        }
    }

    /** A CPU that switches threads handles no interrupt: the exit was lost. */
    private void leaveAll(ITmfEvent event) {
        GraphEvents.Source source = events.sourceOf(event);
        Integer cpu = Integer.valueOf(source.cpuOf(event));
        OsInterruptContext ended = system.popContextStack(source.host, cpu);
        while (ended != null) {
            ended = system.popContextStack(source.host, cpu);
        }
    }
}
