package org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAnalysis;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.CallGraphBuilder;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.FlameCharts;

/** The call graphs of an analysis of the older kind. */
final class OlderCallGraphs extends FunctionCallGraphs {

    private final CallStackAnalysis analysis;
    private final FunctionNames names;

    OlderCallGraphs(CallStackAnalysis analysis, FunctionNames names) {
        this.analysis = analysis;
        this.names = names;
    }

    private @Nullable CallStackSeries series() {
        return FlameCharts.series(analysis);
    }

    @Override
    CallGraph compute(long from, long to) {
        return CallGraphBuilder.compute(series(), names, from, to);
    }

    @Override
    public Collection<IWeightedTreeGroupDescriptor> getGroupDescriptors() {
        CallStackSeries series = series();
        return series == null ? List.of() : List.of(series.getRootGroup());
    }

    @Override
    public String toDisplayString(AggregatedCallSite tree) {
        return names.name(tree.getObject());
    }
}
