package org.eclipse.tracecompass.analysis.os.linux.core.execution.graph;

import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTmfGraphProvider;
import org.eclipse.tracecompass.analysis.graph.core.building.ITraceEventHandler;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.ContextHandler;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.DeclaredHandlers;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.GraphEvents;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.GraphHandler;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.PacketEdges;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.RecordingHandler;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.SchedulerHandler;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.StateDumpHandler;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Builds the execution graph of a kernel trace, or of all kernel traces of an experiment. Its
 * handlers see the state dump, the scheduler, the interrupts and then the graph, in this order;
 * those of plug-ins come where their priorities say.
 */
public class OsExecutionGraphProvider extends AbstractTmfGraphProvider {

    /** What a CPU is doing. */
    public enum Context {
        /** It runs a thread. */
        NONE,
        /** It handles a soft interrupt. */
        SOFTIRQ,
        /** It runs the handler of a device's interrupt. */
        IRQ,
        /** It handles a timer that has expired. */
        HRTIMER,
        /** It handles an interrupt that another CPU has sent. */
        IPI,
        /** It is between the entry and the exit of an interrupt, around the handlers. */
        COMPLETE_IRQ,
        /** It handles a packet that has arrived. */
        PACKET_RECEPTION
    }

    /** Another number makes stored graphs useless. */
    private static final int VERSION = 5;

    private static final int RECORDING_PRIORITY = 2;
    private static final int STATE_DUMP_PRIORITY = 3;
    private static final int SCHEDULER_PRIORITY = 4;
    private static final int CONTEXT_PRIORITY = 5;
    private static final int GRAPH_PRIORITY = 10;

    private final OsSystemModel system = new OsSystemModel();
    private final GraphEvents events;
    private final RecordingHandler recording;
    private final GraphHandler graphHandler;
    private final int ownHandlers;
    private int handlers;

    /**
     * Creates a provider.
     *
     * @param trace the trace or experiment
     */
    public OsExecutionGraphProvider(ITmfTrace trace) {
        super(trace, OsExecutionGraph.ANALYSIS_ID);
        PacketEdges packets = new PacketEdges(trace);
        events = new GraphEvents(packets);
        graphHandler = new GraphHandler(this, events, packets, GRAPH_PRIORITY);
        recording = new RecordingHandler(events, RECORDING_PRIORITY);
        registerHandler(recording);
        registerHandler(new StateDumpHandler(system, events, STATE_DUMP_PRIORITY));
        registerHandler(new SchedulerHandler(system, events, SCHEDULER_PRIORITY));
        registerHandler(new ContextHandler(system, events, CONTEXT_PRIORITY));
        registerHandler(graphHandler);
        ownHandlers = handlers;
        DeclaredHandlers.create(this).forEach(this::registerHandler);
    }

    @Override
    public void registerHandler(ITraceEventHandler handler) {
        super.registerHandler(handler);
        handlers++;
    }

    /** {@inheritDoc} Most events mean nothing here; only handlers of plug-ins see them. */
    @Override
    protected void eventHandle(ITmfEvent event) {
        if (events.isMeant(event) || handlers != ownHandlers) {
            super.eventHandle(event);
        }
    }

    @Override
    public void done() {
        graphHandler.done();
    }

    /**
     * Returns how a trace names its events.
     *
     * @param trace the trace, not an experiment
     * @return its layout, the default one if it is no kernel trace
     */
    public IKernelAnalysisEventLayout getEventLayout(ITmfTrace trace) {
        return KernelStateProvider.layoutOf(trace);
    }

    /**
     * Returns from when to when events were recorded, as far as they have been handled.
     *
     * @since 0.2.0
     */
    public RecordedTimes getRecordedTimes() {
        return recording.times();
    }

    /** Returns what is known of the hosts at the event that is handled. */
    public OsSystemModel getSystem() {
        return system;
    }

    @Override
    public int getGraphFileVersion() {
        return VERSION;
    }
}
