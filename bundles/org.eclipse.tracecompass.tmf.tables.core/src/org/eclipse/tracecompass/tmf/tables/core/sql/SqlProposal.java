package org.eclipse.tracecompass.tmf.tables.core.sql;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlToken.Kind;

/**
 * A way in which a query may go on.
 *
 * @param from where the text that it replaces begins; it reaches to the caret
 * @param insert what is put there
 * @param description what it is, a few words
 */
public record SqlProposal(int from, String insert, String description) {

    private static final String END = "end";

    /** Words after which the name of a table follows. */
    private static final Set<String> BEFORE_TABLES = Set.of("FROM", "JOIN");

    /** Words that end the list of tables. */
    private static final Set<String> AFTER_TABLES =
            Set.of("WHERE", "GROUP", "ORDER", "LIMIT", "HAVING", "ON", "USING", "UNION", "SELECT");

    /**
     * Returns the proposals at a place, the likeliest first.
     *
     * @param sql the text so far; need not be right
     * @param caret the place
     * @param schema the names
     */
    public static List<SqlProposal> at(String sql, int caret, SqlSchema schema) {
        List<SqlToken> before =
                SqlToken.of(sql.substring(0, caret)).stream()
                        .filter(t -> t.start() < caret)
                        .toList();
        SqlToken last = before.isEmpty() ? null : before.getLast();
        if (last != null && isClosedToProposals(last, sql, caret)) {
            return List.of();
        }
        boolean typing =
                last != null
                        && last.end() == caret
                        && (last.kind() == Kind.NAME || last.kind() == Kind.KEYWORD);
        String word = typing && last != null ? last.in(sql).replace("\"", "") : "";
        int from = typing && last != null ? last.start() : caret;
        List<SqlToken> context = typing ? before.subList(0, before.size() - 1) : before;
        Builder builder = new Builder(from, word.toLowerCase(Locale.ROOT));
        if (!context.isEmpty() && isDot(context.getLast(), sql, from)) {
            afterDot(builder, sql, context, schema);
        } else {
            anywhere(builder, sql, context, schema);
        }
        return builder.found;
    }

    private static boolean isClosedToProposals(SqlToken last, String sql, int caret) {
        return switch (last.kind()) {
            case TEXT ->
                    last.end() == caret && (last.end() - last.start() == 1 || !isClosed(last, sql));
            case COMMENT -> last.end() == caret;
            case NUMBER -> last.end() == caret;
            case KEYWORD, NAME, OTHER -> false;
        };
    }

    private static boolean isClosed(SqlToken text, String sql) {
        return sql.charAt(text.end() - 1) == '\'';
    }

    private static boolean isDot(SqlToken token, String sql, int from) {
        return token.end() == from && token.in(sql).equals(".");
    }

    private static void afterDot(
            Builder builder, String sql, List<SqlToken> context, SqlSchema schema) {
        if (context.size() < 2) {
            return;
        }
        String owner = context.get(context.size() - 2).in(sql).replace("\"", "");
        String table = tablesIn(sql, schema).getOrDefault(owner.toLowerCase(Locale.ROOT), "");
        for (String column : schema.tables().getOrDefault(table, List.of())) {
            builder.add(column, column, "column of " + table);
        }
    }

    private static void anywhere(
            Builder builder, String sql, List<SqlToken> context, SqlSchema schema) {
        if (expectsTable(sql, context)) {
            schema.tables().keySet().forEach(table -> builder.add(table, table, "table"));
            addFunction(builder, schema.functions().getFirst());
            return;
        }
        Set<String> used = new LinkedHashSet<>(tablesIn(sql, schema).values());
        for (String table : used.isEmpty() ? schema.tables().keySet() : used) {
            for (String column : schema.tables().getOrDefault(table, List.of())) {
                builder.add(column, quoted(column), "column of " + table);
            }
        }
        schema.functions().forEach(function -> addFunction(builder, function));
        SqlToken.KEYWORDS.forEach(word -> builder.add(word, word, "keyword"));
        schema.tables().keySet().forEach(table -> builder.add(table, table, "table"));
    }

    private static void addFunction(Builder builder, SqlSchema.Function function) {
        builder.add(function.name(), function.name() + function.arguments(), function.help());
    }

    /** The name of a column as it must be written where it has no table before it. */
    private static String quoted(String column) {
        return column.equals(END) ? "\"end\"" : column;
    }

    private static boolean expectsTable(String sql, List<SqlToken> context) {
        if (context.isEmpty()) {
            return false;
        }
        SqlToken last = context.getLast();
        String text = last.in(sql).toUpperCase(Locale.ROOT);
        if (last.kind() == Kind.KEYWORD) {
            return BEFORE_TABLES.contains(text);
        }
        if (!text.equals(",")) {
            return false;
        }
        for (int i = context.size() - 1; i >= 0; i--) {
            String word = context.get(i).in(sql).toUpperCase(Locale.ROOT);
            if (BEFORE_TABLES.contains(word)) {
                return true;
            }
            if (AFTER_TABLES.contains(word) || word.equals("(")) {
                return false;
            }
        }
        return false;
    }

    /** The tables that a query mentions, by the names that it gives them, in small letters. */
    private static Map<String, String> tablesIn(String sql, SqlSchema schema) {
        Map<String, String> names = new HashMap<>();
        List<SqlToken> tokens = SqlToken.of(sql);
        for (int i = 0; i < tokens.size(); i++) {
            String name = tokens.get(i).in(sql).toLowerCase(Locale.ROOT);
            boolean isTable = schema.tables().containsKey(name);
            boolean isAt = name.equals("at");
            if (tokens.get(i).kind() != Kind.NAME || !isTable && !isAt) {
                continue;
            }
            String table = isAt ? "states" : name;
            names.put(name, table);
            int next = isAt ? behindBrackets(sql, tokens, i + 1) : i + 1;
            if (next < tokens.size() && tokens.get(next).is(sql, "AS")) {
                next++;
            }
            if (next < tokens.size() && tokens.get(next).kind() == Kind.NAME) {
                names.put(
                        tokens.get(next).in(sql).replace("\"", "").toLowerCase(Locale.ROOT), table);
            }
        }
        return names;
    }

    private static int behindBrackets(String sql, List<SqlToken> tokens, int from) {
        int depth = 0;
        for (int i = from; i < tokens.size(); i++) {
            String text = tokens.get(i).in(sql);
            depth += text.equals("(") ? 1 : text.equals(")") ? -1 : 0;
            if (depth <= 0) {
                return i + 1;
            }
        }
        return tokens.size();
    }

    private static final class Builder {

        private final int from;
        private final String prefix;
        private final List<SqlProposal> found = new ArrayList<>();
        private final Set<String> inserts = new LinkedHashSet<>();

        Builder(int from, String prefix) {
            this.from = from;
            this.prefix = prefix;
        }

        void add(String name, String insert, String description) {
            if (name.toLowerCase(Locale.ROOT).startsWith(prefix) && inserts.add(insert)) {
                found.add(new SqlProposal(from, insert, description));
            }
        }
    }
}
