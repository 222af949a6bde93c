package org.eclipse.tracecompass.tmf.timegraph.core.layout;

import java.util.Comparator;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;

/**
 * The order of siblings.
 *
 * @param column the column to compare, or -1 for the order of the provider
 * @param descending whether the largest comes first
 */
public record SortOrder(int column, boolean descending) {

    /** The order in which the provider gives the rows. */
    public static final SortOrder NONE = new SortOrder(-1, false);

    /**
     * Returns the order after a click on a column's header, or after choosing the column in a menu:
     * first what people look for – the largest number, the first word, the earliest instant – then
     * the other way round, then none.
     *
     * @param clicked the column
     * @param kind what the column holds
     */
    public SortOrder next(int clicked, LabelColumn.Kind kind) {
        boolean largestFirst = kind == LabelColumn.Kind.NUMBER || kind == LabelColumn.Kind.DURATION;
        if (clicked != column) {
            return new SortOrder(clicked, largestFirst);
        }
        return descending == largestFirst ? new SortOrder(column, !descending) : NONE;
    }

    /** Compares siblings; rows without a number come last in either direction. */
    Comparator<TimeGraphEntry> comparator(TimeGraphTree tree) {
        if (column < 0 || column >= tree.columns().size()) {
            return (a, b) -> 0;
        }
        LabelColumn.Kind kind = tree.columns().get(column).kind();
        if (kind == LabelColumn.Kind.TEXT) {
            Comparator<TimeGraphEntry> byText =
                    Comparator.comparing(e -> e.label(column), NaturalOrder.ANY_CASE);
            return descending ? byText.reversed() : byText;
        }
        if (kind == LabelColumn.Kind.TIME) {
            return (a, b) -> byTime(a.label(column), b.label(column));
        }
        return (a, b) -> {
            double x = number(a.label(column));
            double y = number(b.label(column));
            if (Double.isNaN(x) || Double.isNaN(y)) {
                return Boolean.compare(Double.isNaN(x), Double.isNaN(y));
            }
            return descending ? Double.compare(y, x) : Double.compare(x, y);
        };
    }

    private int byTime(String a, String b) {
        if (a.isEmpty() || b.isEmpty()) {
            return Boolean.compare(a.isEmpty(), b.isEmpty());
        }
        try {
            int order = Long.compare(Long.parseLong(a), Long.parseLong(b));
            return descending ? -order : order;
        } catch (NumberFormatException e) {
            return NaturalOrder.ANY_CASE.compare(a, b);
        }
    }

    private static double number(String label) {
        try {
            return Double.parseDouble(label.strip().replace("%", ""));
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }
}
