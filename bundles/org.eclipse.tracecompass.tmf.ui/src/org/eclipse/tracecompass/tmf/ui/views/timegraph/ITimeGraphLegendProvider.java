package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphPresentationProvider;

/**
 * Shows what the colours of a time graph mean.
 *
 * @since 0.2.0
 */
public interface ITimeGraphLegendProvider {

    /**
     * Shows the legend. On the UI thread.
     *
     * @param shell the window of the time graph
     * @param presentationProvider says how states look
     */
    void showLegend(Shell shell, ITimeGraphPresentationProvider presentationProvider);
}
