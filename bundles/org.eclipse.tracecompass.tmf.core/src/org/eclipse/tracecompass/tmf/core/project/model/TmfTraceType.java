package org.eclipse.tracecompass.tmf.core.project.model;

import java.io.File;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * The trace and experiment types that are installed: extensions of {@value #TMF_TRACE_TYPE_ID}.
 * Thread-safe; the extensions are read once, at the first question.
 */
public final class TmfTraceType {

    /** Id of the extension point. */
    public static final String TMF_TRACE_TYPE_ID = "org.eclipse.linuxtools.tmf.core.tracetype";

    /** Element: category. */
    public static final String CATEGORY_ELEM = "category";

    /** Element: trace type. */
    public static final String TYPE_ELEM = "type";

    /** Element: experiment type. */
    public static final String EXPERIMENT_ELEM = "experiment";

    /** Attribute: id. */
    public static final String ID_ATTR = "id";

    /** Attribute: name. */
    public static final String NAME_ATTR = "name";

    /** Attribute: id of the category. */
    public static final String CATEGORY_ATTR = "category";

    /** Attribute: class of the traces. */
    public static final String TRACE_TYPE_ATTR = "trace_type";

    /** Attribute: class of the events. */
    public static final String EVENT_TYPE_ATTR = "event_type";

    /** Attribute: class of the experiments. */
    public static final String EXPERIMENT_TYPE_ATTR = "experiment_type";

    /** Attribute: whether the traces are folders. */
    public static final String IS_DIR_ATTR = "isDirectory";

    /** Id of the experiment type that takes any traces. */
    public static final String DEFAULT_EXPERIMENT_TYPE =
            "org.eclipse.linuxtools.tmf.core.experiment.generic";

    /** The kind of a type: trace or experiment. */
    public enum TraceElementType {
        /** Traces. */
        TRACE,
        /** Experiments. */
        EXPERIMENT
    }

    private TmfTraceType() {}

    private static TraceTypeRegistry registry() {
        return TraceTypeRegistry.INSTANCE;
    }

    /** {@return all types} */
    @NonNullByDefault({})
    public static Iterable<TraceTypeHelper> getTraceTypeHelpers() {
        return registry().helpers().values();
    }

    /** {@return the labels of the enabled trace types} */
    @NonNullByDefault({})
    public static String[] getAvailableTraceTypes() {
        return getAvailableTraceTypes(null);
    }

    /**
     * The labels of the enabled trace types.
     *
     * @param comparator their order; null for that of the extensions
     * @return the labels
     */
    @NonNullByDefault({})
    public static String[] getAvailableTraceTypes(Comparator<String> comparator) {
        List<String> labels = new ArrayList<>();
        for (TraceTypeHelper helper : getTraceTypeHelpers()) {
            if (!helper.isExperimentType() && helper.isEnabled()) {
                labels.add(helper.getLabel());
            }
        }
        if (comparator != null) {
            labels.sort(comparator);
        }
        return labels.toArray(new String[0]);
    }

    /**
     * Adds a type that is not an extension, for instance a parser that the user has written.
     *
     * @param traceClass class of its traces, with a constructor (String category, String name) or
     *     one without parameters
     * @param category name of its category
     * @param definitionName its name
     */
    @NonNullByDefault({})
    public static void addCustomTraceType(
            Class<? extends ITmfTrace> traceClass, String category, String definitionName) {
        registry().addCustom(new CustomTraceTypes.Type(traceClass, category, definitionName));
    }

    /**
     * Removes a type that was added.
     *
     * @param traceClass class of its traces
     * @param category name of its category
     * @param definitionName its name
     */
    @NonNullByDefault({})
    public static void removeCustomTraceType(
            Class<? extends ITmfTrace> traceClass, String category, String definitionName) {
        registry().removeCustom(new CustomTraceTypes.Type(traceClass, category, definitionName));
    }

    /**
     * A type.
     *
     * @param id its id
     * @return the type, null when there is none
     */
    @NonNullByDefault({})
    public static TraceTypeHelper getTraceType(String id) {
        return registry().helper(id);
    }

    /**
     * Creates a trace.
     *
     * @param traceTypeId id of its type
     * @return the uninitialised trace, null when there is no such type
     * @throws CoreException when its class cannot be instantiated
     */
    public static @Nullable ITmfTrace instantiateTrace(String traceTypeId) throws CoreException {
        return registry().instantiate(traceTypeId);
    }

    /**
     * The extension of a type.
     *
     * @param traceType id of the type
     * @return the extension's element, null when the type is none
     */
    @NonNullByDefault({})
    public static IConfigurationElement getTraceAttributes(String traceType) {
        return registry().element(traceType);
    }

    /**
     * Whether a type is a custom parser.
     *
     * @param traceType id of the type
     * @return whether it was added rather than contributed
     */
    static boolean isCustom(String traceType) {
        return registry().isCustom(traceType);
    }

    /**
     * The id of a type.
     *
     * @param label its label or name
     * @return its id, null when there is none
     */
    @NonNullByDefault({})
    public static String getTraceTypeId(String label) {
        String byName = null;
        for (TraceTypeHelper helper : getTraceTypeHelpers()) {
            if (helper.getLabel().equals(label)) {
                return helper.getTraceTypeId();
            }
            if (byName == null && helper.getName().equals(label)) {
                byName = helper.getTraceTypeId();
            }
        }
        return byName;
    }

    /**
     * Whether a folder is a trace.
     *
     * @param path the folder
     * @return true when a type whose traces are folders accepts it
     */
    @NonNullByDefault({})
    public static boolean isDirectoryTrace(String path) {
        if (!new File(path).isDirectory()) {
            return false;
        }
        for (TraceTypeHelper helper : getTraceTypeHelpers()) {
            if (helper.isDirectoryTraceType() && helper.validateWithConfidence(path) >= 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the traces of a type are folders.
     *
     * @param traceType id of the type
     * @return whether they are; false when there is no such type
     */
    @NonNullByDefault({})
    public static boolean isDirectoryTraceType(String traceType) {
        TraceTypeHelper helper = getTraceType(traceType);
        return helper != null && helper.isDirectoryTraceType();
    }

    /**
     * The type that was set for a resource.
     *
     * @param resource the resource
     * @return the type's id, null when none was set
     * @throws CoreException when the resource cannot tell
     */
    @NonNullByDefault({})
    public static String getTraceTypeId(IResource resource) throws CoreException {
        String id = resource.getPersistentProperty(TmfCommonConstants.TRACETYPE);
        return id == null ? null : buildCompatibilityTraceTypeId(id);
    }

    /**
     * The id that a type has today.
     *
     * @param traceTypeId an id, maybe of an earlier version
     * @return the id of today; the same for an id that has not changed
     */
    @NonNullByDefault({})
    public static String buildCompatibilityTraceTypeId(String traceTypeId) {
        return registry().today(traceTypeId);
    }

    /**
     * The trace types that accept a file or folder.
     *
     * @param path file or folder
     * @param traceTypeHint id of a type to take when it accepts the path; null or empty for none
     * @return the enabled types that accept it, the surest first; only the hinted type when it does
     * @throws TmfTraceImportException when there is none; the message lists the types and why each
     *     refused
     */
    @NonNullByDefault({})
    public static @NonNull List<TraceTypeHelper> selectTraceType(String path, String traceTypeHint)
            throws TmfTraceImportException {
        TraceTypeSelection selection = TraceTypeSelection.of(path, traceTypeHint);
        if (selection.accepted().isEmpty()) {
            throw new TmfTraceImportException(selection.refusal());
        }
        return selection.accepted();
    }

    /**
     * The experiment types that may be made of traces.
     *
     * @param traces the traces
     * @param experimentTypeHint id of a type to put first when it accepts the traces; null or empty
     *     for none
     * @return the enabled types, the best first; may be empty
     */
    @NonNullByDefault({})
    public static List<TraceTypeHelper> selectExperimentType(
            List<ITmfTrace> traces, String experimentTypeHint) {
        Map<TraceTypeHelper, Integer> confidences = new LinkedHashMap<>();
        for (TraceTypeHelper helper : getTraceTypeHelpers()) {
            if (helper.isExperimentType() && helper.isEnabled()) {
                int confidence = helper.validateExperimentWithTraces(traces);
                if (confidence >= 0) {
                    boolean hinted = helper.getTraceTypeId().equals(experimentTypeHint);
                    confidences.put(helper, hinted ? Integer.MAX_VALUE : confidence);
                }
            }
        }
        return confidences.entrySet().stream()
                .sorted(Map.Entry.<TraceTypeHelper, Integer>comparingByValue().reversed())
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * Creates an experiment.
     *
     * @param typeID id of its type
     * @return the uninitialised experiment, null when there is no such type
     * @throws CoreException when its class cannot be instantiated
     */
    public static @Nullable TmfExperiment instantiateExperiment(String typeID)
            throws CoreException {
        return registry().instantiate(typeID) instanceof TmfExperiment experiment
                ? experiment
                : null;
    }

    /**
     * Creates an event, to learn its class.
     *
     * @param traceTypeId id of the trace type
     * @return an event without content, null when there is no such type
     * @throws CoreException when its class cannot be instantiated
     */
    public static @Nullable ITmfEvent instantiateEvent(String traceTypeId) throws CoreException {
        IConfigurationElement element = getTraceAttributes(traceTypeId);
        return element == null || element.getAttribute(EVENT_TYPE_ATTR) == null
                ? null
                : (ITmfEvent) element.createExecutableExtension(EVENT_TYPE_ATTR);
    }

    /**
     * The path of the trace that a file belongs to.
     *
     * @param path a file or folder
     * @return its folder when the file is part of a trace that is a folder; else the path itself
     */
    @NonNullByDefault({})
    public static String checkAndUpdateTracePath(String path) {
        File file = new File(path);
        String parent = file.getAbsoluteFile().getParent();
        return file.isFile() && parent != null && isDirectoryTrace(parent) ? parent : path;
    }
}
