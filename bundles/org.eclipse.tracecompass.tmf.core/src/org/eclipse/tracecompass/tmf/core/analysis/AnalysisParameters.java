package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The parameters of an analysis module: their names, the values that were set, and those that the
 * module was told last. Where nothing is set the parameter providers of the trace are asked.
 * Thread-safe; holds no lock while foreign code runs.
 */
final class AnalysisParameters {

    private final TmfAbstractAnalysisModule module;
    private final List<String> names = new CopyOnWriteArrayList<>();
    private final Map<String, @Nullable Object> values =
            Collections.synchronizedMap(new LinkedHashMap<>());
    private final Map<String, Object> notifiedValues =
            Collections.synchronizedMap(new LinkedHashMap<>());

    AnalysisParameters(TmfAbstractAnalysisModule module) {
        this.module = module;
    }

    List<String> names() {
        return names;
    }

    /** {@return the parameters that have a value, and their values, in the order of their names} */
    String describe() {
        StringBuilder text = new StringBuilder();
        for (String name : new TreeSet<>(names)) {
            Object value = get(name);
            if (value != null) {
                String shown = ParameterText.of(value);
                text.append(name).append('=').append(shown.length()).append(' ').append(shown);
            }
        }
        return text.toString();
    }

    void add(String name) {
        names.add(name);
    }

    /** {@return the value that is set, else one that a provider has; null for none} */
    @Nullable
    Object get(String name) {
        Object value = values.get(name);
        ITmfTrace trace = module.getTrace();
        if (value != null || trace == null) {
            return value;
        }
        for (IAnalysisParameterProvider provider :
                TmfAnalysisManager.getParameterProvidersForModule(module, trace)) {
            Object provided = provider.getParameter(name);
            if (provided != null) {
                return provided;
            }
        }
        return null;
    }

    /**
     * Sets a value.
     *
     * @return whether it is another one than was set before
     * @throws IllegalArgumentException when there is no such parameter
     */
    boolean set(String name, @Nullable Object value) {
        check(name);
        return !Objects.equals(values.put(name, value), value);
    }

    /**
     * Notes that the module knows the parameter's value from now on.
     *
     * @return whether it is another one than the module knew before
     * @throws IllegalArgumentException when there is no such parameter
     */
    boolean noteChange(String name) {
        check(name);
        Object value = get(name);
        Object old = value == null ? notifiedValues.remove(name) : notifiedValues.put(name, value);
        return !Objects.equals(old, value);
    }

    private void check(String name) {
        if (!names.contains(name)) {
            throw new IllegalArgumentException(
                    "The analysis "
                            + module.getName()
                            + " has no parameter "
                            + name
                            + "; it has "
                            + names
                            + '.');
        }
    }
}
