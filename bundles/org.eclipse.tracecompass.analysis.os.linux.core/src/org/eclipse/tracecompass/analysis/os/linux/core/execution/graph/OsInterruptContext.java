package org.eclipse.tracecompass.analysis.os.linux.core.execution.graph;

import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsExecutionGraphProvider.Context;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;

/** What a CPU is doing instead of running a thread, and since which event. Immutable. */
public class OsInterruptContext {

    /** The context of a CPU that runs a thread. */
    public static final OsInterruptContext DEFAULT_CONTEXT =
            new OsInterruptContext(
                    new TmfEvent(null, ITmfContext.UNKNOWN_RANK, null, null, null), Context.NONE);

    private final ITmfEvent event;
    private final Context context;

    /**
     * Creates a context.
     *
     * @param event the event with which it began
     * @param ctx what it is
     */
    public OsInterruptContext(ITmfEvent event, Context ctx) {
        this.event = event;
        context = ctx;
    }

    /** Returns the event with which the context began. */
    public ITmfEvent getEvent() {
        return event;
    }

    /** Returns what it is. */
    public Context getContext() {
        return context;
    }
}
