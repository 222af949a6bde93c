package org.eclipse.tracecompass.tmf.core.symbols;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.core.trace.ClosedTraces;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * Keeps the symbol providers of the open traces, those of factories with the highest priority
 * first. Thread-safe.
 */
public final class SymbolProviderManager {

    /**
     * The points to which factories are contributed. Those of the second have settings on the
     * screen; where there is no screen, nobody contributes to it. Priorities count across both.
     */
    private static final List<String> EXTENSION_POINTS =
            List.of(
                    "org.eclipse.tracecompass.tmf.core.symbolProvider",
                    "org.eclipse.tracecompass.tmf.ui.symbolProvider");

    private static final System.Logger LOGGER = LazyLogger.of(SymbolProviderManager.class);

    private static final String FACTORY_ELEM = "providerFactory";
    private static final String CLASS_ATTR = "class";
    private static final String PRIORITY_ATTR = "priority";

    private record PrioritizedFactory(ISymbolProviderFactory factory, int priority) {}

    private static @Nullable SymbolProviderManager instance;

    private final List<PrioritizedFactory> factories = new ArrayList<>();
    private final Map<ITmfTrace, Collection<ISymbolProvider>> providers = new WeakHashMap<>();

    /** The providers whose configuration has been loaded. */
    private final Set<ISymbolProvider> loaded = Collections.newSetFromMap(new WeakHashMap<>());

    private SymbolProviderManager() {
        for (String point : EXTENSION_POINTS) {
            for (IConfigurationElement element : ExtensionSource.getConfigurationElements(point)) {
                if (FACTORY_ELEM.equals(element.getName())) {
                    ISymbolProviderFactory factory =
                            ExtensionSource.create(
                                    element, CLASS_ATTR, ISymbolProviderFactory.class);
                    if (factory != null) {
                        factories.add(
                                new PrioritizedFactory(
                                        factory, priority(element.getAttribute(PRIORITY_ATTR))));
                    }
                }
            }
        }
        factories.sort(Comparator.comparingInt(PrioritizedFactory::priority).reversed());
        TmfSignalManager.register(this);
    }

    private static int priority(@Nullable String text) {
        try {
            return text == null ? 0 : Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** Returns the only instance; the extension point is read at the first call. */
    public static synchronized SymbolProviderManager getInstance() {
        SymbolProviderManager instance = SymbolProviderManager.instance;
        if (instance == null) {
            instance = new SymbolProviderManager();
            SymbolProviderManager.instance = instance;
        }
        return instance;
    }

    /** Forgets all providers; the next {@link #getInstance} starts again. */
    public static synchronized void dispose() {
        SymbolProviderManager instance = SymbolProviderManager.instance;
        if (instance != null) {
            SymbolProviderManager.instance = null;
            TmfSignalManager.deregister(instance);
        }
    }

    /**
     * Returns the symbol providers of a trace, or of all traces of an experiment: for each the same
     * objects as for the trace alone.
     *
     * @param trace the trace or experiment
     * @return the providers, at least a {@link DefaultSymbolProvider}; unmodifiable. For a closed
     *     trace new ones each time
     */
    public Collection<ISymbolProvider> getSymbolProviders(ITmfTrace trace) {
        Collection<ITmfTrace> traces = TmfTraceManager.getTraceSet(trace);
        if (!(trace instanceof TmfExperiment) || traces.isEmpty()) {
            return ofTrace(trace);
        }
        List<ISymbolProvider> all = new ArrayList<>();
        traces.forEach(part -> all.addAll(ofTrace(part)));
        return Collections.unmodifiableList(all);
    }

    private Collection<ISymbolProvider> ofTrace(ITmfTrace trace) {
        synchronized (providers) {
            Collection<ISymbolProvider> known = providers.get(trace);
            if (known != null) {
                return known;
            }
        }
        // Not under the lock, which the closing of a trace waits for: a factory may take its time.
        Collection<ISymbolProvider> created = create(trace);
        synchronized (providers) {
            if (ClosedTraces.contains(trace)) {
                // Providers hold their trace, and nobody will say again that it is closed.
                return created;
            }
            Collection<ISymbolProvider> known = providers.putIfAbsent(trace, created);
            return known == null ? created : known;
        }
    }

    /**
     * Forgets the symbol providers of a trace or experiment, so that new ones are made for the next
     * who asks; says so with a {@link SymbolsChangedSignal}.
     *
     * @param trace the trace or experiment
     */
    public void refresh(ITmfTrace trace) {
        forget(trace);
        TmfSignalManager.dispatchSignalAsync(new SymbolsChangedSignal(this, trace));
    }

    /**
     * Loads the configuration of providers that have not loaded theirs. May read files. A provider
     * that waits for more than that is not waited for: it gets no monitor.
     *
     * @param providers the providers
     */
    public void load(Collection<ISymbolProvider> providers) {
        for (ISymbolProvider provider : providers) {
            boolean first;
            synchronized (loaded) {
                first = loaded.add(provider);
            }
            if (first) {
                load(provider, null);
            }
        }
    }

    /**
     * Loads the configuration of a provider again, after it has changed; says so with a {@link
     * SymbolsChangedSignal}. The trace keeps its providers.
     *
     * @param provider the provider
     * @param monitor a monitor that may be cancelled, null for none
     */
    public void reload(ISymbolProvider provider, @Nullable IProgressMonitor monitor) {
        synchronized (loaded) {
            loaded.add(provider);
        }
        load(provider, monitor);
        ITmfTrace trace = provider.getTrace();
        synchronized (providers) {
            // another collection: so who keeps names sees that they may be others
            providers.computeIfPresent(
                    trace, (t, known) -> Collections.unmodifiableList(new ArrayList<>(known)));
        }
        TmfSignalManager.dispatchSignalAsync(new SymbolsChangedSignal(this, trace));
    }

    /**
     * Says with a {@link SymbolsChangedSignal} per trace that providers may know other names, for
     * instance because a plug-in has configured its own. Traces keep their providers.
     */
    public void namesChanged() {
        List<ITmfTrace> traces;
        synchronized (providers) {
            providers.replaceAll(
                    (trace, known) -> Collections.unmodifiableList(new ArrayList<>(known)));
            traces = List.copyOf(providers.keySet());
        }
        for (ITmfTrace trace : traces) {
            TmfSignalManager.dispatchSignalAsync(new SymbolsChangedSignal(this, trace));
        }
    }

    private static void load(ISymbolProvider provider, @Nullable IProgressMonitor monitor) {
        try {
            provider.loadConfiguration(monitor);
        } catch (RuntimeException | LinkageError e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    "The symbol provider "
                            + provider.getClass().getName()
                            + " cannot load its configuration",
                    e);
        }
    }

    private Collection<ISymbolProvider> create(ITmfTrace trace) {
        List<ISymbolProvider> providers = new ArrayList<>();
        for (PrioritizedFactory factory : factories) {
            try {
                ISymbolProvider provider = factory.factory().createProvider(trace);
                if (provider != null) {
                    providers.add(provider);
                }
            } catch (RuntimeException | LinkageError e) {
                LOGGER.log(
                        System.Logger.Level.ERROR,
                        factory.factory().getClass().getName()
                                + " has no symbol provider for "
                                + trace.getName(),
                        e);
            }
        }
        if (providers.isEmpty()) {
            providers.add(new DefaultSymbolProvider(trace));
        }
        return Collections.unmodifiableList(providers);
    }

    /**
     * Forgets the providers of a trace that is closed.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        forget(signal.getTrace());
    }

    /**
     * Forgets the providers of a trace that its owner closes without a signal, as it has opened it.
     *
     * @param trace the trace
     * @since 9.6.0
     */
    public static void close(ITmfTrace trace) {
        ClosedTraces.addWithParts(trace);
        SymbolProviderManager known = getExisting();
        if (known != null) {
            known.forget(trace);
        }
    }

    private static synchronized @Nullable SymbolProviderManager getExisting() {
        return instance;
    }

    private void forget(ITmfTrace trace) {
        synchronized (providers) {
            TmfTraceManager.getTraceSetWithExperiment(trace).forEach(providers::remove);
        }
    }
}
