package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameDifference;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlamePicture;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.analysis.timing.core.compare.Comparison;
import org.eclipse.tracecompass.analysis.timing.core.compare.Difference;
import org.eclipse.tracecompass.analysis.timing.core.compare.Profile;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.export.core.RowWriter;
import org.eclipse.tracecompass.tmf.export.core.compare.ComparisonPicture;
import org.eclipse.tracecompass.tmf.export.core.compare.EventTimes;
import org.eclipse.tracecompass.tmf.export.core.compare.ProfileFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe compare}: what took longer in one trace than in another. */
@Command(
        name = "compare",
        description = {
            "Compare two traces, two ranges of a trace, or a trace with a stored baseline: how long"
                    + " each row was in each state, or each system call or function took, the"
                    + " greatest difference first. Rows are matched by their names, not by the"
                    + " numbers of threads."
        },
        footer = {
            "",
            "Times are in ns; change is in per cent of A. With repetitions, effect is Cliff's delta"
                    + " (1: every time of B is longer than every one of A) and chance the"
                    + " probability of such a difference by chance. System calls and other segments"
                    + " are repetitions by themselves.",
            "--filter and --fail-if are filters over these columns. If a row matches --fail-if, the"
                    + " exit code is 3.",
            "",
            "Examples:",
            "  astrolabe compare before after",
            "  astrolabe compare before after --by syscall --format csv",
            "  astrolabe compare my-trace --range-a +1s..+2s --range-b +5s..+6s",
            "  astrolabe compare before --by syscall --save base.json",
            "  astrolabe compare base.json after --by syscall --fail-if 'change > 20 && chance <"
                    + " 0.01'",
            "  astrolabe compare before after --iterations frame_begin --svg difference.svg",
            "  astrolabe compare before after --by function --flames flames.svg"
        })
public final class CompareCommand implements Callable<Integer> {

    /** The exit code when a limit is passed. */
    static final int LIMIT_PASSED = 3;

    private static final List<String> COLUMNS =
            List.of(
                    "row",
                    "item",
                    "a",
                    "b",
                    "difference",
                    "change",
                    "count_a",
                    "count_b",
                    "effect",
                    "chance");

    private static final String BETWEEN = "..";
    private static final int HUNDREDTHS = 100;
    private static final int MOST_REPETITIONS = 1 << 20;

    private final Console console;

    /** The calls of both traces, where they are wanted. */
    private final List<FlameTrees> trees = new ArrayList<>();

    @Parameters(index = "0", paramLabel = "A", description = "A trace, or a baseline from --save.")
    private Path a = Path.of("");

    @Parameters(
            index = "1",
            paramLabel = "B",
            arity = "0..1",
            description = "The trace to compare with it; by default the same one.")
    private @Nullable Path b;

    @Option(
            names = "--by",
            paramLabel = "WHAT",
            description =
                    "state (default), function, syscall, or a table of segments, such as"
                            + " block-requests.")
    private String by = TraceProfile.STATE;

    @Option(
            names = "--view",
            paramLabel = "ID",
            description = "The time graph whose states count; by default that of threads.")
    private @Nullable String view;

    @Option(
            names = "--range-a",
            paramLabel = "T..T",
            description = "The part of A; by default the whole.")
    private @Nullable String rangeA;

    @Option(
            names = "--range-b",
            paramLabel = "T..T",
            description = "The part of B; by default the whole.")
    private @Nullable String rangeB;

    @Option(
            names = "--align",
            paramLabel = "AT",
            description =
                    "Where both begin: start (default), the name of an event, or two times T,T.")
    private String align = "start";

    @Option(
            names = "--iterations",
            paramLabel = "EVENT",
            description = "The event with which each repetition begins, such as a request.")
    private @Nullable String iterations;

    @Option(
            names = "--fail-if",
            paramLabel = "EXPR",
            description = "End with exit code 3 if a row matches this filter.")
    private @Nullable String failIf;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Store the profile of A as a baseline.")
    private @Nullable Path save;

    @Option(names = "--svg", paramLabel = "FILE", description = "Draw the greatest differences.")
    private @Nullable Path svg;

    @Option(
            names = "--flames",
            paramLabel = "FILE",
            description =
                    "Draw the calls of both traces as one flame graph (SVG): red boxes take longer"
                            + " in B, blue ones shorter.")
    private @Nullable Path flames;

    @Option(
            names = "--filter",
            paramLabel = "EXPR",
            description = "Only rows that match this filter.")
    private @Nullable String filter;

    @Option(names = "--limit", paramLabel = "N", description = "At most N rows.")
    private long limit = Long.MAX_VALUE;

    @Mixin private FormatOption format = new FormatOption();

    @Mixin private TypeOption type = new TypeOption();

    /** Creates the command. */
    public CompareCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        UserErrors.requirePositive("--limit", limit);
        Predicate<List<String>> fails = columns("--fail-if", failIf);
        Predicate<List<String>> wanted = columns("--filter", filter);
        Path second = b == null ? a : b;
        if (b == null && rangeB == null && save == null) {
            throw UserError.usage(
                    "There is nothing to compare with; give a second trace, --range-b, or --save.");
        }
        Profile before = profile(a, rangeA, 0);
        Path baseline = save;
        if (baseline != null) {
            save(before, baseline);
            if (b == null && rangeB == null) {
                return 0;
            }
        }
        Profile now = profile(second, rangeB, 1);
        if (!before.by().equals(now.by())) {
            throw new UserError(
                    "%s is by %s and %s is by %s; give --by %s."
                            .formatted(a, before.by(), second, now.by(), before.by()));
        }
        List<Difference> differences =
                Comparison.of(before, now).stream()
                        .filter(d -> wanted == null || wanted.test(cells(d)))
                        .toList();
        write(differences);
        Path picture = svg;
        if (picture != null) {
            try (OutputFile output = OutputFile.at(picture)) {
                Files.writeString(
                        output.content(),
                        ComparisonPicture.svg(differences, a.toString(), second.toString()));
                output.commit();
            }
        }
        Path graph = flames;
        if (graph != null) {
            draw(graph, a + " and " + second);
        }
        return judge(differences, fails);
    }

    private static void save(Profile profile, Path file) throws IOException {
        try (OutputFile output = OutputFile.at(file)) {
            try (Writer out = Files.newBufferedWriter(output.content())) {
                ProfileFile.write(profile, out);
            }
            output.commit();
        }
    }

    private void draw(Path file, String title) throws IOException {
        try (OutputFile output = OutputFile.at(file)) {
            FlamePicture.of(FlameDifference.of(trees.get(0), trees.get(1)))
                    .title(title)
                    .writeSvg(output.content());
            output.commit();
        } catch (PictureException e) {
            throw new UserError("--flames: %s.".formatted(e.getMessage()), e);
        }
    }

    private Profile profile(Path path, @Nullable String range, int which) throws IOException {
        if (ProfileFile.isOne(path)) {
            if (flames != null) {
                throw new UserError(
                        "--flames: %s is a baseline, which has no calls of functions; give two traces."
                                .formatted(path));
            }
            return ProfileFile.read(path);
        }
        try (OpenTrace opened = OpenTrace.open(path, type.given(), console)) {
            Span whole = TraceSpan.of(opened.trace());
            Span span = aligned(opened, path, range(range, whole), which);
            String event = iterations;
            long[] repetitions =
                    event == null ? null : times(opened, event, span, MOST_REPETITIONS);
            if (repetitions != null && repetitions.length == 0) {
                throw noSuchEvent("--iterations", path, event);
            }
            Profile profile = new TraceProfile(opened, by, view, console).read(span, repetitions);
            if (flames != null) {
                trees.add(Flames.of(opened, span, console));
            }
            ProblemReport.warn(opened, console);
            return profile;
        }
    }

    private static Span range(@Nullable String range, Span whole) {
        if (range == null) {
            return whole;
        }
        int at = range.indexOf(BETWEEN);
        if (at < 0) {
            throw UserError.usage(
                    "'%s' is no range; write two times with .. between them, such as +1s..+2s."
                            .formatted(range));
        }
        String from = range.substring(0, at).strip();
        String to = range.substring(at + BETWEEN.length()).strip();
        return TimeWindow.between(from.isEmpty() ? null : from, to.isEmpty() ? null : to, whole);
    }

    /** Cuts a range where it is aligned with the other one. */
    private Span aligned(OpenTrace opened, Path path, Span span, int which) {
        if (align.equals("start")) {
            return span;
        }
        String[] times = align.split(",", -1);
        long start;
        if (times.length == 2) {
            start =
                    TimeWindow.resolve(
                            "--align", times[which].strip(), TraceSpan.of(opened.trace()));
            TimeWindow.requireInside("--align", start, span);
        } else {
            long[] first = times(opened, align, span, 1);
            if (first.length == 0) {
                throw noSuchEvent("--align", path, align);
            }
            start = first[0];
        }
        return new Span(start, span.end());
    }

    private long[] times(OpenTrace opened, String event, Span span, int most) {
        try (Progress progress = new Progress(console, "looking for " + event)) {
            return EventTimes.of(
                    opened.trace(),
                    event,
                    span.start(),
                    span.end(),
                    most,
                    share -> {
                        console.cancellation().check();
                        progress.show(share, null);
                    });
        }
    }

    private static UserError noSuchEvent(String option, Path path, @Nullable String event) {
        return new UserError(
                "%s: %s has no event '%s' in the range; 'astrolabe info %s' lists its events."
                        .formatted(option, path, event, path));
    }

    private static @Nullable Predicate<List<String>> columns(
            String option, @Nullable String expression) {
        try {
            RowFilter rows = expression == null ? null : RowFilter.parse(expression);
            return rows == null ? null : rows.search(FilterColumns.of(COLUMNS));
        } catch (FilterSyntaxException e) {
            throw UserError.usage("%s: %s.".formatted(option, e.getMessage()), e);
        }
    }

    private static List<String> cells(Difference difference) {
        return row(difference).stream().map(v -> v == null ? "" : v.toString()).toList();
    }

    private void write(List<Difference> differences) throws IOException {
        RowWriter rows = format.writer(COLUMNS, console);
        for (Difference difference :
                differences.subList(0, (int) Math.min(limit, differences.size()))) {
            console.cancellation().check();
            rows.row(row(difference));
        }
        rows.finish();
        if (differences.stream().allMatch(d -> d.difference() == 0)) {
            console.note("Both are equal: no row differs.");
        }
    }

    private static List<@Nullable Object> row(Difference difference) {
        List<@Nullable Object> row = new ArrayList<>();
        row.add(difference.key().row());
        row.add(difference.key().item());
        row.add(Long.valueOf(difference.a()));
        row.add(Long.valueOf(difference.b()));
        row.add(Long.valueOf(difference.difference()));
        row.add(rounded(difference.change(), HUNDREDTHS));
        row.add(Long.valueOf(difference.countA()));
        row.add(Long.valueOf(difference.countB()));
        row.add(rounded(difference.effect(), 10_000));
        row.add(rounded(difference.probability(), 1_000_000));
        return row;
    }

    private static @Nullable Double rounded(OptionalDouble value, int parts) {
        return value.isEmpty()
                ? null
                : Double.valueOf(Math.round(value.getAsDouble() * parts) / (double) parts);
    }

    private int judge(List<Difference> differences, @Nullable Predicate<List<String>> fails) {
        if (fails == null) {
            return 0;
        }
        for (Difference difference : differences) {
            if (fails.test(cells(difference))) {
                console.note(
                        "--fail-if: %s %s matches."
                                .formatted(difference.key().row(), difference.key().item())
                                .replace("  ", " "));
                return LIMIT_PASSED;
            }
        }
        return 0;
    }
}
