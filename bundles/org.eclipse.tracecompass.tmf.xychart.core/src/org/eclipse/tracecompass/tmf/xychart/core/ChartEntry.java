package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * One row of a chart's tree.
 *
 * @param id the row's id, unique in its tree
 * @param parentId the id of the parent row, or -1 (or any id that does not exist) for a root
 * @param labels one label per column; the first is the row's name; never empty
 * @param hasSeries false for rows that only group others
 * @param isDefault whether its series is shown until the user chooses
 * @param argb the colour that the provider wants for its series, 0xAARRGGBB; null for any
 * @param kind how the provider wants its series drawn; null for as the series itself says
 */
public record ChartEntry(
        long id,
        long parentId,
        List<String> labels,
        boolean hasSeries,
        boolean isDefault,
        @Nullable Integer argb,
        @Nullable SeriesKind kind) {

    /** Copies the labels, so that the row is immutable. */
    public ChartEntry {
        labels = labels.isEmpty() ? List.of("") : List.copyOf(labels);
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
