package org.eclipse.tracecompass.tmf.core.dataprovider;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.core.trace.ClosedTraces;
import org.eclipse.tracecompass.tmf.core.component.DataProviderConstants;
import org.eclipse.tracecompass.tmf.core.config.ITmfConfiguration;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSynchronizedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * Keeps the data providers: one instance per trace and id, created by the factory of the id when
 * first asked for, disposed when the trace is closed. An id is that of the factory, with a
 * secondary id after a colon if the factory has several providers. For an experiment whose factory
 * has no provider of its own, those of its traces are joined. A trace that is an {@link
 * IDataProviderSource} creates its own. Thread-safe.
 */
public class DataProviderManager {

    private static final System.Logger LOGGER = LazyLogger.of(DataProviderManager.class);

    private static @Nullable DataProviderManager instance;

    private final Map<String, IDataProviderFactory> factories = new ConcurrentHashMap<>();
    private final HiddenProviders hidden = new HiddenProviders();

    private final Map<ITmfTrace, TraceProviders> instances = new ConcurrentHashMap<>();

    private DataProviderManager() {
        factories.putAll(DataProviderExtensions.readFactories());
        DataProviderExtensions.readHidden(hidden);
        // Before any view asks again for the providers dropped here.
        TmfSignalManager.registerVIP(this);
    }

    /** Returns the only instance; the extension point is read at the first call. */
    public static synchronized DataProviderManager getInstance() {
        DataProviderManager instance = DataProviderManager.instance;
        if (instance == null) {
            instance = new DataProviderManager();
            DataProviderManager.instance = instance;
        }
        return instance;
    }

    /** Disposes of all data providers and factories; the next {@link #getInstance} starts again. */
    public static synchronized void dispose() {
        DataProviderManager instance = DataProviderManager.instance;
        if (instance != null) {
            DataProviderManager.instance = null;
            TmfSignalManager.deregister(instance);
            new ArrayList<>(instance.instances.keySet()).forEach(instance::closeTrace);
            instance.factories.values().forEach(IDataProviderFactory::dispose);
            instance.factories.clear();
        }
    }

    /**
     * Returns the data provider of a trace, and creates it if needed.
     *
     * @param <T> the type of the data provider
     * @param trace the trace or experiment
     * @param id the id
     * @param dataProviderClass the type of the data provider
     * @return the data provider, null when there is none of that type
     * @deprecated use {@link #fetchOrCreateDataProvider}
     */
    @Deprecated
    public <T extends ITmfTreeDataProvider<? extends ITmfTreeDataModel>>
            @Nullable T getOrCreateDataProvider(
                    ITmfTrace trace, String id, Class<T> dataProviderClass) {
        return fetchOrCreateDataProvider(trace, id, dataProviderClass);
    }

    /**
     * Returns the data provider of a trace, and creates it if needed.
     *
     * @param <T> the type of the data provider
     * @param trace the trace or experiment
     * @param id the id
     * @param dataProviderClass the type of the data provider
     * @return the data provider, null when there is none of that type, or the trace is closed
     */
    public <T extends ITmfDataProvider> @Nullable T fetchOrCreateDataProvider(
            ITmfTrace trace, String id, Class<T> dataProviderClass) {
        if (ClosedTraces.contains(trace)) {
            return null;
        }
        ITmfDataProvider provider =
                instances
                        .computeIfAbsent(trace, t -> new TraceProviders())
                        .getOrCreate(id, () -> create(trace, id, dataProviderClass));
        if (ClosedTraces.contains(trace)) {
            // It was closed in the meantime: nobody will close this again.
            closeTrace(trace);
            return null;
        }
        return dataProviderClass.isInstance(provider) ? dataProviderClass.cast(provider) : null;
    }

    private @Nullable ITmfDataProvider create(
            ITmfTrace trace, String id, Class<? extends ITmfDataProvider> dataProviderClass) {
        if (trace instanceof IDataProviderSource source) {
            return source.createDataProvider(id);
        }
        int separator = id.indexOf(DataProviderConstants.ID_SEPARATOR);
        String factoryId = separator < 0 ? id : id.substring(0, separator);
        IDataProviderFactory factory = factories.get(factoryId);
        if (factory == null) {
            return null;
        }
        ITmfDataProvider created =
                separator < 0
                        ? factory.createDataProvider(trace)
                        : factory.createDataProvider(trace, id.substring(separator + 1));
        return created == null && trace instanceof TmfExperiment experiment
                ? Composites.join(
                        experiment.getTraces(), id, titleOf(factory, trace, id), dataProviderClass)
                : created;
    }

    private static String titleOf(IDataProviderFactory factory, ITmfTrace trace, String id) {
        return TmfTraceManager.getTraceSetWithExperiment(trace).stream()
                .flatMap(part -> descriptorsOf(factory, part).stream())
                .filter(descriptor -> descriptor.getId().equals(id))
                .map(IDataProviderDescriptor::getName)
                .findFirst()
                .orElse(id);
    }

    /**
     * Returns the data provider of a trace if it was created before.
     *
     * @param <T> the type of the data provider
     * @param trace the trace or experiment
     * @param id the id
     * @param dataProviderClass the type of the data provider
     * @return the data provider, null when there is none of that type
     * @deprecated use {@link #fetchExistingDataProvider}
     */
    @Deprecated
    public <T extends ITmfTreeDataProvider<? extends ITmfTreeDataModel>>
            @Nullable T getExistingDataProvider(
                    ITmfTrace trace, String id, Class<T> dataProviderClass) {
        return fetchExistingDataProvider(trace, id, dataProviderClass);
    }

    /**
     * Returns the data provider of a trace if it was created before.
     *
     * @param <T> the type of the data provider
     * @param trace the trace or experiment
     * @param id the id
     * @param dataProviderClass the type of the data provider
     * @return the data provider, null when there is none of that type
     */
    public <T extends ITmfDataProvider> @Nullable T fetchExistingDataProvider(
            ITmfTrace trace, String id, Class<T> dataProviderClass) {
        TraceProviders providers = instances.get(trace);
        ITmfDataProvider provider = providers == null ? null : providers.get(id);
        return dataProviderClass.isInstance(provider) ? dataProviderClass.cast(provider) : null;
    }

    /**
     * Disposes of the data providers of a trace that is closed, and of its parts.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        for (ITmfTrace trace : TmfTraceManager.getTraceSetWithExperiment(signal.getTrace())) {
            close(trace);
        }
    }

    /**
     * Disposes of the data providers of a trace, and creates none for it any more. For traces that
     * their owner closes without a signal, as it has opened them.
     *
     * @param trace the trace
     * @since 9.6.0
     */
    public void close(ITmfTrace trace) {
        ClosedTraces.add(trace);
        closeTrace(trace);
    }

    /**
     * A trace that was closed can be opened again.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        ClosedTraces.removeWithParts(signal.getTrace());
    }

    /**
     * The traces of an experiment have other times: their data providers are created again when
     * they are asked for.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceSynchronized(TmfTraceSynchronizedSignal signal) {
        if (signal.getSource() instanceof ITmfTrace trace) {
            closeWithParts(trace);
        }
    }

    /**
     * Disposes of the data providers of a trace, and of its parts, whose events have other times
     * from now on. They are created again when they are asked for.
     *
     * @param trace the trace or experiment
     * @since 9.6.0
     */
    public static void timesChanged(ITmfTrace trace) {
        DataProviderManager known = getExisting();
        if (known != null) {
            known.closeWithParts(trace);
        }
    }

    private static synchronized @Nullable DataProviderManager getExisting() {
        return instance;
    }

    private void closeWithParts(ITmfTrace trace) {
        TmfTraceManager.getTraceSetWithExperiment(trace).forEach(this::closeTrace);
    }

    private void closeTrace(ITmfTrace trace) {
        TraceProviders providers = instances.remove(trace);
        if (providers != null) {
            providers.close();
        }
    }

    /**
     * Returns what can be created for a trace, and for the traces of an experiment.
     *
     * @param trace the trace or experiment, null for none
     * @return the descriptors by name, each id once
     */
    public List<IDataProviderDescriptor> getAvailableProviders(@Nullable ITmfTrace trace) {
        if (trace == null) {
            return Collections.emptyList();
        }
        Map<String, IDataProviderDescriptor> byId = new LinkedHashMap<>();
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            for (IDataProviderDescriptor descriptor : descriptorsOf(part)) {
                if (!hidden.isHidden(descriptor.getId(), trace)) {
                    byId.putIfAbsent(descriptor.getId(), descriptor);
                }
            }
        }
        List<IDataProviderDescriptor> result = new ArrayList<>(byId.values());
        result.sort(
                Comparator.comparing(IDataProviderDescriptor::getName)
                        .thenComparing(IDataProviderDescriptor::getId));
        return result;
    }

    private List<IDataProviderDescriptor> descriptorsOf(ITmfTrace trace) {
        if (trace instanceof IDataProviderSource source) {
            return source.getDescriptors();
        }
        List<IDataProviderDescriptor> all = new ArrayList<>();
        factories.values().forEach(factory -> all.addAll(descriptorsOf(factory, trace)));
        return all;
    }

    /** A factory that fails must not hide the data providers of the others. */
    private static Collection<IDataProviderDescriptor> descriptorsOf(
            IDataProviderFactory factory, ITmfTrace trace) {
        try {
            return factory.getDescriptors(trace);
        } catch (RuntimeException | LinkageError e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    factory.getClass().getName()
                            + " cannot tell its data providers of "
                            + trace.getName(),
                    e);
            return List.of();
        }
    }

    /**
     * Returns what can be created for a trace with a configuration.
     *
     * @param trace the trace or experiment, null for none
     * @param configuration the configuration, null for any
     * @return the descriptors of providers made with that configuration
     */
    public List<IDataProviderDescriptor> getAvailableProviders(
            @Nullable ITmfTrace trace, @Nullable ITmfConfiguration configuration) {
        List<IDataProviderDescriptor> all = getAvailableProviders(trace);
        return configuration == null
                ? all
                : all.stream()
                        .filter(descriptor -> configuration.equals(descriptor.getConfiguration()))
                        .toList();
    }

    /**
     * Forgets a data provider, without disposing of it.
     *
     * @param <T> the type of the data provider
     * @param trace the trace
     * @param provider the data provider
     * @return true when it was known
     */
    public <T extends ITmfTreeDataProvider<? extends ITmfTreeDataModel>> boolean removeDataProvider(
            ITmfTrace trace, T provider) {
        TraceProviders providers = instances.get(trace);
        return providers != null && providers.remove(provider);
    }

    /**
     * Forgets a data provider and disposes of it.
     *
     * @param trace the trace
     * @param id its id
     */
    public void removeDataProvider(ITmfTrace trace, String id) {
        TraceProviders providers = instances.get(trace);
        ITmfDataProvider provider = providers == null ? null : providers.remove(id);
        if (provider != null) {
            provider.dispose();
        }
    }

    /** Returns all factories. */
    public Collection<IDataProviderFactory> getFactories() {
        return List.copyOf(factories.values());
    }

    /**
     * Returns a factory.
     *
     * @param id its id
     * @return the factory, null when there is none
     */
    public @Nullable IDataProviderFactory getFactory(String id) {
        return factories.get(id);
    }

    /**
     * Adds a factory. One with the same id is replaced and disposed of.
     *
     * @param id its id
     * @param factory the factory
     */
    public void addDataProviderFactory(String id, IDataProviderFactory factory) {
        IDataProviderFactory old = factories.put(id, Objects.requireNonNull(factory));
        if (old != null && old != factory) {
            old.dispose();
        }
    }

    /**
     * Removes a factory and disposes of it. The data providers it created stay.
     *
     * @param id its id
     */
    public void removeDataProviderFactory(String id) {
        IDataProviderFactory factory = factories.remove(id);
        if (factory != null) {
            factory.dispose();
        }
    }
}
