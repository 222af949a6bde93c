package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.model.OsStrings;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfKind;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/**
 * Why a segment took so long, such as a system call or a function: its critical path, its waits,
 * and how it differs from the median one of its kind.
 *
 * @param here the segment
 * @param lanes others of its kind, from the median to the longest; empty if its kind is not known
 * @param kind the name of the kind; empty if it is not known
 * @param count how many there are of the kind
 * @param shorter how many of them in per cent are shorter
 * @param lines what happened on the path, compared with the median one if that is known
 * @param waits what the thread itself waited for meanwhile, the most time first
 */
public record SlowThing(
        Instance here,
        List<Instance> lanes,
        String kind,
        int count,
        double shorter,
        List<PathComparison.Line> lines,
        List<WaitTable.Line> waits) {

    /** The percentiles that are shown beside a segment. */
    private static final double[] PERCENTILES = {50, 95, 99, 100};

    private static final String MEDIAN = "median";
    private static final String LONGEST = "longest";

    /**
     * A segment with its path.
     *
     * @param label which one it is: "p95", or empty for the one that is asked about
     * @param thread its thread
     * @param start its start, ns
     * @param end its end, ns
     * @param path its path, which covers it
     */
    public record Instance(
            String label, OsWorker thread, long start, long end, List<PathPiece> path) {

        /** Returns the length, ns. */
        public long duration() {
            return end - start;
        }
    }

    /**
     * Returns the thread of a segment: that of its column "TID".
     *
     * @param provided the segments
     * @param segment one of them
     * @param host the identifier of its host
     * @return null if the segment has no thread
     */
    public static @Nullable HostThread threadOf(
            ProvidedSegments provided, ISegment segment, String host) {
        for (ISegmentAspect aspect : provided.aspects()) {
            if (aspect.getName().equals(OsStrings.tid())
                    && aspect.resolve(segment) instanceof Number tid) {
                return new HostThread(host, Integer.valueOf(tid.intValue()));
            }
        }
        return null;
    }

    /**
     * Explains a range of a thread.
     *
     * @param graph the execution graph, complete
     * @param histories what is known of the threads
     * @param thread the thread
     * @param start the start, ns
     * @param end the end, ns
     * @param kind all of its kind; null if it is of no kind
     * @param threads finds the thread of another one of its kind; null if it has none
     * @param monitor asked between the paths
     * @throws OperationCanceledException if the monitor is cancelled
     */
    public static SlowThing explain(
            ITmfGraph graph,
            KernelHistories histories,
            OsWorker thread,
            long start,
            long end,
            @Nullable SegmentsOfKind kind,
            Function<ISegment, @Nullable OsWorker> threads,
            IProgressMonitor monitor) {
        Instance here = instance(graph, "", thread, start, end, monitor);
        List<Instance> lanes = new ArrayList<>();
        if (kind != null) {
            for (double percent : PERCENTILES) {
                ISegment segment = kind.percentile(percent);
                OsWorker of = threads.apply(segment);
                if (of != null) {
                    lanes.add(
                            instance(
                                    graph,
                                    labelOf(percent),
                                    of,
                                    segment.getStart(),
                                    segment.getEnd(),
                                    monitor));
                }
            }
        }
        Instance median = medianOf(lanes);
        return new SlowThing(
                here,
                lanes,
                kind == null ? "" : kind.kind(),
                kind == null ? 0 : kind.size(),
                kind == null ? 0 : kind.shorter(end - start),
                PathComparison.of(
                        here.path(),
                        thread,
                        median == null ? List.of() : median.path(),
                        median == null ? thread : median.thread()),
                WaitTable.of(graph, histories, thread::equals, start, end));
    }

    /** Returns the median one of its kind; null if it is not known. */
    public @Nullable Instance median() {
        return medianOf(lanes);
    }

    private static @Nullable Instance medianOf(List<Instance> lanes) {
        return lanes.isEmpty() || !lanes.getFirst().label().equals(MEDIAN)
                ? null
                : lanes.getFirst();
    }

    private static String labelOf(double percent) {
        return percent == 50 ? MEDIAN : percent == 100 ? LONGEST : "p" + Math.round(percent);
    }

    private static Instance instance(
            ITmfGraph graph,
            String label,
            OsWorker thread,
            long start,
            long end,
            IProgressMonitor monitor) {
        if (monitor.isCanceled()) {
            throw new OperationCanceledException();
        }
        return new Instance(label, thread, start, end, ThreadPath.find(graph, thread, start, end));
    }
}
