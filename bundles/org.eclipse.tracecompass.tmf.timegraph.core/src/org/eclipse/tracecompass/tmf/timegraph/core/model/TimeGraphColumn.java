package org.eclipse.tracecompass.tmf.timegraph.core.model;

/**
 * A column of the tree.
 *
 * @param title the header's text
 * @param tooltip more about it, or the empty string
 * @param kind how labels are shown and compared
 */
public record TimeGraphColumn(String title, String tooltip, Kind kind) {

    /** How the labels of a column are shown and compared. */
    public enum Kind {
        /** Words, aligned left. */
        TEXT,
        /** Numbers, aligned right. */
        NUMBER,
        /** Nanoseconds as a number; shown as a duration with its unit, aligned right. */
        DURATION,
        /**
         * Nanoseconds as a number; shown as an instant in the way that the user has chosen, aligned
         * right.
         */
        TIME
    }
}
