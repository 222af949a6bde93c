package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStoreStatisticsFactory;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView;

/** Counts, durations and sums of the records of an analysis of kernel events. */
public final class RecordStatisticsView extends SegmentStatisticsView {

    /** The id of the view; the secondary id is that of the analysis. */
    public static final String ID = RecordsView.ID + ".statistics";

    /** Made by the workbench. */
    public RecordStatisticsView() {
        super(
                new RecordSubject(
                        SegmentStoreStatisticsFactory.ID + ':', Messages.Records_StatisticsTitle));
    }
}
