package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.datastore.core.interval.IHTIntervalReader;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.PersistentSegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory.SegmentStoreType;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Base of the analyses whose result is a store of segments, in memory or in a file. A file is used
 * again when the trace is opened the next time.
 *
 * <p>A subclass fills the store in {@link #buildAnalysisSegments}. For a store on disk it overrides
 * {@link #getSegmentStoreType}, {@link #getSegmentReader}, and {@link #getVersion} whenever it
 * finds other segments or writes them otherwise.
 *
 * @since 0.2.0
 */
public abstract class AbstractSegmentStoreAnalysisModule extends TmfAbstractAnalysisModule
        implements ISegmentStoreProvider {

    private static final System.Logger LOGGER =
            LazyLogger.of(AbstractSegmentStoreAnalysisModule.class);

    private static final String EXTENSION = ".ss";

    private final List<IAnalysisProgressListener> listeners = new CopyOnWriteArrayList<>();

    /** With all segments. */
    private volatile @Nullable ISegmentStore<ISegment> store;

    /** Being filled. */
    private volatile @Nullable ISegmentStore<ISegment> growing;

    // --- what a subclass says

    /**
     * Finds the segments.
     *
     * @param segmentStore takes them; empty
     * @param monitor where progress is reported and cancellation is seen
     * @return true if all segments are found, false if not: then there are none
     * @throws TmfAnalysisException if it fails; its message is the reason
     */
    protected abstract boolean buildAnalysisSegments(
            ISegmentStore<ISegment> segmentStore, IProgressMonitor monitor)
            throws TmfAnalysisException;

    /** Returns where segments are kept, {@link SegmentStoreType#Fast} by default. */
    protected SegmentStoreType getSegmentStoreType() {
        return SegmentStoreType.Fast;
    }

    /**
     * Returns what reads segments from a file; needed for {@link SegmentStoreType#OnDisk}.
     *
     * @throws UnsupportedOperationException by default
     */
    protected IHTIntervalReader<ISegment> getSegmentReader() {
        throw new UnsupportedOperationException(
                "The analysis " + getId() + " has no reader of stored segments");
    }

    /** Returns the version of the segments in a file, 1 by default; another one is not used. */
    protected int getVersion() {
        return 1;
    }

    /** Returns the name of the file, by default the id of the analysis with ".ss". */
    protected String getDataFileName() {
        return getId() + EXTENSION;
    }

    /** Returns the file in the trace's supplementary folder; null without a trace. */
    protected @Nullable Path getDataFilePath() {
        ITmfTrace trace = getTrace();
        return trace == null
                ? null
                : Path.of(TmfTraceManager.getSupplementaryFileDir(trace), getDataFileName());
    }

    @Override
    public Iterable<ISegmentAspect> getSegmentAspects() {
        return List.of();
    }

    // --- listeners

    @Override
    public void addListener(IAnalysisProgressListener listener) {
        if (!listeners.contains(listener)) {
            listeners.add(listener);
        }
    }

    @Override
    public void removeListener(IAnalysisProgressListener listener) {
        listeners.remove(listener);
    }

    /** Returns the listeners. */
    protected Iterable<IAnalysisProgressListener> getListeners() {
        return listeners;
    }

    /**
     * Tells all listeners that all segments are there.
     *
     * @param store the segments
     */
    protected void sendUpdate(ISegmentStore<ISegment> store) {
        for (IAnalysisProgressListener listener : getListeners()) {
            listener.onComplete(this, store);
        }
    }

    // --- the analysis

    @Override
    public @Nullable ISegmentStore<ISegment> getSegmentStore() {
        return store;
    }

    /** The segments that are there now; null before the analysis has started. */
    final @Nullable ISegmentStore<ISegment> segmentsSoFar() {
        ISegmentStore<ISegment> growing = this.growing;
        return growing == null ? store : growing;
    }

    /**
     * Opens the segments that an earlier run has stored, or an empty store.
     *
     * @param trace the trace
     */
    ISegmentStore<ISegment> openStore(ITmfTrace trace) {
        Path file = getDataFilePath();
        if (getSegmentStoreType() != SegmentStoreType.OnDisk || file == null) {
            return SegmentStoreFactory.createSegmentStore(getSegmentStoreType());
        }
        String origin = TmfTraceManager.getOrigin(trace) + '\n' + describeParameters();
        try {
            return SegmentStoreFactory.createOnDiskSegmentStore(
                    file, getSegmentReader(), getVersion(), origin);
        } catch (IOException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The segments of {0} are kept in memory: {1} cannot be written: {2}",
                    getName(),
                    file,
                    e.getMessage());
            return SegmentStoreFactory.createSegmentStore();
        }
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) throws TmfAnalysisException {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            return false;
        }
        store = null;
        ISegmentStore<ISegment> opened = openStore(trace);
        if (opened instanceof PersistentSegmentStore<ISegment> persistent) {
            persistent.onDamage(this::damaged);
        }
        if (opened instanceof PersistentSegmentStore<ISegment> stored && stored.isFinished()) {
            getStoredResults().opened(stored::verify);
            store = opened;
        } else {
            getStoredResults().computing();
            if (!build(opened, monitor)) {
                return false;
            }
        }
        sendUpdate(opened);
        return true;
    }

    private boolean build(ISegmentStore<ISegment> empty, IProgressMonitor monitor)
            throws TmfAnalysisException {
        growing = empty;
        boolean complete = false;
        try {
            complete = buildAnalysisSegments(empty, monitor) && !monitor.isCanceled();
        } finally {
            if (complete) {
                empty.close(false);
                store = empty;
                growing = null;
            } else {
                growing = null;
                empty.close(true);
                empty.dispose();
            }
        }
        return complete;
    }

    private void damaged(String problem) {
        getStoredResults()
                .damaged(
                        "The stored segments %s are damaged and are computed again."
                                .formatted(getDataFilePath()),
                        new UncheckedIOException(problem, new IOException(problem)));
    }

    @Override
    public void dispose() {
        super.dispose();
        ISegmentStore<ISegment> store = this.store;
        this.store = null;
        if (store != null) {
            store.dispose();
        }
    }

    /** Cancels the analysis, deletes the stored segments, and resets the analysis. */
    @Override
    public void clearPersistentData() {
        cancel();
        waitForCompletion();
        ISegmentStore<ISegment> store = this.store;
        this.store = null;
        if (store != null) {
            store.close(true);
        }
        Path file = getDataFilePath();
        try {
            // What another process has put in the place of our file is good.
            if (file != null && store == null) {
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
        Path file = getDataFilePath();
        if (getSegmentStoreType() == SegmentStoreType.OnDisk && file != null) {
            properties.put("File", file.toString());
        }
        return properties;
    }
}
