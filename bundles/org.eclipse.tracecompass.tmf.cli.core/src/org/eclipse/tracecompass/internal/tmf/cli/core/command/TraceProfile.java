package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.IFlameChartProvider;
import org.eclipse.tracecompass.analysis.timing.core.compare.Profile;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.eclipse.tracecompass.tmf.export.core.compare.SegmentProfiles;
import org.eclipse.tracecompass.tmf.export.core.compare.StateProfiles;
import org.eclipse.tracecompass.tmf.export.core.compare.ThreadNames;

/**
 * Reads the profile of an open trace.
 *
 * @param opened the trace
 * @param by what the items are: state, function, syscall, or the name of a table of segments
 * @param view the time graph whose states count; null for that of threads, or the only one
 * @param console of the command
 */
record TraceProfile(OpenTrace opened, String by, @Nullable String view, Console console) {

    /** By states of a time graph. */
    static final String STATE = "state";

    private static final String FUNCTION = "function";
    private static final String THREADS = "threads";

    /**
     * Reads the profile of a range.
     *
     * @param repetitions when each repetition begins, ns; null if there are none
     * @throws UserError if the trace has no such items
     */
    Profile read(Span span, long @Nullable [] repetitions) {
        return by.equals(STATE) ? states(span, repetitions) : segments(span, repetitions);
    }

    private Profile states(Span span, long @Nullable [] repetitions) {
        Views views = new Views(opened.trace(), Views.STATES, List.of());
        String wanted = view;
        IDataProviderDescriptor descriptor;
        if (wanted != null) {
            descriptor = views.named(wanted, console);
        } else {
            Optional<IDataProviderDescriptor> threads = views.find(THREADS, console);
            descriptor = threads.isPresent() ? threads.get() : views.only();
        }
        @SuppressWarnings("unchecked")
        ITimeGraphDataProvider<?> provider =
                ViewProvider.await(opened, descriptor, ITimeGraphDataProvider.class, console);
        TmfTreeModel<? extends ITmfTreeDataModel> tree =
                ViewProvider.rows(opened, descriptor, provider, ViewProvider.times(span), console);
        return StateProfiles.read(
                provider,
                tree,
                span.start(),
                span.end(),
                repetitions,
                console.cancellation()::check);
    }

    private Profile segments(Span span, long @Nullable [] repetitions) {
        List<Analyses.OfTrace> analyses =
                by.equals(FUNCTION) ? callStacks() : SegmentAnalyses.ofKind(opened, by);
        if (analyses.isEmpty()) {
            throw new UserError(
                    MissingAnalysis.reason(opened.trace(), by)
                            .orElse(
                                    "%s has nothing to compare by '%s'; give state, function, syscall, or the name of a table of segments, such as block-requests."
                                            .formatted(opened.path(), by)));
        }
        Profile profile = new Profile(by, true);
        boolean several = opened.members().size() > 1;
        for (Analyses.OfTrace analysis : analyses) {
            ProvidedSegments provided = ProvidedSegments.of(analysis.module());
            String failure =
                    provided == null ? null : AnalysisExecution.start(analysis).await(console);
            if (failure != null) {
                throw UserErrors.analysisFailed(analysis, failure);
            }
            if (provided != null) {
                SegmentProfiles.read(
                        provided,
                        several ? analysis.trace().getName() : "",
                        names(analysis.trace()),
                        span.start(),
                        span.end(),
                        repetitions,
                        profile,
                        console.cancellation()::check);
            }
        }
        return profile;
    }

    private List<Analyses.OfTrace> callStacks() {
        List<Analyses.OfTrace> found = new ArrayList<>();
        for (Analyses.OfTrace analysis : new Analyses(opened).all()) {
            if (analysis.module() instanceof IFlameChartProvider
                    && analysis.module() instanceof ISegmentStoreProvider
                    && analysis.trace().getAnalysisModule(analysis.module().getId()) != null) {
                found.add(analysis);
            }
        }
        return found;
    }

    /** The names of threads; their history is made if it is not there. */
    private BiFunction<Integer, Long, @Nullable String> names(ITmfTrace trace) {
        KernelAnalysisModule kernel =
                TmfTraceUtils.getAnalysisModuleOfClass(
                        trace, KernelAnalysisModule.class, KernelAnalysisModule.ID);
        if (kernel == null
                || AnalysisExecution.start(new Analyses.OfTrace(kernel, trace)).await(console)
                        != null) {
            return (tid, time) -> null;
        }
        return new ThreadNames(kernel)::of;
    }
}
