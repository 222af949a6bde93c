package org.eclipse.tracecompass.internal.analysis.timing.ui;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2.SegmentStoreDensityView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.scatter.SegmentStoreScatterView2;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics.SegmentStoreStatisticsView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.SegmentStoreTableView;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.ITmfNewAnalysisModuleListener;
import org.eclipse.tracecompass.tmf.ui.analysis.AnalysisOutputs;

/** Gives the general views of segments to each analysis that finds some. */
public final class SegmentOutputs implements ITmfNewAnalysisModuleListener {

    @Override
    public void moduleCreated(IAnalysisModule module) {
        if (module instanceof ISegmentStoreProvider) {
            AnalysisOutputs.add(
                    module,
                    SegmentStoreTableView.ID,
                    SegmentStoreStatisticsView.ID,
                    SegmentStoreScatterView2.ID,
                    SegmentStoreDensityView.ID);
        }
    }
}
