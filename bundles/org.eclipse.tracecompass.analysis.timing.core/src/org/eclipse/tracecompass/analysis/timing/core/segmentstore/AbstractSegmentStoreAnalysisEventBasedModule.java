package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.statesystem.SplitPass;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfSplittableTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;

/**
 * Base of the analyses that find segments in one pass over the events of their trace.
 *
 * @since 0.2.0
 */
public abstract class AbstractSegmentStoreAnalysisEventBasedModule
        extends AbstractSegmentStoreAnalysisModule {

    private static final int WORK = 1000;

    private volatile @Nullable AbstractSegmentStoreAnalysisRequest current;
    private volatile @Nullable Progress progress;

    /**
     * Creates a request that finds segments. Called once per run, by the thread of the analysis.
     *
     * @param segmentStore takes the segments
     * @param monitor where cancellation is seen
     * @return a new request
     */
    protected abstract AbstractSegmentStoreAnalysisRequest createAnalysisRequest(
            ISegmentStore<ISegment> segmentStore, IProgressMonitor monitor);

    @Override
    protected void canceling() {
        TmfEventRequest request = current;
        if (request != null) {
            request.cancel();
        }
    }

    @Override
    protected boolean buildAnalysisSegments(
            ISegmentStore<ISegment> segmentStore, IProgressMonitor monitor)
            throws TmfAnalysisException {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            return false;
        }
        AbstractSegmentStoreAnalysisRequest request = createAnalysisRequest(segmentStore, monitor);
        Progress progress = new Progress(trace, monitor);
        this.progress = progress;
        current = request;
        monitor.beginTask(getName(), WORK);
        ISplittableReader reader = request.reader();
        if (reader != null
                && trace instanceof ITmfSplittableTrace splittable
                && SplitPass.isWorthwhile(trace)) {
            return readParts(splittable, reader, request, progress);
        }
        trace.sendRequest(request);
        try {
            request.waitForCompletion();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            request.cancel();
            return false;
        } finally {
            current = null;
            progress = null;
        }
        Throwable cause = request.getFailureCause();
        if (cause != null) {
            throw new TmfAnalysisException(String.valueOf(cause.getMessage()), cause);
        }
        return !request.isFailed() && !request.isCancelled();
    }

    private boolean readParts(
            ITmfSplittableTrace trace,
            ISplittableReader reader,
            AbstractSegmentStoreAnalysisRequest request,
            Progress progress) {
        SplitPass pass =
                new SplitPass(
                        trace,
                        reader,
                        request::isCancelled,
                        (event, count) -> progress.report(event, request));
        try {
            pass.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            request.cancel();
        } finally {
            current = null;
            this.progress = null;
        }
        if (request.isCancelled()) {
            return false;
        }
        if (trace instanceof TmfTrace read) {
            read.wasRead(pass.events());
        }
        return true;
    }

    /** Reports how far a pass over the trace is, and stops it. */
    private static final class Progress {

        private final ITmfTrace trace;
        private final IProgressMonitor monitor;
        private final long start;
        private int worked;

        Progress(ITmfTrace trace, IProgressMonitor monitor) {
            this.trace = trace;
            this.monitor = monitor;
            start = trace.getStartTime().toNanos();
        }

        void report(ITmfEvent event, TmfEventRequest request) {
            if (monitor.isCanceled()) {
                request.cancel();
            }
            long all = trace.getEndTime().toNanos() - start;
            long done = event.getTimestamp().toNanos() - start;
            int worked = all <= 0 ? 0 : (int) Math.clamp((double) WORK * done / all, 0, WORK);
            if (worked > this.worked) {
                monitor.worked(worked - this.worked);
                this.worked = worked;
            }
        }
    }

    /**
     * A request of all events, in the background. A subclass adds segments in {@link #handleData}
     * and calls its super method.
     */
    protected abstract class AbstractSegmentStoreAnalysisRequest extends TmfEventRequest {

        private static final int STEP = 1 << 14;

        private final ISegmentStore<ISegment> segmentStore;

        /**
         * Creates a request.
         *
         * @param segmentStore takes the segments
         */
        public AbstractSegmentStoreAnalysisRequest(ISegmentStore<ISegment> segmentStore) {
            super(
                    ITmfEvent.class,
                    TmfTimeRange.ETERNITY,
                    0,
                    ITmfEventRequest.ALL_DATA,
                    ITmfEventRequest.ExecutionType.BACKGROUND,
                    AbstractSegmentStoreAnalysisEventBasedModule.this.getDependencyLevel());
            this.segmentStore = segmentStore;
        }

        /**
         * Returns the reader that may read the trace in parts; null, unless overridden: then all
         * events come in one pass.
         */
        @Nullable
        ISplittableReader reader() {
            return null;
        }

        /** Returns the store that takes the segments. */
        public ISegmentStore<ISegment> getSegmentStore() {
            return segmentStore;
        }

        @Override
        public void handleData(ITmfEvent event) {
            super.handleData(event);
            Progress progress = AbstractSegmentStoreAnalysisEventBasedModule.this.progress;
            if (getNbRead() % STEP == 0 && progress != null) {
                progress.report(event, this);
            }
        }

        /** Finishes the store. */
        @Override
        public void handleSuccess() {
            super.handleSuccess();
            segmentStore.close(false);
        }

        /** Deletes what was stored. */
        @Override
        public void handleFailure() {
            segmentStore.close(true);
            super.handleFailure();
        }

        /** Deletes what was stored. */
        @Override
        public void handleCancel() {
            segmentStore.close(true);
            super.handleCancel();
        }
    }
}
