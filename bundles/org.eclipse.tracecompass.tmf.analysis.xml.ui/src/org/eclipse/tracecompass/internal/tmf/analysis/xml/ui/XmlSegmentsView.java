package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentTableView;

/** Every segment that a pattern has found; the secondary id is the id of the analysis. */
public final class XmlSegmentsView extends SegmentTableView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.analysis.xml.ui.views.segments";

    /** Made by the workbench. */
    public XmlSegmentsView() {
        super(new ShownPattern("", Messages.Title_Segments));
    }
}
