package org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICallGraphProvider2;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAnalysis;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.FlameCharts;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/** Finds what has the trees of a trace. */
public final class FlameSources {

    private FlameSources() {}

    /**
     * Finds the call graphs of a trace, or of all traces of an experiment together.
     *
     * @param trace the trace or experiment
     * @param analysisId the id of the analysis; null for all that have call stacks in a history
     * @return the source, null if there is no such analysis
     */
    public static @Nullable TreeSource<ICallStackSymbol, ICallStackElement, AggregatedCallSite>
            callGraphs(ITmfTrace trace, @Nullable String analysisId) {
        List<TreeSource<ICallStackSymbol, ICallStackElement, AggregatedCallSite>> sources =
                new ArrayList<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            for (IAnalysisModule module : member.getAnalysisModules()) {
                if (analysisId == null
                        ? FlameCharts.isOne(module)
                        : analysisId.equals(module.getId())) {
                    add(member, module, sources);
                }
            }
        }
        return switch (sources.size()) {
            case 0 -> null;
            case 1 -> sources.get(0);
            default -> new JoinedSource(trace, sources);
        };
    }

    private static void add(
            ITmfTrace trace,
            IAnalysisModule module,
            List<TreeSource<ICallStackSymbol, ICallStackElement, AggregatedCallSite>> sources) {
        if (module instanceof ICallGraphProvider2 provider) {
            sources.add(new TreeSource<>(trace, provider, module));
        } else if (module instanceof CallStackAnalysis older) {
            sources.add(
                    new TreeSource<>(
                            trace, new OlderCallGraphs(older, new FunctionNames(trace)), module));
        }
    }

    /**
     * Finds the trees of an analysis of a trace, of whatever they are, or its call graphs.
     *
     * @param trace the trace or experiment
     * @param analysisId the id of the analysis; null for all that have call stacks in a history
     * @return the source, null if there is no such analysis
     */
    public static @Nullable TreeSource<?, ?, ?> trees(
            ITmfTrace trace, @Nullable String analysisId) {
        TreeSource<?, ?, ?> graphs = callGraphs(trace, analysisId);
        if (graphs != null || analysisId == null) {
            return graphs;
        }
        for (ITmfTrace member : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            for (IAnalysisModule module : member.getAnalysisModules()) {
                if (analysisId.equals(module.getId())
                        && module instanceof IWeightedTreeProvider<?, ?, ?> provider) {
                    return new TreeSource<>(member, provider, module);
                }
            }
        }
        return null;
    }
}
