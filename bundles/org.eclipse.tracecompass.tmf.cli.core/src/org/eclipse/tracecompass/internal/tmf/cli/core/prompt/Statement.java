package org.eclipse.tracecompass.internal.tmf.cli.core.prompt;

import java.util.List;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlToken;

/** What ends a statement. */
final class Statement {

    private Statement() {}

    /**
     * Returns whether a text is no beginning of more: blank, a dot command, or ended by {@code ;}.
     */
    static boolean isComplete(String text) {
        if (text.isBlank() || text.strip().startsWith(".")) {
            return true;
        }
        List<SqlToken> tokens =
                SqlToken.of(text).stream()
                        .filter(token -> token.kind() != SqlToken.Kind.COMMENT)
                        .toList();
        return !tokens.isEmpty() && tokens.getLast().in(text).equals(";");
    }
}
