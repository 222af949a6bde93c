package org.eclipse.tracecompass.internal.tmf.sql.core;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.tmf.export.core.TableException;

/** Messages of the engine, with what helps users of traces. */
final class SqlMessage {

    private static final Pattern END = Pattern.compile("syntax error at or near \"end\"");

    /** The one mistake with a name for which the engine proposes none. */
    private static final Pattern COLUMN =
            Pattern.compile("does not have a column named \"([^\"]+)\"");

    private static final String NEAREST =
            "SELECT column_name FROM (SELECT DISTINCT column_name FROM duckdb_columns()"
                    + " WHERE NOT internal) ORDER BY damerau_levenshtein(column_name, ?), 1 LIMIT 3";

    private SqlMessage() {}

    static TableException of(SQLException e, List<String> tables, Connection names) {
        String message = String.valueOf(e.getMessage()).strip();
        if (END.matcher(message).find()) {
            message +=
                    "\n\nThe word end has a meaning in SQL: write \"end\" in double quotes, or"
                            + " with the table, as in states.end.";
        } else if (COLUMN.matcher(message).find()) {
            message += nearest(message, names);
        } else if (message.contains("Table with name")) {
            message += "\n\nThe tables are " + String.join(", ", tables) + ".";
        } else if (message.contains("disabled by configuration")
                || message.contains("disabled through configuration")) {
            message += "\n\nQueries may use files only with --files.";
        }
        return new TableException(message, e);
    }

    private static String nearest(String message, Connection names) {
        Matcher column = COLUMN.matcher(message);
        List<String> found = new ArrayList<>();
        try (PreparedStatement statement = names.prepareStatement(NEAREST)) {
            statement.setString(1, column.find() ? column.group(1) : "");
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    found.add('"' + rows.getString(1) + '"');
                }
            }
        } catch (SQLException e) {
            // the message is good enough without
        }
        return found.isEmpty() ? "" : "\n\nThe nearest names are " + String.join(", ", found) + ".";
    }
}
