package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.EventListener;

/**
 * Is told when the user selects a row, once the gesture has ended. Called on the UI thread.
 *
 * @since 0.2.0
 */
public interface ITimeGraphSelectionListener extends EventListener {

    /** A row was selected. */
    void selectionChanged(TimeGraphSelectionEvent event);
}
