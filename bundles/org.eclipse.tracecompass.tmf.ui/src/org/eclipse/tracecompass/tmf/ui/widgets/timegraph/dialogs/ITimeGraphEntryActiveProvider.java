package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs;

import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * Knows which rows are active, for a button that checks or unchecks rows by that.
 *
 * @since 9.5.0
 */
public interface ITimeGraphEntryActiveProvider {

    /** The text of the button. */
    String getLabel();

    /** The tooltip of the button. */
    String getTooltip();

    /** Whether a row is active, that is, whether the button works on it. */
    boolean isActive(ITimeGraphEntry entry);
}
