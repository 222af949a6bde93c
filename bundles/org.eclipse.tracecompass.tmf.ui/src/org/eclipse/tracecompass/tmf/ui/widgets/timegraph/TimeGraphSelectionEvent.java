package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.EventObject;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * A row was selected.
 *
 * @since 0.2.0
 */
public class TimeGraphSelectionEvent extends EventObject {

    private static final long serialVersionUID = 1L;

    private final transient ITimeGraphEntry selection;

    /**
     * @param source who tells it
     * @param selection the row; null for none
     */
    public TimeGraphSelectionEvent(Object source, ITimeGraphEntry selection) {
        super(source);
        this.selection = selection;
    }

    /** Returns the row; null for none. */
    public ITimeGraphEntry getSelection() {
        return selection;
    }
}
