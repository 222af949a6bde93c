package org.eclipse.tracecompass.common.core.filter;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;

/**
 * The words of filters over rows with labels: the columns, and the labels that there are.
 *
 * @param columns the columns
 * @param rows the labels of the rows
 */
public record LabelVocabulary(FilterColumns columns, Collection<List<String>> rows)
        implements FilterVocabulary {

    /** More labels of a column than this are not offered. */
    private static final int MOST = 1_000;

    @Override
    public List<Term> names() {
        return columns.names().stream().map(name -> new Term(name, "")).toList();
    }

    /**
     * Returns the different labels of a column in natural order, of very many the first found.
     *
     * @param name the column; empty for the first, as in {@link FilterDialect#COLUMN}
     */
    @Override
    public List<Term> values(String name) {
        int column = name.isEmpty() ? 0 : columns.find(name);
        TreeSet<String> values = new TreeSet<>(NaturalOrder.ANY_CASE);
        for (List<String> labels : rows) {
            if (values.size() == MOST) {
                break;
            }
            if (column >= 0 && column < labels.size() && !labels.get(column).isBlank()) {
                values.add(labels.get(column));
            }
        }
        return values.stream().map(value -> new Term(value, "")).toList();
    }
}
