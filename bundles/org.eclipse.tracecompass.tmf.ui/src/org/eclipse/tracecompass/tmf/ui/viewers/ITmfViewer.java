package org.eclipse.tracecompass.tmf.ui.viewers;

import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.tmf.core.component.ITmfComponent;

/**
 * A part of a view that receives signals.
 *
 * @since 0.2.0
 */
public interface ITmfViewer extends ITmfComponent {

    /** The widget of the viewer. */
    Control getControl();

    /** Shows the current state of what the viewer is about. */
    void refresh();
}
