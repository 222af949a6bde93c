package org.eclipse.tracecompass.internal.tmf.cli.core.prompt;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.tracecompass.common.core.files.UserFolders;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlExample;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlSchema;

/**
 * Runs statements one after the other, and answers lines that begin with a dot.
 *
 * @param console where answers go
 * @param schema the names that statements can use
 * @param runner runs a statement
 */
public record SqlPrompt(Console console, SqlSchema schema, Runner runner) {

    /** What can be said besides SQL. */
    static final List<String> COMMANDS = List.of(".help", ".tables", ".examples", ".quit");

    private static final String HELP =
            """
            A statement ends with ; and may have several lines. Tab completes it.
              .tables    the tables and their columns
              .examples  ten statements to begin with
              .quit      ends, as Ctrl-D does
            The word end must be in double quotes, or after the name of the table. Times are in ns.
            at(time) has the states of an instant, duration(start, "end") is their length,
            overlap(a, b) the time that two rows share. EXPLAIN shows what is read.
            Ctrl-C drops the statement, or cancels the query that runs.
            """;

    /** Runs statements. */
    public interface Runner {

        /**
         * Runs a statement, and prints its rows or what is wrong with it.
         *
         * @param cancellation to be told how it is cancelled
         * @return whether it was right
         * @throws IOException if the rows cannot be written
         */
        boolean run(String statement, Cancellable cancellation) throws IOException;
    }

    /** Is told how the statement that runs is cancelled. */
    public interface Cancellable {

        /**
         * Runs something that can be cancelled.
         *
         * @param work what to run
         * @param cancel called on Ctrl-C, on any thread
         * @throws IOException if the work throws it
         * @throws TableException if the work throws it
         */
        void running(StatementSource.Work work, Runnable cancel) throws IOException, TableException;
    }

    /**
     * Takes statements from the standard input until it ends.
     *
     * @param isTerminal whether somebody types them
     * @return whether all statements were right; always true at a terminal
     * @throws IOException if they cannot be read
     * @throws UserError if there is none in a pipe
     */
    public boolean run(boolean isTerminal) throws IOException {
        try (StatementSource source = isTerminal ? terminal() : piped()) {
            if (isTerminal) {
                say(
                        "Tables: "
                                + String.join(", ", schema.tables().keySet())
                                + ".\n"
                                + "Type SQL that ends with ; or .help, and .quit to end.\n");
            }
            Outcome outcome = run(source);
            if (!isTerminal && outcome.statements() == 0) {
                throw UserError.usage(
                        "There is no query; give it as the last argument, in quotes.");
            }
            return outcome.isRight() || isTerminal;
        }
    }

    /**
     * What came of statements.
     *
     * @param statements how many there were, with lines that begin with a dot
     * @param isRight whether none failed
     */
    record Outcome(int statements, boolean isRight) {}

    /** Takes statements until there are no more. */
    Outcome run(StatementSource source) throws IOException {
        boolean right = true;
        int count = 0;
        for (String text = source.next(); text != null; text = source.next()) {
            String statement = text.strip();
            boolean isQuery = !statement.isEmpty() && !statement.equals(";");
            count += isQuery ? 1 : 0;
            if (statement.startsWith(".")) {
                if (!answer(statement)) {
                    break;
                }
            } else if (isQuery) {
                right &= runner.run(statement, source::running);
            }
        }
        return new Outcome(count, right);
    }

    private StatementSource piped() {
        return new PipedStatements(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
    }

    /** Without the library, lines are taken as they are. */
    private StatementSource terminal() throws IOException {
        try {
            Optional<Path> history = history();
            return new TerminalStatements(schema, history);
        } catch (NoClassDefFoundError e) {
            return piped();
        }
    }

    private Optional<Path> history() {
        Optional<Path> file =
                UserFolders.ofProcess().data().map(folder -> folder.resolve("sql-history"));
        try {
            if (file.isPresent()) {
                TerminalStatements.makePrivate(file.get());
            }
            return file;
        } catch (IOException e) {
            console.note("The history is not kept: " + e.getMessage());
            return Optional.empty();
        }
    }

    /** Answers a line that begins with a dot; returns whether there is more to come. */
    private boolean answer(String line) throws IOException {
        switch (line.replaceFirst(";$", "").strip().toLowerCase(Locale.ROOT)) {
            case ".quit", ".exit", ".q" -> {
                return false;
            }
            case ".tables" -> {
                StringBuilder tables = new StringBuilder();
                schema.tables()
                        .forEach(
                                (table, columns) ->
                                        tables.append(
                                                "%-11s %s%n"
                                                        .formatted(
                                                                table,
                                                                String.join(", ", columns))));
                say(tables.toString());
            }
            case ".examples" -> {
                StringBuilder examples = new StringBuilder();
                SqlExample.ALL.forEach(
                        e -> examples.append("-- " + e.name() + "\n" + e.sql() + ";\n\n"));
                say(examples.toString());
            }
            case ".help" -> say(HELP);
            default -> say("There is no " + line + "; try " + String.join(", ", COMMANDS) + ".\n");
        }
        return true;
    }

    private void say(String words) throws IOException {
        Writer out = console.ownWords();
        out.write(words);
        out.flush();
    }
}
