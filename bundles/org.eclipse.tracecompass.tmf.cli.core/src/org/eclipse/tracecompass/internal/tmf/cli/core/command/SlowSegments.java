package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.SlowThing;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentOrder;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentTableColumns;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfKind;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The segments among which a slow one is explained.
 *
 * @param opened the trace
 * @param view the name of their table
 * @param filter which of them; null for all
 * @param percentile which of those, by duration: 100 for the longest
 * @param console of the command
 */
record SlowSegments(
        OpenTrace opened,
        String view,
        @Nullable String filter,
        double percentile,
        Console console) {

    /** A segment, and where it comes from. */
    private record Found(ProvidedSegments provided, ITmfTrace trace, ISegment segment) {}

    /** The segments of an analysis that are wanted, the shortest first. */
    private record Sorted(
            ProvidedSegments provided,
            ITmfTrace trace,
            IndexedSegmentStore<ISegment> store,
            int[] order,
            long[] lengths) {

        static Sorted of(
                ProvidedSegments provided,
                ITmfTrace trace,
                IndexedSegmentStore<ISegment> store,
                int[] order) {
            long[] lengths =
                    Arrays.stream(order).mapToLong(index -> store.get(index).getLength()).toArray();
            return new Sorted(provided, trace, store, order, lengths);
        }

        Found at(int place) {
            return new Found(provided, trace, store.get(order[place]));
        }
    }

    /**
     * Explains the segment.
     *
     * @param graphs the graph and what is known of the threads
     * @param span the time in which it must begin
     * @throws UserError if there is none, or it has no thread
     */
    SlowThing explain(ExecutionGraphs graphs, Span span) {
        Found found = find(span);
        ISegment segment = found.segment();
        OsWorker thread = worker(graphs, found.provided(), segment, found.trace());
        if (thread == null) {
            throw new UserError(
                    "The segments of %s have no thread, or it neither ran nor was woken; choose others with --segments, such as syscall."
                            .formatted(view));
        }
        NullProgressMonitor monitor = new NullProgressMonitor();
        return SlowThing.explain(
                graphs.graph(),
                graphs.histories(),
                thread,
                segment.getStart(),
                segment.getEnd(),
                SegmentsOfKind.of(found.provided(), segment, monitor),
                other -> worker(graphs, found.provided(), other, found.trace()),
                monitor);
    }

    private static @Nullable OsWorker worker(
            ExecutionGraphs graphs, ProvidedSegments provided, ISegment segment, ITmfTrace trace) {
        HostThread thread = SlowThing.threadOf(provided, segment, trace.getHostId());
        OsWorker wanted = thread == null ? null : new OsWorker(thread, "", 0);
        for (IGraphWorker worker : graphs.graph().getWorkers()) {
            if (worker.equals(wanted)) {
                return (OsWorker) worker;
            }
        }
        return null;
    }

    private Found find(Span span) {
        List<Analyses.OfTrace> analyses = SegmentAnalyses.ofKind(opened, view);
        if (analyses.isEmpty()) {
            throw new UserError(
                    MissingAnalysis.reason(opened.trace(), view)
                            .orElse(
                                    "There is no table of segments '%s'; give syscall, or the name of a table, such as block-requests."
                                            .formatted(view)));
        }
        List<Sorted> all = new ArrayList<>();
        for (Analyses.OfTrace analysis : analyses) {
            ProvidedSegments provided = ProvidedSegments.of(analysis.module());
            String failure = AnalysisExecution.start(analysis).await(console);
            if (failure != null) {
                throw UserErrors.analysisFailed(analysis, failure);
            }
            IndexedSegmentStore<ISegment> store = provided == null ? null : provided.segments();
            if (provided != null && store != null) {
                all.add(
                        Sorted.of(
                                provided, analysis.trace(), store, sorted(provided, store, span)));
            }
        }
        int count = all.stream().mapToInt(sorted -> sorted.order().length).sum();
        if (count == 0) {
            throw new UserError(
                    "No segment of %s %s."
                            .formatted(
                                    view,
                                    filter == null
                                            ? "begins in the range"
                                            : "in the range matches --filter '" + filter + "'"));
        }
        int rank = (int) Math.ceil(percentile / 100 * count);
        return atRank(all, Math.clamp(rank - 1, 0, count - 1));
    }

    /** Returns a segment that is longer than so many others, of all traces. */
    private static Found atRank(List<Sorted> all, int rank) {
        long[] lengths =
                all.stream()
                        .flatMapToLong(sorted -> Arrays.stream(sorted.lengths()))
                        .sorted()
                        .toArray();
        for (Sorted sorted : all) {
            int place = Arrays.binarySearch(sorted.lengths(), lengths[rank]);
            if (place >= 0) {
                return sorted.at(place);
            }
        }
        throw new IllegalStateException("No segment has the length " + lengths[rank]);
    }

    /** Returns the indexes of the segments that are wanted, the shortest first. */
    private int[] sorted(
            ProvidedSegments provided, IndexedSegmentStore<ISegment> store, Span span) {
        Span whole = TraceSpan.of(opened.trace());
        SegmentTableColumns columns =
                new SegmentTableColumns(
                        provided.aspects(),
                        new TimeFrame(whole.start(), whole.end(), TimeWindow.zone()));
        Predicate<ISegment> wanted;
        try {
            wanted = columns.filter(filter == null ? "" : filter);
        } catch (FilterSyntaxException e) {
            throw new UserError("--filter: %s.".formatted(e.getMessage()), e);
        }
        int[] order =
                SegmentOrder.of(
                        store,
                        s ->
                                s.getStart() >= span.start()
                                        && s.getStart() <= span.end()
                                        && wanted.test(s),
                        provided.duration(),
                        false,
                        null);
        return order == null ? new int[0] : order;
    }
}
