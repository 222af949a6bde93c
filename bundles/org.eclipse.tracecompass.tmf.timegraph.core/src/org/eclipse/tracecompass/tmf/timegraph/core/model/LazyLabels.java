package org.eclipse.tracecompass.tmf.timegraph.core.model;

import java.util.AbstractList;
import java.util.function.IntFunction;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The labels of a row that are computed when they are first needed, for rows that are mostly not
 * visible. For one thread.
 *
 * @since 0.2.0
 */
public final class LazyLabels extends AbstractList<String> {

    private final @Nullable String[] labels;
    private final IntFunction<@Nullable String> source;

    /**
     * @param size the number of labels
     * @param source computes the label of a column; null stands for an empty one
     */
    public LazyLabels(int size, IntFunction<@Nullable String> source) {
        this.labels = new @Nullable String[size];
        this.source = source;
    }

    @Override
    public String get(int column) {
        String label = labels[column];
        if (label == null) {
            label = source.apply(column);
            if (label == null) {
                label = "";
            }
            labels[column] = label;
        }
        return label;
    }

    @Override
    public int size() {
        return labels.length;
    }
}
