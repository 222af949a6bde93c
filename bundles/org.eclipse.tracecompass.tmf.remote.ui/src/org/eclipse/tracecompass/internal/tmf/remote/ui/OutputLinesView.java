package org.eclipse.tracecompass.internal.tmf.remote.ui;

import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStoreTableFactory;
import org.eclipse.tracecompass.tmf.ui.table.VirtualTableView;

/** Any output that is a table of any length; its secondary id is the id of the output. */
public final class OutputLinesView extends VirtualTableView {

    /** Made by the workbench. */
    public OutputLinesView() {
        super(new OutputSubject());
    }

    /** The protocol does not sort; tables of segments do. */
    @Override
    protected boolean canSort() {
        return providerId().startsWith(SegmentStoreTableFactory.ID);
    }
}
