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
import org.eclipse.tracecompass.tmf.core.statesystem.ValueTables;

/** The rows of a view; those of a history that is complete are looked for once. Thread-safe. */
final class RowSource {

    private static final int TABLE_ROWS = 2_000;

    private record Known(ITmfStateSystem history, List<RowTree.Row> rows) {}

    private record Numbers(ITmfStateSystem history, Set<Long> named) {}

    private final View fView;
    private volatile @Nullable Known fKnown;
    private volatile @Nullable Numbers fNumbers;

    RowSource(View view) {
        fView = view;
    }

    View view() {
        return fView;
    }

    /** Returns the rows that there are by now. */
    List<RowTree.Row> rows(ITmfStateSystem history) {
        Known known = fKnown;
        if (known != null && known.history() == history) {
            return known.rows();
        }
        boolean complete = history.waitUntilBuilt(0);
        List<RowTree.Row> rows = RowTree.of(history, fView.rows(), RowTree.MAX_ROWS);
        if (complete) {
            fKnown = new Known(history, rows);
        }
        return rows;
    }

    /** Returns where the values of a row are; an invalid attribute if they are nowhere (yet). */
    int values(ITmfStateSystem history, int row) {
        return Attributes.below(history, row, fView.state());
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
        Numbers known = fNumbers;
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
            fNumbers = new Numbers(history, named);
        }
        return named;
    }

    /** Returns the columns: the name, and where that is a value, the name of the attribute too. */
    List<ITableColumnDescriptor> columns() {
        List<String> segments = fView.rows().segments();
        String subject = "Name";
        for (int i = 0; i < segments.size() && segments.get(i).indexOf('*') < 0; i++) {
            subject = words(segments.get(i));
        }
        List<ITableColumnDescriptor> columns = new ArrayList<>();
        if (!fView.label().isEmpty()) {
            columns.add(column(words(fView.label().get(fView.label().size() - 1))));
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
        return fView.label().isEmpty()
                ? List.of(name)
                : List.of(label == null ? name : label, name);
    }
}
