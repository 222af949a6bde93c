package org.eclipse.tracecompass.tmf.core.trace;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.Table;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.trace.ClosedTraces;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;

/**
 * Base of the factories of trace adapters: keeps one adapter per trace and class until the trace is
 * closed. A closed trace has none.
 */
public abstract class AbstractTmfTraceAdapterFactory implements IAdapterFactory {

    /** An adapter that is told when its trace is closed. */
    public interface IDisposableAdapter {

        /** Frees what the adapter holds. */
        void dispose();
    }

    private final Table<ITmfTrace, Class<?>, Object> adapters = HashBasedTable.create();

    /** A factory, registered for signals. */
    public AbstractTmfTraceAdapterFactory() {
        TmfSignalManager.register(this);
    }

    /** Disposes of all adapters; no trace is adapted to one any more. */
    public void dispose() {
        TmfSignalManager.deregister(this);
        List<Object> adapters;
        synchronized (this.adapters) {
            adapters = new ArrayList<>(this.adapters.values());
            this.adapters.clear();
        }
        adapters.forEach(TmfTraceAdapterManager::dispose);
    }

    @NonNullByDefault({})
    @Override
    public <T> T getAdapter(Object adaptableObject, Class<T> adapterType) {
        if (!(adaptableObject instanceof ITmfTrace trace) || ClosedTraces.contains(trace)) {
            return null;
        }
        synchronized (adapters) {
            Object known = adapters.get(trace, adapterType);
            if (known != null) {
                return adapterType.cast(known);
            }
        }
        // Not under the lock, which the closing of a trace waits for: making an adapter may take
        // its time.
        T made = getTraceAdapter(trace, adapterType);
        if (made == null) {
            return null;
        }
        Object known;
        synchronized (adapters) {
            known = adapters.get(trace, adapterType);
            // An adapter of a trace that was closed in the meantime would stay for ever.
            if (known == null && !ClosedTraces.contains(trace)) {
                adapters.put(trace, adapterType, made);
                return made;
            }
        }
        TmfTraceAdapterManager.dispose(made);
        return adapterType.cast(known);
    }

    /**
     * Creates an adapter.
     *
     * @param <T> its class
     * @param trace the trace
     * @param adapterType its class
     * @return the adapter, null when the trace has none
     */
    @NonNullByDefault({})
    protected abstract <T> @Nullable T getTraceAdapter(
            @NonNull ITmfTrace trace, Class<T> adapterType);

    /**
     * Disposes of the adapters of a trace that is closed.
     *
     * @param signal the signal
     */
    @NonNullByDefault({})
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        List<Object> adapters = new ArrayList<>();
        synchronized (this.adapters) {
            for (ITmfTrace trace : TmfTraceManager.getTraceSetWithExperiment(signal.getTrace())) {
                adapters.addAll(this.adapters.row(trace).values());
                this.adapters.row(trace).clear();
            }
        }
        adapters.forEach(TmfTraceAdapterManager::dispose);
    }
}
