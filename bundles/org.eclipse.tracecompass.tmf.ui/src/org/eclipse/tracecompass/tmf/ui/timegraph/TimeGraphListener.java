package org.eclipse.tracecompass.tmf.ui.timegraph;

import org.eclipse.jdt.annotation.Nullable;

/** Is told what the user does in a {@link TimeGraphControl}; called on the UI thread. */
public interface TimeGraphListener {

    /** The user moved or zoomed the window; more than once while a gesture lasts. */
    default void windowMoved(long start, long end) {}

    /** The user selected an instant (begin = end) or a range; begin may be after end. */
    default void timesSelected(long begin, long end) {}

    /** The user selected a row, or none. */
    default void rowSelected(@Nullable Long id) {}

    /** Something that a toolbar shows may have changed: history, expansion, order, links. */
    default void changed() {}
}
