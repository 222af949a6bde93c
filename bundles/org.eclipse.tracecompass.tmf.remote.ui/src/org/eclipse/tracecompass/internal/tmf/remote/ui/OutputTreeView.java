package org.eclipse.tracecompass.internal.tmf.remote.ui;

import java.util.Map;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;

/** Any output that is a tree of data; its secondary id is the id of the output. */
public final class OutputTreeView extends SegmentStatisticsView {

    /** Made by the workbench. */
    public OutputTreeView() {
        super(new OutputSubject());
    }

    @Override
    protected Map<String, Object> parametersOf(ITmfTrace trace) {
        return DataProviderParameterUtils.timeParameters(
                trace.getStartTime().toNanos(), trace.getEndTime().toNanos(), 2);
    }

    @Override
    protected boolean hasFigures() {
        return false;
    }

    @Override
    protected EmptyReason emptyReason(ITmfTrace trace) {
        return OutputViews.missing(getPartName());
    }
}
