package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Cancellation;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.internal.tmf.cli.core.query.StateFormat;
import org.eclipse.tracecompass.internal.tmf.cli.core.query.StateQuery;
import org.eclipse.tracecompass.internal.tmf.cli.core.query.StateRow;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.tables.core.AttributePattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code astrolabe query}: states out of a history. */
@Command(
        name = "query",
        description = {
            "Print states from the history of an analysis, one interval per line, sorted by"
                    + " attribute and start. If the history does not exist, it is built first."
        },
        footer = {
            "",
            "An attribute path may contain * (any characters of a name) and ** (any number of"
                    + " levels).",
            "Without --at, --from and --to, the output covers the whole trace. Times are in ns.",
            "",
            "Examples:",
            "  astrolabe query my-trace --analysis kernel --attributes 'CPUs/*' --at +1.5s",
            "  astrolabe query my-trace --analysis kernel --attributes 'Threads/*/System_call' \\",
            "      --from +1s --to +2s --format csv"
        })
public final class QueryCommand implements Callable<Integer> {

    private static final List<String> EVERYTHING = List.of("**");

    /** More than any screen has pixels; all of them are kept in memory. */
    private static final long MOST_POINTS = 1_000_000;

    private final Console console;

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "TRACE", description = "A trace or experiment.")
    private Path trace = Path.of("");

    @Option(
            names = "--analysis",
            paramLabel = "ID",
            description =
                    "The analysis: its id, or the last part of it. Optional with --states and"
                            + " --xml.")
    private String analysis = "";

    @Mixin private GivenAnalyses given = new GivenAnalyses();

    @Option(
            names = "--attributes",
            paramLabel = "PATH",
            description =
                    "Which attributes, for example 'CPUs/*/Current_thread'; all if not given. May"
                            + " be repeated.")
    private List<String> attributes = new ArrayList<>();

    @Option(names = "--at", paramLabel = "T", description = "The states at this instant.")
    private @Nullable String at;

    @Mixin private TimeWindow window = new TimeWindow();

    @Option(
            names = "--points",
            paramLabel = "N",
            description =
                    "Only the states at N instants, evenly from --from to --to; at most 1000000.")
    private @Nullable Long points;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table (default), csv or json.")
    private StateFormat format = StateFormat.TABLE;

    @Mixin private TypeOption type = new TypeOption();

    /** Creates the command. */
    public QueryCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Long asked = points;
        boolean sampled = asked != null;
        if (at != null && (window.isGiven() || sampled)) {
            throw usage("--at asks for one instant; leave out --from, --to and --points");
        }
        if (analysis.isEmpty() && !given.isGiven()) {
            throw usage("Missing required option: '--analysis=ID'");
        }
        if (asked != null) {
            UserErrors.requirePositive("--points", asked);
            if (asked > MOST_POINTS) {
                throw usage("--points is %d; it must be at most %d".formatted(asked, MOST_POINTS));
            }
        }
        try (OpenTrace opened = OpenTrace.open(trace, type.given(), console)) {
            List<String> declared = given.add(opened, console);
            if (analysis.isEmpty()) {
                analysis = declared.get(0);
                if (declared.size() > 1) {
                    console.note(
                            "The states are those of %s, but --analysis names %s."
                                    .formatted(
                                            analysis,
                                            String.join(
                                                    " or ", declared.subList(1, declared.size()))));
                }
            }
            List<Analyses.OfTrace> analyses =
                    new Analyses(opened).named(analysis, declared, console);
            answer(analyses, question(TraceSpan.of(opened.trace()), asked));
            ProblemReport.warn(opened, console);
        }
        return 0;
    }

    private void answer(List<Analyses.OfTrace> analyses, Question question) throws IOException {
        List<Answer> answers = new ArrayList<>();
        for (Analyses.OfTrace one : analyses) {
            String prefix = analyses.size() == 1 ? "" : one.trace().getName() + ":";
            List<ITmfStateSystem> histories = histories(one);
            for (ITmfStateSystem history : histories) {
                String inner = histories.size() == 1 ? "" : history.getSSID() + ":";
                answers.add(new Answer(history, prefix + inner, question));
            }
        }
        write(answers);
    }

    /** When: at an instant (a span of one point), at some instants, or all along the span. */
    private record Question(Span span, List<Long> instants) {

        Iterable<List<StateRow>> ask(StateQuery query, Cancellation cancellation) {
            return instants.isEmpty()
                    ? query.between(span.start(), span.end(), cancellation)
                    : query.at(instants, cancellation);
        }
    }

    private record Answer(ITmfStateSystem ss, String prefix, Question question) {}

    private Question question(Span traceSpan, @Nullable Long count) {
        if (at != null) {
            long instant = TimeWindow.resolve("--at", at, traceSpan);
            TimeWindow.requireInside("--at", instant, traceSpan);
            return new Question(new Span(instant, instant), List.of(instant));
        }
        Span span = window.within(traceSpan);
        return new Question(span, count == null ? List.of() : instants(span, count));
    }

    /** Returns instants that divide a span evenly, both ends included. */
    static List<Long> instants(Span span, long count) {
        if (count == 1 || span.start() == span.end()) {
            return List.of(span.start());
        }
        double step = (double) (span.end() - span.start()) / (count - 1);
        return LongStream.range(0, count)
                .map(i -> i == count - 1 ? span.end() : span.start() + Math.round(i * step))
                .distinct()
                .boxed()
                .toList();
    }

    private List<ITmfStateSystem> histories(Analyses.OfTrace one) {
        AnalysisExecution run = AnalysisExecution.start(one);
        String failure = run.await(console);
        if (failure != null) {
            throw UserErrors.analysisFailed(one, failure);
        }
        List<ITmfStateSystem> systems = run.stateSystems();
        if (systems.isEmpty()) {
            throw new UserError(
                    "The analysis %s has no state history; query another one."
                            .formatted(one.module().getId()));
        }
        return systems;
    }

    private void write(List<Answer> answers) throws IOException {
        List<AttributePattern> patterns =
                (attributes.isEmpty() ? EVERYTHING : attributes)
                        .stream().map(this::pattern).toList();
        List<Iterable<List<StateRow>>> parts = new ArrayList<>();
        int found = 0;
        boolean labels = false;
        for (Answer answer : answers) {
            StateQuery query = new StateQuery(answer.ss(), patterns, answer.prefix());
            found += query.size();
            labels |= query.hasLabels();
            parts.add(answer.question().ask(query, console.cancellation()));
        }
        if (found == 0) {
            throw nothingFound(answers);
        }
        format.write(
                Iterables.concat(parts),
                labels,
                format == StateFormat.TABLE ? console.text() : console.data());
    }

    private AttributePattern pattern(String attribute) {
        try {
            return AttributePattern.parse(attribute);
        } catch (IllegalArgumentException e) {
            throw usage("--attributes: " + e.getMessage());
        }
    }

    private UserError nothingFound(List<Answer> answers) {
        String known =
                answers.stream()
                        .flatMap(
                                a ->
                                        a
                                                .ss()
                                                .getSubAttributes(
                                                        ITmfStateSystem.ROOT_ATTRIBUTE, false)
                                                .stream()
                                                .map(quark -> a.ss().getAttributeName(quark)))
                        .distinct()
                        .reduce((a, b) -> a + ", " + b)
                        .map(names -> "the first names of its paths are " + names)
                        .orElse("its history is empty");
        return new UserError(
                "No attribute of %s matches %s; %s."
                        .formatted(
                                analysis,
                                String.join(" or ", attributes.isEmpty() ? EVERYTHING : attributes),
                                known));
    }

    private ParameterException usage(String message) {
        CommandSpec known = spec;
        if (known == null) {
            throw new IllegalStateException(message);
        }
        return new ParameterException(known.commandLine(), message);
    }
}
