package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentAnalyses;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The segments of an analysis as a table.
 *
 * @since 9.5.0
 */
public class SegmentStoreTableViewer extends AbstractSegmentStoreTableViewer {

    private final String analysisId;

    /**
     * A table that follows the active trace.
     *
     * @param tableViewer the viewer of a virtual table
     * @param analysisId the id of the analysis
     */
    public SegmentStoreTableViewer(TableViewer tableViewer, String analysisId) {
        super(tableViewer);
        this.analysisId = analysisId;
    }

    /**
     * @param tableViewer the viewer of a virtual table
     * @param analysisId the id of the analysis
     * @param withListener whether the table follows the active trace; else it shows what it is
     *     given
     */
    public SegmentStoreTableViewer(
            TableViewer tableViewer, String analysisId, boolean withListener) {
        super(tableViewer, withListener);
        this.analysisId = analysisId;
    }

    @Override
    protected @Nullable ISegmentStoreProvider getSegmentStoreProvider(ITmfTrace trace) {
        return SegmentAnalyses.of(trace, analysisId);
    }
}
