package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.ui.analysis.AnalysisViews;

/**
 * The table of the segments of the analysis whose id is the secondary id of the view.
 *
 * @since 9.5.0
 */
public class SegmentStoreTableView extends AbstractSegmentStoreTableView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.timing.ui.segstore.table";

    @Override
    public void createPartControl(@Nullable Composite parent) {
        String title = AnalysisViews.titleOf(getViewSite());
        if (title != null) {
            setPartName(title);
        }
        super.createPartControl(parent);
    }

    @Override
    protected AbstractSegmentStoreTableViewer createSegmentStoreViewer(TableViewer tableViewer) {
        return new SegmentStoreTableViewer(tableViewer, AnalysisViews.analysisOf(getViewSite()));
    }
}
