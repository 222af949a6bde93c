package org.eclipse.tracecompass.internal.analysis.profiling.ui.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.DoubleConsumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.IFlameChartProvider;
import org.eclipse.tracecompass.analysis.timing.core.compare.Comparison;
import org.eclipse.tracecompass.analysis.timing.core.compare.Difference;
import org.eclipse.tracecompass.analysis.timing.core.compare.Profile;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.export.core.compare.EventTimes;
import org.eclipse.tracecompass.tmf.export.core.compare.ProfileException;
import org.eclipse.tracecompass.tmf.export.core.compare.ProfileFile;
import org.eclipse.tracecompass.tmf.export.core.compare.SegmentProfiles;
import org.eclipse.tracecompass.tmf.export.core.compare.StateProfiles;
import org.eclipse.tracecompass.tmf.export.core.compare.ThreadNames;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ViewAnalyses;

/**
 * What is compared.
 *
 * @param a what was before
 * @param b what is now
 * @param by what the items are: state, function, syscall, or the name of a table of segments
 * @param align where both begin: empty for the starts of the ranges, the name of an event, or two
 *     times with a comma
 * @param iterations the event with which each repetition begins; empty for none
 */
record CompareQuestion(Side a, Side b, String by, String align, String iterations) {

    static final String STATE = "state";
    static final String FUNCTION = "function";
    static final String SYSCALL = "syscall";

    private static final String SYSTEM_CALLS = "System Call Latency";
    private static final String THREAD_PROVIDER =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ThreadStatusDataProvider";
    private static final int MOST_REPETITIONS = 1 << 20;

    /**
     * The answer.
     *
     * @param a what was before, as it was aligned
     * @param b what is now, as it was aligned
     * @param first the profile of what was before
     * @param differences the greatest first
     * @param repeated whether the times of a line are repetitions, so that there is a significance
     */
    record Answer(Side a, Side b, Profile first, List<Difference> differences, boolean repeated) {}

    /**
     * Compares, in the background.
     *
     * @param progress is told how much of an analysis is done; negative if unknown
     * @throws ProfileException if it cannot be done; the message says why
     * @throws OperationCanceledException if the monitor is cancelled
     */
    Answer answer(IProgressMonitor monitor, DoubleConsumer progress) {
        Side first = aligned(a, 0, monitor);
        Side second = aligned(b, 1, monitor);
        Profile before = profile(first, monitor, progress);
        Profile now = profile(second, monitor, progress);
        if (!before.by().equals(now.by())) {
            throw new ProfileException(
                    NLS.bind(
                            Messages.Compare_OtherItems,
                            new Object[] {first.name(), before.by(), second.name(), now.by()}));
        }
        return new Answer(
                first,
                second,
                before,
                Comparison.of(before, now),
                before.isRepeated() && now.isRepeated());
    }

    private Side aligned(Side side, int which, IProgressMonitor monitor) {
        ITmfTrace trace = side.trace();
        if (trace == null || align.isBlank()) {
            return side;
        }
        String[] times = align.split(",", -1);
        long start;
        if (times.length == 2) {
            start = Side.timeOf(trace, times[which].strip());
        } else {
            long[] found = times(trace, align.strip(), side, 1, monitor);
            if (found.length == 0) {
                throw noSuchEvent(trace, align);
            }
            start = found[0];
        }
        if (start < side.start() || start >= side.end()) {
            throw new ProfileException(
                    NLS.bind(Messages.Compare_AlignOutside, align, trace.getName()));
        }
        return side.from(start);
    }

    private static long[] times(
            ITmfTrace trace, String event, Side side, int most, IProgressMonitor monitor) {
        return EventTimes.of(trace, event, side.start(), side.end(), most, share -> check(monitor));
    }

    private static void check(IProgressMonitor monitor) {
        if (monitor.isCanceled()) {
            throw new OperationCanceledException();
        }
    }

    private static ProfileException noSuchEvent(ITmfTrace trace, String event) {
        return new ProfileException(NLS.bind(Messages.Compare_NoSuchEvent, trace.getName(), event));
    }

    private Profile profile(Side side, IProgressMonitor monitor, DoubleConsumer progress) {
        Path file = side.baseline();
        ITmfTrace trace = side.trace();
        if (file != null || trace == null) {
            try {
                return ProfileFile.read(file == null ? Path.of("") : file);
            } catch (IOException e) {
                throw new ProfileException(
                        NLS.bind(Messages.Compare_NoBaseline, file, e.getMessage()), e);
            }
        }
        long[] repetitions = null;
        if (!iterations.isBlank()) {
            repetitions = times(trace, iterations.strip(), side, MOST_REPETITIONS, monitor);
            if (repetitions.length == 0) {
                throw noSuchEvent(trace, iterations);
            }
        }
        return by.equals(STATE)
                ? states(trace, side, repetitions, monitor, progress)
                : segments(trace, side, repetitions, monitor, progress);
    }

    /** Waits for analyses; says why if they come to no end. */
    private static void await(
            List<? extends IAnalysisModule> modules,
            IProgressMonitor monitor,
            DoubleConsumer progress) {
        EmptyReason stopped = new ViewAnalyses(List.copyOf(modules)).await(monitor, progress);
        if (stopped != null) {
            throw new ProfileException(stopped.title() + ": " + stopped.detail());
        }
    }

    /** The time graph whose states are compared; null if there is none. */
    static @Nullable ITimeGraphDataProvider<?> timeGraph(ITmfTrace trace) {
        return DataProviderManager.getInstance()
                .fetchOrCreateDataProvider(trace, THREAD_PROVIDER, ITimeGraphDataProvider.class);
    }

    private static Profile states(
            ITmfTrace trace,
            Side side,
            long @Nullable [] repetitions,
            IProgressMonitor monitor,
            DoubleConsumer progress) {
        await(ViewAnalyses.of(trace, KernelAnalysisModule.ID).modules(), monitor, progress);
        ITimeGraphDataProvider<?> provider = timeGraph(trace);
        Map<String, Object> times =
                Map.of(
                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                        List.of(side.start(), side.end()));
        TmfTreeModel<? extends ITmfTreeDataModel> tree =
                provider == null
                        ? null
                        : provider.fetchTree(times, new NullProgressMonitor()).getModel();
        if (provider == null || tree == null) {
            EmptyReason why = EmptyReason.noProvider(trace, KernelAnalysisModule.ID);
            throw new ProfileException(why.title() + ": " + why.detail());
        }
        return StateProfiles.read(
                provider, tree, side.start(), side.end(), repetitions, () -> check(monitor));
    }

    private Profile segments(
            ITmfTrace trace,
            Side side,
            long @Nullable [] repetitions,
            IProgressMonitor monitor,
            DoubleConsumer progress) {
        List<IAnalysisModule> modules = new ArrayList<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            member.getAnalysisModules()
                    .forEach(
                            module -> {
                                if (isWanted(module)) {
                                    modules.add(module);
                                }
                            });
        }
        if (modules.isEmpty()) {
            throw new ProfileException(NLS.bind(Messages.Compare_NoItems, trace.getName(), by));
        }
        await(modules, monitor, progress);
        Profile profile = new Profile(by, true);
        for (IAnalysisModule module : modules) {
            ProvidedSegments provided = ProvidedSegments.of(module);
            ITmfTrace of = provided == null ? null : provided.trace();
            if (provided != null && of != null) {
                SegmentProfiles.read(
                        provided,
                        modules.size() > 1 ? of.getName() : "",
                        names(of, monitor, progress),
                        side.start(),
                        side.end(),
                        repetitions,
                        profile,
                        () -> check(monitor));
            }
        }
        return profile;
    }

    private boolean isWanted(IAnalysisModule module) {
        if (!(module instanceof ISegmentStoreProvider)) {
            return false;
        }
        if (by.equals(FUNCTION)) {
            return module instanceof IFlameChartProvider;
        }
        String name = by.equals(SYSCALL) ? SYSTEM_CALLS : by;
        return FilterColumns.key(module.getName()).equals(FilterColumns.key(name));
    }

    /** The names of threads; their history is made if it is not there. */
    private static BiFunction<Integer, Long, @Nullable String> names(
            ITmfTrace trace, IProgressMonitor monitor, DoubleConsumer progress) {
        if (!(trace.getAnalysisModule(KernelAnalysisModule.ID)
                instanceof KernelAnalysisModule kernel)) {
            return (tid, time) -> null;
        }
        await(List.of(kernel), monitor, progress);
        return new ThreadNames(kernel)::of;
    }
}
