package org.eclipse.tracecompass.internal.tmf.sql.core;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;

/** Reads parsed queries, as {@code json_serialize_sql} of the engine gives them. */
final class SqlTree {

    /** Operators whose value depends on nothing but their operands. */
    private static final Set<String> OPERATORS = Set.of("+", "-", "*", "/", "//", "%");

    private SqlTree() {}

    /** Returns a text in lower case; empty if there is none. */
    static String text(JsonObject object, String key) {
        return object.get(key) instanceof JsonPrimitive value && value.isString()
                ? value.getAsString().toLowerCase(Locale.ROOT)
                : "";
    }

    /** Returns a number; -1 if there is none or it is out of range. */
    static long number(JsonObject object, String key) {
        try {
            return object.get(key) instanceof JsonPrimitive value ? value.getAsLong() : -1;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    static boolean isTable(JsonObject source) {
        return text(source, "type").equals("base_table")
                && text(source, "schema_name").isEmpty()
                && isPlain(source)
                && isNull(source.get("at_clause"));
    }

    static boolean isFunction(JsonObject source) {
        return text(source, "type").equals("table_function") && isPlain(source);
    }

    /** Returns whether a source is neither sampled nor given other names of columns. */
    private static boolean isPlain(JsonObject source) {
        return isNull(source.get("sample"))
                && source.get("column_name_alias") instanceof JsonArray names
                && names.isEmpty();
    }

    private static boolean isNull(@Nullable JsonElement element) {
        return element == null || element.isJsonNull();
    }

    /** Returns the name of a table or function. */
    static String nameOf(JsonObject source) {
        return source.get("function") instanceof JsonObject function
                ? text(function, "function_name")
                : text(source, "table_name");
    }

    /** Returns the only argument of a table function; an empty object if there is not just one. */
    static JsonObject argument(JsonObject source) {
        List<JsonObject> arguments = arguments(source.getAsJsonObject("function"));
        return arguments.size() == 1 ? arguments.getFirst() : new JsonObject();
    }

    /** Returns the arguments of a function or operator. */
    static List<JsonObject> arguments(JsonObject function) {
        List<JsonObject> arguments = new ArrayList<>();
        if (function.get("arguments") instanceof JsonArray array) {
            for (JsonElement each : array) {
                JsonElement value = each.getAsJsonObject().get("expression");
                arguments.add(value instanceof JsonObject object ? object : new JsonObject());
            }
        }
        return arguments;
    }

    /** Returns the names of a column, from the outermost qualifier; empty if it is no column. */
    static List<String> column(JsonElement expression) {
        List<String> names = new ArrayList<>();
        if (expression instanceof JsonObject object
                && object.get("column_names") instanceof JsonArray array) {
            array.forEach(name -> names.add(name.getAsString().toLowerCase(Locale.ROOT)));
        }
        return names;
    }

    /** Returns the value of a text in quotes; empty if the expression is something else. */
    static Optional<String> literalText(JsonElement expression) {
        return expression instanceof JsonObject object
                        && object.get("literal") instanceof JsonObject literal
                        && text(literal, "kind").equals("string")
                ? Optional.of(literal.get("text").getAsString())
                : Optional.empty();
    }

    /** Returns an expression of numbers alone as SQL; empty if it is anything else. */
    static Optional<String> constant(JsonElement expression) {
        if (!(expression instanceof JsonObject object)) {
            return Optional.empty();
        }
        if (object.get("literal") instanceof JsonObject literal) {
            return !text(literal, "kind").equals("string")
                            && literal.get("text") instanceof JsonPrimitive value
                            && value.getAsString().matches("[0-9][0-9_.eE+-]*")
                    ? Optional.of(value.getAsString())
                    : Optional.empty();
        }
        if (!text(object, "class").equals("function")
                || !OPERATORS.contains(text(object, "function_name"))) {
            return Optional.empty();
        }
        List<String> operands = new ArrayList<>();
        for (JsonObject argument : arguments(object)) {
            constant(argument).ifPresent(operands::add);
        }
        if (operands.size() != arguments(object).size() || operands.isEmpty()) {
            return Optional.empty();
        }
        String operator = text(object, "function_name");
        return Optional.of(
                operands.size() == 1
                        ? "(" + operator + operands.getFirst() + ")"
                        : "(" + String.join(" " + operator + " ", operands) + ")");
    }
}
