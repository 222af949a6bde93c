package org.eclipse.tracecompass.analysis.graph.core.building;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of graph providers: gives each event to handlers, in the order of their priorities, then of
 * the names of their classes. A handler that throws is logged and left out from then on.
 */
public abstract class AbstractTmfGraphProvider implements ITmfGraphProvider {

    private static final System.Logger LOGGER = LazyLogger.of(AbstractTmfGraphProvider.class);

    private static final Comparator<ITraceEventHandler> ORDER =
            Comparator.comparingInt(ITraceEventHandler::getPriority)
                    .thenComparing(handler -> handler.getClass().getName());

    private final ITmfTrace trace;
    private final String id;
    private final List<ITraceEventHandler> handlers = new CopyOnWriteArrayList<>();

    /** The same, for the loop that every event goes through. */
    private volatile ITraceEventHandler[] inOrder = {};

    private @Nullable ITmfGraph graph;

    /**
     * Creates a provider.
     *
     * @param trace the trace
     * @param id the identifier of the provider, for messages
     */
    public AbstractTmfGraphProvider(ITmfTrace trace, String id) {
        this.trace = trace;
        this.id = id;
    }

    @Override
    public ITmfTrace getTrace() {
        return trace;
    }

    @Override
    public long getStartTime() {
        // The first event has the same time in each session, however much is indexed.
        ITmfTimestamp first = trace.readStart();
        return (first == null ? trace.getStartTime() : first).toNanos();
    }

    @Override
    public void assignGraph(ITmfGraph graph) {
        this.graph = graph;
    }

    @Override
    public @Nullable ITmfGraph getGraph() {
        return graph;
    }

    @Override
    public void processEvent(ITmfEvent event) {
        if (graph != null) {
            eventHandle(event);
        }
    }

    @Override
    public void dispose() {
        handlers.clear();
        inOrder = new ITraceEventHandler[0];
        graph = null;
    }

    @Override
    public void done() {
        // What the handlers added is all there is.
    }

    /**
     * Handles one event, by default with all handlers.
     *
     * @param event the event
     */
    protected void eventHandle(ITmfEvent event) {
        for (ITraceEventHandler handler : inOrder) {
            try {
                handler.handleEvent(event);
            } catch (RuntimeException | LinkageError e) {
                handlers.remove(handler);
                inOrder = handlers.toArray(new ITraceEventHandler[0]);
                LOGGER.log(
                        System.Logger.Level.ERROR,
                        "The handler "
                                + handler.getClass().getName()
                                + " of the graph "
                                + id
                                + " failed and is left out from now on",
                        e);
            }
        }
    }

    @Override
    public void handleCancel() {
        handlers.forEach(ITraceEventHandler::cancel);
    }

    /**
     * Adds a handler. Another one with the same priority and class is kept, too.
     *
     * @param handler the handler
     */
    public void registerHandler(ITraceEventHandler handler) {
        handlers.add(handler);
        handlers.sort(ORDER);
        inOrder = handlers.toArray(new ITraceEventHandler[0]);
    }

    /** Returns the handlers in the order in which they see an event. */
    protected List<ITraceEventHandler> getHandlers() {
        return List.copyOf(handlers);
    }
}
