package org.eclipse.tracecompass.tmf.core.symbols;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.jdt.annotation.Nullable;
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

    private static final String EXTENSION_POINT_ID =
            "org.eclipse.tracecompass.tmf.core.symbolProvider";
    private static final String FACTORY_ELEM = "providerFactory";
    private static final String CLASS_ATTR = "class";
    private static final String PRIORITY_ATTR = "priority";

    private record PrioritizedFactory(ISymbolProviderFactory factory, int priority) {}

    private static @Nullable SymbolProviderManager instance;

    private final List<PrioritizedFactory> factories = new ArrayList<>();
    private final Map<ITmfTrace, Collection<ISymbolProvider>> providers = new WeakHashMap<>();

    private SymbolProviderManager() {
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT_ID)) {
            if (FACTORY_ELEM.equals(element.getName())) {
                ISymbolProviderFactory factory =
                        ExtensionSource.create(element, CLASS_ATTR, ISymbolProviderFactory.class);
                if (factory != null) {
                    factories.add(
                            new PrioritizedFactory(
                                    factory, priority(element.getAttribute(PRIORITY_ATTR))));
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
     * @return the providers, at least a {@link DefaultSymbolProvider}; unmodifiable
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

    private Collection<ISymbolProvider> create(ITmfTrace trace) {
        List<ISymbolProvider> providers = new ArrayList<>();
        for (PrioritizedFactory factory : factories) {
            ISymbolProvider provider = factory.factory().createProvider(trace);
            if (provider != null) {
                providers.add(provider);
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

    private void forget(ITmfTrace trace) {
        synchronized (providers) {
            TmfTraceManager.getTraceSetWithExperiment(trace).forEach(providers::remove);
        }
    }
}
