package org.eclipse.tracecompass.internal.analysis.profiling.ui;

import org.eclipse.tracecompass.analysis.profiling.core.instrumented.IFlameChartProvider;
import org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph.FlameGraphView;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.ITmfNewAnalysisModuleListener;
import org.eclipse.tracecompass.tmf.ui.analysis.AnalysisOutputs;

/**
 * Gives the flame chart, flame graph and call tree to each call stack analysis without a view of
 * its own.
 */
public final class CallStackOutputs implements ITmfNewAnalysisModuleListener {

    private static final String FLAME_CHART =
            "org.eclipse.tracecompass.analysis.profiling.ui.flamechart";

    @Override
    public void moduleCreated(IAnalysisModule module) {
        if (module instanceof IFlameChartProvider) {
            AnalysisOutputs.add(module, FLAME_CHART, FlameGraphView.ID, WeightedTreeView.ID);
        }
    }
}
