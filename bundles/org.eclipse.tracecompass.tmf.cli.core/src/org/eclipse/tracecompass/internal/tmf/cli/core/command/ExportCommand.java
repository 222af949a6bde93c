package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.OutputFolder;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.TextTable;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.internal.tmf.cli.core.export.TableExport;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.export.core.FileNames;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.export.core.tracks.TrackFormat;
import org.eclipse.tracecompass.tmf.tables.core.ITraceTable;
import org.eclipse.tracecompass.tmf.tables.core.TableScan;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe export}: traces as tables, for programs that count and join. */
@Command(
        name = "export",
        description = {
            "Write traces as tables: events, states, attributes, segments, messages, clocks and"
                    + " traces; or write a view for Perfetto and Chrome. If a history does not exist,"
                    + " it is built first."
        },
        footer = {
            "",
            "A FILE holds one table, of all traces. A DIR gets a file per table, or a folder with a"
                    + " file per trace.",
            "Times are in ns. --where chooses rows by their columns, as --filter of 'astrolabe"
                    + " table'.",
            "",
            "Examples:",
            "  astrolabe export my-trace --out tables",
            "  astrolabe export my-trace --table states --analysis kernel --out states.parquet",
            "  astrolabe export my-trace --table events --where 'type == sched_switch' --out"
                    + " switches.csv",
            "  astrolabe export my-trace --view threads --from +1s --to +2s --out threads.pftrace",
            "  duckdb -c \"SELECT path, sum(\\\"end\\\" - start) FROM 'tables/states/*.parquet'"
                    + " GROUP BY path\""
        })
public final class ExportCommand implements Callable<Integer> {

    private static final Set<String> OF_ANALYSES = Set.of("states", "attributes", "segments");

    private final Console console;

    @Parameters(paramLabel = "TRACE", arity = "1..*", description = "Traces or experiments.")
    private List<Path> traces = new ArrayList<>();

    @Option(
            names = "--out",
            required = true,
            paramLabel = "DIR|FILE",
            description =
                    "A new or empty folder, or a file whose name ends in .parquet, .csv or .json; with"
                            + " --view in .pftrace (Perfetto) or .json.gz (trace events of Chrome).")
    private Path out = Path.of("");

    @Option(
            names = "--table",
            paramLabel = "TABLE",
            description = "A table to write; all if not given. Can be repeated.")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--analysis",
            paramLabel = "ID",
            description =
                    "An analysis whose states and segments are written: its id, or the last part of"
                            + " it; all automatic ones if not given. Can be repeated.")
    private List<String> wanted = new ArrayList<>();

    @Mixin private GivenAnalyses given = new GivenAnalyses();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "The format of files in a folder: parquet (default), csv or json.")
    private @Nullable TableFormat format;

    @Option(
            names = "--where",
            paramLabel = "EXPR",
            description = "Only rows that match this filter.")
    private String where = "";

    @Option(
            names = "--view",
            paramLabel = "ID",
            description =
                    "Write a view for other viewers instead of tables: threads, resources, cpu-usage,"
                            + " flame-chart, or the title or id of another one.")
    private String view = "";

    @Mixin private ClockOption clocks = new ClockOption();

    @Mixin private TimeWindow window = new TimeWindow();

    @Mixin private TypeOption type = new TypeOption();

    private final List<String[]> written = new ArrayList<>();

    /** Creates the command. */
    public ExportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        written.clear();
        Optional<TrackFormat> ofTracks = TrackFormat.of(out);
        if (ofTracks.isPresent() || !view.isEmpty()) {
            return exportView(ofTracks);
        }
        Optional<TableFormat> ofFile = TableFormat.of(out);
        if (ofFile.isPresent() && names.size() != 1) {
            throw UserError.usage(
                    "A file holds one table, so give one --table, or a folder for --out.");
        }
        if (ofFile.isPresent() && format != null) {
            throw UserError.usage("--format is for folders; the name of the file says the format.");
        }
        UserErrors.requireFilter("--where", where);
        try (OpenTrace opened = clocks.open(traces, type, console)) {
            List<String> declared = given.add(opened, console);
            Span all = TraceSpan.of(opened.trace());
            TableScan scan = TableScan.all();
            if (window.isGiven()) {
                Span span = window.within(all);
                scan = scan.between(span.start(), span.end());
            }
            TimeFrame frame = new TimeFrame(all.start(), all.end(), TimeWindow.zone());
            TableExport export = new TableExport(console, scan, where, frame);
            TraceTables tables = tables(opened, declared);
            if (ofFile.isPresent()) {
                ITraceTable table = chosen(tables).getFirst();
                note(table.name(), out, export.write(table, ofFile.get(), out, true));
            } else {
                writeFolder(tables, export);
            }
            report();
            return ProblemReport.tell(opened, console);
        }
    }

    private Integer exportView(Optional<TrackFormat> tracks) throws IOException {
        if (tracks.isEmpty() || view.isEmpty()) {
            throw UserError.usage(
                    "A view goes into a file whose name ends in .pftrace or .json.gz, and such a"
                            + " file holds a view: give --view and the name of a file.");
        }
        if (!names.isEmpty() || !wanted.isEmpty() || !where.isEmpty() || format != null) {
            throw UserError.usage(
                    "--table, --analysis, --where and --format are for tables; leave them out.");
        }
        try (OpenTrace opened = clocks.open(traces, type, console)) {
            List<String> declared = given.add(opened, console);
            Span all = TraceSpan.of(opened.trace());
            new ViewExport(opened, declared, console)
                    .write(view, tracks.get(), out, all, window.within(all));
            return ProblemReport.tell(opened, console);
        }
    }

    private List<ITraceTable> chosen(TraceTables tables) {
        if (names.isEmpty()) {
            return tables.all();
        }
        List<ITraceTable> chosen = new ArrayList<>();
        for (String name : names) {
            ITraceTable table = tables.table(name.toLowerCase(Locale.ROOT));
            if (table == null) {
                throw UserError.usage(
                        "There is no table '%s'; the tables are %s."
                                .formatted(name, String.join(", ", tables.names())));
            }
            chosen.add(table);
        }
        return chosen;
    }

    // --- analyses

    private TraceTables tables(OpenTrace opened, List<String> declared) {
        TraceTables everything = TraceTables.of(opened.trace(), module -> false);
        if (chosen(everything).stream().noneMatch(t -> OF_ANALYSES.contains(t.name()))) {
            return everything;
        }
        Set<IAnalysisModule> complete =
                complete(opened, declared).stream()
                        .map(Analyses.OfTrace::module)
                        .collect(Collectors.toSet());
        return TraceTables.of(opened.trace(), complete::contains);
    }

    /** Builds the analyses, so that their progress is shown; returns those that have results. */
    private List<Analyses.OfTrace> complete(OpenTrace opened, List<String> declared) {
        Analyses analyses = new Analyses(opened);
        List<String> named = wanted.isEmpty() ? declared : wanted;
        List<Analyses.OfTrace> selected =
                named.isEmpty()
                        ? analyses.automatic()
                        : named.stream()
                                .flatMap(name -> analyses.named(name, declared, console).stream())
                                .distinct()
                                .toList();
        List<AnalysisExecution> runs = selected.stream().map(AnalysisExecution::start).toList();
        List<Analyses.OfTrace> complete = new ArrayList<>();
        for (int i = 0; i < runs.size(); i++) {
            String failure = runs.get(i).await(console);
            if (failure == null) {
                complete.add(selected.get(i));
            } else if (named.isEmpty()) {
                console.warn(
                        String.valueOf(
                                UserErrors.analysisFailed(selected.get(i), failure).getMessage()));
            } else {
                throw UserErrors.analysisFailed(selected.get(i), failure);
            }
        }
        return complete;
    }

    // --- files

    private void writeFolder(TraceTables tables, TableExport export) throws IOException {
        TableFormat chosenFormat = format == null ? TableFormat.PARQUET : format;
        try (OutputFolder folder = OutputFolder.at(out, traces.toArray(Path[]::new))) {
            for (ITraceTable table : chosen(tables)) {
                List<TraceTables.Part> parts =
                        tables.parts().stream()
                                .filter(part -> part.table(table.name()) != null)
                                .toList();
                if (parts.isEmpty()) {
                    write(table, export, chosenFormat, folder.path().resolve(table.name()), true);
                } else {
                    writeParts(table.name(), parts, export, chosenFormat, folder.path());
                }
            }
            folder.commit();
        }
    }

    /** A file for each trace that has rows; one without rows if there are none at all. */
    private void writeParts(
            String name,
            List<TraceTables.Part> parts,
            TableExport export,
            TableFormat as,
            Path folder)
            throws IOException {
        Path inside = Files.createDirectory(folder.resolve(name));
        FileNames files = new FileNames();
        long rows = 0;
        for (TraceTables.Part part : parts) {
            ITraceTable table = part.table(name);
            boolean isLast = part == parts.getLast();
            if (table != null) {
                Path file = inside.resolve(files.of(part.trace()));
                rows += write(table, export, as, file, isLast && rows == 0);
            }
        }
    }

    private long write(
            ITraceTable table, TableExport export, TableFormat as, Path stem, boolean keepEmpty)
            throws IOException {
        Path file = stem.resolveSibling(stem.getFileName() + as.suffix());
        long rows = export.write(table, as, file, keepEmpty);
        if (rows > 0 || keepEmpty) {
            note(table.name(), file, rows);
        }
        return rows;
    }

    private void note(String table, Path file, long rows) throws IOException {
        written.add(
                new String[] {
                    table,
                    file.toString(),
                    Long.toString(rows),
                    AnalyzeCommand.bytes(Files.isRegularFile(file) ? Files.size(file) : 0)
                });
    }

    private void report() throws IOException {
        var text = console.text();
        TextTable table = new TextTable(text, List.of("table", "file", "rows", "size"));
        for (String[] row : written) {
            table.row(row);
        }
        table.finish();
        text.flush();
    }
}
