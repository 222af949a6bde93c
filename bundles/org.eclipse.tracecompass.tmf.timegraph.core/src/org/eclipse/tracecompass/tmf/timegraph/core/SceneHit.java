package org.eclipse.tracecompass.tmf.timegraph.core;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;

/**
 * What is at a place of a scene.
 *
 * @param area which part of the scene
 * @param row the row there, or null
 * @param time the instant there; meaningful in chart and ruler
 * @param column the column there, or -1; for {@link Area#COLUMN_EDGE} the column whose left edge it
 *     is
 */
public record SceneHit(Area area, @Nullable VisibleRow row, long time, int column) {

    /** The parts of a scene. */
    public enum Area {
        /** The ruler above the chart. */
        RULER,
        /** The chart with the states. */
        CHART,
        /** The titles of the columns. */
        HEADER,
        /** Names and other columns. */
        NAMES,
        /** The triangle that expands a row. */
        TWISTY,
        /** The line between names and chart. */
        DIVIDER,
        /** The line between two columns, in the header. */
        COLUMN_EDGE
    }
}
