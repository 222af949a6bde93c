package org.eclipse.tracecompass.tmf.core.analysis;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimap;
import com.google.common.collect.SetMultimap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The list of all analyses: those of the extension point, and those of {@linkplain
 * #registerModuleSource sources} in code. Read from the registry when first asked for. Thread-safe.
 */
public class TmfAnalysisManager {

    private static final System.Logger LOGGER = LazyLogger.of(TmfAnalysisManager.class);

    private static final Object LOCK = new Object();
    private static final Set<IAnalysisModuleSource> SOURCES = new LinkedHashSet<>();
    private static final List<ITmfNewAnalysisModuleListener> LISTENERS =
            new CopyOnWriteArrayList<>();
    private static final SetMultimap<String, Class<? extends IAnalysisParameterProvider>>
            PARAMETER_PROVIDERS = LinkedHashMultimap.create();
    private static final Map<
                    Class<? extends IAnalysisParameterProvider>, IAnalysisParameterProvider>
            PROVIDER_INSTANCES = new HashMap<>();

    private static boolean initialized;
    private static @Nullable Multimap<String, IAnalysisModuleHelper> modules;

    /** The documented class has no public constructor to call, but may be subclassed. */
    protected TmfAnalysisManager() {
        // static
    }

    /** Forgets everything; the next call reads the registry again. */
    public static void dispose() {
        synchronized (LOCK) {
            PARAMETER_PROVIDERS.clear();
            PROVIDER_INSTANCES.values().forEach(IAnalysisParameterProvider::dispose);
            PROVIDER_INSTANCES.clear();
            SOURCES.clear();
            LISTENERS.clear();
            modules = null;
            initialized = false;
        }
    }

    /**
     * Adds a source of analyses.
     *
     * @param source the source
     */
    public static void registerModuleSource(IAnalysisModuleSource source) {
        initialize();
        synchronized (LOCK) {
            SOURCES.add(source);
            modules = null;
        }
    }

    /**
     * Removes a source of analyses.
     *
     * @param source the source
     */
    public static void deregisterModuleSource(IAnalysisModuleSource source) {
        synchronized (LOCK) {
            SOURCES.remove(source);
            modules = null;
        }
    }

    /** Reads the extension point, unless that was done before. */
    public static void initialize() {
        synchronized (LOCK) {
            if (initialized) {
                return;
            }
            initialized = true;
            SOURCES.addAll(AnalysisExtensions.readSources());
            AnalysisExtensions.readParameterProviders().forEach(PARAMETER_PROVIDERS::putAll);
            AnalysisExtensions.readHiddenOutputs();
            TmfAnalysisModuleOutputs.getOutputListeners().forEach(LISTENERS::add);
        }
    }

    /**
     * Adds a listener that is told of each new module.
     *
     * @param listener the listener
     */
    public static void addNewModuleListener(ITmfNewAnalysisModuleListener listener) {
        initialize();
        LISTENERS.add(listener);
    }

    /**
     * Returns all analyses by id; several may share an id, for different types of traces.
     * Immutable.
     */
    public static Multimap<String, IAnalysisModuleHelper> getAnalysisModules() {
        initialize();
        synchronized (LOCK) {
            Multimap<String, IAnalysisModuleHelper> modules = TmfAnalysisManager.modules;
            if (modules == null) {
                ImmutableMultimap.Builder<String, IAnalysisModuleHelper> builder =
                        ImmutableMultimap.builder();
                for (IAnalysisModuleSource source : SOURCES) {
                    for (IAnalysisModuleHelper helper : source.getAnalysisModules()) {
                        builder.put(helper.getId(), helper);
                    }
                }
                modules = builder.build();
                TmfAnalysisManager.modules = modules;
            }
            return modules;
        }
    }

    /**
     * Returns the analyses of a type of traces.
     *
     * @param traceclass the class of the traces
     * @return the analyses by id
     */
    public static Map<String, IAnalysisModuleHelper> getAnalysisModules(
            Class<? extends ITmfTrace> traceclass) {
        Map<String, IAnalysisModuleHelper> result = new LinkedHashMap<>();
        for (IAnalysisModuleHelper helper : getAnalysisModules().values()) {
            if (helper.appliesToTraceType(traceclass)) {
                result.putIfAbsent(helper.getId(), helper);
            }
        }
        return result;
    }

    /**
     * Adds a provider of parameters.
     *
     * @param analysisId the id of the analysis
     * @param paramProvider the class of the provider; created when first asked for, with its public
     *     constructor without parameters
     */
    public static void registerParameterProvider(
            String analysisId, Class<? extends IAnalysisParameterProvider> paramProvider) {
        initialize();
        synchronized (LOCK) {
            PARAMETER_PROVIDERS.put(analysisId, paramProvider);
        }
    }

    /**
     * Returns the providers of parameters of a module.
     *
     * @param module the module
     * @param trace the trace
     * @return those that are of use for the trace, in the order in which they were registered
     */
    public static Set<IAnalysisParameterProvider> getParameterProvidersForModule(
            IAnalysisModule module, ITmfTrace trace) {
        initialize();
        Set<IAnalysisParameterProvider> providers = new LinkedHashSet<>();
        synchronized (LOCK) {
            for (Class<? extends IAnalysisParameterProvider> type :
                    PARAMETER_PROVIDERS.get(module.getId())) {
                IAnalysisParameterProvider provider = instanceOf(type);
                if (provider != null) {
                    providers.add(provider);
                }
            }
        }
        providers.removeIf(provider -> !provider.appliesToTrace(trace));
        return providers;
    }

    private static @Nullable IAnalysisParameterProvider instanceOf(
            Class<? extends IAnalysisParameterProvider> type) {
        IAnalysisParameterProvider known = PROVIDER_INSTANCES.get(type);
        if (known != null) {
            return known;
        }
        try {
            IAnalysisParameterProvider created = type.getDeclaredConstructor().newInstance();
            PROVIDER_INSTANCES.put(type, created);
            return created;
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    "The parameter provider "
                            + type.getName()
                            + " cannot be created: "
                            + AnalysisRun.reason(e),
                    e);
            return null;
        }
    }

    /** Asks the sources for their analyses again at the next call. */
    public static void refreshModules() {
        synchronized (LOCK) {
            modules = null;
        }
    }

    /**
     * Notifies the listeners of a new module. The creator of a module calls this after it has its
     * trace.
     *
     * @param module the module
     */
    public static void analysisModuleCreated(IAnalysisModule module) {
        initialize();
        for (ITmfNewAnalysisModuleListener listener : LISTENERS) {
            try {
                listener.moduleCreated(module);
            } catch (RuntimeException | LinkageError e) {
                LOGGER.log(
                        System.Logger.Level.ERROR,
                        "A listener failed on the new analysis "
                                + module.getName()
                                + ": "
                                + AnalysisRun.reason(e),
                        e);
            }
        }
    }
}
