package org.eclipse.tracecompass.tmf.tables.core.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a query, for colours and completion.
 *
 * @param kind what it is
 * @param start where it begins
 * @param end where it ends, exclusive
 */
public record SqlToken(Kind kind, int start, int end) {

    /** What parts are. */
    public enum Kind {
        /** A word of the language. */
        KEYWORD,
        /** The name of something. */
        NAME,
        /** A text in single quotes. */
        TEXT,
        /** A number. */
        NUMBER,
        /** A comment. */
        COMMENT,
        /** An operator or a bracket. */
        OTHER
    }

    /** The words of the language that queries of traces need, in capitals. */
    public static final List<String> KEYWORDS =
            List.of(
                    "ALL",
                    "AND",
                    "AS",
                    "ASC",
                    "BETWEEN",
                    "BY",
                    "CASE",
                    "CAST",
                    "CROSS",
                    "DESC",
                    "DISTINCT",
                    "ELSE",
                    "EXCEPT",
                    "EXISTS",
                    "EXPLAIN",
                    "FILTER",
                    "FROM",
                    "FULL",
                    "GROUP",
                    "HAVING",
                    "ILIKE",
                    "IN",
                    "INNER",
                    "INTERSECT",
                    "INTERVAL",
                    "IS",
                    "JOIN",
                    "LATERAL",
                    "LEFT",
                    "LIKE",
                    "LIMIT",
                    "NOT",
                    "NULL",
                    "OFFSET",
                    "ON",
                    "OR",
                    "ORDER",
                    "OVER",
                    "PARTITION",
                    "PIVOT",
                    "QUALIFY",
                    "RIGHT",
                    "SELECT",
                    "THEN",
                    "UNION",
                    "USING",
                    "VALUES",
                    "WHEN",
                    "WHERE",
                    "WINDOW",
                    "WITH");

    private static final Set<String> WORDS = Set.copyOf(KEYWORDS);

    private static final Pattern PART =
            Pattern.compile(
                    "(?<space>\\s+)"
                            + "|(?<comment>--[^\\n]*|/\\*(?s:.*?)(?:\\*/|\\z))"
                            + "|(?<text>'(?:[^']|'')*+(?:'|\\z))"
                            + "|(?<name>\"(?:[^\"]|\"\")*+(?:\"|\\z)|[\\p{L}_][\\p{L}\\p{N}_$]*)"
                            + "|(?<number>\\d[\\d_]*(?:\\.\\d+)?(?:[eE][-+]?\\d+)?)"
                            + "|(?<other>(?s:.))");

    /**
     * Divides a query. Works on any text; what is not closed reaches to the end.
     *
     * @param sql the text
     * @return its parts in order, without the space between them
     */
    public static List<SqlToken> of(String sql) {
        List<SqlToken> tokens = new ArrayList<>();
        Matcher part = PART.matcher(sql);
        while (part.find()) {
            if (part.group("space") == null) {
                tokens.add(new SqlToken(kind(part), part.start(), part.end()));
            }
        }
        return tokens;
    }

    private static Kind kind(Matcher part) {
        String name = part.group("name");
        if (name != null) {
            return WORDS.contains(name.toUpperCase(Locale.ROOT)) ? Kind.KEYWORD : Kind.NAME;
        }
        if (part.group("text") != null) {
            return Kind.TEXT;
        }
        if (part.group("number") != null) {
            return Kind.NUMBER;
        }
        return part.group("comment") != null ? Kind.COMMENT : Kind.OTHER;
    }

    /** Returns its text. */
    public String in(CharSequence sql) {
        return sql.subSequence(start, end).toString();
    }

    /** Returns whether it is a word of the language, in any case. */
    boolean is(CharSequence sql, String word) {
        return kind == Kind.KEYWORD && in(sql).equalsIgnoreCase(word);
    }
}
