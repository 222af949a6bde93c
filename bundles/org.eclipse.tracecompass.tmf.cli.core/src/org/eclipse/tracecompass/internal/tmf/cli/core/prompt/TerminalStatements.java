package org.eclipse.tracecompass.internal.tmf.cli.core.prompt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlProposal;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlSchema;
import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EOFError;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.CompletionMatcherImpl;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * Statements that are typed at a terminal: edited over several lines, completed with Tab, and kept
 * in a history. Needs the library JLine, which comes with the optional engine.
 */
@NonNullByDefault({}) // the library leaves open what may be null
final class TerminalStatements implements StatementSource {

    private static final String PROMPT = "sql> ";
    private static final String MORE = "...> ";
    private static final int REMEMBERED = 1000;

    private final Terminal terminal;
    private final LineReader reader;

    TerminalStatements(SqlSchema schema, Optional<Path> history) throws IOException {
        this(TerminalBuilder.builder().system(true).build(), schema, history);
    }

    TerminalStatements(Terminal terminal, SqlSchema schema, Optional<Path> history) {
        this.terminal = terminal;
        LineReaderBuilder builder =
                LineReaderBuilder.builder()
                        .terminal(terminal)
                        .appName("astrolabe")
                        .parser(new StatementParser())
                        .completer((r, line, found) -> complete(schema, line, found))
                        .completionMatcher(new AllMatch())
                        .variable(LineReader.SECONDARY_PROMPT_PATTERN, MORE)
                        .variable(LineReader.HISTORY_SIZE, REMEMBERED)
                        .variable(LineReader.HISTORY_FILE_SIZE, REMEMBERED)
                        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                        .option(LineReader.Option.HISTORY_TIMESTAMPED, false);
        history.ifPresent(file -> builder.variable(LineReader.HISTORY_FILE, file));
        reader = builder.build();
    }

    @Override
    public @Nullable String next() throws IOException {
        try {
            return Objects.requireNonNullElse(reader.readLine(PROMPT), "");
        } catch (UserInterruptException e) {
            return "";
        } catch (EndOfFileException e) {
            return null;
        }
    }

    @Override
    public void running(Work work, Runnable cancel) throws IOException, TableException {
        Terminal.SignalHandler before =
                terminal.handle(Terminal.Signal.INT, signal -> cancel.run());
        try {
            work.run();
        } finally {
            terminal.handle(Terminal.Signal.INT, before);
        }
    }

    @Override
    public void close() throws IOException {
        reader.getHistory().save();
        terminal.close();
    }

    /** Creates the file of a history that only its owner can read; keeps one that is there. */
    static void makePrivate(Path file) throws IOException {
        Path folder = Objects.requireNonNull(file.getParent());
        Files.createDirectories(folder);
        if (!Files.exists(file)) {
            // a temporary file has the right permissions from the beginning
            Path made = Files.createTempFile(folder, "history", "");
            Files.move(made, file);
        }
    }

    private static void complete(SqlSchema schema, ParsedLine line, List<Candidate> found) {
        if (line.line().strip().startsWith(".")) {
            for (String command : SqlPrompt.COMMANDS) {
                if (command.startsWith(line.line().strip())) {
                    found.add(new Candidate(command));
                }
            }
            return;
        }
        int rank = 0;
        for (SqlProposal proposal : SqlProposal.at(line.line(), line.cursor(), schema)) {
            found.add(
                    new Candidate(
                            proposal.insert(),
                            proposal.insert(),
                            null,
                            proposal.description(),
                            null,
                            null,
                            !proposal.insert().endsWith(")"),
                            rank++));
        }
    }

    /** What is proposed fits already, also where it is written otherwise than it was begun. */
    private static final class AllMatch extends CompletionMatcherImpl {

        @Override
        protected void defaultMatchers(
                Map<LineReader.Option, Boolean> options,
                boolean prefix,
                CompletingParsedLine line,
                boolean caseInsensitive,
                int errors,
                String originalGroupName) {
            matchers = List.of(all -> all);
            exact = candidate -> false;
        }
    }

    /** Takes a text as one statement, whose last word is completed. */
    private static final class StatementParser implements Parser {

        @Override
        public ParsedLine parse(String line, int cursor, ParseContext context) {
            if (context == ParseContext.ACCEPT_LINE && !Statement.isComplete(line)) {
                throw new EOFError(-1, -1, "the statement does not end with ;");
            }
            int from = cursor;
            if (line.strip().startsWith(".")) {
                from = 0;
            } else {
                while (from > 0 && isPartOfName(line.charAt(from - 1))) {
                    from--;
                }
            }
            return new Word(line, cursor, line.substring(from, cursor));
        }

        private static boolean isPartOfName(char c) {
            return Character.isLetterOrDigit(c) || c == '_' || c == '"';
        }
    }

    private record Word(String line, int cursor, String word) implements CompletingParsedLine {

        @Override
        public CharSequence escape(CharSequence candidate, boolean complete) {
            return candidate;
        }

        @Override
        public int rawWordCursor() {
            return word.length();
        }

        @Override
        public int rawWordLength() {
            return word.length();
        }

        @Override
        public int wordCursor() {
            return word.length();
        }

        @Override
        public int wordIndex() {
            return 0;
        }

        @Override
        public List<String> words() {
            return List.of(word);
        }
    }
}
