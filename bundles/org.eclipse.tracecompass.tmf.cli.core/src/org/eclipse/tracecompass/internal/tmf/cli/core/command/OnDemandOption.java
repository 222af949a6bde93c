package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.time.Durations;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.OnDemandAnalyses.OfTrace;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Option;

/** The options that run on-demand analyses of plug-ins. */
final class OnDemandOption {

    /** The columns of {@link #run}. */
    static final List<String> HEADER = List.of("on-demand analysis", "trace", "result", "time");

    @Option(
            names = "--on-demand",
            paramLabel = "NAME",
            description =
                    "An on-demand analysis of a plug-in: its id, the last part of it, or its name.")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--parameters",
            paramLabel = "TEXT",
            description = "What the on-demand analysis takes besides the trace and the time.")
    private @Nullable String parameters;

    /** Returns whether an analysis is named. */
    boolean isGiven() {
        return !names.isEmpty();
    }

    /**
     * Checks the options.
     *
     * @param window the time, if it is only for on-demand analyses; null if it has other uses
     * @throws UserError if something is given for an analysis that is not
     */
    void check(@Nullable TimeWindow window) {
        if (!isGiven()) {
            if (parameters != null) {
                throw UserError.usage("--parameters needs --on-demand.");
            }
            if (window != null && window.isGiven()) {
                throw UserError.usage(
                        "--from and --to need --on-demand; all other analyses cover the whole"
                                + " trace.");
            }
        }
    }

    /**
     * Runs the analyses one after the other.
     *
     * @param span the time to analyse
     * @param rows receives a row per analysis and trace
     * @param failures receives a sentence per analysis that failed
     * @throws UserError if an analysis is not there
     */
    void run(
            OpenTrace opened,
            Span span,
            List<String[]> rows,
            List<String> failures,
            Console console) {
        OnDemandAnalyses analyses = new OnDemandAnalyses(opened);
        List<OfTrace> all =
                names.stream()
                        .flatMap(name -> analyses.named(name, console).stream())
                        .distinct()
                        .toList();
        for (OfTrace analysis : all) {
            long start = System.nanoTime();
            try {
                Object result = analysis.run(span, text(), console);
                String time = Durations.text((System.nanoTime() - start) / 1000_000 * 1000_000);
                rows.add(
                        new String[] {
                            analysis.id(),
                            analysis.trace().getName(),
                            OnDemandResult.describe(result),
                            time
                        });
            } catch (UserError e) {
                failures.add(String.valueOf(e.getMessage()));
            }
        }
    }

    private String text() {
        return parameters == null ? "" : parameters;
    }

    /**
     * Runs the only analysis.
     *
     * @param span the time to analyse
     * @throws UserError if it is not there, several are meant, or it fails
     */
    OnDemandResult runOne(OpenTrace opened, Span span, Console console) {
        if (names.size() > 1) {
            throw UserError.usage("A table has one analysis; give --on-demand once.");
        }
        List<OfTrace> found = new OnDemandAnalyses(opened).named(names.get(0), console);
        if (found.size() > 1) {
            throw new UserError(
                    "The analysis %s has a result for each trace of %s; name one of them: %s."
                            .formatted(
                                    found.get(0).id(),
                                    opened.path(),
                                    String.join(
                                            ", ",
                                            found.stream()
                                                    .map(one -> one.trace().getPath())
                                                    .toList())));
        }
        return new OnDemandResult(found.get(0).id(), found.get(0).run(span, text(), console));
    }
}
