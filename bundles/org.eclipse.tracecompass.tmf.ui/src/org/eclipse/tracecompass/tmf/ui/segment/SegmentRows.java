package org.eclipse.tracecompass.tmf.ui.segment;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentStoreProvider;
import org.eclipse.tracecompass.tmf.core.segment.SegmentFilter;
import org.eclipse.tracecompass.tmf.core.segment.SegmentOrder;
import org.eclipse.tracecompass.tmf.core.segment.SegmentsOfTraces;

/**
 * The rows of a table of segments: what analyses have found so far, filtered and sorted in the
 * background. Only the latest wish counts. Used on the UI thread; results come on another one.
 */
final class SegmentRows {

    /**
     * What a table is to show.
     *
     * @param filter which segments; null for all
     * @param sort by what; null for the order in which they ended
     * @param descending the greatest first
     */
    record Wish(
            @Nullable SegmentFilter filter, @Nullable ISegmentAspect sort, boolean descending) {}

    /**
     * The rows that were asked for.
     *
     * @param segments all segments
     * @param order the indexes of those that are shown, in the order of the rows
     */
    record Answer(ISegmentStore<? extends ISegment> segments, int[] order) {

        static final Answer EMPTY = new Answer(new SegmentsOfTraces(List.of()), new int[0]);

        int size() {
            return order.length;
        }

        ISegment row(int row) {
            return segments.get(order[row]);
        }
    }

    private final List<ISegmentStoreProvider> providers;
    private final Consumer<Answer> consumer;
    private @Nullable IProgressMonitor running;
    private @Nullable Wish shown;
    private int shownSize = -1;

    SegmentRows(List<ISegmentStoreProvider> providers, Consumer<Answer> consumer) {
        this.providers = List.copyOf(providers);
        this.consumer = consumer;
    }

    /** What is told about each segment. */
    List<ISegmentAspect> aspects() {
        return SegmentsOfTraces.aspects(providers);
    }

    /** How many segments there are by now. */
    int found() {
        int sum = 0;
        for (ISegmentStoreProvider provider : providers) {
            ISegmentStore<? extends ISegment> store = provider.getSegmentStore();
            sum += store == null ? 0 : store.size();
        }
        return sum;
    }

    /** Whether there may be more segments later. */
    boolean isRunning() {
        for (ISegmentStoreProvider provider : providers) {
            if (provider instanceof TmfAbstractAnalysisModule module) {
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

    /** How much of the analyses is done, 0 to 1. */
    double progress() {
        double least = 1;
        for (ISegmentStoreProvider provider : providers) {
            if (provider instanceof TmfAbstractAnalysisModule module) {
                least = Math.min(least, Math.max(0, module.getProgress()));
            }
        }
        return least;
    }

    /** Asks for rows, unless those that were asked for last are what is wanted. */
    void ask(Wish wish) {
        int size = found();
        if (wish.equals(shown) && size == shownSize) {
            return;
        }
        IProgressMonitor before = running;
        if (before != null && !wish.equals(shown)) {
            before.setCanceled(true);
        } else if (before != null) {
            return;
        }
        shown = wish;
        shownSize = size;
        IProgressMonitor monitor = new NullProgressMonitor();
        running = monitor;
        Job job =
                new Job(Messages.Rows_Job) {
                    @Override
                    protected IStatus run(@Nullable IProgressMonitor shownMonitor) {
                        compute(wish, monitor);
                        return Status.OK_STATUS;
                    }

                    @Override
                    protected void canceling() {
                        monitor.setCanceled(true);
                    }
                };
        job.schedule();
    }

    /** Lets the next wish be computed; called when a result has arrived. */
    void done() {
        running = null;
    }

    private void compute(Wish wish, IProgressMonitor monitor) {
        ISegmentStore<? extends ISegment> all = new SegmentsOfTraces(providers);
        int[] order = SegmentOrder.of(all, wish.filter(), wish.sort(), wish.descending(), monitor);
        if (order != null) {
            consumer.accept(new Answer(all, order));
        }
    }

    /** Stops what is at work. */
    void close() {
        IProgressMonitor before = running;
        if (before != null) {
            before.setCanceled(true);
        }
    }
}
