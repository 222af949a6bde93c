package org.eclipse.tracecompass.analysis.graph.core.criticalpath;

import java.nio.file.Path;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTmfGraphBuilderModule;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.eclipse.tracecompass.analysis.graph.core.graph.WorkerSerializer;

/** Finds critical paths in the execution graph of an operating system. */
public class OSCriticalPathModule extends AbstractCriticalPathModule {

    /**
     * Creates the analysis, without a worker.
     *
     * @param graph the analysis that has the graph
     */
    public OSCriticalPathModule(AbstractTmfGraphBuilderModule graph) {
        super(graph);
    }

    /**
     * Creates the analysis of a worker.
     *
     * @param graph the analysis that has the graph
     * @param worker the worker
     */
    public OSCriticalPathModule(AbstractTmfGraphBuilderModule graph, IGraphWorker worker) {
        super(graph, worker);
    }

    @Override
    protected @Nullable ITmfGraph createGraphInstance(
            Path htFile, WorkerSerializer workerSerializer, long startTime, int version) {
        return TmfGraphFactory.createOnDiskGraph(htFile, workerSerializer, startTime, version);
    }
}
