package org.eclipse.tracecompass.internal.analysis.timing.ui;

import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentOrder;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfTraces;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.loading.core.Reading;

/**
 * The rows of a table of segments: what analyses have found so far, filtered and sorted. Used in
 * the background, by one thread at a time.
 */
@NonNullByDefault
public final class SegmentRows
        implements AnswerLoader.Source<SegmentRows.Wish, SegmentRows.Answer> {

    /**
     * The rows of a table.
     *
     * @param filter which segments; null for all
     * @param sort by what; null for the order of {@code order}
     * @param descending the greatest value of {@code sort} first
     * @param order how to sort where {@code sort} is null; null for the order of the store
     */
    public record Wish(
            @Nullable Predicate<ISegment> filter,
            @Nullable ISegmentAspect sort,
            boolean descending,
            @Nullable Comparator<ISegment> order) {

        /** The segments that are wanted, as they are now. */
        public Answer of(
                IndexedSegmentStore<ISegment> all, boolean running, IProgressMonitor monitor) {
            Comparator<ISegment> by = order;
            int[] rows =
                    sort == null && by != null
                            ? SegmentOrder.of(all, filter, by, monitor)
                            : SegmentOrder.of(all, filter, sort, descending, monitor);
            if (rows == null) {
                throw new OperationCanceledException();
            }
            return new Answer(all, rows, running);
        }
    }

    /**
     * The rows that were asked for.
     *
     * @param segments all segments
     * @param order the indexes of those that are shown, in the order of the rows
     * @param running whether there may be more segments later
     */
    public record Answer(IndexedSegmentStore<ISegment> segments, int[] order, boolean running) {

        /** No rows yet. */
        public static final Answer EMPTY =
                new Answer(new SegmentsOfTraces(List.of()), new int[0], true);

        /** The number of rows. */
        public int size() {
            return order.length;
        }

        /** The segment of a row. */
        public ISegment row(int row) {
            return segments.get(order[row]);
        }
    }

    private final List<ProvidedSegments> providers;
    private @Nullable Wish sorted;
    private Answer latest = Answer.EMPTY;

    /**
     * @param providers the analyses, one per trace
     */
    public SegmentRows(List<ProvidedSegments> providers) {
        this.providers = List.copyOf(providers);
    }

    @Override
    public Reading<Answer> answer(Wish wish, IProgressMonitor monitor) {
        // looked at first, so that what is called complete was complete when it was read
        boolean running = isRunning();
        IndexedSegmentStore<ISegment> all = new SegmentsOfTraces(providers);
        Answer answer = latest;
        if (!running || !wish.equals(sorted) || all.size() != answer.segments.size()) {
            answer = wish.of(all, running, monitor);
        }
        sorted = wish;
        latest = answer;
        return new Reading<>(answer, running, false, null);
    }

    private boolean isRunning() {
        for (ProvidedSegments provider : providers) {
            if (provider.module() instanceof TmfAbstractAnalysisModule module) {
                switch (module.getExecutionState()) {
                    case NOT_STARTED, RUNNING -> {
                        return true;
                    }
                    case COMPLETED, CANCELLED, FAILED -> {}
                }
            }
        }
        return false;
    }
}
