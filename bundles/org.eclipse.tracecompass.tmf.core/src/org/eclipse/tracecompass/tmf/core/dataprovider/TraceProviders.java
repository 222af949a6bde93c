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
 * The data providers of one trace. One is created at a time, and nobody but another creator waits
 * for that: creating may take long and may send signals, and a trace is closed inside of a signal.
 * Thread-safe.
 */
final class TraceProviders {

    private final ReentrantLock fCreation = new ReentrantLock();
    private final Map<String, ITmfDataProvider> fById = new HashMap<>();
    private boolean fIsClosed;

    synchronized @Nullable ITmfDataProvider get(String id) {
        return fById.get(id);
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
        fCreation.lock();
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
            fCreation.unlock();
        }
    }

    private synchronized boolean keep(String id, ITmfDataProvider created) {
        if (!fIsClosed) {
            fById.put(id, created);
        }
        return !fIsClosed;
    }

    /** Forgets a data provider, without disposing of it. */
    synchronized @Nullable ITmfDataProvider remove(String id) {
        return fById.remove(id);
    }

    /** Forgets a data provider, without disposing of it; false when it is not known. */
    synchronized boolean remove(ITmfDataProvider provider) {
        return fById.values().removeIf(known -> known == provider);
    }

    /** Disposes of all data providers, and of those that are created from now on. */
    void close() {
        List<ITmfDataProvider> providers;
        synchronized (this) {
            fIsClosed = true;
            providers = new ArrayList<>(fById.values());
            fById.clear();
        }
        providers.forEach(ITmfDataProvider::dispose);
    }
}
