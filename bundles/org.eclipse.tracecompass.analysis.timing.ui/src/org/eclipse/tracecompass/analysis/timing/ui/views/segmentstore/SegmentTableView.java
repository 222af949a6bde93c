package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.AbstractSegmentStoreTableView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.AbstractSegmentStoreTableViewer;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.SegmentStoreTableViewer;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;

/**
 * Every segment that an analysis has found, in a table that can be sorted by any column and
 * filtered. It fills while the analysis is running. Selecting a row selects its time in all views.
 * A view of an analysis is a subclass with a constructor that names it.
 */
public abstract class SegmentTableView extends AbstractSegmentStoreTableView {

    /**
     * @param analysisId the id of the analysis, an {@link ISegmentStoreProvider}
     */
    protected SegmentTableView(String analysisId) {
        super(analysisId);
    }

    /**
     * @param subject names the analysis, which is the provider, too
     * @since 0.2.0
     */
    protected SegmentTableView(ViewSubject subject) {
        super(subject);
    }

    /** The rows are given to it by the view. */
    @Override
    protected AbstractSegmentStoreTableViewer createSegmentStoreViewer(TableViewer tableViewer) {
        @Nullable String analysis = analysisId();
        return new SegmentStoreTableViewer(tableViewer, analysis == null ? "" : analysis, false);
    }
}
