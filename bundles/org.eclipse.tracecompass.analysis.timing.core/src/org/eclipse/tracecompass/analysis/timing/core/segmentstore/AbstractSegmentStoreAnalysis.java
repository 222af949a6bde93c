package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentColumns;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Base of the analyses that find segments in one pass over the events of their trace. The segments
 * are stored beside the trace's histories, and used again when it is opened the next time.
 */
public abstract class AbstractSegmentStoreAnalysis extends TmfAbstractAnalysisModule
        implements ISegmentStoreProvider {

    private static final System.Logger LOGGER =
            System.getLogger(AbstractSegmentStoreAnalysis.class.getName());

    private static final String EXTENSION = ".segments";
    private static final int WORK = 1000;

    /**
     * The stored columns of a segment besides its times.
     *
     * @param version a number that changes when other segments are found, or stored otherwise: what
     *     was stored before is not used then
     * @param ints how many ints
     * @param longs how many longs
     */
    public record Columns(int version, int ints, int longs) {}

    /** The results of one run of the analysis. */
    protected interface Finder extends Consumer<ITmfEvent> {

        /** Returns the segments found so far; always the same object. */
        ISegmentStore<? extends ISegment> getSegments();
    }

    private volatile @Nullable ISegmentStore<? extends ISegment> store;
    private volatile @Nullable TmfEventRequest request;

    /** Returns what is stored of a segment. */
    protected abstract Columns getColumns();

    /**
     * Creates a store of segments that were found earlier.
     *
     * @param columns the segments
     */
    protected abstract ISegmentStore<? extends ISegment> createStore(SegmentColumns columns);

    /**
     * Starts to look for segments.
     *
     * @param trace the trace whose events will come, in the order of time, in one thread
     * @param columns where the segments go, empty as yet
     */
    protected abstract Finder createFinder(ITmfTrace trace, SegmentColumns columns);

    @Override
    public @Nullable ISegmentStore<? extends ISegment> getSegmentStore() {
        return store;
    }

    private static @Nullable Path fileOf(@Nullable ITmfTrace trace, String id) {
        return trace == null
                ? null
                : Path.of(TmfTraceManager.getSupplementaryFileDir(trace), id + EXTENSION);
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) throws TmfAnalysisException {
        ITmfTrace trace = getTrace();
        Path file = fileOf(trace, getId());
        if (trace == null || file == null) {
            return false;
        }
        Columns shape = getColumns();
        String origin = TmfTraceManager.getOrigin(trace) + '\n' + describeParameters();
        SegmentColumns stored =
                SegmentColumns.open(file, origin, shape.version(), shape.ints(), shape.longs());
        if (stored != null) {
            String sentence =
                    "The stored segments %s are damaged and are computed again.".formatted(file);
            stored.onDamage(
                    problem ->
                            getStoredResults()
                                    .damaged(
                                            sentence,
                                            new UncheckedIOException(
                                                    problem, new IOException(problem))));
            getStoredResults().opened(stored::verify);
            store = createStore(stored);
            return true;
        }
        getStoredResults().computing();
        if (Files.exists(file)) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The stored segments of {0} are computed again: {1} is damaged, of another"
                            + " version, or of another trace",
                    getName(),
                    file);
        }
        SegmentColumns columns =
                SegmentColumns.create(file, origin, shape.version(), shape.ints(), shape.longs());
        Finder finder = createFinder(trace, columns);
        store = finder.getSegments();
        boolean complete = false;
        try {
            complete = read(trace, finder, monitor);
        } finally {
            if (complete) {
                columns.finish();
            } else {
                store = null;
                columns.discard();
            }
        }
        return complete;
    }

    private boolean read(ITmfTrace trace, Finder finder, IProgressMonitor monitor)
            throws TmfAnalysisException {
        Pass pass = new Pass(trace, finder, monitor);
        request = pass;
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
        TmfEventRequest request = this.request;
        if (request != null) {
            request.cancel();
        }
    }

    @Override
    public void dispose() {
        super.dispose();
        store = null;
    }

    @Override
    public void clearPersistentData() {
        cancel();
        waitForCompletion();
        store = null;
        Path file = fileOf(getTrace(), getId());
        try {
            if (file != null) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "The segments in {0} cannot be deleted.", file);
        }
        resetAnalysis();
    }

    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = super.getProperties();
        Path file = fileOf(getTrace(), getId());
        if (file != null) {
            properties.put("File", file.toString());
        }
        return properties;
    }

    /** Passes all events to the finder. */
    private static final class Pass extends TmfEventRequest {
        private static final int STEP = 1 << 14;

        private final Finder finder;
        private final IProgressMonitor monitor;
        private final long start;
        private final ITmfTrace trace;
        private int worked;

        Pass(ITmfTrace trace, Finder finder, IProgressMonitor monitor) {
            super(
                    ITmfEvent.class,
                    TmfTimeRange.ETERNITY,
                    0,
                    ITmfEventRequest.ALL_DATA,
                    ITmfEventRequest.ExecutionType.BACKGROUND);
            this.trace = trace;
            this.finder = finder;
            this.monitor = monitor;
            start = trace.getStartTime().toNanos();
        }

        @Override
        public void handleData(ITmfEvent event) {
            super.handleData(event);
            finder.accept(event);
            if (getNbRead() % STEP == 0) {
                if (monitor.isCanceled()) {
                    cancel();
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
    }
}
