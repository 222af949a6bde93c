package org.eclipse.tracecompass.tmf.core.dataprovider;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;

/**
 * The data providers of one trace. One is created at a time, and only other creators wait for that:
 * creating may take long and may send signals, and a trace is closed inside of a signal.
 * Thread-safe.
 */
final class TraceProviders {

    private final ReentrantLock creation = new ReentrantLock();
    private final Map<String, ITmfDataProvider> byId = new HashMap<>();
    private boolean isClosed;

    synchronized @Nullable ITmfDataProvider get(String id) {
        return byId.get(id);
    }

    /**
     * Returns a data provider, and creates it if needed; null when there is none, or when the trace
     * was closed meanwhile: what was created is disposed of then.
     */
    @Nullable
    ITmfDataProvider getOrCreate(String id, Supplier<@Nullable ITmfDataProvider> creator) {
        ITmfDataProvider known = get(id);
        if (known != null) {
            return known;
        }
        creation.lock();
        try {
            known = get(id);
            if (known != null) {
                return known;
            }
            ITmfDataProvider created = creator.get();
            if (created == null || keep(id, created)) {
                return created;
            }
            created.dispose();
            return null;
        } finally {
            creation.unlock();
        }
    }

    private synchronized boolean keep(String id, ITmfDataProvider created) {
        if (!isClosed) {
            byId.put(id, created);
        }
        return !isClosed;
    }

    /** Forgets a data provider, without disposing of it. */
    synchronized @Nullable ITmfDataProvider remove(String id) {
        return byId.remove(id);
    }

    /** Forgets a data provider, without disposing of it; false when it is not known. */
    synchronized boolean remove(ITmfDataProvider provider) {
        return byId.values().removeIf(known -> known == provider);
    }

    /** Disposes of all data providers, and of those that are created from now on. */
    void close() {
        List<ITmfDataProvider> providers;
        synchronized (this) {
            isClosed = true;
            providers = new ArrayList<>(byId.values());
            byId.clear();
        }
        providers.forEach(ITmfDataProvider::dispose);
    }
}
