package org.eclipse.tracecompass.tmf.core.project.model;

import java.lang.reflect.Constructor;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.InvalidRegistryObjectException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType.TraceElementType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The trace types: those of the extension point, read once, and those that were added. Thread-safe.
 */
final class TraceTypeRegistry {

    private static final System.Logger LOGGER = LazyLogger.of(TraceTypeRegistry.class);
    private static final String CUSTOM_PARSERS =
            "org.eclipse.tracecompass.tmf.core.parsers.custom.CustomParsers";

    private final Map<String, TraceTypeHelper> helpers = new LinkedHashMap<>();
    private final Map<String, IConfigurationElement> elements = new LinkedHashMap<>();

    static final TraceTypeRegistry INSTANCE = new TraceTypeRegistry();

    /** The types that are no extensions, by id. */
    private final Map<String, CustomTraceTypes.Type> customs = new LinkedHashMap<>();

    private final List<CustomTraceTypes> services = services();

    private TraceTypeRegistry() {
        IConfigurationElement[] elements =
                ExtensionSource.getConfigurationElements(TmfTraceType.TMF_TRACE_TYPE_ID);
        Map<String, String> categories = new LinkedHashMap<>();
        for (IConfigurationElement element : elements) {
            if (TmfTraceType.CATEGORY_ELEM.equals(element.getName())) {
                categories.put(
                        attribute(element, TmfTraceType.ID_ATTR),
                        attribute(element, TmfTraceType.NAME_ATTR));
            }
        }
        for (IConfigurationElement element : elements) {
            if (TmfTraceType.TYPE_ELEM.equals(element.getName())) {
                read(element, TraceElementType.TRACE, TmfTraceType.TRACE_TYPE_ATTR, categories);
            } else if (TmfTraceType.EXPERIMENT_ELEM.equals(element.getName())) {
                read(
                        element,
                        TraceElementType.EXPERIMENT,
                        TmfTraceType.EXPERIMENT_TYPE_ATTR,
                        categories);
            }
        }
        for (CustomTraceTypes service : services) {
            for (CustomTraceTypes.Type type : service.types()) {
                add(type);
            }
        }
    }

    /**
     * The parsers of this bundle, in a package that needs this one. To look for them as a service
     * would open all jars of the class path.
     */
    private static List<CustomTraceTypes> services() {
        try {
            return List.of(
                    Class.forName(CUSTOM_PARSERS)
                            .asSubclass(CustomTraceTypes.class)
                            .getDeclaredConstructor()
                            .newInstance());
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(CUSTOM_PARSERS, e);
        }
    }

    private void add(CustomTraceTypes.Type type) {
        try {
            addCustom(type);
        } catch (IllegalArgumentException e) {
            LOGGER.log(System.Logger.Level.ERROR, e.getMessage(), e);
        }
    }

    private static String attribute(IConfigurationElement element, String name) {
        String value = element.getAttribute(name);
        return value == null ? "" : value;
    }

    private void read(
            IConfigurationElement element,
            TraceElementType kind,
            String classAttribute,
            Map<String, String> categories) {
        String id = attribute(element, TmfTraceType.ID_ATTR);
        try {
            if (helpers.containsKey(id)) {
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "Trace type {0} is defined twice; the first one counts",
                        id);
                return;
            }
            ITmfTrace trace = (ITmfTrace) element.createExecutableExtension(classAttribute);
            String category =
                    categories.getOrDefault(attribute(element, TmfTraceType.CATEGORY_ATTR), "");
            boolean isDir = Boolean.parseBoolean(attribute(element, TmfTraceType.IS_DIR_ATTR));
            put(
                    new TraceTypeHelper(
                            id,
                            category,
                            attribute(element, TmfTraceType.NAME_ATTR),
                            trace,
                            isDir,
                            kind));
            elements.put(id, element);
        } catch (CoreException
                | ClassCastException
                | InvalidRegistryObjectException
                | LinkageError e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    "Trace type "
                            + id
                            + " of "
                            + element.getContributor().getName()
                            + " cannot be used",
                    e);
        }
    }

    /** Adds a type, disabled if the user has disabled it. */
    private void put(TraceTypeHelper helper) {
        String id = helper.getTraceTypeId();
        helper.setEnabled(!TraceTypePreferences.getPreferenceValue().contains(id));
        helpers.put(id, helper);
    }

    synchronized Map<String, TraceTypeHelper> helpers() {
        return new LinkedHashMap<>(helpers);
    }

    synchronized @Nullable TraceTypeHelper helper(String id) {
        return helpers.get(id);
    }

    synchronized @Nullable IConfigurationElement element(String id) {
        return elements.get(id);
    }

    void addCustom(CustomTraceTypes.Type type) {
        ITmfTrace trace;
        try {
            trace = instantiate(type);
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new IllegalArgumentException(
                    type.traceClass().getName()
                            + " has neither a constructor (String category, String name) nor one"
                            + " without parameters",
                    e);
        }
        String id = id(type);
        TraceTypeHelper helper =
                new TraceTypeHelper(
                        id, type.category(), type.name(), trace, false, TraceElementType.TRACE);
        synchronized (this) {
            put(helper);
            customs.put(id, type);
        }
    }

    synchronized void removeCustom(CustomTraceTypes.Type type) {
        String id = id(type);
        helpers.remove(id);
        customs.remove(id);
    }

    synchronized boolean isCustom(String id) {
        return customs.containsKey(id);
    }

    private String id(CustomTraceTypes.Type type) {
        return services.isEmpty()
                ? type.traceClass().getName() + ':' + type.category() + ':' + type.name()
                : services.get(0).id(type);
    }

    /** The id that a type has today. */
    String today(String id) {
        String today = id;
        for (CustomTraceTypes service : services) {
            today = service.today(today);
        }
        return today;
    }

    private ITmfTrace instantiate(CustomTraceTypes.Type type) throws ReflectiveOperationException {
        for (CustomTraceTypes service : services) {
            ITmfTrace trace = service.create(type);
            if (trace != null) {
                return trace;
            }
        }
        return instantiate(type.traceClass(), type.category(), type.name());
    }

    private static ITmfTrace instantiate(
            Class<? extends ITmfTrace> traceClass, String category, String name)
            throws ReflectiveOperationException {
        try {
            Constructor<? extends ITmfTrace> constructor =
                    traceClass.getConstructor(String.class, String.class);
            return constructor.newInstance(category, name);
        } catch (NoSuchMethodException e) {
            return traceClass.getConstructor().newInstance();
        }
    }

    /** A new trace of a type; null when there is no such type. */
    @Nullable
    ITmfTrace instantiate(String id) throws CoreException {
        IConfigurationElement element = element(id);
        if (element != null) {
            String attribute =
                    TmfTraceType.EXPERIMENT_ELEM.equals(element.getName())
                            ? TmfTraceType.EXPERIMENT_TYPE_ATTR
                            : TmfTraceType.TRACE_TYPE_ATTR;
            return (ITmfTrace) element.createExecutableExtension(attribute);
        }
        CustomTraceTypes.Type type;
        synchronized (this) {
            type = customs.get(id);
        }
        if (type == null) {
            return null;
        }
        try {
            return instantiate(type);
        } catch (ReflectiveOperationException e) {
            throw new CoreException(
                    org.eclipse.core.runtime.Status.error(
                            "Trace type " + id + " cannot be used", e));
        }
    }
}
