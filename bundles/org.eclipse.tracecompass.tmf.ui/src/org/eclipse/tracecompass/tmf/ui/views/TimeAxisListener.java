package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.jdt.annotation.Nullable;

/** Is told what the user does in a {@link TimeAxisControl}; called on the UI thread. */
public interface TimeAxisListener {

    /** The user moved or zoomed the window; more than once while a gesture lasts. */
    default void windowMoved(long start, long end) {}

    /** The user selected an instant (begin = end) or a range; begin may be after end. */
    default void timesSelected(long begin, long end) {}

    /** The user selected a row, or none; only where there are rows. */
    default void rowSelected(@Nullable Long id) {}

    /**
     * The rows below a row are shown, or hidden; only where there are rows.
     *
     * @since 0.2.0
     */
    default void rowExpanded(long id, boolean expanded) {}

    /** Something that a toolbar shows may have changed, such as the history of windows. */
    default void changed() {}
}
