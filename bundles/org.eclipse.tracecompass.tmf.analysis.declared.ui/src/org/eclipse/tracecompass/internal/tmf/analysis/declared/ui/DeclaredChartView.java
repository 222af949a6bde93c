package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** A declared chart; its secondary id is the name of the declared view. */
public final class DeclaredChartView extends XyChartView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.analysis.declared.ui.chart";

    /** Made by the workbench. */
    public DeclaredChartView() {
        super(new ViewChoice(View.Kind.XY));
    }
}
