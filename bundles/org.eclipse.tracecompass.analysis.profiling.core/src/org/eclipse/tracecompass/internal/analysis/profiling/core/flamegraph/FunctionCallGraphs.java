package org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph;

import java.util.List;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICallGraphProvider2;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.AggregatedCalledFunction;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.CallMetrics;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/** Call graphs from entries and exits that are no analysis by themselves. */
abstract class FunctionCallGraphs implements ICallGraphProvider2 {

    /** Returns the calls of a range, as far as they are known by now. */
    abstract CallGraph compute(long from, long to);

    @Override
    public CallGraph getCallGraph(ITmfTimestamp start, ITmfTimestamp end) {
        return compute(start.toNanos(), end.toNanos());
    }

    @Override
    public CallGraph getCallGraph() {
        return compute(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    @Override
    public AggregatedCallSite createCallSite(Object object) {
        return new AggregatedCalledFunction((ICallStackSymbol) object);
    }

    @Override
    public String getTitle() {
        return CallMetrics.TITLE;
    }

    @Override
    public MetricType getWeightType() {
        return CallMetrics.DURATION;
    }

    @Override
    public List<MetricType> getAdditionalMetrics() {
        return CallMetrics.ADDITIONAL;
    }

    @Override
    public Object getAdditionalMetric(AggregatedCallSite object, int metricIndex) {
        return CallMetrics.get(object, metricIndex);
    }
}
