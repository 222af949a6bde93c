package org.eclipse.tracecompass.internal.analysis.graph.core.dataprovider;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.building.AbstractTmfGraphBuilderModule;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.AbstractCriticalPathModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfStartAnalysisSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Makes the data providers of critical paths: of the last critical path analysis that was started
 * for a trace, else of the graph that an analysis of the trace builds.
 */
public final class CriticalPathDataProviderFactory implements IDataProviderFactory {

    private static final IDataProviderDescriptor DESCRIPTOR =
            new DataProviderDescriptor.Builder()
                    .setId(CriticalPathDataProvider.ID)
                    .setName("Critical Path")
                    .setDescription(
                            "What the selected thread waited for, through all threads that it"
                                    + " waited for")
                    .setProviderType(ProviderType.TIME_GRAPH)
                    .build();

    private static final int MOST_NAMED = 32;

    private final NamedProviders named = new NamedProviders(MOST_NAMED);
    private final Map<ITmfTrace, AbstractCriticalPathModule> started =
            Collections.synchronizedMap(new WeakHashMap<>());

    /** Creates the factory; called for the extension point. */
    public CriticalPathDataProviderFactory() {
        TmfSignalManager.register(this);
    }

    /**
     * Notes which critical path analysis was started.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void analysisStarted(TmfStartAnalysisSignal signal) {
        if (signal.getAnalysisModule() instanceof AbstractCriticalPathModule path
                && !(path instanceof NamedWorkerModule)) {
            ITmfTrace trace = path.getTrace();
            if (trace != null) {
                started.put(trace, path);
            }
        }
    }

    /**
     * Forgets the analyses of a trace, which hold the trace.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        started.keySet().removeAll(TmfTraceManager.getTraceSetWithExperiment(signal.getTrace()));
    }

    private static List<AbstractTmfGraphBuilderModule> graphsOf(ITmfTrace trace) {
        List<AbstractTmfGraphBuilderModule> graphs = new ArrayList<>();
        for (IAnalysisModule module : trace.getAnalysisModules()) {
            if (module instanceof AbstractTmfGraphBuilderModule graph) {
                graphs.add(graph);
            }
        }
        return graphs;
    }

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        AbstractCriticalPathModule path = started.get(trace);
        if (path == null) {
            List<AbstractTmfGraphBuilderModule> graphs = graphsOf(trace);
            if (!graphs.isEmpty()) {
                // The first selection of a worker then finds the graph ready.
                AnalysisCondition.start(graphs.get(0));
                path = graphs.get(0).criticalPathModule();
            }
        }
        return path == null
                ? null
                : new CriticalPathDataProvider(trace, path, CriticalPathDataProvider.ID, () -> {});
    }

    /** {@inheritDoc} The secondary id is the number or a part of the name of a thread. */
    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace, String secondaryId) {
        for (AbstractTmfGraphBuilderModule graph : graphsOf(trace)) {
            NamedWorkerModule path = new NamedWorkerModule(graph, secondaryId);
            try {
                if (path.setTrace(trace)) {
                    String id = CriticalPathDataProvider.ID + ':' + secondaryId;
                    used(trace, id);
                    return new CriticalPathDataProvider(trace, path, id, () -> used(trace, id));
                }
            } catch (TmfAnalysisException e) {
                throw new IllegalStateException("a new analysis has a trace already", e);
            }
        }
        return null;
    }

    /** What is removed is made again when somebody asks for it. */
    private void used(ITmfTrace trace, String id) {
        String eldest = named.used(trace, id);
        if (eldest != null) {
            DataProviderManager.getInstance().removeDataProvider(trace, eldest);
        }
    }

    @Override
    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        return started.containsKey(trace) || !graphsOf(trace).isEmpty()
                ? List.of(DESCRIPTOR)
                : List.of();
    }

    /** Lets go of the signals. */
    @Override
    public void dispose() {
        TmfSignalManager.deregister(this);
        started.clear();
    }
}
