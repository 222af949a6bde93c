package org.eclipse.tracecompass.analysis.graph.core.criticalpath;

import java.nio.file.Path;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTmfGraphBuilderModule;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.eclipse.tracecompass.analysis.graph.core.graph.WorkerSerializer;
import org.eclipse.tracecompass.internal.analysis.graph.core.criticalpath.OSCriticalPathAlgorithm;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.GraphOrigin;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.StoredGraphs;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Finds the critical path of the worker that is the parameter {@link #PARAM_WORKER}, in the graph
 * of an analysis. Another worker starts it again.
 */
public abstract class AbstractCriticalPathModule extends TmfAbstractAnalysisModule
        implements ICriticalPathProvider {

    /** The identifier of the analysis. */
    public static final String ANALYSIS_ID =
            "org.eclipse.tracecompass.analysis.graph.core.criticalpath";

    /** The name of the parameter whose value is the worker, an {@link IGraphWorker}. */
    public static final String PARAM_WORKER = "workerid";

    /** Another number makes stored paths useless. */
    private static final int VERSION = 1;

    private final AbstractTmfGraphBuilderModule graphModule;
    private volatile @Nullable ITmfGraph criticalPath;

    /**
     * Creates the analysis, without a worker.
     *
     * @param graph the analysis that has the graph
     */
    public AbstractCriticalPathModule(AbstractTmfGraphBuilderModule graph) {
        graphModule = graph;
        addParameter(PARAM_WORKER);
        setId(ANALYSIS_ID);
        setName("Critical Path");
    }

    /**
     * Creates the analysis of a worker.
     *
     * @param graph the analysis that has the graph
     * @param worker the worker
     */
    public AbstractCriticalPathModule(AbstractTmfGraphBuilderModule graph, IGraphWorker worker) {
        this(graph);
        setParameter(PARAM_WORKER, worker);
    }

    /** Returns the analysis that has the graph. */
    public final AbstractTmfGraphBuilderModule graphModule() {
        return graphModule;
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) throws TmfAnalysisException {
        if (!hasWorker()) {
            return false;
        }
        graphModule.schedule();
        if (!graphModule.waitForCompletion(monitor)) {
            Throwable cause = graphModule.getFailureCause();
            if (cause != null) {
                fail(cause);
            }
            return false;
        }
        ITmfGraph graph = graphModule.getTmfGraph();
        if (graph == null) {
            throw new TmfAnalysisException(
                    "The analysis " + graphModule.getName() + " has no graph to find a path in.");
        }
        IGraphWorker worker = findWorker(graph);
        if (worker == null) {
            throw new TmfAnalysisException("There is no such worker in the graph.");
        }
        // The path of another worker goes to the same file.
        release();
        return keep(find(graph, worker, monitor), monitor);
    }

    /** Makes a path the result, unless the run was cancelled: then nobody wants it. */
    private synchronized boolean keep(ITmfGraph path, IProgressMonitor monitor) {
        if (monitor.isCanceled()) {
            path.dispose();
            return false;
        }
        criticalPath = path;
        return true;
    }

    /** Closes the file of the path. Who still reads from it is told so by an exception. */
    private synchronized void release() {
        ITmfGraph path = criticalPath;
        criticalPath = null;
        if (path != null) {
            path.dispose();
        }
    }

    /**
     * Returns whether a worker was chosen.
     *
     * @throws IllegalStateException if the parameter is no worker
     */
    public boolean hasWorker() {
        return worker() != null;
    }

    /**
     * Returns the worker whose path is found, by default the value of the parameter.
     *
     * @param graph the complete graph
     * @return the worker, null if there is none
     * @throws TmfAnalysisException if there is none; its message is the reason
     */
    protected @Nullable IGraphWorker findWorker(ITmfGraph graph) throws TmfAnalysisException {
        return worker();
    }

    private @Nullable IGraphWorker worker() {
        Object worker = getParameter(PARAM_WORKER);
        if (worker == null) {
            return null;
        }
        if (worker instanceof IGraphWorker of) {
            return of;
        }
        throw new IllegalStateException(
                "The parameter " + PARAM_WORKER + " must be a worker of the graph, not " + worker);
    }

    private ITmfGraph find(ITmfGraph graph, IGraphWorker worker, IProgressMonitor monitor)
            throws TmfAnalysisException {
        ITmfVertex head = graph.getHead(worker);
        if (head == null) {
            ITmfGraph none = TmfGraphFactory.createSimpleGraph();
            none.closeGraph(0);
            return none;
        }
        ITmfGraph path = graphFor(worker, head.getTimestamp());
        if (path == null) {
            throw new TmfAnalysisException("The critical path of " + worker + " has no graph.");
        }
        boolean complete = false;
        try {
            if (!path.isDoneBuilding()) {
                build(path, graph, head, worker, monitor);
            }
            complete = true;
        } finally {
            if (!complete) {
                path.dispose();
            }
        }
        return path;
    }

    private static void build(
            ITmfGraph path,
            ITmfGraph graph,
            ITmfVertex head,
            IGraphWorker worker,
            IProgressMonitor monitor)
            throws TmfAnalysisException {
        try {
            new OSCriticalPathAlgorithm(graph).addPath(path, head, edge -> !monitor.isCanceled());
        } catch (CriticalPathAlgorithmException e) {
            throw new TmfAnalysisException(
                    "The critical path of " + worker + " cannot be found: " + e.getMessage());
        }
        if (monitor.isCanceled()) {
            // The path may lack its end. Closed, it would be stored and used again.
            return;
        }
        ITmfVertex tail = graph.getTail(worker);
        path.closeGraph(tail == null ? head.getTimestamp() : tail.getTimestamp());
    }

    private @Nullable ITmfGraph graphFor(IGraphWorker worker, long start) {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            throw new IllegalStateException("the critical path has no trace");
        }
        WorkerSerializer serializer = graphModule.getWorkerSerializer();
        // A stored path serves this worker in this graph only.
        String origin =
                String.join(
                        "\n",
                        TmfTraceManager.getOrigin(trace),
                        graphModule.getId(),
                        serializer.serialize(worker));
        Path file = pathFile(trace);
        int version = Objects.hash(Integer.valueOf(VERSION), origin);
        return GraphOrigin.open(
                file, origin, () -> createGraphInstance(file, serializer, start, version));
    }

    private Path pathFile(ITmfTrace trace) {
        return Path.of(TmfTraceManager.getSupplementaryFileDir(trace), getId() + ".critPath.ht");
    }

    /** Cancels the analysis, and deletes the stored path. The worker stays chosen. */
    @Override
    public void clearPersistentData() {
        cancel();
        waitForCompletion();
        release();
        ITmfTrace trace = getTrace();
        if (trace != null) {
            StoredGraphs.delete(pathFile(trace));
        }
        resetAnalysis();
    }

    /**
     * Returns the graph for the path. If it is {@link ITmfGraph#isDoneBuilding done}, it is used as
     * it is.
     *
     * @param htFile the file for a graph on disk
     * @param workerSerializer turns the workers of the graph into text and back
     * @param startTime the time at which the path begins, ns
     * @param version differs for each worker and each version of the algorithm
     * @return the graph, null if none can be made, which makes the analysis fail
     */
    protected abstract @Nullable ITmfGraph createGraphInstance(
            Path htFile, WorkerSerializer workerSerializer, long startTime, int version);

    @Override
    protected void canceling() {
        // The search asks the monitor. The graph is built for others, too, so it is not cancelled.
    }

    @Override
    protected void parameterChanged(String name) {
        cancel();
        resetAnalysis();
        release();
        schedule();
    }

    @Override
    public void dispose() {
        super.dispose();
        release();
    }

    @Override
    public boolean canExecute(ITmfTrace trace) {
        return true;
    }

    /**
     * {@inheritDoc} The path is closed when another worker is chosen: to read it may then fail with
     * an {@link java.io.UncheckedIOException}.
     */
    @Override
    public @Nullable ITmfGraph getCriticalPathGraph() {
        return criticalPath;
    }

    @Override
    protected String getFullHelpText() {
        return "Finds the critical path of a worker: what the worker waited for at each time,"
                + " through all workers that it waited for.";
    }

    @Override
    protected String getShortHelpText(ITmfTrace trace) {
        return "The critical path can be found for any worker of "
                + trace.getName()
                + ". Select one.";
    }

    @Override
    protected String getTraceCannotExecuteHelpText(ITmfTrace trace) {
        return "There is no execution graph of " + trace.getName() + " to find a critical path in.";
    }
}
