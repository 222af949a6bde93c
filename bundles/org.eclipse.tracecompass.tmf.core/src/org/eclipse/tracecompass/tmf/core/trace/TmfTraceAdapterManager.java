package org.eclipse.tracecompass.tmf.core.trace;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.core.trace.AbstractTmfTraceAdapterFactory.IDisposableAdapter;

/**
 * Adapters of traces, by trace type or class; unlike the platform's there may be several of one
 * class.
 */
public class TmfTraceAdapterManager {

    private static final Map<String, Set<IAdapterFactory>> BY_TYPE = new ConcurrentHashMap<>();
    private static final Map<Class<? extends ITmfTrace>, Set<IAdapterFactory>> BY_CLASS =
            new ConcurrentHashMap<>();

    /** Only static methods; public because the documented class can be subclassed. */
    protected TmfTraceAdapterManager() {}

    /**
     * Registers a factory for a trace type.
     *
     * @param factory the factory
     * @param traceTypeId the trace type
     */
    @NonNullByDefault({})
    public static void registerFactory(IAdapterFactory factory, String traceTypeId) {
        BY_TYPE.computeIfAbsent(traceTypeId, id -> new CopyOnWriteArraySet<>()).add(factory);
    }

    /**
     * Registers a factory for a class of traces and its subclasses.
     *
     * @param factory the factory
     * @param traceClass the class
     */
    @NonNullByDefault({})
    public static void registerFactory(
            IAdapterFactory factory, Class<? extends ITmfTrace> traceClass) {
        BY_CLASS.computeIfAbsent(traceClass, c -> new CopyOnWriteArraySet<>()).add(factory);
    }

    /**
     * Removes a factory.
     *
     * @param factory the factory
     */
    @NonNullByDefault({})
    public static void unregisterFactory(IAdapterFactory factory) {
        BY_TYPE.values().forEach(factories -> factories.remove(factory));
        BY_CLASS.values().forEach(factories -> factories.remove(factory));
    }

    /**
     * The adapters of a trace.
     *
     * @param <T> their class
     * @param trace the trace
     * @param adapterType their class
     * @return what the factories give; may be empty
     */
    @NonNullByDefault({})
    public static <T> List<T> getAdapters(ITmfTrace trace, Class<T> adapterType) {
        Set<IAdapterFactory> factories = new LinkedHashSet<>();
        String typeId = trace.getTraceTypeId();
        if (typeId != null) {
            factories.addAll(BY_TYPE.getOrDefault(typeId, Set.of()));
        }
        BY_CLASS.forEach(
                (traceClass, registered) -> {
                    if (traceClass.isInstance(trace)) {
                        factories.addAll(registered);
                    }
                });
        List<T> adapters = new ArrayList<>();
        for (IAdapterFactory factory : factories) {
            T adapter = factory.getAdapter(trace, adapterType);
            if (adapter != null) {
                adapters.add(adapter);
            }
        }
        return adapters;
    }

    /** The object of a class that stands for a trace: itself, an adapter, one of the platform's. */
    static <T> @Nullable T adapt(ITmfTrace trace, Class<T> adapterType) {
        if (adapterType.isInstance(trace)) {
            return adapterType.cast(trace);
        }
        for (T found : getAdapters(trace, adapterType)) {
            return found;
        }
        return ExtensionSource.isPlatformRunning()
                ? Platform.getAdapterManager().getAdapter(trace, adapterType)
                : null;
    }

    /** Disposes of an adapter that wants it. */
    static void dispose(Object adapter) {
        if (adapter instanceof IDisposableAdapter disposable) {
            disposable.dispose();
        }
    }
}
