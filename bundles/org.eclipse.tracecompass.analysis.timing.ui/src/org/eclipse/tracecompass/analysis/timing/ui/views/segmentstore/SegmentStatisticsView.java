package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics.AbstractSegmentsStatisticsView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics.FiguresViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.AbstractTmfTreeViewer;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;

/**
 * The statistics of an analysis as a tree with columns: of the whole trace, and of the selected
 * range where one is selected. It fills while the analysis is running. A view of an analysis is a
 * subclass with a constructor that names it and its data provider.
 */
public abstract class SegmentStatisticsView extends AbstractSegmentsStatisticsView {

    /**
     * @param providerId the id of the data provider, a tree
     * @param analysisId the id of the analysis behind it, which is started
     */
    protected SegmentStatisticsView(String providerId, String analysisId) {
        super(providerId, analysisId);
    }

    /**
     * @param subject says what is shown
     * @since 0.2.0
     */
    protected SegmentStatisticsView(ViewSubject subject) {
        super(subject);
    }

    /** Its columns and rows are those of the data provider. */
    @Override
    protected AbstractTmfTreeViewer createSegmentStoreStatisticsViewer(Composite parent) {
        return new FiguresViewer(parent);
    }
}
