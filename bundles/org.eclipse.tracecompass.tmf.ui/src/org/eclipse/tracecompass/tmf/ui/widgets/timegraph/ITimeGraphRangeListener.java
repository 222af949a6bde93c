package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.EventListener;

/**
 * Is told when the user moves the visible window, once the gesture has ended. Called on the UI
 * thread.
 *
 * @since 0.2.0
 */
public interface ITimeGraphRangeListener extends EventListener {

    /** The window was moved. */
    void timeRangeUpdated(TimeGraphRangeUpdateEvent event);
}
