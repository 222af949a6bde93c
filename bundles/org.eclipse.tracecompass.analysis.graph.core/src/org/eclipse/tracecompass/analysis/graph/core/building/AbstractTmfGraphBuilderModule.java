package org.eclipse.tracecompass.analysis.graph.core.building;

import java.nio.file.Path;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.AbstractCriticalPathModule;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.ICriticalPathProvider;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.WorkerSerializer;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.GraphOrigin;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.StoredGraphs;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Base of analyses that build a graph from the events of a trace. The graph is stored if the
 * subclass makes one on disk, and then reused. A module of its own finds critical paths in it.
 */
public abstract class AbstractTmfGraphBuilderModule extends TmfAbstractAnalysisModule
        implements ICriticalPathProvider {

    private final AbstractCriticalPathModule criticalPath;
    private volatile @Nullable ITmfGraph graph;
    private volatile @Nullable ITmfEventRequest request;

    /**
     * Creates the analysis. Calls {@link #getCriticalPathModule()}, so fields of a subclass are not
     * set then.
     */
    public AbstractTmfGraphBuilderModule() {
        criticalPath = getCriticalPathModule();
    }

    /** Returns a new provider, which builds the graph from events. */
    protected abstract ITmfGraphProvider getGraphProvider();

    /** Returns a new module that finds critical paths in the graph; called by the constructor. */
    protected abstract AbstractCriticalPathModule getCriticalPathModule();

    /**
     * Returns the graph to build. If it is {@link ITmfGraph#isDoneBuilding done}, it is used as it
     * is, and no event is read.
     *
     * @param htFile the file for a graph on disk
     * @param workerSerializer turns the workers of the graph into text and back
     * @param startTime the time at which the graph begins, ns
     * @param version the version of the provider
     * @return the graph, null if none can be made, which makes the analysis fail
     */
    protected abstract @Nullable ITmfGraph createGraphInstance(
            Path htFile, WorkerSerializer workerSerializer, long startTime, int version);

    /** Returns the graph, null until it is complete. */
    public @Nullable ITmfGraph getTmfGraph() {
        return graph;
    }

    /**
     * Returns more about the cause of a piece of a line, for users: such as since when an event is
     * missing without which it is not known.
     *
     * @param worker the worker of the line
     * @param cause the qualifier of the edge
     * @param start the beginning of the piece, ns
     * @param end its end, ns
     * @return a clause; empty if there is nothing more to say, as by default
     * @since 0.2.0
     */
    public String explain(IGraphWorker worker, String cause, long start, long end) {
        return "";
    }

    /** Returns the module that finds critical paths in the graph; always the same. */
    public final AbstractCriticalPathModule criticalPathModule() {
        return criticalPath;
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            throw new IllegalStateException("the analysis " + getName() + " has no trace");
        }
        ITmfGraphProvider provider = getGraphProvider();
        try {
            Path file = graphFile(trace);
            ITmfGraph graph =
                    GraphOrigin.open(
                            file,
                            TmfTraceManager.getOrigin(trace) + '\n' + describeParameters(),
                            () ->
                                    createGraphInstance(
                                            file,
                                            getWorkerSerializer(),
                                            provider.getStartTime(),
                                            provider.getGraphFileVersion()));
            if (graph == null) {
                return false;
            }
            if (!graph.isDoneBuilding() && !build(trace, provider, graph, monitor)) {
                graph.dispose();
                return false;
            }
            this.graph = graph;
            return !monitor.isCanceled();
        } finally {
            provider.dispose();
        }
    }

    private Path graphFile(ITmfTrace trace) {
        return Path.of(TmfTraceManager.getSupplementaryFileDir(trace), getId() + ".ht");
    }

    private boolean build(
            ITmfTrace trace,
            ITmfGraphProvider provider,
            ITmfGraph graph,
            IProgressMonitor monitor) {
        provider.assignGraph(graph);
        BuildRequest request = new BuildRequest(provider, getDependencyLevel());
        this.request = request;
        if (monitor.isCanceled()) {
            // Cancelled before canceling() could see the request.
            request.cancel();
        }
        trace.sendRequest(request);
        try {
            request.waitForCompletion();
        } catch (InterruptedException e) {
            request.cancel();
            Thread.currentThread().interrupt();
        } finally {
            this.request = null;
        }
        if (request.isCancelled()) {
            provider.handleCancel();
            return false;
        }
        Throwable failure = request.getFailureCause();
        if (failure != null) {
            fail(failure);
            return false;
        }
        if (request.isFailed()) {
            return false;
        }
        provider.done();
        graph.closeGraph(request.end());
        return true;
    }

    /** Gives all events to the provider. */
    private static final class BuildRequest extends TmfEventRequest {
        private final ITmfGraphProvider provider;
        private @Nullable ITmfEvent last;

        BuildRequest(ITmfGraphProvider provider, int dependencyLevel) {
            super(
                    ITmfEvent.class,
                    TmfTimeRange.ETERNITY,
                    0,
                    ITmfEventRequest.ALL_DATA,
                    ITmfEventRequest.ExecutionType.BACKGROUND,
                    dependencyLevel);
            this.provider = provider;
        }

        /** The time of the last event, ns; that of the start if there was none. */
        long end() {
            ITmfEvent last = this.last;
            return last == null ? provider.getStartTime() : last.getTimestamp().toNanos();
        }

        @Override
        public void handleData(ITmfEvent event) {
            super.handleData(event);
            last = event;
            provider.processEvent(event);
        }
    }

    @Override
    public boolean setTrace(ITmfTrace trace) throws TmfAnalysisException {
        return super.setTrace(trace) && criticalPath.setTrace(trace);
    }

    @Override
    protected void canceling() {
        ITmfEventRequest request = this.request;
        if (request != null) {
            request.cancel();
        }
    }

    /**
     * Cancels the analysis, deletes the stored graph, and forgets the critical path found in it.
     */
    @Override
    public void clearPersistentData() {
        cancel();
        waitForCompletion();
        criticalPath.clearPersistentData();
        ITmfGraph graph = this.graph;
        this.graph = null;
        if (graph != null) {
            graph.dispose();
        }
        ITmfTrace trace = getTrace();
        if (trace != null) {
            StoredGraphs.delete(graphFile(trace));
        }
        resetAnalysis();
    }

    @Override
    public void dispose() {
        super.dispose();
        criticalPath.dispose();
        ITmfGraph graph = this.graph;
        this.graph = null;
        if (graph != null) {
            graph.dispose();
        }
    }

    /**
     * Returns what turns the workers of the graph into text and back. By default they cannot be
     * made from text, so that a stored graph is built again in each session.
     */
    public WorkerSerializer getWorkerSerializer() {
        return TextOnly.INSTANCE;
    }

    /** Writes workers that cannot be read. */
    private static final class TextOnly implements WorkerSerializer {
        static final TextOnly INSTANCE = new TextOnly();

        @Override
        public String serialize(IGraphWorker worker) {
            return String.valueOf(worker);
        }

        @Override
        public IGraphWorker deserialize(String serializedWorker) {
            throw new UnsupportedOperationException(
                    "its workers cannot be made from text: " + serializedWorker);
        }
    }

    @Override
    public @Nullable ITmfGraph getCriticalPathGraph() {
        return criticalPath.getCriticalPathGraph();
    }
}
