package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.jface.viewers.ISelection;

/**
 * A row of a time graph: a node of the tree of names with the states drawn beside it.
 *
 * @since 0.2.0
 */
public interface ITimeGraphEntry extends ISelection {

    /** How the events of a row are drawn. */
    enum DisplayStyle {
        /** Each as a bar. */
        STATE,
        /** Each as a bar whose height is its value. */
        LINE
    }

    /** The row above; null at the top of the tree. */
    ITimeGraphEntry getParent();

    /** Whether there are rows below. */
    boolean hasChildren();

    /** The rows below, in their order. */
    List<? extends ITimeGraphEntry> getChildren();

    /** The name. */
    String getName();

    /** The first instant of the row. */
    long getStartTime();

    /** The last instant of the row. */
    long getEndTime();

    /** Whether there may be states; a row that only groups others has none. */
    boolean hasTimeEvents();

    /** All states, ordered by time; null if there cannot be any. */
    Iterator<? extends ITimeEvent> getTimeEventsIterator();

    /**
     * The states of a range, ordered by time.
     *
     * @param startTime the start of the range
     * @param stopTime the end of the range
     * @param visibleDuration how long a pixel is; shorter states need not be told apart
     * @param <T> the type of the states
     * @return the states; null if there cannot be any
     */
    <T extends ITimeEvent> Iterator<T> getTimeEventsIterator(
            long startTime, long stopTime, long visibleDuration);

    /** Whether the row is found by a pattern. */
    boolean matches(Pattern pattern);

    /** A row is a selection of itself, and never empty. */
    @Override
    default boolean isEmpty() {
        return false;
    }

    /** How the events are drawn. */
    default DisplayStyle getStyle() {
        return DisplayStyle.STATE;
    }
}
