package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.text.ControlCharacters;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.internal.tmf.cli.core.export.QueryTable;
import org.eclipse.tracecompass.internal.tmf.cli.core.export.TableExport;
import org.eclipse.tracecompass.internal.tmf.cli.core.prompt.SqlPrompt;
import org.eclipse.tracecompass.internal.tmf.cli.core.table.RowFormat;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.tables.core.TableScan;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;
import org.eclipse.tracecompass.tmf.tables.core.sql.ISqlEngine;
import org.eclipse.tracecompass.tmf.tables.core.sql.ISqlSession;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlEngines;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlResult;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlSchema;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code astrolabe sql}: questions to the tables of traces, in SQL. */
@Command(
        name = "sql",
        description = {
            "Query traces with SQL: the tables events, states, attributes, segments, messages,"
                    + " clocks and traces. Nothing is exported first: the time range, the analyses"
                    + " and the attributes that a query asks for are read. Without a query there is"
                    + " a prompt with history and completion; from a pipe, statements are read that"
                    + " end with a semicolon."
        },
        footer = {
            "",
            "Times are integers, in ns. The word end must be in double quotes, or after the name of"
                    + " the table.",
            "at(time) has the states of an instant, duration(start, \"end\") their length,",
            "overlap(a, b) the time that two rows share. EXPLAIN shows what is read.",
            "",
            "Examples:",
            "  astrolabe sql T \"SELECT type, count(*) n FROM events GROUP BY type ORDER BY n DESC\"",
            "  astrolabe sql T \"SELECT time // 1000000000 AS second, count(*) FROM events GROUP BY 1"
                    + " ORDER BY 1\"",
            "  astrolabe sql T \"SELECT fields->>'next_comm' AS program, count(*) FROM events WHERE"
                    + " type = 'sched_switch' GROUP BY 1 ORDER BY 2 DESC LIMIT 10\"",
            "  astrolabe sql T \"SELECT path, label, sum(duration(start, \\\"end\\\")) AS ns FROM states"
                    + " WHERE path LIKE 'Threads/%%' AND label IS NOT NULL GROUP BY ALL ORDER BY ns DESC"
                    + " LIMIT 20\"",
            "  astrolabe sql T \"SELECT path, text, label FROM at(1795215653500000000) WHERE path LIKE"
                    + " 'CPUs/%%'\"",
            "  astrolabe sql T \"SELECT name, tid, \\\"end\\\" - start AS ns FROM segments ORDER BY ns"
                    + " DESC LIMIT 10\" --analysis latency.syscall",
            "  astrolabe sql T \"SELECT path, int FROM states WHERE start BETWEEN 1795215653300000000"
                    + " AND 1795215653310000000 AND path LIKE 'CPUs/%%/Current_thread'\"",
            "  astrolabe sql ALPHA BETA \"SELECT from_host, to_host, count(*), min(latency) FROM"
                    + " messages GROUP BY ALL\"",
            "  astrolabe sql T --file question.sql --format csv",
            "  astrolabe sql T \"EXPLAIN SELECT count(*) FROM states WHERE start < 1795215653300000000\""
        })
public final class SqlCommand implements Callable<Integer> {

    private static final String PLAN_COLUMN = "explain_key";
    private static final int PROGRESS_ROWS = 1 << 10;
    private static final Path STANDARD_INPUT = Path.of("-");

    private final Console console;

    @Parameters(
            paramLabel = "TRACE",
            arity = "1..*",
            description = "Traces or experiments; the query may follow as the last argument.")
    private List<String> arguments = new ArrayList<>();

    @Option(
            names = "--analysis",
            paramLabel = "ID",
            description =
                    "An analysis that does not run by itself but shall have rows in states,"
                            + " attributes and segments: its id, or the last part of it. Can be"
                            + " repeated.")
    private List<String> analyses = new ArrayList<>();

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "Read the query from this file; from the standard input if it is -.")
    private @Nullable Path file;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write the rows into a file, whose name ends in .parquet, .csv or .json.")
    private @Nullable Path out;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table (default), csv or json.")
    private RowFormat format = RowFormat.TABLE;

    @Option(
            names = "--files",
            description =
                    "Let the query read and write files with your rights. Without it, a query sees"
                            + " the tables only.")
    private boolean files;

    @Mixin private GivenAnalyses given = new GivenAnalyses();

    @Mixin private ClockOption clocks = new ClockOption();

    @Mixin private TypeOption type = new TypeOption();

    /** Creates the command. */
    public SqlCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Path target = out;
        Optional<TableFormat> ofFile = target == null ? Optional.empty() : TableFormat.of(target);
        if (target != null && ofFile.isEmpty()) {
            throw UserError.usage(
                    "The name after --out must end in .parquet, .csv or .json, not '%s'."
                            .formatted(target));
        }
        List<Path> traces = new ArrayList<>();
        String argument = split(traces);
        ISqlEngine engine = SqlEngines.find().orElseThrow(() -> new UserError(SqlEngines.MISSING));
        boolean isRead = argument.isEmpty() && (file != null || ofFile.isPresent());
        String query = isRead ? readQuery() : argument;
        try (OpenTrace opened = clocks.open(traces, type, console)) {
            Set<IAnalysisModule> named = named(opened, given.add(opened, console));
            TraceTables tables =
                    TraceTables.of(
                            opened.trace(),
                            module -> module.isAutomatic() || named.contains(module));
            try (ISqlSession session = engine.open(tables, files)) {
                if (ofFile.isPresent() && target != null) {
                    write(session, query, ofFile.get(), target);
                } else if (query.isEmpty()) {
                    if (!prompt(opened, session)) {
                        return 1;
                    }
                } else {
                    print(session, query);
                }
            } catch (TableException e) {
                explain(e);
                return 1;
            }
            return ProblemReport.tell(opened, console);
        }
    }

    private Set<IAnalysisModule> named(OpenTrace opened, List<String> declared) {
        Analyses all = new Analyses(opened);
        return Stream.concat(declared.stream(), analyses.stream())
                .flatMap(name -> all.named(name, declared, console).stream())
                .map(Analyses.OfTrace::module)
                .collect(Collectors.toSet());
    }

    /** Messages of the engine show the place in the query in lines of their own. */
    private void explain(TableException e) {
        String[] lines = String.valueOf(e.getMessage()).split("\n");
        console.error(lines[0]);
        for (int i = 1; i < lines.length; i++) {
            console.err().println(ControlCharacters.escape(lines[i]));
        }
    }

    /** Tells the traces from the query, which no file is named like; empty if there is none. */
    private String split(List<Path> traces) {
        List<String> names = new ArrayList<>(arguments);
        String query = "";
        String last = names.getLast();
        if (file == null && last.matches("(?s).*\\s.*") && !exists(last)) {
            query = names.removeLast();
            if (names.isEmpty()) {
                throw UserError.usage("Name the trace before the query.");
            }
        }
        for (String name : names) {
            traces.add(path(name));
        }
        return query;
    }

    private static Path path(String name) {
        try {
            return new PathArgument().convert(name);
        } catch (TypeConversionException e) {
            throw UserError.usage("TRACE: %s.".formatted(e.getMessage()), e);
        }
    }

    private static boolean exists(String name) {
        try {
            return Files.exists(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private String readQuery() {
        Path from = file;
        try {
            String text =
                    from == null || from.equals(STANDARD_INPUT)
                            ? standardInput()
                            : Files.readString(from);
            if (text.isBlank()) {
                throw UserError.usage(
                        "There is no query; give it as the last argument, in quotes.");
            }
            return text;
        } catch (IOException e) {
            throw new UserError(
                    "Cannot read the query from %s: %s.".formatted(from, FileProblem.reason(e)), e);
        }
    }

    private String standardInput() throws IOException {
        try (InputStream in = console.in()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Takes queries from a terminal, or from a pipe, until there are no more. */
    private boolean prompt(OpenTrace opened, ISqlSession session) throws IOException {
        SqlPrompt prompt =
                new SqlPrompt(
                        console,
                        SqlSchema.of(opened.trace()),
                        (query, cancellable) -> answer(session, query, cancellable));
        return prompt.run(console.inIsTerminal() && console.outIsTerminal());
    }

    private boolean answer(ISqlSession session, String query, SqlPrompt.Cancellable cancellable)
            throws IOException {
        try (Progress progress = new Progress(console, "querying")) {
            cancellable.running(
                    () -> printRows(session, query, progress), () -> progress.setCanceled(true));
            return true;
        } catch (TableException e) {
            explain(e);
            return false;
        } catch (OperationCanceledException e) {
            console.cancellation().check();
            console.note("cancelled");
            return false;
        }
    }

    private void write(ISqlSession session, String query, TableFormat as, Path target)
            throws IOException, TableException {
        TimeFrame anyTime = new TimeFrame(0, 0, TimeWindow.zone());
        try (Progress cancel = new Progress(console, "querying")) {
            new TableExport(console, TableScan.all(), "", anyTime)
                    .copy(new QueryTable(session, query, cancel), as, target, true);
        }
    }

    private void print(ISqlSession session, String query) throws IOException, TableException {
        try (Progress progress = new Progress(console, "querying")) {
            printRows(session, query, progress);
        } catch (OperationCanceledException e) {
            console.cancellation().check();
            throw new CancellationException(e.getMessage());
        }
    }

    private void printRows(ISqlSession session, String query, Progress progress)
            throws IOException, TableException {
        try (SqlResult rows = session.query(query, progress)) {
            if (isPlan(rows)) {
                printPlan(rows);
                return;
            }
            if (rows.columns().isEmpty()) {
                return;
            }
            QueryTable.print(
                    rows,
                    format,
                    format == RowFormat.TABLE ? console.text() : console.data(),
                    count -> {
                        if (count % PROGRESS_ROWS == 0) {
                            progress.show(rows.progress(), "%,d rows".formatted(count));
                        }
                    });
        }
    }

    private boolean isPlan(SqlResult rows) {
        return format == RowFormat.TABLE
                && rows.columns().size() == 2
                && rows.columns().getFirst().name().equals(PLAN_COLUMN);
    }

    /** A plan is a drawing of several lines. */
    private void printPlan(SqlResult rows) throws IOException, TableException {
        TextCell cell = new TextCell();
        Writer out = console.text();
        while (rows.next()) {
            rows.read(1, cell);
            out.write(cell.text + '\n');
        }
        out.flush();
    }

    private static final class TextCell implements CellSink {

        private String text = "";

        @Override
        public void none() {
            text = "";
        }

        @Override
        public void integer(long value) {
            text = Long.toString(value);
        }

        @Override
        public void real(double value) {
            text = Double.toString(value);
        }

        @Override
        public void text(String value) {
            text = value;
        }
    }
}
