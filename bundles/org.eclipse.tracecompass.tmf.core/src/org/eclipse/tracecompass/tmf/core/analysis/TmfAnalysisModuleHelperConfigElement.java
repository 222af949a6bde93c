package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.osgi.framework.Bundle;

/**
 * An analysis contributed through the extension point, as a {@code module} element. Which types of
 * traces it is for is said by its {@code tracetype} children and by {@code tracetype} elements
 * elsewhere that name its id; of several that match, the one with the most specific class decides.
 */
public class TmfAnalysisModuleHelperConfigElement implements IAnalysisModuleHelper {

    private static final System.Logger LOGGER =
            LazyLogger.of(TmfAnalysisModuleHelperConfigElement.class);

    private static final String NAME_ATTR = "name";
    private static final String ICON_ATTR = "icon";
    private static final String AUTOMATIC_ATTR = "automatic";
    private static final String APPLIES_EXPERIMENT_ATTR = "applies_experiment";
    private static final String APPLIES_ATTR = "applies";
    private static final String DEFAULT_VALUE_ATTR = "default_value";

    private final IConfigurationElement element;

    /**
     * Whether the analysis is for a type of traces, by the declared types; null until first asked.
     */
    private volatile @Nullable Map<Class<? extends ITmfTrace>, Boolean> declaredTypes;

    /**
     * Creates the helper.
     *
     * @param ce the {@code module} element
     */
    @NonNullByDefault({})
    public TmfAnalysisModuleHelperConfigElement(IConfigurationElement ce) {
        element = ce;
    }

    private String attribute(String name) {
        return Objects.requireNonNullElse(element.getAttribute(name), "");
    }

    @NonNullByDefault({})
    @Override
    public String getId() {
        return attribute(TmfAnalysisModuleOutputs.ID_ATTR);
    }

    @NonNullByDefault({})
    @Override
    public String getName() {
        String name = attribute(NAME_ATTR);
        return name.isEmpty() ? getId() : name;
    }

    @Override
    public boolean isAutomatic() {
        return Boolean.parseBoolean(attribute(AUTOMATIC_ATTR));
    }

    @Override
    public boolean appliesToExperiment() {
        return Boolean.parseBoolean(attribute(APPLIES_EXPERIMENT_ATTR));
    }

    @NonNullByDefault({})
    @Override
    public String getHelpText() {
        IAnalysisModule module = createModule();
        try {
            return module == null ? "" : module.getHelpText();
        } finally {
            disposeQuietly(module);
        }
    }

    @NonNullByDefault({})
    @Override
    public String getHelpText(@NonNull ITmfTrace trace) {
        IAnalysisModule module = createModule();
        try {
            return module == null
                    ? "The analysis " + getName() + " cannot be created; see the error log."
                    : module.getHelpText(trace);
        } finally {
            disposeQuietly(module);
        }
    }

    @NonNullByDefault({})
    @Override
    public String getIcon() {
        return element.getAttribute(ICON_ATTR);
    }

    @NonNullByDefault({})
    @Override
    public Bundle getBundle() {
        return AnalysisExtensions.bundleOf(element);
    }

    @NonNullByDefault({})
    @Override
    public boolean appliesToTraceType(Class<? extends ITmfTrace> traceclass) {
        Boolean declared = declaredFor(traceclass);
        return declared == null
                ? TmfExperiment.class.isAssignableFrom(traceclass) && appliesToExperiment()
                : declared;
    }

    /** What the nearest of the declared types says; null if none says anything. */
    private @Nullable Boolean declaredFor(Class<? extends ITmfTrace> traceclass) {
        Class<?> best = null;
        Boolean applies = null;
        for (Map.Entry<Class<? extends ITmfTrace>, Boolean> declared : declaredTypes().entrySet()) {
            Class<?> type = declared.getKey();
            if (type.isAssignableFrom(traceclass)
                    && (best == null || best.isAssignableFrom(type))) {
                best = type;
                applies = declared.getValue();
            }
        }
        return applies;
    }

    private Map<Class<? extends ITmfTrace>, Boolean> declaredTypes() {
        Map<Class<? extends ITmfTrace>, Boolean> types = declaredTypes;
        if (types == null) {
            types = new LinkedHashMap<>();
            List<IConfigurationElement> elements = new ArrayList<>();
            Collections.addAll(elements, element.getChildren(AnalysisExtensions.TRACETYPE_ELEM));
            for (IConfigurationElement element :
                    AnalysisExtensions.elements(AnalysisExtensions.TRACETYPE_ELEM)) {
                if (getId().equals(element.getAttribute(TmfAnalysisModuleOutputs.ID_ATTR))) {
                    elements.add(element);
                }
            }
            for (IConfigurationElement element : elements) {
                Class<? extends ITmfTrace> type =
                        AnalysisExtensions.loadClass(
                                element, TmfAnalysisModuleOutputs.CLASS_ATTR, ITmfTrace.class);
                if (type != null) {
                    String applies = element.getAttribute(APPLIES_ATTR);
                    types.put(type, applies == null || Boolean.parseBoolean(applies));
                }
            }
            declaredTypes = types;
        }
        return types;
    }

    @NonNullByDefault({})
    @Override
    public Iterable<Class<? extends ITmfTrace>> getValidTraceTypes() {
        Set<Class<? extends ITmfTrace>> types = new LinkedHashSet<>();
        for (TraceTypeHelper registered : TmfTraceType.getTraceTypeHelpers()) {
            Class<? extends ITmfTrace> type = registered.getTraceClass();
            if (appliesToTraceType(type)) {
                types.add(type);
            }
        }
        return types;
    }

    @NonNullByDefault({})
    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        IAnalysisModule module = createModule();
        try {
            return module == null ? Collections.emptySet() : module.getAnalysisRequirements();
        } finally {
            disposeQuietly(module);
        }
    }

    /** Creates a module without a trace; null, with a log entry, when that fails. */
    private @Nullable IAnalysisModule createModule() {
        try {
            return newModuleWithoutTrace();
        } catch (TmfAnalysisException e) {
            LOGGER.log(System.Logger.Level.ERROR, e.getMessage(), e);
            return null;
        }
    }

    private IAnalysisModule newModuleWithoutTrace() throws TmfAnalysisException {
        IAnalysisModule module;
        try {
            module =
                    (IAnalysisModule)
                            element.createExecutableExtension(
                                    AnalysisExtensions.ANALYSIS_MODULE_ATTR);
        } catch (CoreException | ClassCastException | LinkageError e) {
            throw new TmfAnalysisException(
                    "The analysis " + getName() + " cannot be created: " + AnalysisRun.reason(e),
                    e);
        }
        module.setName(getName());
        module.setId(getId());
        module.setAutomatic(isAutomatic());
        for (IConfigurationElement parameter :
                element.getChildren(AnalysisExtensions.PARAMETER_ELEM)) {
            String name = parameter.getAttribute(NAME_ATTR);
            if (name != null) {
                module.addParameter(name);
                String value = parameter.getAttribute(DEFAULT_VALUE_ATTR);
                if (value != null) {
                    module.setParameter(name, value);
                }
            }
        }
        return module;
    }

    @NonNullByDefault({})
    @Override
    public IAnalysisModule newModule(ITmfTrace trace) throws TmfAnalysisException {
        boolean isDeclared = Boolean.TRUE.equals(declaredFor(trace.getClass()));
        if (!appliesToTraceType(trace.getClass()) || !isDeclared && !appliesToPartOf(trace)) {
            return null;
        }
        IAnalysisModule module = newModuleWithoutTrace();
        try {
            if (!module.setTrace(trace)) {
                disposeQuietly(module);
                return null;
            }
        } catch (TmfAnalysisException | RuntimeException e) {
            disposeQuietly(module);
            throw e;
        }
        TmfAnalysisManager.analysisModuleCreated(module);
        return module;
    }

    /** Returns whether the analysis is for one of the traces of an experiment. */
    private boolean appliesToPartOf(ITmfTrace trace) {
        return trace instanceof TmfExperiment experiment
                && experiment.getTraces().stream()
                        .anyMatch(
                                part ->
                                        Boolean.TRUE.equals(declaredFor(part.getClass()))
                                                || appliesToPartOf(part));
    }

    private static void disposeQuietly(@Nullable IAnalysisModule module) {
        if (module != null) {
            module.dispose();
        }
    }

    @Override
    public String toString() {
        return getId() + " (" + getName() + ')';
    }
}
