package org.eclipse.tracecompass.tmf.core.analysis;

import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.ContributorFactoryOSGi;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.osgi.framework.Bundle;

/** Reads the extension point of analyses. What is broken is logged in a sentence and left out. */
final class AnalysisExtensions {

    static final String MODULE_ELEM = "module";
    static final String TRACETYPE_ELEM = "tracetype";
    static final String PARAMETER_ELEM = "parameter";
    static final String ANALYSIS_MODULE_ATTR = "analysis_module";

    private static final String SOURCE_ELEM = "source";
    private static final String PARAMETER_PROVIDER_ELEM = "parameterProvider";
    private static final String HIDE_OUTPUT_ELEM = "hideOutput";

    private static final System.Logger LOGGER = LazyLogger.of(TmfAnalysisManager.class);

    private AnalysisExtensions() {
        // static
    }

    /** Returns the elements of a name directly below all extensions. */
    static List<IConfigurationElement> elements(String name) {
        return Arrays.stream(
                        ExtensionSource.getConfigurationElements(
                                TmfAnalysisModuleOutputs.TMF_ANALYSIS_TYPE_ID))
                .filter(element -> name.equals(element.getName()))
                .toList();
    }

    /** Returns the source of the contributed modules, and the contributed sources. */
    static List<IAnalysisModuleSource> readSources() {
        List<IAnalysisModuleHelper> helpers = new ArrayList<>();
        for (IConfigurationElement element : elements(MODULE_ELEM)) {
            if (element.getAttribute(TmfAnalysisModuleOutputs.ID_ATTR) == null) {
                LOGGER.log(
                        System.Logger.Level.ERROR,
                        "An analysis contributed by {0} has no id.",
                        element.getContributor().getName());
            } else {
                helpers.add(new TmfAnalysisModuleHelperConfigElement(element));
            }
        }
        List<IAnalysisModuleSource> sources = new ArrayList<>();
        sources.add(() -> helpers);
        for (IConfigurationElement element : elements(SOURCE_ELEM)) {
            IAnalysisModuleSource source =
                    ExtensionSource.create(
                            element,
                            TmfAnalysisModuleOutputs.CLASS_ATTR,
                            IAnalysisModuleSource.class);
            if (source != null) {
                sources.add(source);
            }
        }
        return sources;
    }

    /** Returns the contributed parameter providers by the id of their analysis. */
    static Map<String, Set<Class<? extends IAnalysisParameterProvider>>> readParameterProviders() {
        Multimap<String, Class<? extends IAnalysisParameterProvider>> found =
                LinkedHashMultimap.create();
        for (IConfigurationElement element : elements(PARAMETER_PROVIDER_ELEM)) {
            Class<? extends IAnalysisParameterProvider> type =
                    loadClass(
                            element,
                            TmfAnalysisModuleOutputs.CLASS_ATTR,
                            IAnalysisParameterProvider.class);
            for (IConfigurationElement id :
                    element.getChildren(TmfAnalysisModuleOutputs.ANALYSIS_ID_ELEM)) {
                String analysis = id.getAttribute(TmfAnalysisModuleOutputs.ID_ATTR);
                if (type != null && analysis != null) {
                    found.put(analysis, type);
                }
            }
        }
        Map<String, Set<Class<? extends IAnalysisParameterProvider>>> result =
                new LinkedHashMap<>();
        found.asMap().forEach((id, types) -> result.put(id, new LinkedHashSet<>(types)));
        return result;
    }

    static void readHiddenOutputs() {
        elements(HIDE_OUTPUT_ELEM).forEach(TmfAnalysisOutputManager.getInstance()::loadExclusion);
    }

    /** Returns the bundle that contributes an element, null outside of OSGi. */
    static @Nullable Bundle bundleOf(IConfigurationElement element) {
        return ExtensionSource.isPlatformRunning()
                ? ContributorFactoryOSGi.resolve(element.getContributor())
                : null;
    }

    /**
     * Loads the class named by an attribute; null, with a log entry, when it cannot be loaded or is
     * of another type.
     */
    static <T> @Nullable Class<? extends T> loadClass(
            IConfigurationElement element, String attribute, Class<T> type) {
        String name = element.getAttribute(attribute);
        try {
            if (name == null) {
                throw new ClassNotFoundException("the attribute " + attribute + " is missing");
            }
            Bundle bundle = bundleOf(element);
            return bundle == null
                    ? loadFromClassPath(name).asSubclass(type)
                    : bundle.loadClass(name).asSubclass(type);
        } catch (ClassNotFoundException | ClassCastException | LinkageError e) {
            ExtensionSource.logBroken(element, name, e);
            return null;
        }
    }

    private static Class<?> loadFromClassPath(String name) throws ClassNotFoundException {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        if (context != null) {
            try {
                return Class.forName(name, true, context);
            } catch (ClassNotFoundException e) {
                // then this class's own loader may know it
            }
        }
        return Class.forName(name);
    }
}
