package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import org.eclipse.swt.graphics.RGBA;

/**
 * A mark at an instant or a range, on one row or, without an entry, on all of them.
 *
 * @since 0.2.0
 */
public interface IMarkerEvent extends ITimeEvent {

    /** The category of the user's bookmarks. */
    String BOOKMARKS = "Bookmarks";

    /** What kind of mark it is; users show and hide marks by category. */
    String getCategory();

    /** The colour, if the mark has no style. */
    RGBA getColor();

    /** Whether the mark is drawn over the states, and not behind them. */
    boolean isForeground();
}
