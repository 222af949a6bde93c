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
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceCompleteness;

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

    private final TmfStateSystemAnalysisModule fModule;
    private final ITmfStateSystemBuilder fStateSystem;
    private final ITmfStateProvider fProvider;
    private final IProgressMonitor fMonitor;

    private volatile boolean fCancelled;
    private volatile @Nullable ITmfEventRequest fRequest;
    private @Nullable TmfTimeRange fRange;
    private @Nullable Throwable fFailureCause;
    private long fStart;
    private long fEnd;
    private long fEvents;
    private int fWorked;

    HistoryBuild(
            TmfStateSystemAnalysisModule module,
            ITmfStateSystemBuilder stateSystem,
            ITmfStateProvider provider,
            IProgressMonitor monitor) {
        fModule = module;
        fStateSystem = stateSystem;
        fProvider = provider;
        fMonitor = monitor;
    }

    /** Builds the history; true when it is whole, false when it was cancelled or failed. */
    boolean run() {
        fMonitor.beginTask(fModule.getName(), WORK);
        try {
            fStart = fProvider.getStartTime();
            fEnd = TraceTimes.end(fProvider.getTrace());
            readTrace();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            cancel();
        } catch (RuntimeException | Error e) {
            fFailureCause = e;
        }
        Throwable cause = fFailureCause;
        if (cause != null && !fCancelled) {
            fProvider.fail(cause);
        }
        fProvider.dispose();
        if (fFailureCause == null && !fCancelled) {
            fFailureCause = fProvider.getFailureCause();
        }
        if (fFailureCause == null && !fCancelled && fStateSystem.isCancelled()) {
            fFailureCause =
                    new TmfAnalysisException(
                            "The history of "
                                    + fModule.getName()
                                    + " was disposed before it was complete.");
        }
        return !fCancelled && fFailureCause == null;
    }

    private void readTrace() throws InterruptedException {
        ITmfTrace trace = fProvider.getTrace();
        int nbRead = 0;
        TmfTimeRange previous = null;
        while (!isCancelled()) {
            boolean complete = !(trace instanceof ITmfTraceCompleteness live) || live.isComplete();
            TmfTimeRange range = complete ? TmfTimeRange.ETERNITY : awaitRange(previous);
            if (range != null) {
                previous = range;
                ITmfEventRequest request = fModule.createEventRequest(fProvider, range, nbRead);
                read(trace, request);
                if (fFailureCause != null || complete) {
                    return;
                }
                nbRead += request.getNbRead();
            }
        }
    }

    private void read(ITmfTrace trace, ITmfEventRequest request) throws InterruptedException {
        fRequest = request;
        if (fCancelled) {
            return;
        }
        trace.sendRequest(request);
        request.waitForCompletion();
        fRequest = null;
        if (request.isFailed()) {
            Throwable cause = fProvider.getFailureCause();
            if (cause == null) {
                cause = request.getFailureCause();
            }
            fFailureCause =
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
        if (fMonitor.isCanceled()) {
            cancel();
        }
        return fCancelled;
    }

    /**
     * Waits a while for a range that differs from the previous one; null when there is none yet.
     */
    private synchronized @Nullable TmfTimeRange awaitRange(@Nullable TmfTimeRange previous)
            throws InterruptedException {
        TmfTimeRange range = fRange;
        if (range == null || range.equals(previous)) {
            wait(POLL_MS);
            range = fRange;
        }
        return range == null || range.equals(previous) ? null : range;
    }

    synchronized void rangeUpdated(TmfTimeRange range) {
        fRange = range;
        notifyAll();
    }

    void cancel() {
        fCancelled = true;
        // the provider drops what waits in its queue
        fProvider.fail(
                new CancellationException("The analysis " + fModule.getName() + " was cancelled."));
        ITmfEventRequest request = fRequest;
        if (request != null && !request.isCompleted()) {
            request.cancel();
        }
    }

    boolean wasCancelled() {
        return fCancelled;
    }

    @Nullable
    Throwable getFailureCause() {
        return fFailureCause;
    }

    /** Tells whether this is the construction by a provider. */
    boolean isOf(ITmfStateProvider provider) {
        return provider == fProvider;
    }

    long getLatestSafeTime() {
        return fProvider.getLatestSafeTime();
    }

    /** Reports progress; called from the thread that reads the trace, every few thousand events. */
    void report(ITmfEvent event, int newEvents) {
        fEvents += newEvents;
        fMonitor.subTask(String.format(Locale.ROOT, "%,d events", fEvents));
        long now = event.getTimestamp().toNanos();
        if (fStart < fEnd && fStart <= now) {
            double done = Math.min(1.0, (double) (now - fStart) / (fEnd - fStart));
            int worked = (int) (WORK * done);
            if (worked > fWorked) {
                fMonitor.worked(worked - fWorked);
                fWorked = worked;
            }
        }
        if (fMonitor.isCanceled()) {
            cancel();
        }
    }
}
