package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.AbstractSegmentStoreTableViewer;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.SegmentStoreTableViewer;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentAnalyses;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.analysis.AnalysisViews;

/**
 * How many segments have which duration, of the analysis whose id is the secondary id of the view.
 *
 * @since 9.5.0
 */
@NonNullByDefault({})
public class SegmentStoreDensityView extends AbstractSegmentStoreDensityView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.timing.ui.segstore.density";

    /** Made by the workbench. */
    public SegmentStoreDensityView() {
        super(ID);
    }

    @Override
    public void createPartControl(@Nullable Composite parent) {
        String title = AnalysisViews.titleOf(getViewSite());
        if (title != null) {
            setPartName(title);
        }
        super.createPartControl(parent);
    }

    @Override
    protected AbstractSegmentStoreTableViewer createSegmentStoreTableViewer(Composite parent) {
        return new SegmentStoreTableViewer(
                new TableViewer(parent, SWT.FULL_SELECTION | SWT.VIRTUAL),
                AnalysisViews.analysisOf(getViewSite()),
                false);
    }

    @Override
    protected AbstractSegmentStoreDensityViewer createSegmentStoreDensityViewer(Composite parent) {
        return new Chart(parent, AnalysisViews.analysisOf(getViewSite()));
    }

    /** The chart of an analysis. */
    private static final class Chart extends AbstractSegmentStoreDensityViewer {

        private final String analysisId;

        Chart(Composite parent, String analysisId) {
            super(parent);
            this.analysisId = analysisId;
        }

        @Override
        protected @Nullable ISegmentStoreProvider getSegmentStoreProvider(ITmfTrace trace) {
            return SegmentAnalyses.of(trace, analysisId);
        }
    }
}
