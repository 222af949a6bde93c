package org.eclipse.tracecompass.internal.tmf.cli.core.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlSchema;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Statements that are typed, and statements from a pipe. */
@NonNullByDefault({})
@Timeout(60)
class SqlPromptTest {

    private static final SqlSchema SCHEMA =
            new SqlSchema(
                    Map.of("states", List.of("path", "start", "end")),
                    List.of(new SqlSchema.Function("at", "(time)", "the states at an instant")));

    @TempDir Path folder;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final List<String> ran = new ArrayList<>();

    private SqlPrompt prompt() {
        return new SqlPrompt(
                Console.of(out, new ByteArrayOutputStream(), ""),
                SCHEMA,
                (statement, cancellable) -> {
                    ran.add(statement);
                    return !statement.contains("wrong");
                });
    }

    private SqlPrompt.Outcome piped(String text) throws IOException {
        return prompt().run(new PipedStatements(new StringReader(text)));
    }

    private String said() {
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void statementsOfAPipeEndWithASemicolonOrWithThePipe() throws IOException {
        piped("SELECT 1;\n\nSELECT ';'\n  -- not here;\n, 2;\n;\nSELECT 3");
        assertThat(ran)
                .containsExactly("SELECT 1;", "SELECT ';'\n  -- not here;\n, 2;", "SELECT 3");
    }

    @Test
    void aWrongStatementDoesNotEndThePipeButIsToldByItsOutcome() throws IOException {
        assertThat(piped("wrong;\nSELECT 1;")).isEqualTo(new SqlPrompt.Outcome(2, false));
        assertThat(ran).hasSize(2);
    }

    @Test
    void linesWithADotAreAnswered() throws IOException {
        piped(".tables\n.help\n.examples\n.nonsense\n.quit\nSELECT 1;");
        assertThat(said())
                .contains("states", "path, start, end", "Ctrl-C", "sched_switch", ".nonsense");
        assertThat(ran).isEmpty();
    }

    /** Keys come one by one: a tab with more behind it is taken for pasted text. */
    private static final class TypedKeys extends InputStream {

        private static final int PAUSE = 150;

        private final InputStream keys;
        private int last;

        TypedKeys(String keys) {
            this.keys = new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public int read() throws IOException {
            if (last == '\t') {
                try {
                    Thread.sleep(PAUSE);
                } catch (InterruptedException e) {
                    throw new IOException(e);
                }
            }
            last = keys.read();
            return last;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            int key = read();
            if (key < 0) {
                return -1;
            }
            buffer[offset] = (byte) key;
            return 1;
        }
    }

    private void type(String keys) throws IOException {
        try {
            Class.forName("org.jline.terminal.Terminal");
        } catch (ClassNotFoundException e) {
            Assumptions.abort("The prompt's library is in the optional feature");
        }
        Path history = folder.resolve("state/history");
        try (StatementSource source = TypedStatements.of(new TypedKeys(keys), SCHEMA, history)) {
            prompt().run(source);
        }
    }

    @Test
    void tabCompletesWordsTablesAndColumnsOverSeveralLines() throws IOException {
        type("SEL\tpat\tFROM sta\t\nWHERE en\t= 5;\n.quit\n");
        assertThat(ran).containsExactly("SELECT path FROM states \nWHERE \"end\" = 5;");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void theHistoryIsPrivateAndKept() throws IOException {
        type("SELECT 1;\n.quit\n");
        type("\u0010\u0010\n.quit\n");
        assertThat(ran).containsExactly("SELECT 1;", "SELECT 1;");
        Path history = folder.resolve("state/history");
        assertThat(Files.readAllLines(history)).contains("SELECT 1;");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(history)))
                .isEqualTo("rw-------");
    }
}
