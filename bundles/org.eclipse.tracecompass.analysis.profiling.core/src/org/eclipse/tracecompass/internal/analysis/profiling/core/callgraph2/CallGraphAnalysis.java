package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.EnumSet;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.IFlameChartProvider;
import org.eclipse.tracecompass.analysis.profiling.core.model.IHostModel;
import org.eclipse.tracecompass.analysis.profiling.core.model.IHostModel.ModelDataType;
import org.eclipse.tracecompass.internal.analysis.profiling.core.model.ModelManager;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.TreeRequest;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolsChangedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The part of a call stack analysis that adds all calls of the trace up. */
public final class CallGraphAnalysis extends TmfAbstractAnalysisModule {

    private static final String ID = "org.eclipse.tracecompass.analysis.callstack.callgraph";

    private final IFlameChartProvider stacks;
    private final Predicate<IProgressMonitor> complete;
    private volatile CallGraph graph = CallGraph.EMPTY_GRAPH;
    private @Nullable FunctionNames names;

    /**
     * Creates the part.
     *
     * @param stacks the analysis that has the call stacks
     * @param complete waits until the call stacks are complete; false if they will not be
     */
    public CallGraphAnalysis(IFlameChartProvider stacks, Predicate<IProgressMonitor> complete) {
        this.stacks = stacks;
        this.complete = complete;
        setId(ID);
    }

    /** Returns the calls of the whole trace; none before this analysis has completed. */
    public CallGraph getGraph() {
        return graph;
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) {
        ITmfTrace trace = getTrace();
        stacks.schedule();
        if (trace == null || !complete.test(monitor)) {
            return false;
        }
        IHostModel model = ModelManager.getModelFor(trace.getHostId());
        for (IAnalysisModule module :
                model.getRequiredModules(
                        EnumSet.of(ModelDataType.CPU_TIME, ModelDataType.KERNEL_STATES))) {
            module.schedule();
            module.waitForCompletion(monitor);
        }
        CallGraph made = TreeRequest.answer(monitor, () -> compute(Long.MIN_VALUE, Long.MAX_VALUE));
        if (monitor.isCanceled()) {
            return false;
        }
        graph = made;
        return true;
    }

    @Override
    protected void canceling() {
        // the monitor is looked at
    }

    /**
     * Adds the calls of a range up, as far as they are known by now. The monitor of the {@link
     * TreeRequest} shows progress.
     *
     * @param from the first instant, ns
     * @param to the end of the time that counts, ns
     */
    public CallGraph compute(long from, long to) {
        return CallGraphBuilder.compute(stacks.getCallStackSeries(), names(), from, to);
    }

    /**
     * Forgets the graph when functions have other names: those of the same name are one.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void symbolsChanged(SymbolsChangedSignal signal) {
        if (signal.getTrace() == getTrace()) {
            resetAnalysis();
        }
    }

    /** Returns the names of the functions of the trace. */
    public synchronized FunctionNames names() {
        FunctionNames known = names;
        if (known == null) {
            ITmfTrace trace = getTrace();
            known = trace == null ? FunctionNames.withoutSymbols() : new FunctionNames(trace);
            names = trace == null ? null : known;
        }
        return known;
    }
}
