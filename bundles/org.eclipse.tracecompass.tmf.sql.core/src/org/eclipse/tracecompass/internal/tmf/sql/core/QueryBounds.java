package org.eclipse.tracecompass.internal.tmf.sql.core;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The bounds that the conditions of a query put on one of its tables. A row that meets all
 * conditions lies within them.
 */
final class QueryBounds {

    private static final Set<String> INSTANTS = Set.of("time", "start", "end");

    /** The columns by which tables can be bounded. Other names are of something else. */
    private static final Map<String, Set<String>> COLUMNS =
            Map.of(
                    "events", Set.of("time"),
                    "states", Set.of("start", "end", "analysis", "path"),
                    "attributes", Set.of("analysis", "path"),
                    "segments", Set.of("start", "end", "analysis"),
                    "traces", Set.of("start", "end"));

    private final Set<String> columns;
    private final String alias;
    private final boolean isOnly;
    private final List<String> since = new ArrayList<>();
    private final List<String> until = new ArrayList<>();
    private String analyses = "";
    private String paths = "";

    /**
     * Creates bounds that exclude nothing.
     *
     * @param table the name of the table
     * @param alias the name by which the query knows the table
     * @param isOnly whether columns without a table are its own, if it has columns of these names
     */
    QueryBounds(String table, String alias, boolean isOnly) {
        this.columns = COLUMNS.getOrDefault(table, Set.of());
        this.alias = alias;
        this.isOnly = isOnly;
    }

    /** Bounds the time to an instant. */
    void at(JsonObject instant) {
        SqlTree.constant(instant)
                .ifPresent(
                        value -> {
                            since.add(value);
                            until.add(value);
                        });
    }

    /** Takes a condition that each row must meet. */
    void add(JsonObject condition) {
        switch (SqlTree.text(condition, "type")) {
            case "compare_greaterthan", "compare_greaterthanorequalto" ->
                    compare(condition, since, until);
            case "compare_lessthan", "compare_lessthanorequalto" ->
                    compare(condition, until, since);
            case "compare_equal" -> equal(condition);
            case "compare_between" -> between(condition);
            case "compare_in" -> in(condition);
            case "function" -> like(condition);
            default -> {
                // says nothing that a table could use
            }
        }
    }

    private void compare(JsonObject condition, List<String> ifLeft, List<String> ifRight) {
        JsonElement left = condition.get("left");
        JsonElement right = condition.get("right");
        if (INSTANTS.contains(column(left))) {
            SqlTree.constant(right).ifPresent(ifLeft::add);
        } else if (INSTANTS.contains(column(right))) {
            SqlTree.constant(left).ifPresent(ifRight::add);
        }
    }

    private void equal(JsonObject condition) {
        compare(condition, since, since);
        compare(condition, until, until);
        JsonElement left = condition.get("left");
        JsonElement right = condition.get("right");
        String column = column(left).isEmpty() ? column(right) : column(left);
        Optional<String> text = SqlTree.literalText(column(left).isEmpty() ? left : right);
        text.ifPresent(value -> texts(column, List.of(value)));
    }

    private void between(JsonObject condition) {
        if (INSTANTS.contains(column(condition.get("input")))) {
            SqlTree.constant(condition.get("lower")).ifPresent(since::add);
            SqlTree.constant(condition.get("upper")).ifPresent(until::add);
        }
    }

    private void in(JsonObject condition) {
        List<JsonElement> children = condition.getAsJsonArray("children").asList();
        List<String> values = new ArrayList<>();
        for (JsonElement child : children.subList(1, children.size())) {
            SqlTree.literalText(child).ifPresent(values::add);
        }
        if (values.size() == children.size() - 1) {
            texts(column(children.getFirst()), values);
        }
    }

    private void like(JsonObject condition) {
        List<JsonObject> arguments = SqlTree.arguments(condition);
        if (SqlTree.text(condition, "function_name").equals("~~")
                && arguments.size() == 2
                && column(arguments.get(0)).equals("path")) {
            SqlTree.literalText(arguments.get(1)).ifPresent(pattern -> paths = pattern);
        }
    }

    private void texts(String column, List<String> values) {
        if (column.equals("analysis")) {
            analyses = String.join("\n", values);
        } else if (column.equals("path") && values.size() == 1) {
            // as a pattern, a path matches itself
            paths = values.getFirst();
        }
    }

    /**
     * Returns the name of a column of the table; empty if the expression is something else. A name
     * that the table does not have is one that SELECT gives, or a column of the query around.
     */
    private String column(JsonElement expression) {
        List<String> names = SqlTree.column(expression);
        boolean isOurs =
                switch (names.size()) {
                    case 1 -> isOnly;
                    case 2 -> names.getFirst().equals(alias);
                    default -> false;
                };
        return isOurs && columns.contains(names.getLast()) ? names.getLast() : "";
    }

    /** Returns the arguments of the table function as SQL; empty if nothing is excluded. */
    String arguments() {
        List<String> arguments = new ArrayList<>();
        number(Bound.SINCE, "greatest", since).ifPresent(arguments::add);
        number(Bound.UNTIL, "least", until).ifPresent(arguments::add);
        text(Bound.ANALYSES, analyses).ifPresent(arguments::add);
        text(Bound.PATHS, paths).ifPresent(arguments::add);
        return String.join(", ", arguments);
    }

    private static Optional<String> number(Bound bound, String narrowest, List<String> values) {
        return values.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "%s := %s"
                                .formatted(
                                        bound.parameter(),
                                        values.stream()
                                                .collect(
                                                        Collectors.joining(
                                                                ", ", narrowest + "(", ")"))));
    }

    private static Optional<String> text(Bound bound, String value) {
        return value.isEmpty()
                ? Optional.empty()
                : Optional.of("%s := '%s'".formatted(bound.parameter(), value.replace("'", "''")));
    }
}
