package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfSplittableTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceCompleteness;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;

/**
 * One construction of a history: sends requests until the trace is read, gives the provider its
 * end, and tells whether the history is whole. {@link #run} belongs to the thread of the analysis;
 * the other methods may be called from any.
 */
final class HistoryBuild {

    /** The units of work in the progress monitor. */
    private static final int WORK = 1000;

    /** How often a trace that is still being written is looked at when nothing is signalled. */
    private static final long POLL_MS = 200;

    private final TmfStateSystemAnalysisModule module;
    private final ITmfStateSystemBuilder stateSystem;
    private final ITmfStateProvider provider;
    private final IProgressMonitor monitor;
    private final @Nullable HistoryWork parts;

    private volatile boolean cancelled;
    private volatile @Nullable ITmfEventRequest request;
    private @Nullable TmfTimeRange range;
    private @Nullable Throwable failureCause;
    private long start;
    private long end;
    private long events;
    private int worked;

    HistoryBuild(
            TmfStateSystemAnalysisModule module,
            ITmfStateSystemBuilder stateSystem,
            ITmfStateProvider provider,
            IProgressMonitor monitor) {
        this.module = module;
        this.stateSystem = stateSystem;
        this.provider = provider;
        this.monitor = monitor;
        boolean isWhole =
                isComplete(provider.getTrace())
                        && TmfStateSystemAnalysisModule.readsAllEvents(
                                module.createEventRequest(provider, TmfTimeRange.ETERNITY, 0));
        HistoryWork parts = isWhole ? HistoryWork.of(provider, stateSystem) : null;
        if (parts != null) {
            parts.begin();
        }
        this.parts = parts;
    }

    private static boolean isComplete(ITmfTrace trace) {
        return !(trace instanceof ITmfTraceCompleteness live) || live.isComplete();
    }

    /** Builds the history; true when it is whole, false when it was cancelled or failed. */
    boolean run() {
        monitor.beginTask(module.getName(), WORK);
        try {
            start = provider.getStartTime();
            end = TraceTimes.end(provider.getTrace());
            HistoryWork parts = this.parts;
            if (parts != null && provider.getTrace() instanceof ITmfSplittableTrace trace) {
                readParts(trace, parts);
            } else {
                readTrace();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            cancel();
        } catch (RuntimeException | Error e) {
            failureCause = e;
        }
        Throwable cause = failureCause;
        if (cause != null && !cancelled) {
            provider.fail(cause);
        }
        provider.dispose();
        if (failureCause == null && !cancelled) {
            failureCause = provider.getFailureCause();
        }
        if (failureCause == null && !cancelled && stateSystem.isCancelled()) {
            failureCause =
                    new TmfAnalysisException(
                            "The history of "
                                    + module.getName()
                                    + " was disposed before it was complete.");
        }
        return !cancelled && failureCause == null;
    }

    private void readParts(ITmfSplittableTrace trace, HistoryWork parts)
            throws InterruptedException {
        SplitPass pass = new SplitPass(trace, parts, this::isCancelled, this::report);
        pass.run();
        if (!cancelled && trace instanceof TmfTrace read) {
            read.wasRead(pass.events());
        }
    }

    private void readTrace() throws InterruptedException {
        ITmfTrace trace = provider.getTrace();
        int nbRead = 0;
        TmfTimeRange previous = null;
        while (!isCancelled()) {
            boolean complete = isComplete(trace);
            TmfTimeRange range = complete ? TmfTimeRange.ETERNITY : awaitRange(previous);
            if (range != null) {
                previous = range;
                ITmfEventRequest request = module.createEventRequest(provider, range, nbRead);
                read(trace, request);
                if (failureCause != null || complete) {
                    return;
                }
                nbRead += request.getNbRead();
            }
        }
    }

    private void read(ITmfTrace trace, ITmfEventRequest request) throws InterruptedException {
        this.request = request;
        if (cancelled) {
            return;
        }
        trace.sendRequest(request);
        request.waitForCompletion();
        this.request = null;
        if (request.isFailed()) {
            Throwable cause = provider.getFailureCause();
            if (cause == null) {
                cause = request.getFailureCause();
            }
            failureCause =
                    cause == null
                            ? new TmfAnalysisException(
                                    "The trace "
                                            + trace.getName()
                                            + " could not be read to its end.")
                            : cause;
        } else if (request.isCancelled()) {
            cancel();
        }
    }

    private boolean isCancelled() {
        if (monitor.isCanceled()) {
            cancel();
        }
        return cancelled;
    }

    /**
     * Waits a while for a range that differs from the previous one; null when there is none yet.
     */
    private synchronized @Nullable TmfTimeRange awaitRange(@Nullable TmfTimeRange previous)
            throws InterruptedException {
        TmfTimeRange range = this.range;
        if (range == null || range.equals(previous)) {
            wait(POLL_MS);
            range = this.range;
        }
        return range == null || range.equals(previous) ? null : range;
    }

    synchronized void rangeUpdated(TmfTimeRange range) {
        this.range = range;
        notifyAll();
    }

    void cancel() {
        cancelled = true;
        // the provider drops what waits in its queue
        provider.fail(
                new CancellationException("The analysis " + module.getName() + " was cancelled."));
        ITmfEventRequest request = this.request;
        if (request != null && !request.isCompleted()) {
            request.cancel();
        }
    }

    boolean wasCancelled() {
        return cancelled;
    }

    @Nullable
    Throwable getFailureCause() {
        return failureCause;
    }

    /** Returns whether this is the construction by a provider. */
    boolean isOf(ITmfStateProvider provider) {
        return provider == this.provider;
    }

    long getLatestSafeTime() {
        return provider.getLatestSafeTime();
    }

    /** Reports progress; called from the thread that reads the trace, every few thousand events. */
    void report(ITmfEvent event, int newEvents) {
        events += newEvents;
        monitor.subTask(String.format(Locale.ROOT, "%,d events", events));
        long now = event.getTimestamp().toNanos();
        if (start < end && start <= now) {
            double done = Math.min(1.0, (double) (now - start) / (end - start));
            int worked = (int) (WORK * done);
            if (worked > this.worked) {
                monitor.worked(worked - this.worked);
                this.worked = worked;
            }
        }
        if (monitor.isCanceled()) {
            cancel();
        }
    }
}
