package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentTableView;

/**
 * The table of an analysis of kernel events that finds single things, such as requests to disks.
 */
public final class RecordsView extends SegmentTableView {

    /** The id of the view; the secondary id is that of the analysis. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.views.records";

    /** Made by the workbench. */
    public RecordsView() {
        super(new RecordSubject("", Messages.Records_Title));
    }
}
