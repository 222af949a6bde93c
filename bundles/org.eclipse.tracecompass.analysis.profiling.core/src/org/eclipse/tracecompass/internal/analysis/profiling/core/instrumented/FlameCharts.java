package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAnalysis;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.IFlameChartProvider;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/** The analyses with call stacks in a history, of the newer and of the older kind. */
public final class FlameCharts {

    private FlameCharts() {}

    /** Returns whether an analysis has call stacks in a history. */
    public static boolean isOne(IAnalysisModule module) {
        return module instanceof TmfStateSystemAnalysisModule
                && (module instanceof IFlameChartProvider || module instanceof CallStackAnalysis);
    }

    /**
     * Returns the analyses of a trace itself.
     *
     * @param trace the trace or experiment
     */
    public static List<TmfStateSystemAnalysisModule> of(ITmfTrace trace) {
        List<TmfStateSystemAnalysisModule> analyses = new ArrayList<>();
        for (IAnalysisModule module : trace.getAnalysisModules()) {
            if (isOne(module) && module instanceof TmfStateSystemAnalysisModule analysis) {
                analyses.add(analysis);
            }
        }
        return analyses;
    }

    /**
     * Returns the analyses of a trace, and those of the traces of an experiment.
     *
     * @param trace the trace or experiment
     */
    public static List<TmfStateSystemAnalysisModule> ofAll(ITmfTrace trace) {
        List<TmfStateSystemAnalysisModule> analyses = new ArrayList<>();
        TmfTraceManager.getTraceSetWithExperiment(trace)
                .forEach(member -> analyses.addAll(of(member)));
        return analyses;
    }

    /**
     * Returns the call stacks of an analysis.
     *
     * @param module the analysis
     * @return the call stacks, which may still be growing; null while there are none
     */
    public static @Nullable CallStackSeries series(IAnalysisModule module) {
        if (module instanceof IFlameChartProvider provider) {
            return provider.getCallStackSeries();
        }
        org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackSeries older =
                module instanceof CallStackAnalysis analysis ? analysis.getCallStackSeries() : null;
        return older == null ? null : older.newer();
    }
}
