package org.eclipse.tracecompass.internal.tmf.remote.ui;

import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** Any output that is a chart over time; its secondary id is the id of the output. */
public final class OutputChartView extends XyChartView {

    /** Made by the workbench. */
    public OutputChartView() {
        super(new OutputSubject());
    }
}
