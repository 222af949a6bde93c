package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;

/** A declared time graph; its secondary id is the name of the declared view. */
public final class DeclaredTimeGraphView extends TimeGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.analysis.declared.ui.timegraph";

    /** Made by the workbench. */
    public DeclaredTimeGraphView() {
        super(new ViewChoice(View.Kind.TIME_GRAPH));
    }
}
