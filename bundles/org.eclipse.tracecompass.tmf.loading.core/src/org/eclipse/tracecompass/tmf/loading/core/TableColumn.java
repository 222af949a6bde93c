package org.eclipse.tracecompass.tmf.loading.core;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;

/**
 * A column of a table as it is shown. A column "X ns" beside a column "X" has its times as numbers,
 * so it is not shown itself.
 *
 * @param of what it is
 * @param cell the index of its cells in a line
 * @param number the index of the cells with its times in ns since the epoch; -1 for none
 */
public record TableColumn(ITableColumnDescriptor of, int cell, int number) {

    private static final String NUMBERS = " ns";

    /** Returns the columns of a table that are shown, in order. */
    public static List<TableColumn> of(List<ITableColumnDescriptor> all) {
        List<String> names = all.stream().map(ITableColumnDescriptor::getText).toList();
        List<TableColumn> shown = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            String name = names.get(i);
            boolean hasNumbers =
                    name.endsWith(NUMBERS)
                            && names.contains(name.substring(0, name.length() - NUMBERS.length()));
            if (!hasNumbers) {
                shown.add(new TableColumn(all.get(i), i, names.indexOf(name + NUMBERS)));
            }
        }
        return shown;
    }
}
