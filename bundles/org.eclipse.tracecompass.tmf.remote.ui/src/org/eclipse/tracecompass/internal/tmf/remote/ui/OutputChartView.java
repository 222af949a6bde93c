package org.eclipse.tracecompass.internal.tmf.remote.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;

/** Any output that is a chart over time; its secondary id is the id of the output. */
public final class OutputChartView extends XyChartView {

    private String output = "";

    /** Made by the workbench. */
    public OutputChartView() {
        super("", null);
    }

    @Override
    public void init(@Nullable IViewSite site, @Nullable IMemento memento)
            throws PartInitException {
        output = OutputViews.outputOf(site);
        setProvider(output, null);
        super.init(site, memento);
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        setPartName(OutputViews.nameOf(active, output, getPartName()));
        super.traceChanged(active);
    }

    @Override
    protected EmptyReason noProvider(ITmfTrace trace) {
        return OutputViews.missing(getPartName());
    }
}
