package org.eclipse.tracecompass.tmf.timegraph.core.model;

import java.util.List;

/**
 * One row of the tree.
 *
 * @param id the row's id, unique in its tree
 * @param parentId the id of the parent row, or -1 (or any id that does not exist) for a root
 * @param labels one label per column; the first is the row's name; never empty
 * @param start the first instant at which the row exists, ns
 * @param end the last instant at which the row exists, ns
 * @param hasStates false for rows that only group others
 */
public record TimeGraphEntry(
        long id, long parentId, List<String> labels, long start, long end, boolean hasStates) {

    /** Copies the labels, so that the row is immutable, unless they are {@link LazyLabels}. */
    public TimeGraphEntry {
        if (labels.isEmpty()) {
            labels = List.of("");
        } else if (!(labels instanceof LazyLabels)) {
            labels = List.copyOf(labels);
        }
    }

    /** The name of the row: its first label. */
    public String name() {
        return labels.get(0);
    }

    /** The label of a column, or the empty string where the row has none. */
    public String label(int column) {
        return column >= 0 && column < labels.size() ? labels.get(column) : "";
    }
}
