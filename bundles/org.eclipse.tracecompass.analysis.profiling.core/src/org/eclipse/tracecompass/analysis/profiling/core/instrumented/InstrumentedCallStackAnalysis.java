package org.eclipse.tracecompass.analysis.profiling.core.instrumented;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArraySet;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.FlameDefaultPalette2;
import org.eclipse.tracecompass.analysis.profiling.core.base.FlameWithKernelPalette;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.base.IDataPalette;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICallGraphProvider2;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.IHostIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.TraceHostIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.AttributeValueThreadResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.IThreadIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.IAnalysisProgressListener;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.AggregatedCalledFunction;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.CallGraphAnalysis;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.CallMetrics;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.StackPatterns;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.ThreadAspect;
import org.eclipse.tracecompass.internal.analysis.profiling.core.model.ModelManager;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.TreeRequest;
import org.eclipse.tracecompass.internal.provisional.statesystem.core.statevalue.CustomStateValue;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of the analyses that find call stacks from entries and exits of functions. A subclass says
 * which state provider writes the history, as a rule a {@link
 * org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackStateProvider}; it then has a
 * Flame Chart, a Flame Graph, function statistics, and its calls as segments.
 *
 * <p>The history has attributes for the elements, level by level, for example processes and their
 * threads. An element with a call stack has a child {@value #CALL_STACK}, which is a stack
 * attribute of the state system.
 *
 * @since 0.2.0
 */
public abstract class InstrumentedCallStackAnalysis extends TmfStateSystemAnalysisModule
        implements IFlameChartProvider, ICallGraphProvider2 {

    /** The name of the attribute of a call stack. */
    public static final String CALL_STACK = "CallStack";

    /** The name of the attribute of annotations, beside the call stack. */
    public static final String ANNOTATIONS = "Markers";

    private static final String KERNEL_STATUSES = "Kernel statuses";

    static {
        // stored histories may have arrows before the first one is made
        CustomStateValue.registerCustomFactory(
                EdgeStateValue.CUSTOM_TYPE_ID, EdgeStateValue.EDGE_STATE_VALUE_FACTORY);
    }

    private final CallGraphAnalysis callGraph = new CallGraphAnalysis(this, this::waitForStacks);
    private final Collection<IAnalysisProgressListener> listeners = new CopyOnWriteArraySet<>();
    private volatile boolean graphIsAutomatic = true;
    private @Nullable CallStackSeries series;

    /** The history of the series. */
    private @Nullable ITmfStateSystem seriesHistory;

    /** Whether the levels of the series are those of a complete history. */
    private boolean seriesIsFinal;

    /** Creates the analysis. */
    protected InstrumentedCallStackAnalysis() {}

    @Override
    public boolean setTrace(ITmfTrace trace) throws TmfAnalysisException {
        return super.setTrace(trace) && callGraph.setTrace(trace);
    }

    @Override
    public void setName(String name) {
        super.setName(name);
        callGraph.setName("Callgraph for " + name);
    }

    // --- call stacks

    /**
     * {@inheritDoc} Always the same object for a history. While the history grows, each call looks
     * for new levels.
     */
    @Override
    public synchronized @Nullable CallStackSeries getCallStackSeries() {
        ITmfStateSystem history = getStateSystem();
        ITmfTrace trace = getTrace();
        if (history == null || trace == null) {
            return null;
        }
        CallStackSeries known = history == seriesHistory ? series : null;
        if (known != null && seriesIsFinal) {
            return known;
        }
        // asked before the levels are read, so that they are final if it is
        boolean isFinal = history.waitUntilBuilt(0);
        List<String[]> levels = getPatterns();
        if (levels.isEmpty()) {
            return known;
        }
        if (known == null) {
            known =
                    new CallStackSeries(
                            history,
                            levels,
                            0,
                            "",
                            getCallStackHostResolver(trace),
                            getCallStackTidResolver());
            series = known;
            seriesHistory = history;
        } else {
            known.updateRootGroup(levels, 0);
        }
        seriesIsFinal = isFinal;
        return known;
    }

    /**
     * Returns what finds the hosts of the elements: by default all are on the host of the trace.
     *
     * @param trace the trace
     */
    protected TraceHostIdResolver getCallStackHostResolver(ITmfTrace trace) {
        return new TraceHostIdResolver(trace);
    }

    /**
     * Returns what finds the threads of the elements: by default the value of the attribute of the
     * second level. Null if threads are not known.
     */
    protected @Nullable IThreadIdResolver getCallStackTidResolver() {
        return new AttributeValueThreadResolver(1);
    }

    /**
     * Returns the levels of elements, the outermost first: the path from the level above, in which
     * {@code *} stands for any name. Addresses have a meaning in an element of the first level. By
     * default, they are found in the attributes of the history.
     *
     * @return the levels; empty while they are not known
     */
    protected List<String[]> getPatterns() {
        ITmfStateSystem history = getStateSystem();
        return history == null ? List.of() : StackPatterns.of(history);
    }

    @Override
    public IHostIdResolver getHostIdResolver() {
        ITmfTrace trace = getTrace();
        return trace == null ? new TraceHostIdResolver(null) : getCallStackHostResolver(trace);
    }

    /**
     * Returns the attributes whose states are arrows between threads, see {@link EdgeStateValue}.
     * None by default.
     */
    protected Collection<Integer> getEdgeQuarks() {
        return List.of();
    }

    /**
     * Returns the arrows that touch a range of time, which one that ends at its first instant does.
     *
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @param monitor stops the query
     * @return states whose values are {@link EdgeStateValue}s, in no order
     */
    public List<ITmfStateInterval> getLinks(long start, long end, IProgressMonitor monitor) {
        ITmfStateSystem history = getStateSystem();
        Collection<Integer> quarks = history == null ? List.of() : getEdgeQuarks();
        if (history == null || quarks.isEmpty()) {
            return List.of();
        }
        // An arrow ends an instant after its state.
        long from = Math.max(start, history.getStartTime() + 1) - 1;
        long to = Math.min(end, history.getCurrentEndTime());
        List<ITmfStateInterval> links = new ArrayList<>();
        if (start <= end && from <= to) {
            for (ITmfStateInterval state : history.query2D(quarks, from, to)) {
                if (monitor.isCanceled()) {
                    return List.of();
                }
                if (state.getValue() instanceof EdgeStateValue) {
                    links.add(state);
                }
            }
        }
        return links;
    }

    @Override
    public boolean isComplete() {
        if (!waitForInitialization()) {
            return true;
        }
        ITmfStateSystem history = getStateSystem();
        return history == null || history.waitUntilBuilt(0);
    }

    /** {@inheritDoc} {@link Integer#MIN_VALUE} if there is no history. */
    @Override
    public long getEnd() {
        ITmfStateSystem history = waitForInitialization() ? getStateSystem() : null;
        return history == null ? Integer.MIN_VALUE : history.getCurrentEndTime();
    }

    // --- the analysis

    @Override
    protected boolean executeAnalysis(@Nullable IProgressMonitor monitor) {
        callGraph.setId(getId());
        if (!super.executeAnalysis(monitor)) {
            return false;
        }
        ISegmentStore<ISegment> store = getSegmentStore();
        if (store != null) {
            sendUpdate(store);
        }
        if (graphIsAutomatic) {
            callGraph.schedule();
        }
        return true;
    }

    /** {@inheritDoc} Here: also for that of the call graph, unless it is not computed by itself. */
    @Override
    public boolean waitForCompletion() {
        return waitForCompletion(new NullProgressMonitor());
    }

    /** {@inheritDoc} Here: also for that of the call graph, unless it is not computed by itself. */
    @Override
    public boolean waitForCompletion(IProgressMonitor monitor) {
        return waitForStacks(monitor)
                && (!graphIsAutomatic || callGraph.waitForCompletion(monitor));
    }

    private boolean waitForStacks(IProgressMonitor monitor) {
        return super.waitForCompletion(monitor);
    }

    @Override
    public void dispose() {
        callGraph.dispose();
        super.dispose();
    }

    /**
     * Sets whether the call graph is computed as soon as the call stacks are complete; true unless
     * this is called. Otherwise it is computed when it is first asked for.
     *
     * @param trigger whether it is
     */
    public void triggerAutomatically(boolean trigger) {
        graphIsAutomatic = trigger;
    }

    // --- the call graph

    /** {@inheritDoc} Waits until the call stacks are complete. */
    @Override
    public CallGraph getCallGraph(ITmfTimestamp start, ITmfTimestamp end) {
        return awaitStacks()
                ? callGraph.compute(start.toNanos(), end.toNanos())
                : CallGraph.EMPTY_GRAPH;
    }

    /** {@inheritDoc} Waits until it is computed. */
    @Override
    public CallGraph getCallGraph() {
        if (TreeRequest.monitor() != null) {
            return callGraph.compute(Long.MIN_VALUE, Long.MAX_VALUE);
        }
        callGraph.schedule();
        callGraph.waitForCompletion();
        return callGraph.getGraph();
    }

    /** {@inheritDoc} Waits until the call stacks are complete. */
    @Override
    public Collection<IWeightedTreeGroupDescriptor> getGroupDescriptors() {
        awaitStacks();
        CallStackSeries known = getCallStackSeries();
        return known == null ? List.of() : List.of(known.getRootGroup());
    }

    /** Waits for the call stacks, unless a data provider wants what is known by now. */
    private boolean awaitStacks() {
        if (TreeRequest.monitor() != null) {
            return true;
        }
        schedule();
        return waitForStacks(new NullProgressMonitor());
    }

    @Override
    public String getTitle() {
        return CallMetrics.TITLE;
    }

    @Override
    public AggregatedCallSite createCallSite(Object symbol) {
        return new AggregatedCalledFunction((ICallStackSymbol) symbol);
    }

    @Override
    public List<String> getExtraDataSets() {
        return hasKernelStatuses() ? List.of(KERNEL_STATUSES) : List.of();
    }

    private boolean hasKernelStatuses() {
        ITmfTrace trace = getTrace();
        return trace != null
                && ModelManager.getModelFor(trace.getHostId()).isThreadStatusAvailable();
    }

    @Override
    public MetricType getWeightType() {
        return CallMetrics.DURATION;
    }

    /** {@inheritDoc} The self time, the time on a CPU, and the number of calls. */
    @Override
    public List<MetricType> getAdditionalMetrics() {
        return CallMetrics.ADDITIONAL;
    }

    /** {@inheritDoc} The name of the function, as its source has it. */
    @Override
    public String toDisplayString(AggregatedCallSite object) {
        return callGraph.names().name(object.getObject());
    }

    @Override
    public Object getAdditionalMetric(AggregatedCallSite object, int metricIndex) {
        return CallMetrics.get(object, metricIndex);
    }

    @Override
    public IDataPalette getPalette() {
        return hasKernelStatuses()
                ? FlameWithKernelPalette.getInstance()
                : FlameDefaultPalette2.getInstance();
    }

    // --- the calls as segments

    /** {@inheritDoc} The call stacks, which may still be growing; null while there are none. */
    @Override
    public @Nullable ISegmentStore<ISegment> getSegmentStore() {
        return getCallStackSeries();
    }

    @Override
    public void addListener(IAnalysisProgressListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeListener(IAnalysisProgressListener listener) {
        listeners.remove(listener);
    }

    /** {@inheritDoc} The thread, if it is known, and the function. */
    @Override
    public Iterable<ISegmentAspect> getSegmentAspects() {
        return getCallStackTidResolver() == null
                ? List.of(SymbolAspect.SYMBOL_ASPECT)
                : List.of(ThreadAspect.INSTANCE, SymbolAspect.SYMBOL_ASPECT);
    }

    /** Returns those who are told when the call stacks are complete. */
    protected Iterable<IAnalysisProgressListener> getListeners() {
        return listeners;
    }

    /**
     * Tells the listeners that the call stacks are complete.
     *
     * @param store the calls
     */
    protected void sendUpdate(ISegmentStore<ISegment> store) {
        listeners.forEach(listener -> listener.onComplete(this, store));
    }
}
