package org.eclipse.tracecompass.examples.tinytrace.calls;

import org.eclipse.tracecompass.analysis.profiling.ui.views.flamechart.CallChartView;

/** The flame chart in the viewer. */
public class CallView extends CallChartView {

    /** Made by the workbench. */
    public CallView() {
        super(CallAnalysis.ID);
    }
}
