package org.eclipse.tracecompass.tmf.timegraph.core.statemap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;

/**
 * Rows as entities: these have unique names and no tree. A name that several rows have is completed
 * by their next column, such as the number of a thread, or else by the rows above.
 */
final class EntityNames {

    private static final String DESCRIPTION = "Description";

    private final TimeGraphTree tree;

    EntityNames(TimeGraphTree tree) {
        this.tree = tree;
    }

    /** The names of rows, in their order. */
    List<String> of(List<TimeGraphEntry> rows) {
        List<String> names = new ArrayList<>(rows.stream().map(TimeGraphEntry::name).toList());
        complete(
                rows,
                names,
                row -> row.label(1).isEmpty() ? null : row.name() + "/" + row.label(1));
        complete(rows, names, this::path);
        Set<String> taken = new HashSet<>();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            for (int n = 2; !taken.add(names.get(i)); n++) {
                names.set(i, name + " (" + n + ")");
            }
        }
        return names;
    }

    private static void complete(
            List<TimeGraphEntry> rows,
            List<String> names,
            java.util.function.Function<TimeGraphEntry, @org.eclipse.jdt.annotation.Nullable String>
                    longer) {
        Map<String, Integer> counts = new HashMap<>();
        names.forEach(name -> counts.merge(name, 1, Integer::sum));
        for (int i = 0; i < names.size(); i++) {
            String name = longer.apply(rows.get(i));
            if (name != null && counts.getOrDefault(names.get(i), 0) > 1) {
                names.set(i, name);
            }
        }
    }

    /** The names of a row and of those above it, without the uppermost, which is the trace. */
    private String path(TimeGraphEntry row) {
        String path = row.name();
        TimeGraphEntry up = tree.parent(row);
        while (up != null && tree.parent(up) != null) {
            path = up.name() + "/" + path;
            up = tree.parent(up);
        }
        return path;
    }

    /** The labels of a row's columns. */
    String description(TimeGraphEntry row) {
        StringBuilder text = new StringBuilder();
        List<LabelColumn> columns = tree.columns();
        for (int c = 1; c < columns.size(); c++) {
            LabelColumn column = columns.get(c);
            if (row.label(c).isEmpty() || column.kind() == LabelColumn.Kind.DURATION) {
                continue;
            }
            text.append(text.isEmpty() ? "" : ", ");
            text.append(column.title().equals(DESCRIPTION) ? "" : column.title() + " ");
            text.append(row.label(c));
        }
        return text.toString();
    }
}
