package org.eclipse.tracecompass.internal.tmf.cli.core.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The names of the columns of a table, all different: a name that is taken gets a number. */
final class ColumnNames {

    private final Set<String> names = new LinkedHashSet<>();

    /** Adds a column. */
    void add(String name) {
        String free = name;
        for (int number = names.size(); !names.add(free); number++) {
            free = name + "_" + number;
        }
    }

    /** Returns whether there are no columns. */
    boolean isEmpty() {
        return names.isEmpty();
    }

    /** Returns the names, in the order of the columns. */
    List<String> list() {
        return List.copyOf(names);
    }
}
