package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArraySet;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICallGraphProvider;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackHostUtils.TraceHostIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackSeries.AttributeValueThreadResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackSeries.IThreadIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.SymbolAspect;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.IAnalysisProgressListener;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of the call stack analyses of the older kind; new ones extend {@link
 * InstrumentedCallStackAnalysis}. Both have a Flame Chart, a Flame Graph and function statistics.
 *
 * @since 0.2.0
 */
public abstract class CallStackAnalysis extends TmfStateSystemAnalysisModule
        implements IFlameChartProvider, ICallGraphProvider {

    /** The name of the attribute of a call stack. */
    public static final String CALL_STACK = InstrumentedCallStackAnalysis.CALL_STACK;

    /** The name of the attribute of annotations, beside the call stack. */
    public static final String ANNOTATIONS = InstrumentedCallStackAnalysis.ANNOTATIONS;

    private final Collection<IAnalysisProgressListener> listeners = new CopyOnWriteArraySet<>();
    private @Nullable CallStackSeries series;
    private @Nullable ITmfStateSystem seriesHistory;

    /** Creates the analysis. */
    protected CallStackAnalysis() {}

    /**
     * Returns the path of the processes from the top, by default that of {@link
     * CallStackAttributes}.
     */
    public String[] getProcessesPattern() {
        return CallStackAttributes.patterns().get(0);
    }

    /** Returns the path of the threads from a process, by default {@code *}. */
    public String[] getThreadsPattern() {
        return CallStackAttributes.patterns().get(1);
    }

    /**
     * Returns the levels of elements, the outermost first. By default the processes and their
     * threads.
     */
    protected List<String[]> getPatterns() {
        return List.of(getProcessesPattern(), getThreadsPattern());
    }

    /**
     * Returns the device on which a call ran. Tooltips of the Flame Chart name it.
     *
     * @param quark the attribute of a level of the call stack
     * @param timestamp the instant, ns
     * @return the number of the device, for example of a CPU; null if it is not known, as by
     *     default
     */
    public @Nullable Long resolveDeviceId(int quark, long timestamp) {
        return null;
    }

    /**
     * Returns the kind of device on which a call ran.
     *
     * @param quark the attribute of a level of the call stack
     * @param timestamp the instant, ns
     * @return the kind; null if it is not known, as by default
     */
    public @Nullable String resolveDeviceType(int quark, long timestamp) {
        return null;
    }

    @Override
    protected boolean executeAnalysis(@Nullable IProgressMonitor monitor) {
        if (!super.executeAnalysis(monitor)) {
            return false;
        }
        ISegmentStore<ISegment> store = getSegmentStore();
        if (store != null) {
            sendUpdate(store);
        }
        return true;
    }

    @Override
    public boolean setTrace(ITmfTrace trace) throws TmfAnalysisException {
        return super.setTrace(trace);
    }

    /** {@inheritDoc} Always the same object for a history. */
    @Override
    public synchronized @Nullable CallStackSeries getCallStackSeries() {
        ITmfStateSystem history = getStateSystem();
        ITmfTrace trace = getTrace();
        if (history == null || trace == null) {
            return null;
        }
        if (series == null || seriesHistory != history) {
            series =
                    new CallStackSeries(
                            history,
                            getPatterns(),
                            0,
                            "",
                            getCallStackHostResolver(trace),
                            getCallStackTidResolver());
            seriesHistory = history;
        }
        return series;
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

    /** {@inheritDoc} The function. */
    @Override
    public Iterable<ISegmentAspect> getSegmentAspects() {
        return List.of(SymbolAspect.SYMBOL_ASPECT);
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

    /** Returns what has the call graph: this analysis. */
    public ICallGraphProvider getCallGraph() {
        return this;
    }

    /**
     * Has no effect: the calls of an analysis of this kind are added up when somebody asks for
     * them.
     *
     * @param trigger not used
     */
    public void triggerAutomatically(boolean trigger) {
        // nothing is computed before it is asked for
    }
}
