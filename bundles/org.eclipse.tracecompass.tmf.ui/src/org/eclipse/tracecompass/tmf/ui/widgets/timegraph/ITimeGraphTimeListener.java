package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.EventListener;

/**
 * Is told when the user selects times, once the gesture has ended. Called on the UI thread.
 *
 * @since 0.2.0
 */
public interface ITimeGraphTimeListener extends EventListener {

    /** Times were selected. */
    void timeSelected(TimeGraphTimeEvent event);
}
