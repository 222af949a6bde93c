package org.eclipse.tracecompass.examples.tinytrace.chart;

import org.eclipse.tracecompass.examples.tinytrace.TinyAnalysis;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** The chart in the viewer. */
public class ActiveView extends XyChartView {

    /** Made by the workbench. */
    public ActiveView() {
        super(ActiveDataProvider.ID, TinyAnalysis.ID);
    }
}
