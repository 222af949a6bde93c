package org.eclipse.tracecompass.internal.tmf.cli.core.prompt;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlSchema;
import org.jline.terminal.Size;
import org.jline.terminal.impl.ExternalTerminal;

/** A terminal in memory. A class of its own, since its library may be absent. */
@NonNullByDefault({})
final class TypedStatements {

    private TypedStatements() {}

    static StatementSource of(InputStream keys, SqlSchema schema, Path history) throws IOException {
        ExternalTerminal terminal =
                new ExternalTerminal(
                        "test", "xterm", keys, new ByteArrayOutputStream(), StandardCharsets.UTF_8);
        terminal.setSize(new Size(100, 30));
        TerminalStatements.makePrivate(history);
        return new TerminalStatements(terminal, schema, Optional.of(history));
    }
}
