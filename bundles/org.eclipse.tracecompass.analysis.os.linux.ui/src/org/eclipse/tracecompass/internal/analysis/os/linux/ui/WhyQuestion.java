package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.SlowThing;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfKind;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.SelectedSegment;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.timegraph.SelectedState;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ViewAnalyses;
import org.eclipse.tracecompass.tmf.ui.xychart.SelectedTimes;

/**
 * Why something took so long: a segment, or a state of a thread.
 *
 * @param trace the trace or experiment
 * @param thread the thread; null if what is asked about has none
 * @param start the start, ns
 * @param end the end, ns
 * @param provided the segments of its kind, as far as it is known
 * @param segment the segment itself, as far as it is known
 * @param analysisId if nothing else is known: the longest segment of this analysis in the range
 */
record WhyQuestion(
        ITmfTrace trace,
        @Nullable HostThread thread,
        long start,
        long end,
        @Nullable ProvidedSegments provided,
        @Nullable ISegment segment,
        @Nullable String analysisId) {

    private static final String OF_KERNEL = "org.eclipse.tracecompass.analysis.os.linux.";

    /** The question about what is selected in a view; null if it cannot be asked. */
    static @Nullable WhyQuestion of(@Nullable Object selected) {
        if (selected instanceof SelectedSegment one) {
            ITmfTrace of = one.provided().trace();
            ISegment segment = one.segment();
            return new WhyQuestion(
                    one.trace(),
                    of == null ? null : SlowThing.threadOf(one.provided(), segment, of.getHostId()),
                    segment.getStart(),
                    segment.getEnd(),
                    one.provided(),
                    segment,
                    null);
        }
        if (selected instanceof SelectedTimes times && times.analysisId() != null) {
            return new WhyQuestion(
                    times.trace(),
                    null,
                    times.start(),
                    times.end(),
                    null,
                    null,
                    times.analysisId());
        }
        if (selected instanceof SelectedState state) {
            HostThread thread = HostThread.of(state.metadata());
            return thread == null
                    ? null
                    : new WhyQuestion(
                            state.trace(), thread, state.start(), state.end(), null, null, null);
        }
        return null;
    }

    /**
     * Finds the answer, in the background.
     *
     * @throws PathAnalyses.NoAnswer if nothing is known of the thread
     */
    SlowThing answer(PathAnalyses analyses, IProgressMonitor monitor) throws PathAnalyses.NoAnswer {
        HostThread of = thread;
        String chart = analysisId;
        if (of == null && segment == null && chart != null) {
            return longest(chart).answer(analyses, monitor);
        }
        if (of == null) {
            throw new PathAnalyses.NoAnswer(
                    new EmptyReason(Messages.Why_NoThread, Messages.Why_NoThreadDetail));
        }
        OsWorker worker = analyses.worker(of);
        WhyQuestion known = segment == null ? segmentAt(of) : this;
        ProvidedSegments segments = known.provided();
        ISegment one = known.segment();
        SegmentsOfKind kind =
                segments == null || one == null ? null : SegmentsOfKind.of(segments, one, monitor);
        return SlowThing.explain(
                analyses.graph(),
                analyses.histories(),
                worker,
                known.start(),
                known.end(),
                kind,
                other -> segments == null ? null : analyses.workerOf(segments, other),
                monitor);
    }

    /** The question about the longest segment of an analysis in the range. */
    private WhyQuestion longest(String analysis) throws PathAnalyses.NoAnswer {
        SelectedSegment best = null;
        for (IAnalysisModule module : ViewAnalyses.of(trace, analysis).modules()) {
            ProvidedSegments provided = ProvidedSegments.of(module);
            IndexedSegmentStore<ISegment> store = provided == null ? null : provided.segments();
            if (provided != null && store != null) {
                ISegment[] found = {best == null ? null : best.segment()};
                store.forEachIn(
                        start,
                        end,
                        index -> {
                            ISegment one = store.get(index);
                            ISegment longest = found[0];
                            if (longest == null || one.getLength() > longest.getLength()) {
                                found[0] = one;
                            }
                        });
                ISegment longest = found[0];
                if (longest != null && (best == null || longest != best.segment())) {
                    best = new SelectedSegment(trace, provided, longest);
                }
            }
        }
        WhyQuestion question = of(best);
        if (question == null) {
            throw new PathAnalyses.NoAnswer(
                    new EmptyReason(Messages.Why_NoSegment, Messages.Why_NoSegmentDetail));
        }
        return question;
    }

    /**
     * The innermost segment of the thread that has the selected time, among those that analyses
     * have found already: a function, or a system call. The question itself if there is none.
     */
    private WhyQuestion segmentAt(HostThread of) {
        WhyQuestion best = this;
        for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
            for (IAnalysisModule module : member.getAnalysisModules()) {
                ProvidedSegments found = ProvidedSegments.of(module);
                if (found != null
                        && member.getHostId().equals(of.getHost())
                        && module instanceof TmfAbstractAnalysisModule known
                        && known.getExecutionState()
                                == TmfAbstractAnalysisModule.ExecutionState.COMPLETED
                        && isOfThread(found)) {
                    best = innermost(best, found, of);
                }
            }
        }
        return best;
    }

    /** Records of other kinds, such as waits for a CPU, are not what a thread does. */
    private static boolean isOfThread(ProvidedSegments found) {
        String id = found.module().getId();
        return id.equals(SystemCallsView.ANALYSIS) || !id.startsWith(OF_KERNEL);
    }

    private WhyQuestion innermost(WhyQuestion best, ProvidedSegments in, HostThread of) {
        IndexedSegmentStore<ISegment> store = in.segments();
        if (store == null) {
            return best;
        }
        ISegment[] found = {best.segment()};
        store.forEachIn(
                start,
                end,
                index -> {
                    ISegment one = store.get(index);
                    ISegment shortest = found[0];
                    if (one.getStart() <= start
                            && one.getEnd() >= end
                            && (shortest == null || one.getLength() < shortest.getLength())
                            && of.equals(SlowThing.threadOf(in, one, of.getHost()))) {
                        found[0] = one;
                    }
                });
        ISegment segment = found[0];
        return segment == null || segment == best.segment()
                ? best
                : new WhyQuestion(
                        trace, of, segment.getStart(), segment.getEnd(), in, segment, null);
    }
}
