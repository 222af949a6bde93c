package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.EventObject;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * Rows below another are shown or hidden.
 *
 * @since 0.2.0
 */
public class TimeGraphTreeExpansionEvent extends EventObject {

    private static final long serialVersionUID = 1L;

    private final transient ITimeGraphEntry entry;

    /**
     * @param source who tells it
     * @param entry the row above them
     */
    public TimeGraphTreeExpansionEvent(Object source, ITimeGraphEntry entry) {
        super(source);
        this.entry = entry;
    }

    /** Returns the row above them. */
    public ITimeGraphEntry getEntry() {
        return entry;
    }
}
