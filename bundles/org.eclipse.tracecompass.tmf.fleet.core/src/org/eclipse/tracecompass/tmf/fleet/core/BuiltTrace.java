package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;

/**
 * The results of a trace, before they are part of a fleet.
 *
 * @param entry the trace
 * @param columns the columns of the tables whose columns depend on the trace
 */
public record BuiltTrace(TraceEntry entry, Map<String, List<TableColumn>> columns)
        implements Serializable {

    /**
     * Joins columns. One that is not everywhere is optional; one of different types is a text.
     *
     * @param into columns by table, changed
     * @param more columns of another trace
     */
    public static void join(
            Map<String, List<TableColumn>> into, Map<String, List<TableColumn>> more) {
        more.forEach(
                (table, columns) -> {
                    Map<String, TableColumn> all = new LinkedHashMap<>();
                    into.getOrDefault(table, List.of()).forEach(c -> all.put(c.name(), c));
                    columns.forEach(c -> all.merge(c.name(), c, BuiltTrace::joined));
                    into.put(table, new ArrayList<>(all.values()));
                });
    }

    private static TableColumn joined(TableColumn a, TableColumn b) {
        return new TableColumn(
                a.name(),
                a.type() == b.type() ? a.type() : ColumnType.TEXT,
                a.isOptional() || b.isOptional(),
                a.description());
    }
}
