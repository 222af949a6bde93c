package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

import java.util.Collection;
import java.util.List;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAttributes;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.TraceHostIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.AttributeValueThreadResolver;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.AggregatedCalledFunction;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.CallGraphBuilder;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.CallMetrics;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/** The call graphs of a history in the layout of {@link CallStackAttributes}, without a trace. */
public final class HistoryGraphs implements ICallGraphProvider2 {

    private final CallStackSeries series;

    /** Creates the provider of a history. */
    public HistoryGraphs(ITmfStateSystem history) {
        series = series(history);
    }

    /** The call stacks of a history. */
    public static CallStackSeries series(ITmfStateSystem history) {
        return new CallStackSeries(
                history,
                CallStackAttributes.patterns(),
                0,
                "",
                new TraceHostIdResolver(null),
                new AttributeValueThreadResolver(1));
    }

    /** The graph of a range. */
    public CallGraph graph(long from, long to) {
        return CallGraphBuilder.compute(series, FunctionNames.withoutSymbols(), from, to);
    }

    @Override
    public Collection<IWeightedTreeGroupDescriptor> getGroupDescriptors() {
        return List.of(series.getRootGroup());
    }

    @Override
    public CallGraph getCallGraph(ITmfTimestamp start, ITmfTimestamp end) {
        return graph(start.toNanos(), end.toNanos());
    }

    @Override
    public CallGraph getCallGraph() {
        return graph(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    @Override
    public AggregatedCallSite createCallSite(Object object) {
        return new AggregatedCalledFunction((ICallStackSymbol) object);
    }

    @Override
    public String getTitle() {
        return "Calls of a test";
    }

    @Override
    public MetricType getWeightType() {
        return CallMetrics.DURATION;
    }
}
