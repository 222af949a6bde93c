package org.eclipse.tracecompass.internal.tmf.remote.ui;

import org.eclipse.tracecompass.tmf.ui.xychart.PlacedChartView;

/** Any output that is a chart over something else than time; its secondary id is its id. */
public final class OutputBarsView extends PlacedChartView {

    /** Made by the workbench. */
    public OutputBarsView() {
        super(new OutputSubject());
    }
}
