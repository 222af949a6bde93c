package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.internal.tmf.cli.core.sync.MatchTable;
import org.eclipse.tracecompass.internal.tmf.cli.core.sync.SyncJson;
import org.eclipse.tracecompass.internal.tmf.cli.core.sync.SyncText;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.event.matching.FieldMatchDefinition;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.synchronization.HostNames;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithmFactory;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Pair;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe sync}: how the clocks of the hosts of several traces differ. */
@Command(
        name = "sync",
        description = {
            "Compute from the messages between hosts how their clocks differ. The hosts' own clocks"
                    + " are used, even if a synchronization is saved."
        },
        footer = {
            "",
            "hull        no message is received before it was sent (convex hull)",
            "regression  averages: for events with inexact timestamps",
            "piecewise   a hull per time window: for clocks whose speed changes",
            "",
            "A rule file has one rule per line: cause -> effect, with the fields that must be"
                    + " equal:",
            "  myapp:send(sendto, messageid) -> myapp:receive(from, messageid)",
            "",
            "Examples:",
            "  astrolabe sync alpha-trace beta-trace --json | jq .pairs",
            "  astrolabe sync my-experiment --reference beta --save",
            "  astrolabe events --synced my-experiment"
        })
public final class SyncCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            paramLabel = "TRACE",
            arity = "1..*",
            description = "Traces of several hosts, or experiments.")
    private List<Path> traces = new ArrayList<>();

    /** How the clocks are found. */
    enum Algorithm {
        HULL(SynchronizationAlgorithmFactory::getFullyIncrementalAlgorithm),
        REGRESSION(SynchronizationAlgorithmFactory::getLinearRegressionAlgorithm),
        PIECEWISE(SynchronizationAlgorithmFactory::getPiecewiseAlgorithm);

        private final Supplier<SynchronizationAlgorithm> maker;

        Algorithm(Supplier<SynchronizationAlgorithm> maker) {
            this.maker = maker;
        }
    }

    @Option(
            names = "--algorithm",
            paramLabel = "ALGORITHM",
            description = "hull (default), regression or piecewise.")
    private Algorithm algorithm = Algorithm.HULL;

    @Option(
            names = "--reference",
            paramLabel = "HOST",
            description =
                    "The host whose clock is the reference: its name, its id, or one of its traces"
                            + " (default: the first by id).")
    private @Nullable String reference;

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description = "A file with additional matching rules.")
    private @Nullable Path rules;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Option(
            names = "--matches",
            paramLabel = "FILE",
            description = "Write each message to a CSV file.")
    private @Nullable Path matches;

    @Option(
            names = "--save",
            description =
                    "Save the result: the viewer and --synced then show these traces on one clock.")
    private boolean save;

    @Mixin private TypeOption type = new TypeOption();

    /** Creates the command. */
    public SyncCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        List<FieldMatchDefinition> definitions = definitions();
        try (OpenTrace opened = OpenTrace.openTogether(traces, type.given(), console)) {
            if (save && !(opened.trace() instanceof TmfExperiment)) {
                throw new UserError(
                        "--save needs several traces, but %s is a single one; name the others too."
                                .formatted(opened.path()));
            }
            definitions.forEach(TmfEventMatching::registerMatchObject);
            try {
                synchronize(opened);
            } finally {
                definitions.forEach(TmfEventMatching::unregisterMatchObject);
            }
            return ProblemReport.tell(opened, console);
        }
    }

    private List<FieldMatchDefinition> definitions() {
        Path file = rules;
        if (file == null) {
            return List.of();
        }
        UserErrors.requireFile(file);
        try {
            return FieldMatchDefinition.read(file);
        } catch (IOException e) {
            throw new UserError(UserErrors.sentence(FileProblem.reason(e), file), e);
        }
    }

    private void synchronize(OpenTrace opened) throws IOException {
        HostNames names = new HostNames(opened.members());
        SynchronizationAlgorithm found = algorithm.maker.get();
        found.setRootNode(reference(names));
        MatchTable table = match(opened, found);
        SynchronizationReport report = SynchronizationReport.of(found, opened.members());
        Path file = matches;
        if (file != null) {
            write(table, found, file);
        }
        if (save && opened.trace() instanceof TmfExperiment experiment) {
            experiment.setSynchronization(found);
        }
        try (Writer out = json ? console.data() : console.text()) {
            if (json) {
                SyncJson.write(
                        report, names, algorithm.name().toLowerCase(java.util.Locale.ROOT), out);
            } else {
                SyncText.write(report, names, out);
            }
        }
        tell(report, names);
    }

    private @Nullable String reference(HostNames names) {
        String wanted = reference;
        if (wanted == null) {
            return null;
        }
        return names.find(wanted)
                .orElseThrow(
                        () ->
                                new UserError(
                                        "There is no host '%s'; --reference is one of: %s."
                                                .formatted(
                                                        wanted,
                                                        String.join(
                                                                ", ",
                                                                names.ids().stream()
                                                                        .map(names::name)
                                                                        .sorted()
                                                                        .toList()))));
    }

    private MatchTable match(OpenTrace opened, SynchronizationAlgorithm found) {
        MatchTable table = new MatchTable(found);
        TmfEventMatching matching =
                new TmfEventMatching(List.of(opened.trace()), matches == null ? found : table);
        try (Progress progress = new Progress(console, "matching")) {
            matching.matchEvents(progress);
            console.cancellation().check();
        }
        found.setMatchStatistics(matching.getStatistics());
        return table;
    }

    private static void write(MatchTable table, SynchronizationAlgorithm found, Path path)
            throws IOException {
        try (OutputFile file = OutputFile.at(path)) {
            try (BufferedWriter out = Files.newBufferedWriter(file.content())) {
                table.write(found::getTimestampTransform, out);
            }
            file.commit();
        }
    }

    private void tell(SynchronizationReport report, HostNames names) {
        if (names.ids().size() < 2) {
            console.note("All traces are of one host, whose clock needs no synchronization.");
        } else if (report.pairs().isEmpty()) {
            console.note(
                    "No messages between the hosts were found; use --rules to define which events"
                            + " match.");
        }
        for (Pair pair : report.pairs()) {
            String hosts = names.name(pair.a()) + " and " + names.name(pair.b());
            switch (pair.quality()) {
                case INCOMPLETE ->
                        console.note(
                                ("The messages between %s go in one direction only, so their clocks"
                                                + " cannot be compared.")
                                        .formatted(hosts));
                case FAIL ->
                        console.note(
                                ("The messages between %s fit no clocks of constant speed; try"
                                                + " --algorithm piecewise or regression.")
                                        .formatted(hosts));
                default -> {
                    // Nothing to be said.
                }
            }
        }
    }
}
