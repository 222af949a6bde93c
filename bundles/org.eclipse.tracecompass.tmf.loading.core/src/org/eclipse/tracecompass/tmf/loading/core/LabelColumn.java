package org.eclipse.tracecompass.tmf.loading.core;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;

/**
 * A column of labels.
 *
 * @param title the header's text
 * @param tooltip more about it, or the empty string
 * @param kind how labels are shown and compared
 */
public record LabelColumn(String title, String tooltip, Kind kind) {

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

    /**
     * Returns the columns of a tree: those that it describes, else its headers.
     *
     * @param tree what a data provider answered
     */
    public static List<LabelColumn> of(TmfTreeModel<?> tree) {
        List<LabelColumn> described =
                tree.getColumnDescriptors().stream()
                        .map(
                                c ->
                                        new LabelColumn(
                                                c.getText(), c.getTooltip(), kind(c.getDataType())))
                        .toList();
        return described.isEmpty()
                ? tree.getHeaders().stream()
                        .map(header -> new LabelColumn(header, "", Kind.TEXT))
                        .toList()
                : described;
    }

    private static Kind kind(DataType type) {
        return switch (type) {
            case NUMBER, BINARY_NUMBER -> Kind.NUMBER;
            case DURATION -> Kind.DURATION;
            case TIMESTAMP -> Kind.TIME;
            case STRING, TIME_RANGE -> Kind.TEXT;
        };
    }
}
