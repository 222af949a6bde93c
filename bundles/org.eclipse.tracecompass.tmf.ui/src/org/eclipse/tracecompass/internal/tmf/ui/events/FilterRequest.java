package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.export.core.TableException;

/** Collects the ranks of the events that pass a filter, in one pass over the trace. */
final class FilterRequest extends TmfEventRequest {

    private static final long REPORT_NANOS = 100_000_000L;
    private static final int POLL_MS = 100;

    private final ITmfFilter filter;
    private final Runnable progress;
    private final RankList ranks = new RankList();
    private volatile long seen;
    private final CountDownLatch ended = new CountDownLatch(1);
    private long lastReport = System.nanoTime();

    /**
     * @param filter lets events pass
     * @param progress told, on the thread of the request, from time to time and at the end
     */
    FilterRequest(ITmfFilter filter, Runnable progress) {
        super(ITmfEvent.class, 0, ALL_DATA, ITmfEventRequest.ExecutionType.BACKGROUND);
        this.filter = filter;
        this.progress = progress;
    }

    /** The ranks found so far. */
    RankList ranks() {
        return ranks;
    }

    /**
     * The ranks of all events that pass the filter; waits until the last event is tested.
     *
     * @throws TableException if the filter ended before, because it failed or was cancelled
     * @throws OperationCanceledException if the monitor is cancelled first
     */
    RankList allRanks(IProgressMonitor monitor) throws TableException {
        try {
            while (!ended.await(POLL_MS, TimeUnit.MILLISECONDS)) {
                if (monitor.isCanceled()) {
                    throw new OperationCanceledException();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new OperationCanceledException();
        }
        if (isFailed()) {
            throw new TableException(problem(), getFailureCause());
        }
        if (isCancelled()) {
            throw new TableException(Messages.Filter_Stopped, null);
        }
        return ranks;
    }

    /** Why the filter has failed, as a sentence; empty if it has not. */
    String problem() {
        Throwable cause = getFailureCause();
        if (!isFailed() || cause == null) {
            return "";
        }
        boolean explains = cause instanceof CostlyPatternException;
        return explains
                ? String.valueOf(cause.getMessage())
                : Texts.bind(Messages.Filter_Failed, cause);
    }

    /** The number of events tested. */
    long seen() {
        return seen;
    }

    @Override
    public void handleData(ITmfEvent event) {
        super.handleData(event);
        long rank = seen;
        if (filter.matches(event)) {
            ranks.add(rank);
        }
        seen = rank + 1;
        if ((rank & 1023) == 0) {
            long now = System.nanoTime();
            if (now - lastReport > REPORT_NANOS) {
                lastReport = now;
                progress.run();
            }
        }
    }

    @Override
    public void handleCompleted() {
        super.handleCompleted();
        ended.countDown();
        progress.run();
    }
}
