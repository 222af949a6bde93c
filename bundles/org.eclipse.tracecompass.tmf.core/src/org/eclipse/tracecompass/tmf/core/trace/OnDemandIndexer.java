package org.eclipse.tracecompass.tmf.core.trace;

import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfTraceIndexer;

/** The indexer of a trace, made when it is first needed. Thread-safe. */
final class OnDemandIndexer {

    private final Supplier<ITmfTraceIndexer> maker;
    private final Object lock = new Object();
    private volatile @Nullable ITmfTraceIndexer indexer;

    /**
     * An indexer that is not made yet.
     *
     * @param maker makes it; is called under a lock, and again after {@link #reset()}
     */
    OnDemandIndexer(Supplier<ITmfTraceIndexer> maker) {
        this.maker = maker;
    }

    ITmfTraceIndexer get() {
        ITmfTraceIndexer indexer = this.indexer;
        if (indexer == null) {
            synchronized (lock) {
                indexer = this.indexer;
                if (indexer == null) {
                    indexer = maker.get();
                    this.indexer = indexer;
                }
            }
        }
        return indexer;
    }

    /** {@return the indexer; null if it has not been needed yet} */
    @Nullable
    ITmfTraceIndexer getIfMade() {
        return indexer;
    }

    boolean isIndexing() {
        ITmfTraceIndexer indexer = this.indexer;
        return indexer != null && indexer.isIndexing();
    }

    /** Disposes of the indexer; another one is made when it is needed. */
    void reset() {
        ITmfTraceIndexer indexer;
        synchronized (lock) {
            indexer = this.indexer;
            this.indexer = null;
        }
        if (indexer != null) {
            indexer.dispose();
        }
    }

    /** Disposes of the indexer for good: who asks for it later gets the disposed one. */
    void dispose() {
        ITmfTraceIndexer indexer = this.indexer;
        if (indexer != null) {
            indexer.dispose();
        }
    }
}
