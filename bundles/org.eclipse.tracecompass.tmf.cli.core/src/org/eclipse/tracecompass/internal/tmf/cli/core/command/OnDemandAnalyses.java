package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.internal.tmf.cli.core.Cancellation.Tidying;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.analysis.AnalysisFailure;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.IOnDemandAnalysis;
import org.eclipse.tracecompass.tmf.core.analysis.ondemand.OnDemandAnalysisManager;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The on-demand analyses of plug-ins that apply to what is open. An analysis that applies to an
 * experiment runs on the experiment, any other on each trace that it applies to. A user may name
 * one by its id, by the end of its id after a dot, or by its name.
 */
final class OnDemandAnalyses {

    private final Map<IOnDemandAnalysis, List<ITmfTrace>> traces = new LinkedHashMap<>();
    private final OpenTrace opened;

    /** Collects the analyses of what is open. */
    OnDemandAnalyses(OpenTrace opened) {
        this.opened = opened;
        for (ITmfTrace trace : opened.withMembers()) {
            for (IOnDemandAnalysis analysis :
                    OnDemandAnalysisManager.getInstance().getOndemandAnalyses(trace)) {
                List<ITmfTrace> applies = traces.computeIfAbsent(analysis, a -> new ArrayList<>());
                if (!applies.contains(opened.trace())) {
                    applies.add(trace);
                }
            }
        }
    }

    /**
     * An on-demand analysis of a trace.
     *
     * @param analysis the analysis
     * @param trace the trace that it analyses
     */
    record OfTrace(IOnDemandAnalysis analysis, ITmfTrace trace) {

        /** Returns the id, or the name of an analysis without an id. */
        String id() {
            return OnDemandAnalyses.id(analysis);
        }

        /**
         * Runs the analysis.
         *
         * @param span the time to analyse
         * @param parameters as the user wrote them, may be empty
         * @param console where progress is shown; its cancellation cancels the analysis
         * @return the result; null if the analysis returns none
         * @throws UserError if the analysis cannot run on the trace, or fails
         * @throws CancellationException if the user has cancelled
         */
        @Nullable
        Object run(Span span, String parameters, Console console) {
            TmfTimeRange range =
                    new TmfTimeRange(
                            TmfTimestamp.fromNanos(span.start()),
                            TmfTimestamp.fromNanos(span.end()));
            try (Progress progress = new Progress(console, analysis.getName());
                    Tidying tidying = console.cancellation().tidying();
                    PluginWatch watch = new PluginWatch(console, analysis.getName())) {
                if (!analysis.canExecute(trace)) {
                    throw new UserError(
                            UserErrors.sentence(
                                    "The analysis %s cannot run on %s: %s"
                                            .formatted(
                                                    id(),
                                                    trace.getPath(),
                                                    analysis.getHelpText(trace))));
                }
                Object result = analysis.execute(trace, range, parameters, progress);
                console.cancellation().check();
                return result;
            } catch (OperationCanceledException e) {
                throw new CancellationException(e.getMessage());
            } catch (UserError | CancellationException e) {
                throw e;
            } catch (CoreException | RuntimeException | LinkageError e) {
                console.cancellation().check();
                throw new UserError(
                        UserErrors.sentence(
                                "The analysis %s of %s has failed: %s"
                                        .formatted(
                                                id(),
                                                trace.getPath(),
                                                AnalysisFailure.of(analysis, e).text())),
                        e);
            }
        }
    }

    private static String id(IOnDemandAnalysis analysis) {
        return OnDemandAnalysisManager.getInstance().getId(analysis).orElseGet(analysis::getName);
    }

    /**
     * Returns the analysis of a name, once for each trace that it runs on.
     *
     * @param console where it is said which analysis was taken, if others have the name too
     * @throws UserError if none or several analyses have the name
     */
    List<OfTrace> named(String name, Console console) {
        String lower = name.toLowerCase(Locale.ROOT);
        String key = FilterColumns.key(name);
        Optional<IOnDemandAnalysis> found =
                new NameChoice<>(List.copyOf(traces.keySet()), a -> false, OnDemandAnalyses::id)
                        .named(
                                name,
                                List.of(
                                        a -> id(a).equals(name),
                                        a -> id(a).toLowerCase(Locale.ROOT).endsWith('.' + lower),
                                        a -> FilterColumns.key(a.getName()).equals(key)),
                                console);
        if (found.isEmpty()) {
            throw new UserError(
                    traces.isEmpty()
                            ? ("There is no on-demand analysis '%s': no plug-in that is installed"
                                            + " has one for %s.")
                                    .formatted(name, opened.path())
                            : "There is no on-demand analysis '%s' for this trace; there are: %s."
                                    .formatted(name, String.join(", ", ids())));
        }
        return traces.getOrDefault(found.get(), List.of()).stream()
                .map(trace -> new OfTrace(found.get(), trace))
                .toList();
    }

    /** Returns the ids of all, sorted. */
    List<String> ids() {
        return traces.keySet().stream().map(OnDemandAnalyses::id).sorted().toList();
    }
}
