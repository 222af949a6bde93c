package org.eclipse.tracecompass.internal.tmf.cli.core.prompt;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Statements from a pipe or a file: each ends with {@code ;} at the end of a line, or at the end.
 */
public final class PipedStatements implements StatementSource {

    private final BufferedReader lines;

    /**
     * Creates a source.
     *
     * @param from the text; is closed with the source
     */
    public PipedStatements(Reader from) {
        lines = new BufferedReader(from);
    }

    @Override
    public @Nullable String next() throws IOException {
        StringBuilder statement = new StringBuilder();
        String line = lines.readLine();
        if (line == null) {
            return null;
        }
        for (; line != null; line = lines.readLine()) {
            statement.append(line).append('\n');
            if (Statement.isComplete(statement.toString())) {
                break;
            }
        }
        return statement.toString();
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
