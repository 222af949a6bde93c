package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStoreScatterFactory;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** The durations of the records of an analysis of kernel events, over time: a dot for each. */
public final class RecordScatterView extends XyChartView {

    /** The id of the view; the secondary id is that of the analysis. */
    public static final String ID = RecordsView.ID + ".scatter";

    /** Made by the workbench. */
    public RecordScatterView() {
        super(
                new RecordSubject(
                        SegmentStoreScatterFactory.ID + ':', Messages.Records_ScatterTitle));
    }

    /** Durations differ by powers of ten. */
    @Override
    protected boolean isLogarithmicAtFirst() {
        return true;
    }
}
