package org.eclipse.tracecompass.internal.analysis.profiling.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.dataprovider.CallTreeDataProvider;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.IFlameChartProvider;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.eclipse.tracecompass.tmf.ui.analysis.AnalysisViews;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;

/**
 * Callers and callees as a table with durations and counts. The secondary id of the view is the id
 * of the call stack analysis; without one it shows the first of the trace.
 */
public final class WeightedTreeView extends SegmentStatisticsView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.profiling.ui.weightedtree";

    private String fixed = "";

    /** Made by the workbench. */
    public WeightedTreeView() {
        super(CallTreeDataProvider.ID, "");
    }

    @Override
    public void init(@Nullable IViewSite site, @Nullable IMemento memento)
            throws PartInitException {
        super.init(site, memento);
        fixed = AnalysisViews.analysisOf(site);
        if (!fixed.isEmpty()) {
            show(fixed);
        }
        String title = site == null ? null : AnalysisViews.titleOf(site);
        if (title != null) {
            setPartName(title);
        }
    }

    private void show(String analysisId) {
        setProvider(CallTreeDataProvider.ID + ':' + analysisId, analysisId);
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        if (fixed.isEmpty() && active != null) {
            show(firstOf(active));
        }
        super.traceChanged(active);
    }

    private static String firstOf(ITmfTrace trace) {
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            for (IFlameChartProvider calls :
                    TmfTraceUtils.getAnalysisModulesOfClass(part, IFlameChartProvider.class)) {
                return calls.getId();
            }
        }
        return "";
    }
}
