package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderSource;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;

/**
 * The counts that the Histogram shows: those of the whole trace, and finer ones of the visible
 * window once it is so short that the former are too coarse. Thread-safe.
 */
final class HistogramModel {

    /** Buckets of the whole trace: 2 × 128 KiB, and one per pixel down to a tenth of a trace. */
    static final int CAPACITY = 1 << 14;

    private final Runnable changed;
    private final Executor later;
    private @Nullable ITmfTrace trace;
    private @Nullable CountRequest allRequest;
    private @Nullable CountRequest windowRequest;
    private EventCounts all = EventCounts.NONE;
    private EventCounts fine = EventCounts.NONE;
    private long fineStart;
    private long fineEnd = -1;
    private long wantedStart;
    private long wantedEnd = -1;
    private boolean complete = true;

    /**
     * @param changed called, on any thread, when there are other counts
     */
    HistogramModel(Runnable changed) {
        this(changed, CompletableFuture.delayedExecutor(200, TimeUnit.MILLISECONDS));
    }

    HistogramModel(Runnable changed, Executor later) {
        this.changed = changed;
        this.later = later;
    }

    /** Counts the events of another trace; null for none. */
    void show(@Nullable ITmfTrace other) {
        CountRequest request = null;
        synchronized (this) {
            cancel(allRequest);
            cancel(windowRequest);
            allRequest = null;
            windowRequest = null;
            trace = other;
            all = EventCounts.NONE;
            forgetFine();
            complete = other == null;
            if (other instanceof IDataProviderSource) {
                countElsewhere(
                        other,
                        other.getStartTime().toNanos(),
                        other.getEndTime().toNanos(),
                        (counts, end) -> allCounted(other, counts, end));
            } else if (other != null) {
                request =
                        new CountRequest(
                                TmfTimeRange.ETERNITY,
                                CAPACITY,
                                TmfTraceManager.getTraceSet(other),
                                (counts, end) -> allCounted(other, counts, end));
                allRequest = request;
            }
        }
        if (request != null && other != null) {
            other.sendRequest(request);
        }
        changed.run();
    }

    /** Makes sure that there will be counts that are fine enough for a window. */
    void prepare(Viewport window) {
        synchronized (this) {
            if (!complete || isFineEnough(window)) {
                return;
            }
            wantedStart = window.start();
            wantedEnd = window.end();
        }
        later.execute(() -> refine(window));
    }

    /** Whether the counts that there are, or will be, have a bucket per pixel of a window. */
    private boolean isFineEnough(Viewport window) {
        double pixel = Math.max(1, window.nanosPerPixel());
        return all.bucketLength() <= pixel
                || covers(fineStart, fineEnd, window) && fine.bucketLength() <= pixel
                || covers(wantedStart, wantedEnd, window) && wantedBucketLength() <= pixel
                // Counted again, a window of more pixels than buckets would be no finer.
                || wantedStart == window.start() && wantedEnd == window.end();
    }

    /** The longest that the buckets of the wanted window can be, ns. */
    private double wantedBucketLength() {
        return 2.0 * (wantedEnd - wantedStart) / CAPACITY;
    }

    private void refine(Viewport window) {
        ITmfTrace current;
        CountRequest request;
        synchronized (this) {
            current = trace;
            if (current == null || wantedStart != window.start() || wantedEnd != window.end()) {
                return;
            }
            cancel(windowRequest);
            if (current instanceof IDataProviderSource) {
                countElsewhere(
                        current,
                        window.start(),
                        window.end(),
                        (counts, end) -> windowCounted(current, window, counts, end));
                return;
            }
            TmfTimeRange range =
                    new TmfTimeRange(
                            TmfTimestamp.fromNanos(window.start()),
                            TmfTimestamp.fromNanos(window.end()));
            request =
                    new CountRequest(
                            range,
                            CAPACITY,
                            TmfTraceManager.getTraceSet(current),
                            (counts, end) -> windowCounted(current, window, counts, end));
            windowRequest = request;
        }
        current.sendRequest(request);
    }

    /** The counts of the whole trace, as far as known. */
    synchronized EventCounts all() {
        return all;
    }

    /** The best counts there are for a window. */
    synchronized EventCounts in(Viewport window) {
        return covers(fineStart, fineEnd, window)
                        && fine.bucketLength() < all.bucketLength()
                        && all.bucketLength() > window.nanosPerPixel()
                ? fine
                : all;
    }

    /** Whether all events of the trace are counted. */
    synchronized boolean isComplete() {
        return complete;
    }

    private void allCounted(ITmfTrace of, EventCounts counts, boolean end) {
        synchronized (this) {
            if (of != trace) {
                return;
            }
            all = counts;
            complete = end;
        }
        changed.run();
    }

    private void windowCounted(ITmfTrace of, Viewport window, EventCounts counts, boolean end) {
        synchronized (this) {
            if (!end || of != trace || wantedStart != window.start() || wantedEnd != window.end()) {
                return;
            }
            fine = counts;
            fineStart = window.start();
            fineEnd = window.end();
        }
        changed.run();
    }

    private void forgetFine() {
        fine = EventCounts.NONE;
        fineStart = 0;
        fineEnd = -1;
        wantedStart = 0;
        wantedEnd = -1;
    }

    private void countElsewhere(
            ITmfTrace of, long start, long end, BiConsumer<EventCounts, Boolean> report) {
        BooleanSupplier wanted =
                () -> {
                    synchronized (this) {
                        return of == trace;
                    }
                };
        CompletableFuture.runAsync(
                new ProvidedCounts(of, start, end, wanted, report), Thread::startVirtualThread);
    }

    private static boolean covers(long start, long end, Viewport window) {
        return start <= window.start() && end >= window.end();
    }

    private static void cancel(@Nullable CountRequest request) {
        if (request != null && !request.isCompleted()) {
            request.cancel();
        }
    }
}
