package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.MissingSince;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsExecutionGraph;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.ClockCheck;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.KernelHistories;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.SlowThing;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ViewAnalyses;

/**
 * What is needed to say what threads waited for.
 *
 * @param graph the execution graph, complete
 * @param histories what the kernel analyses know of the threads, complete
 * @param missing says since when events are missing
 * @param clocksAgree whether paths can be followed between hosts
 */
record PathAnalyses(
        ITmfGraph graph, KernelHistories histories, MissingSince missing, boolean clocksAgree) {

    /** That there is no answer, and why. */
    static final class NoAnswer extends Exception {

        private static final long serialVersionUID = 1L;

        private final transient EmptyReason reason;

        NoAnswer(EmptyReason reason) {
            super(reason.title());
            this.reason = reason;
        }

        EmptyReason reason() {
            return reason;
        }

        /** The reason in one line. */
        String line() {
            return reason.detail().isEmpty()
                    ? reason.title()
                    : reason.title() + ": " + reason.detail().replace('\n', ' ');
        }
    }

    /**
     * Runs the analyses of a trace or experiment that are not complete, and waits for them. For a
     * background thread.
     *
     * @param progress is told how much is done, 0 to 1; negative if unknown
     * @throws NoAnswer if the trace has no such analyses, or they fail or find no thread
     * @throws OperationCanceledException if the monitor is cancelled
     */
    static PathAnalyses await(ITmfTrace trace, IProgressMonitor monitor, DoubleConsumer progress)
            throws NoAnswer {
        if (!(trace.getAnalysisModule(OsExecutionGraph.ANALYSIS_ID)
                instanceof OsExecutionGraph module)) {
            throw new NoAnswer(EmptyReason.noProvider(trace, OsExecutionGraph.ANALYSIS_ID));
        }
        List<IAnalysisModule> modules = new ArrayList<>(List.of(module));
        modules.addAll(ViewAnalyses.of(trace, KernelAnalysisModule.ID).modules());
        EmptyReason stopped = new ViewAnalyses(modules).await(monitor, progress);
        ITmfGraph graph = module.getTmfGraph();
        if (stopped != null || graph == null) {
            throw new NoAnswer(
                    stopped == null
                            ? EmptyReason.noProvider(trace, OsExecutionGraph.ANALYSIS_ID)
                            : stopped);
        }
        EmptyReason unknown = NoThreads.of(trace);
        if (unknown != null) {
            throw new NoAnswer(unknown);
        }
        return new PathAnalyses(
                graph,
                new KernelHistories(trace),
                new MissingSince(graph, module.getRecordedTimes()),
                ClockCheck.agree(trace));
    }

    /** Returns the worker of the thread of a segment; null if it is not known. */
    @Nullable
    OsWorker workerOf(ProvidedSegments segments, ISegment segment) {
        ITmfTrace of = segments.trace();
        HostThread thread =
                of == null ? null : SlowThing.threadOf(segments, segment, of.getHostId());
        try {
            return thread == null ? null : worker(thread);
        } catch (NoAnswer e) {
            return null;
        }
    }

    /**
     * Returns the worker of a thread.
     *
     * @throws NoAnswer if it neither ran nor was woken
     */
    OsWorker worker(HostThread thread) throws NoAnswer {
        OsWorker wanted = new OsWorker(thread, "", 0);
        return graph.getWorkers().stream()
                .filter(wanted::equals)
                .map(OsWorker.class::cast)
                .findFirst()
                .orElseThrow(
                        () ->
                                new NoAnswer(
                                        new EmptyReason(
                                                Messages.Path_NeverRan,
                                                Messages.Path_NeverRanDetail)));
    }
}
