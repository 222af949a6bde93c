package org.eclipse.tracecompass.tmf.core.segment;

import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of the analyses that find segments in one pass over the events of their trace. The segments
 * are kept in memory as long as the trace is open.
 */
public abstract class AbstractSegmentStoreAnalysis extends TmfAbstractAnalysisModule
        implements ISegmentStoreProvider {

    private static final int WORK = 1000;

    /** What one run of the analysis finds. */
    protected interface Finder extends Consumer<ITmfEvent> {

        /** Returns the segments found so far; always the same object. */
        ISegmentStore<? extends ISegment> getSegments();
    }

    private volatile @Nullable Finder fFinder;
    private volatile @Nullable TmfEventRequest fRequest;

    /**
     * Starts to look for segments.
     *
     * @param trace the trace whose events will come, in the order of time, in one thread
     */
    protected abstract Finder createFinder(ITmfTrace trace);

    @Override
    public @Nullable ISegmentStore<? extends ISegment> getSegmentStore() {
        Finder finder = fFinder;
        return finder == null ? null : finder.getSegments();
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) throws TmfAnalysisException {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            return false;
        }
        Finder finder = createFinder(trace);
        fFinder = finder;
        Pass pass = new Pass(trace, finder, monitor);
        fRequest = pass;
        monitor.beginTask(getName(), WORK);
        trace.sendRequest(pass);
        try {
            pass.waitForCompletion();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            pass.cancel();
            return false;
        }
        Throwable cause = pass.getFailureCause();
        if (cause != null) {
            throw new TmfAnalysisException(String.valueOf(cause.getMessage()), cause);
        }
        return !pass.isCancelled() && !monitor.isCanceled();
    }

    @Override
    protected void canceling() {
        TmfEventRequest request = fRequest;
        if (request != null) {
            request.cancel();
        }
    }

    @Override
    public void dispose() {
        super.dispose();
        fFinder = null;
    }

    /** Gives all events to the finder. */
    private static final class Pass extends TmfEventRequest {
        private static final int STEP = 1 << 14;

        private final Finder fFinder;
        private final IProgressMonitor fMonitor;
        private final long fStart;
        private final ITmfTrace fTrace;
        private int fWorked;

        Pass(ITmfTrace trace, Finder finder, IProgressMonitor monitor) {
            super(
                    ITmfEvent.class,
                    TmfTimeRange.ETERNITY,
                    0,
                    ITmfEventRequest.ALL_DATA,
                    ITmfEventRequest.ExecutionType.BACKGROUND);
            fTrace = trace;
            fFinder = finder;
            fMonitor = monitor;
            fStart = trace.getStartTime().toNanos();
        }

        @Override
        public void handleData(ITmfEvent event) {
            super.handleData(event);
            fFinder.accept(event);
            if (getNbRead() % STEP == 0) {
                if (fMonitor.isCanceled()) {
                    cancel();
                }
                long all = fTrace.getEndTime().toNanos() - fStart;
                long done = event.getTimestamp().toNanos() - fStart;
                int worked = all <= 0 ? 0 : (int) Math.clamp((double) WORK * done / all, 0, WORK);
                if (worked > fWorked) {
                    fMonitor.worked(worked - fWorked);
                    fWorked = worked;
                }
            }
        }
    }
}
