package org.eclipse.tracecompass.tmf.tables.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The tables of a trace, or of an experiment and its traces. Every way out of Astrolabe – files,
 * SQL, Spark – has them with the same names and columns. Immutable, thread-safe.
 */
public final class TraceTables {

    /**
     * The version of the schema. It grows when a column or a table is renamed or removed, or means
     * something else; new columns do not change it.
     */
    public static final int SCHEMA_VERSION = 1;

    private final Map<String, ITraceTable> tables = new LinkedHashMap<>();
    private final List<Part> parts;

    /**
     * The tables that have rows of single traces, of one of them.
     *
     * @param trace the name of the trace, as in column {@code trace}
     * @param tables tables with the names of all; {@code segments} has only the columns that the
     *     analyses of the trace fill
     */
    public record Part(String trace, List<ITraceTable> tables) {

        /** Returns the part of a table; null if the table is not divided by trace. */
        public @Nullable ITraceTable table(String name) {
            for (ITraceTable table : tables) {
                if (table.name().equals(name)) {
                    return table;
                }
            }
            return null;
        }
    }

    private TraceTables(SchemaTables schema) {
        schema.all().forEach(table -> tables.put(table.name(), table));
        this.parts = schema.parts();
    }

    /**
     * Makes the tables. Nothing is read or built yet.
     *
     * @param opened a trace or an experiment, with the clocks that it shall have
     * @param analyses which analyses have rows in {@code states}, {@code attributes} and {@code
     *     segments}
     */
    public static TraceTables of(ITmfTrace opened, Predicate<IAnalysisModule> analyses) {
        return new TraceTables(new SchemaTables(opened, analyses));
    }

    /**
     * Returns what files say of a table: its name and the version of the schema.
     *
     * @param table one of the tables, or the answer to a query
     */
    public static Map<String, String> properties(ITraceTable table) {
        return Map.of(
                "astrolabe.table",
                table.name(),
                "astrolabe.schema",
                Integer.toString(SCHEMA_VERSION));
    }

    /** Returns the tables of the automatic analyses. */
    public static TraceTables of(ITmfTrace opened) {
        return of(opened, IAnalysisModule::isAutomatic);
    }

    /** Returns all tables, in the order of the documentation. */
    public List<ITraceTable> all() {
        return List.copyOf(tables.values());
    }

    /**
     * Returns a table.
     *
     * @param name its name
     * @return the table; null if the schema has none of the name
     */
    public @Nullable ITraceTable table(String name) {
        return tables.get(name);
    }

    /**
     * Returns the tables {@code events}, {@code states}, {@code attributes} and {@code segments}
     * divided by trace. The rows of a table are those of its parts in order.
     */
    public List<Part> parts() {
        return List.copyOf(parts);
    }

    /** Returns the names of all tables. */
    public List<String> names() {
        return new ArrayList<>(tables.keySet());
    }
}
