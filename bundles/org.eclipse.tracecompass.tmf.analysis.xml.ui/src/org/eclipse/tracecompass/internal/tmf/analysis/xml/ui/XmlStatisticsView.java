package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStoreStatisticsFactory;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView;

/** The statistics of the segments of a pattern; the secondary id is the id of the analysis. */
public final class XmlStatisticsView extends SegmentStatisticsView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.analysis.xml.ui.views.statistics";

    /** Made by the workbench. */
    public XmlStatisticsView() {
        super(new ShownPattern(SegmentStoreStatisticsFactory.ID + ':', Messages.Title_Statistics));
    }
}
