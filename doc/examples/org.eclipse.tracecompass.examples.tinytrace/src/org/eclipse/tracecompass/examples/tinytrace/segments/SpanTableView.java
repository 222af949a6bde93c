package org.eclipse.tracecompass.examples.tinytrace.segments;

import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentTableView;

/** The table of spans in the viewer. */
public class SpanTableView extends SegmentTableView {

    /** Made by the workbench. */
    public SpanTableView() {
        super(SpanAnalysis.ID);
    }
}
