package org.eclipse.tracecompass.internal.tmf.sql.core;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Passes to the tables of a query what its conditions exclude. The engine hands its table functions
 * the columns that it needs, but no conditions. So the query is parsed by the engine itself, the
 * conditions that every row must meet are searched for constant bounds, and a reference {@code
 * states} becomes {@code astrolabe_states(since := …)}. The conditions stay in the query; the
 * bounds may therefore let more rows through than they do, never fewer. Used by one thread.
 */
final class QueryRewriter {

    private static final String AT = "at";
    private static final String STATES = "states";

    /** Joins whose rows depend only on the two rows that are joined, not on other rows. */
    private static final Set<String> INDEPENDENT = Set.of("regular", "cross");

    private static final String RELATIONS =
            "SELECT table_name, '' FROM duckdb_tables() UNION ALL"
                    + " SELECT view_name, sql FROM duckdb_views() WHERE NOT internal";

    /** A name, and perhaps an alias, as they are written in a query. */
    private static final Pattern REFERENCE =
            Pattern.compile("\"?\\w+\"?(\\s+(AS\\s+)?\"?\\w+\"?)?", Pattern.CASE_INSENSITIVE);

    /** A reference to a table in a query: where it stands, and what stands in its place. */
    private record Edit(int from, int to, String text) {}

    private final Connection connection;
    private final Set<String> tables;

    /**
     * Creates a rewriter.
     *
     * @param connection parses queries
     * @param tables the names of the tables
     */
    QueryRewriter(Connection connection, Set<String> tables) {
        this.connection = connection;
        this.tables = tables;
    }

    /** Returns the name of the function that reads a table. */
    static String function(String table) {
        return "astrolabe_" + table;
    }

    /** Returns the statement that makes a table known by its name. */
    static String view(String table) {
        return "CREATE VIEW %s AS SELECT * FROM %s();".formatted(table, function(table));
    }

    /**
     * Rewrites a query.
     *
     * @param sql the query
     * @return the query with bounds; empty if there are none, or if it is no query
     * @throws SQLException if the engine fails; not if the query is wrong
     */
    Optional<String> rewrite(String sql) throws SQLException {
        JsonObject parsed = parse(sql);
        if (!parsed.has("statements")) {
            return Optional.empty();
        }
        Set<String> hidden = relationsOfUser();
        collectNames(parsed, hidden);
        byte[] text = sql.getBytes(StandardCharsets.UTF_8);
        List<Edit> edits = new ArrayList<>();
        visit(parsed, hidden, text, edits);
        return edits.isEmpty() ? Optional.empty() : Optional.of(apply(text, edits));
    }

    private JsonObject parse(String sql) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("SELECT json_serialize_sql(?)")) {
            statement.setString(1, sql);
            try (ResultSet rows = statement.executeQuery()) {
                rows.next();
                return JsonParser.parseString(rows.getString(1)).getAsJsonObject();
            }
        }
    }

    /** Returns the names of the tables and views that the user has created: they may hide ours. */
    private Set<String> relationsOfUser() throws SQLException {
        Set<String> names = new HashSet<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(RELATIONS)) {
            while (rows.next()) {
                String name = rows.getString(1).toLowerCase(Locale.ROOT);
                if (!rows.getString(2).equals(view(name))) {
                    names.add(name);
                }
            }
        }
        return names;
    }

    /** Collects the names that WITH gives to queries: they may hide tables. */
    private static void collectNames(JsonElement element, Set<String> names) {
        if (element instanceof JsonObject object) {
            if (object.has("cte_map")) {
                for (JsonElement entry : object.getAsJsonObject("cte_map").getAsJsonArray("map")) {
                    names.add(SqlTree.text(entry.getAsJsonObject(), "key"));
                }
            }
            object.asMap().values().forEach(child -> collectNames(child, names));
        } else if (element instanceof JsonArray array) {
            array.forEach(child -> collectNames(child, names));
        }
    }

    private void visit(JsonElement element, Set<String> hidden, byte[] text, List<Edit> edits) {
        if (element instanceof JsonObject object) {
            if (SqlTree.text(object, "type").equals("select_node")) {
                select(object, hidden, text, edits);
            }
            object.asMap().values().forEach(child -> visit(child, hidden, text, edits));
        } else if (element instanceof JsonArray array) {
            array.forEach(child -> visit(child, hidden, text, edits));
        }
    }

    private void select(JsonObject node, Set<String> hidden, byte[] text, List<Edit> edits) {
        List<JsonObject> sources = new ArrayList<>();
        List<JsonObject> conditions = new ArrayList<>();
        collectSources(node.get("from_table"), sources, conditions);
        collectConditions(node.get("where_clause"), conditions);
        for (JsonObject source : sources) {
            String name = tableOf(source, hidden);
            if (name.isEmpty()) {
                continue;
            }
            String alias = SqlTree.text(source, "alias");
            String known = alias.isEmpty() ? SqlTree.nameOf(source) : alias;
            QueryBounds bounds = new QueryBounds(name, known, sources.size() == 1);
            if (SqlTree.isFunction(source)) {
                bounds.at(SqlTree.argument(source));
            }
            conditions.forEach(bounds::add);
            edit(source, function(name), known, bounds, text).ifPresent(edits::add);
        }
    }

    /** Returns the table that a source reads; empty if it is none of ours. */
    private String tableOf(JsonObject source, Set<String> hidden) {
        String name = SqlTree.nameOf(source);
        if (SqlTree.isFunction(source)) {
            return name.equals(AT)
                            && !hidden.contains(STATES)
                            && SqlTree.constant(SqlTree.argument(source)).isPresent()
                    ? STATES
                    : "";
        }
        return SqlTree.isTable(source) && tables.contains(name) && !hidden.contains(name)
                ? name
                : "";
    }

    /**
     * Collects the sources of a query. A join that picks rows by their neighbours or by their
     * number is one source: its tables must not be bounded, as that would let it pick others.
     */
    private static void collectSources(
            JsonElement from, List<JsonObject> sources, List<JsonObject> conditions) {
        if (!(from instanceof JsonObject source)) {
            return;
        }
        if (SqlTree.text(source, "type").equals("join")
                && INDEPENDENT.contains(SqlTree.text(source, "ref_type"))) {
            collectSources(source.get("left"), sources, conditions);
            collectSources(source.get("right"), sources, conditions);
            if (SqlTree.text(source, "join_type").equals("inner")) {
                collectConditions(source.get("condition"), conditions);
            }
        } else {
            sources.add(source);
        }
    }

    /** Collects the conditions that a row must all meet. */
    private static void collectConditions(JsonElement condition, List<JsonObject> conditions) {
        if (!(condition instanceof JsonObject object)) {
            return;
        }
        if (SqlTree.text(object, "type").equals("conjunction_and")) {
            object.getAsJsonArray("children")
                    .forEach(child -> collectConditions(child, conditions));
        } else {
            conditions.add(object);
        }
    }

    private static Optional<Edit> edit(
            JsonObject source, String function, String alias, QueryBounds bounds, byte[] text) {
        String arguments = bounds.arguments();
        long from = SqlTree.number(source, "query_location");
        long to = from + SqlTree.number(source, "query_location_length");
        if (arguments.isEmpty() || from < 0 || to > text.length || from >= to) {
            return Optional.empty();
        }
        String written =
                new String(text, (int) from, (int) (to - from), StandardCharsets.UTF_8).strip();
        if (!SqlTree.isFunction(source) && !REFERENCE.matcher(written).matches()) {
            return Optional.empty();
        }
        return Optional.of(
                new Edit(
                        (int) from,
                        (int) to,
                        "%s(%s) AS \"%s\" ".formatted(function, arguments, alias)));
    }

    private static String apply(byte[] text, List<Edit> edits) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int done = 0;
        edits.sort(Comparator.comparingInt(Edit::from));
        for (Edit edit : edits) {
            out.write(text, done, edit.from - done);
            out.writeBytes(edit.text.getBytes(StandardCharsets.UTF_8));
            done = edit.to;
        }
        out.write(text, done, text.length - done);
        return out.toString(StandardCharsets.UTF_8);
    }
}
