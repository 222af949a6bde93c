package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

/**
 * An arrow from one row to another. It begins at the entry and the time of the event, and ends at
 * another entry after the duration of the event.
 *
 * @since 0.2.0
 */
public interface ILinkEvent extends ITimeEvent {

    /** The entry of the row where the arrow ends. */
    ITimeGraphEntry getDestinationEntry();
}
