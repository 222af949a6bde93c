package org.eclipse.tracecompass.analysis.profiling.core.sampled.callgraph;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICallGraphProvider2;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.IEventCallStackProvider;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSymbolFactory;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.SampleRequest;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.TreeRequest;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.util.Pair;

/**
 * Base of the analyses that make a call graph of sampled call stacks. A subclass finds the stack of
 * an event and its element; it then has a Flame Graph. The weight of a function is the number of
 * samples.
 *
 * @since 0.2.0
 */
public abstract class ProfilingCallGraphAnalysisModule extends TmfAbstractAnalysisModule
        implements ICallGraphProvider2, IEventCallStackProvider {

    private static final MetricType SAMPLES =
            new MetricType("Number of calls", DataType.NUMBER, null);

    private final Collection<ICallStackElement> roots = ConcurrentHashMap.newKeySet();
    private volatile CallGraph graph = CallGraph.EMPTY_GRAPH;
    private volatile @Nullable SampleRequest request;

    /** Creates the analysis. */
    protected ProfilingCallGraphAnalysisModule() {}

    /** Returns the elements of the outermost level; a live set, in no order. */
    protected Collection<ICallStackElement> getRootElements() {
        return roots;
    }

    /**
     * Adds an element of the outermost level.
     *
     * @param element the element
     */
    public void addRootElement(ICallStackElement element) {
        roots.add(element);
    }

    /** {@inheritDoc} Reads the events of the range. */
    @Override
    public CallGraph getCallGraph(ITmfTimestamp start, ITmfTimestamp end) {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            return CallGraph.EMPTY_GRAPH;
        }
        IProgressMonitor monitor = TreeRequest.monitor();
        SampleRequest reading =
                new SampleRequest(
                        new TmfTimeRange(start, end),
                        this::getProfiledStackTrace,
                        monitor == null ? new NullProgressMonitor() : monitor);
        return reading.read(trace) ? reading.graph() : CallGraph.EMPTY_GRAPH;
    }

    /** {@inheritDoc} Of no calls before the analysis has completed. */
    @Override
    public CallGraph getCallGraph() {
        return graph;
    }

    @Override
    public MetricType getWeightType() {
        return SAMPLES;
    }

    @Override
    public String getTitle() {
        return "Sampled Call Graph";
    }

    /** {@inheritDoc} The name of the function. */
    @Override
    public String toDisplayString(AggregatedCallSite callsite) {
        ITmfTrace trace = getTrace();
        return callsite.getObject()
                .resolve(
                        trace == null
                                ? List.of()
                                : SymbolProviderManager.getInstance().getSymbolProviders(trace));
    }

    @Override
    public AggregatedCallSite createCallSite(Object symbol) {
        return new AggregatedStackTraces((ICallStackSymbol) symbol);
    }

    /**
     * Makes a call graph of one stack.
     *
     * @param dstGroup the element whose stack it is
     * @param stackTrace the addresses of the functions, the outermost first
     * @param ts the instant, ns
     * @return the outermost function
     * @throws ArrayIndexOutOfBoundsException if the stack is empty
     */
    public AggregatedCallSite getCallSite(ICallStackElement dstGroup, long[] stackTrace, long ts) {
        AggregatedCallSite site = site(stackTrace[stackTrace.length - 1], dstGroup, ts);
        for (int i = stackTrace.length - 2; i >= 0; i--) {
            AggregatedCallSite caller = site(stackTrace[i], dstGroup, ts);
            caller.addChild(site);
            site = caller;
        }
        return site;
    }

    private AggregatedCallSite site(long address, ICallStackElement element, long time) {
        return createCallSite(
                CallStackSymbolFactory.createSymbol(Long.valueOf(address), element, time));
    }

    /**
     * Returns the stack of an event. Called for every event in the order of time, by one thread per
     * reading of the trace.
     *
     * @param event the event
     * @return the element whose stack it is, and the outermost function with those that it called;
     *     null if the event has no stack
     */
    protected abstract @Nullable Pair<ICallStackElement, AggregatedCallSite> getProfiledStackTrace(
            ITmfEvent event);

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) throws TmfAnalysisException {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            return false;
        }
        SampleRequest reading =
                new SampleRequest(TmfTimeRange.ETERNITY, this::getProfiledStackTrace, monitor);
        request = reading;
        try {
            if (!reading.read(trace)) {
                return false;
            }
            graph = reading.graph();
            return true;
        } finally {
            request = null;
        }
    }

    @Override
    protected void canceling() {
        SampleRequest reading = request;
        if (reading != null) {
            reading.cancel();
        }
    }
}
