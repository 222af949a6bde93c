package org.eclipse.tracecompass.internal.tmf.sql.core;

import java.sql.SQLException;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.tmf.export.core.TableException;

/** Messages of the engine, with what helps users of traces. */
final class SqlMessage {

    private static final Pattern END = Pattern.compile("syntax error at or near \"end\"");

    private SqlMessage() {}

    static TableException of(SQLException e, List<String> tables) {
        String message = String.valueOf(e.getMessage()).strip();
        if (END.matcher(message).find()) {
            message +=
                    "\n\nThe word end has a meaning in SQL: write \"end\" in double quotes, or"
                            + " with the table, as in states.end.";
        } else if (message.contains("Table with name")) {
            message += "\n\nThe tables are " + String.join(", ", tables) + ".";
        } else if (message.contains("disabled by configuration")
                || message.contains("disabled through configuration")) {
            message += "\n\nQueries may use files only with --files.";
        }
        return new TableException(message, e);
    }
}
