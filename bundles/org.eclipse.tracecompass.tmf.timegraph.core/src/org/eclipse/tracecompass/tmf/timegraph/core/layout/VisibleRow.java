package org.eclipse.tracecompass.tmf.timegraph.core.layout;

import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;

/**
 * A row to draw.
 *
 * @param entry the row
 * @param index its place in the list, from 0
 * @param depth its depth in the tree, from 0
 * @param expandable whether it has children
 * @param expanded whether its children are listed
 * @param pinned whether it stays at the top while the others scroll
 * @param y its top edge from the top of the list, unscrolled
 * @param height its height
 * @param pictureWidth the room to be left before its name
 */
public record VisibleRow(
        TimeGraphEntry entry,
        int index,
        int depth,
        boolean expandable,
        boolean expanded,
        boolean pinned,
        double y,
        double height,
        double pictureWidth) {}
