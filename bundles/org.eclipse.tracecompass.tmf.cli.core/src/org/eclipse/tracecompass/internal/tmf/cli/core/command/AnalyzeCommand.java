package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.time.Durations;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.TextTable;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisNotes;
import org.eclipse.tracecompass.tmf.core.analysis.StoredResults;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statesystem.BuildJobs;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe analyze}: builds the histories that the other commands and the viewer use. */
@Command(
        name = "analyze",
        description = {
            "Run analyses and store their histories; by default all automatic analyses that apply."
                    + " A stored history that is up to date is reused. On-demand analyses of"
                    + " plug-ins run only if they are named."
        },
        footer = {
            "",
            "Examples:",
            "  astrolabe analyze my-trace",
            "  astrolabe analyze my-trace --analysis kernel --rebuild",
            "  astrolabe analyze my-trace --jobs 1",
            "  astrolabe analyze my-trace --states app.states",
            "  astrolabe analyze my-trace --xml analyses.xml",
            "  astrolabe analyze my-trace --on-demand top-callers --from +1s --to +2s"
        })
public final class AnalyzeCommand implements Callable<Integer> {

    private static final List<String> HEADER =
            List.of(
                    "analysis",
                    "trace",
                    "history",
                    "events",
                    "attributes",
                    "intervals",
                    "size",
                    "time");

    private static final int EVENTS = HEADER.indexOf("events");
    private static final String UNKNOWN = "-";

    private final Console console;

    @Parameters(paramLabel = "TRACE", arity = "1..*", description = "Traces or experiments.")
    private List<Path> traces = new ArrayList<>();

    @Option(
            names = "--analysis",
            paramLabel = "ID",
            description = "An analysis to run: its id, or the last part of it. Can be repeated.")
    private List<String> wanted = new ArrayList<>();

    @Mixin private GivenAnalyses given = new GivenAnalyses();

    @Option(names = "--rebuild", description = "Discard stored histories and rebuild them.")
    private boolean rebuild;

    @Mixin private JobsOption jobs = new JobsOption();

    @Mixin private OnDemandOption onDemand = new OnDemandOption();

    @Mixin private TimeWindow window = new TimeWindow();

    @Mixin private TypeOption type = new TypeOption();

    /** Creates the command. */
    public AnalyzeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        onDemand.check(window);
        try (JobsOption.Applied applied = jobs.apply()) {
            return analyze();
        }
    }

    private int analyze() throws IOException {
        List<String> failures = new ArrayList<>();
        Writer out = console.text();
        List<String[]> rows = new ArrayList<>();
        List<String[]> results = new ArrayList<>();
        for (Path path : traces) {
            try (OpenTrace opened = OpenTrace.open(path, type.given(), console)) {
                List<String> declared = given.add(opened, console);
                if (!onDemand.isGiven() || !wanted.isEmpty() || given.isGiven()) {
                    run(opened, declared, rows, failures);
                }
                if (onDemand.isGiven()) {
                    Span span = window.within(TraceSpan.of(opened.trace()));
                    onDemand.run(opened, span, results, failures, console);
                }
            }
        }
        write(rows, out);
        if (!rows.isEmpty() && !results.isEmpty()) {
            out.write('\n');
        }
        write(results, OnDemandOption.HEADER, out);
        if (failures.isEmpty()) {
            return 0;
        }
        throw new UserError(String.join(" ", failures));
    }

    /** The number of events is not known where histories were only used again. */
    private static void write(List<String[]> rows, Writer out) throws IOException {
        if (rows.isEmpty()) {
            return;
        }
        boolean counted = rows.stream().anyMatch(row -> !row[EVENTS].equals(UNKNOWN));
        List<String> header = new ArrayList<>(HEADER);
        if (!counted) {
            header.remove(EVENTS);
        }
        List<String[]> shown = new ArrayList<>();
        for (String[] row : rows) {
            List<String> cells = new ArrayList<>(List.of(row));
            if (!counted) {
                cells.remove(EVENTS);
            }
            shown.add(cells.toArray(new String[0]));
        }
        write(shown, header, out);
    }

    private static void write(List<String[]> rows, List<String> header, Writer out)
            throws IOException {
        if (!rows.isEmpty()) {
            TextTable table = new TextTable(out, header);
            for (String[] row : rows) {
                table.row(row);
            }
            table.finish();
            out.flush();
        }
    }

    private void run(
            OpenTrace opened, List<String> declared, List<String[]> rows, List<String> failures) {
        List<Work> works = new ArrayList<>();
        List<Analyses.OfTrace> selected = selected(opened, declared);
        BuildJobs.expect(mostOfOneTrace(selected));
        for (Analyses.OfTrace analysis : selected) {
            if (rebuild) {
                analysis.module().clearPersistentData();
            }
            HistoryFiles before = HistoryFiles.of(analysis);
            works.add(new Work(analysis, before, AnalysisExecution.start(analysis)));
        }
        if (works.isEmpty()) {
            console.warn("No analysis applies to %s.".formatted(opened.path()));
        }
        List<Work> done = new ArrayList<>();
        for (Work work : works) {
            String failure = work.run().await(console);
            if (failure == null) {
                failure = verify(work);
            }
            if (failure == null) {
                done.add(work);
            } else {
                failures.add(
                        String.valueOf(
                                UserErrors.analysisFailed(work.analysis(), failure).getMessage()));
            }
        }
        // An analysis that computed something has read its trace to the end.
        Set<ITmfTrace> counted = new HashSet<>();
        done.stream()
                .filter(work -> !isReused(work))
                .forEach(work -> counted.add(work.analysis().trace()));
        for (Work work : done) {
            rows.add(summary(work, counted.contains(work.analysis().trace())));
            notes(work);
        }
        ProblemReport.warn(opened, console);
    }

    private static int mostOfOneTrace(List<Analyses.OfTrace> analyses) {
        return analyses.stream()
                .collect(
                        Collectors.groupingBy(
                                Analyses.OfTrace::trace, Collectors.summingInt(a -> 1)))
                .values()
                .stream()
                .mapToInt(Integer::intValue)
                .max()
                .orElse(1);
    }

    private static boolean isReused(Work work) {
        return work.analysis().module() instanceof TmfAbstractAnalysisModule module
                ? module.getStoredResults().areReused()
                : HistoryFiles.of(work.analysis()).unchangedSince(work.before());
    }

    /**
     * Verifies results that are already stored. Returns why they are not, and could not be made
     * again; null if they are.
     */
    private @Nullable String verify(Work work) {
        if (!(work.analysis().module() instanceof TmfAbstractAnalysisModule module)) {
            return null;
        }
        StoredResults results = module.getStoredResults();
        try {
            results.verify(console.cancellation()::isCancelled);
            console.cancellation().check();
            return null;
        } catch (UncheckedIOException e) {
            if (!console.damages().tell()) {
                throw e;
            }
        }
        try {
            StoredResults.awaitRepairs();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return AnalysisExecution.start(work.analysis()).await(console);
    }

    private void notes(Work work) {
        if (work.analysis().module() instanceof IAnalysisNotes known) {
            for (String note : known.getNotes()) {
                console.note(
                        "%s, %s: %s."
                                .formatted(
                                        work.analysis().trace().getName(),
                                        work.analysis().module().getName(),
                                        note));
            }
        }
    }

    private record Work(Analyses.OfTrace analysis, HistoryFiles before, AnalysisExecution run) {}

    /**
     * Declarations given on the command line are the default, unless the user names something else.
     */
    private List<Analyses.OfTrace> selected(OpenTrace opened, List<String> declared) {
        Analyses analyses = new Analyses(opened);
        List<String> names = wanted.isEmpty() ? declared : wanted;
        return names.isEmpty()
                ? analyses.automatic()
                : names.stream()
                        .flatMap(name -> analyses.named(name, declared, console).stream())
                        .distinct()
                        .toList();
    }

    private static String[] summary(Work work, boolean isCounted) {
        List<ITmfStateSystem> systems = work.run().stateSystems();
        long attributes = systems.stream().mapToLong(ITmfStateSystem::getNbAttributes).sum();
        long intervals = systems.stream().mapToLong(ITmfStateSystem::getNbIntervals).sum();
        long events = isCounted ? work.analysis().trace().getNbEvents() : 0;
        String time = Durations.text(work.run().nanosSinceStart() / 1000_000 * 1000_000);
        return new String[] {
            work.analysis().module().getId(),
            work.analysis().trace().getName(),
            isReused(work) ? "reused" : "built",
            events > 0 ? Long.toString(events) : UNKNOWN,
            Long.toString(attributes),
            intervals < 0 ? UNKNOWN : Long.toString(intervals),
            bytes(size(work)),
            time
        };
    }

    /** The size of what is open: another program may be writing a new file in its place. */
    private static long size(Work work) {
        return work.analysis().module() instanceof TmfStateSystemAnalysisModule module
                ? module.getFileSize()
                : HistoryFiles.of(work.analysis()).size();
    }

    /** Returns a size in the largest unit that keeps it readable. */
    static String bytes(long size) {
        if (size < 1 << 10) {
            return size + " B";
        }
        return size < 1 << 20
                ? "%.1f KiB".formatted(size / 1024.0)
                : "%.1f MiB".formatted(size / 1048576.0);
    }
}
