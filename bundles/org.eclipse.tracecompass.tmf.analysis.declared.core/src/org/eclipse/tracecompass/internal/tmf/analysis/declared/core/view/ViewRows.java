package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/** The rows of a view; those of a history that is complete are looked for once. Thread-safe. */
final class ViewRows {

    private static final int TABLE_ROWS = 2_000;

    private record Known(ITmfStateSystem history, List<RowTree.Row> rows) {}

    private record Numbers(ITmfStateSystem history, Set<Long> named) {}

    private final View view;
    private volatile @Nullable Known known;
    private volatile @Nullable Numbers numbers;

    ViewRows(View view) {
        this.view = view;
    }

    View view() {
        return view;
    }

    /** Returns the rows that there are by now. */
    List<RowTree.Row> rows(ITmfStateSystem history) {
        Known known = this.known;
        if (known != null && known.history() == history) {
            return known.rows();
        }
        boolean complete = history.waitUntilBuilt(0);
        List<RowTree.Row> rows = RowTree.of(history, view.rows(), RowTree.MAX_ROWS);
        if (complete) {
            this.known = new Known(history, rows);
        }
        return rows;
    }

    /** Returns where the values of a row are; an invalid attribute if they are nowhere (yet). */
    int values(ITmfStateSystem history, int row) {
        return AttributeFinder.below(history, row, view.state());
    }

    /** Returns the tables that values of the view come from. */
    Set<ValueTables.Table> tables(ITmfStateSystem history) {
        Set<ValueTables.Table> used = new LinkedHashSet<>();
        ValueTables tables = ValueTables.of(history);
        if (tables.isEmpty()) {
            return used;
        }
        for (RowTree.Row row : rows(history).stream().limit(TABLE_ROWS).toList()) {
            int quark = values(history, row.quark());
            ValueTables.Table table =
                    quark == ITmfStateSystem.INVALID_ATTRIBUTE
                            ? null
                            : tables.tableOf(history, quark);
            if (table != null) {
                used.add(table);
            }
        }
        return used;
    }

    /** Returns the numbers without a label that have a name in the legend. */
    Set<Long> namedNumbers(ITmfStateSystem history) {
        Numbers known = numbers;
        if (known != null && known.history() == history) {
            return known.named();
        }
        boolean complete = history.waitUntilBuilt(0);
        List<Integer> quarks =
                rows(history).stream()
                        .limit(TABLE_ROWS)
                        .map(row -> values(history, row.quark()))
                        .filter(quark -> quark != ITmfStateSystem.INVALID_ATTRIBUTE)
                        .toList();
        Set<Long> named = FewNumbers.of(history, quarks, ValueTables.of(history));
        if (complete) {
            numbers = new Numbers(history, named);
        }
        return named;
    }

    /** Returns the columns: the name, and where that is a value, the name of the attribute too. */
    List<ITableColumnDescriptor> columns() {
        List<String> segments = view.rows().segments();
        String subject = "Name";
        for (int i = 0; i < segments.size() && segments.get(i).indexOf('*') < 0; i++) {
            subject = words(segments.get(i));
        }
        List<ITableColumnDescriptor> columns = new ArrayList<>();
        if (!view.label().isEmpty()) {
            columns.add(column(words(view.label().get(view.label().size() - 1))));
        }
        columns.add(column(subject));
        return List.copyOf(columns);
    }

    private static String words(String name) {
        return name.replace('_', ' ');
    }

    private static ITableColumnDescriptor column(String text) {
        return new TableColumnDescriptor.Builder().setText(text).build();
    }

    /** Returns the labels of a row, one per column. */
    List<String> labels(String name, @Nullable String label) {
        return view.label().isEmpty() ? List.of(name) : List.of(label == null ? name : label, name);
    }
}
