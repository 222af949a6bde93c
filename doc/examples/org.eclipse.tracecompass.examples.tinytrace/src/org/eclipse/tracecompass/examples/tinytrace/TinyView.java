package org.eclipse.tracecompass.examples.tinytrace;

import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;

/**
 * The time graph of the devices in the viewer: everything it shows comes from the data provider.
 */
public class TinyView extends TimeGraphView {

    /** Made by the workbench. */
    public TinyView() {
        super(TinyDataProvider.ID, TinyAnalysis.ID);
    }
}
