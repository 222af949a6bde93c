package org.eclipse.tracecompass.internal.tmf.remote.ui;

import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;

/** Any output that is a time graph; its secondary id is the id of the output. */
public final class OutputTimeGraphView extends TimeGraphView {

    /** Made by the workbench. */
    public OutputTimeGraphView() {
        super(new OutputSubject());
    }
}
