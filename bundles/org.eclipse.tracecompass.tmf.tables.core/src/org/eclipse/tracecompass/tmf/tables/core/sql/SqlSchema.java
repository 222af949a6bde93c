package org.eclipse.tracecompass.tmf.tables.core.sql;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.ITraceTable;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;

/**
 * The names that a query can use. Immutable.
 *
 * @param tables the columns of each table
 * @param functions the functions, with their arguments
 */
public record SqlSchema(Map<String, List<String>> tables, List<Function> functions) {

    private static final int LEVELS = 8;

    /**
     * A function.
     *
     * @param name its name
     * @param arguments how it is called: "(start, \"end\")"
     * @param help what it computes, a few words
     */
    public record Function(String name, String arguments, String help) {}

    private static final List<Function> FUNCTIONS =
            List.of(
                    new Function("at", "(time)", "the states at an instant; a table"),
                    new Function("duration", "(start, \"end\")", "how long, ns"),
                    new Function("overlap", "(a, b)", "the time that two rows share, ns"),
                    new Function("count", "(*)", "the number of rows"),
                    new Function("sum", "(x)", "the sum"),
                    new Function("avg", "(x)", "the mean"),
                    new Function("min", "(x)", "the least"),
                    new Function("max", "(x)", "the greatest"),
                    new Function("median", "(x)", "the median"),
                    new Function("quantile_cont", "(x, 0.99)", "a quantile"),
                    new Function("stddev", "(x)", "the standard deviation"),
                    new Function("arg_max", "(x, of)", "the x of the greatest"),
                    new Function("row_number", "() OVER ()", "the number of the row"),
                    new Function("lag", "(x) OVER ()", "the value of the row before"),
                    new Function("coalesce", "(x, y)", "the first that is not null"),
                    new Function("greatest", "(x, y)", "the greater one"),
                    new Function("least", "(x, y)", "the less one"),
                    new Function("round", "(x, digits)", "rounded"),
                    new Function("lower", "(text)", "in small letters"),
                    new Function("split_part", "(path, '/', 1)", "a part of a text"),
                    new Function("regexp_extract", "(text, '…')", "what a pattern finds"),
                    new Function("list", "(x)", "all values"),
                    new Function("string_agg", "(text, ', ')", "all texts joined"),
                    new Function("histogram", "(x)", "how often each value is there"),
                    new Function("make_timestamp_ns", "(time)", "a date of nanoseconds"));

    /**
     * Returns the names for a trace. Builds no analysis: of tables whose columns depend on them,
     * those are there that are always.
     *
     * @param trace a trace or an experiment
     */
    public static SqlSchema of(ITmfTrace trace) {
        Map<String, List<String>> tables = new LinkedHashMap<>();
        for (ITraceTable table : TraceTables.of(trace, module -> false).all()) {
            tables.put(table.name(), columns(table));
        }
        return new SqlSchema(tables, FUNCTIONS);
    }

    private static List<String> columns(ITraceTable table) {
        List<String> names = new ArrayList<>();
        try {
            table.columns().forEach(column -> names.add(column.name()));
        } catch (TableException e) {
            // no analysis is wanted, so none can fail
        }
        if (table.name().equals("attributes")) {
            IntStream.rangeClosed(1, LEVELS)
                    .mapToObj(level -> "level" + level)
                    .filter(level -> !names.contains(level))
                    .forEach(names::add);
        }
        return List.copyOf(names);
    }
}
