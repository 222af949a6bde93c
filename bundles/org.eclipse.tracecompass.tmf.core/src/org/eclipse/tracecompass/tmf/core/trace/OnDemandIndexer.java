package org.eclipse.tracecompass.tmf.core.trace;

import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfTraceIndexer;

/** The indexer of a trace, made when it is first needed. Thread-safe. */
final class OnDemandIndexer {

    private final Supplier<ITmfTraceIndexer> fMaker;
    private final Object fLock = new Object();
    private volatile @Nullable ITmfTraceIndexer fIndexer;

    /**
     * An indexer that is not made yet.
     *
     * @param maker makes it; is called under a lock, and again after {@link #reset()}
     */
    OnDemandIndexer(Supplier<ITmfTraceIndexer> maker) {
        fMaker = maker;
    }

    ITmfTraceIndexer get() {
        ITmfTraceIndexer indexer = fIndexer;
        if (indexer == null) {
            synchronized (fLock) {
                indexer = fIndexer;
                if (indexer == null) {
                    indexer = fMaker.get();
                    fIndexer = indexer;
                }
            }
        }
        return indexer;
    }

    /** {@return the indexer; null when nobody needed it yet} */
    @Nullable
    ITmfTraceIndexer getIfMade() {
        return fIndexer;
    }

    boolean isIndexing() {
        ITmfTraceIndexer indexer = fIndexer;
        return indexer != null && indexer.isIndexing();
    }

    /** Disposes of the indexer; another one is made when it is needed. */
    void reset() {
        ITmfTraceIndexer indexer;
        synchronized (fLock) {
            indexer = fIndexer;
            fIndexer = null;
        }
        if (indexer != null) {
            indexer.dispose();
        }
    }

    /** Disposes of the indexer for good: who asks for it later gets the disposed one. */
    void dispose() {
        ITmfTraceIndexer indexer = fIndexer;
        if (indexer != null) {
            indexer.dispose();
        }
    }
}
