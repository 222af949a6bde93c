package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.tracecompass.tmf.core.event.TmfField;

/**
 * The fields in which tracers put thread and process; each has one handle, which is for all traces.
 */
final class ContextFields {

    private static final Map<String, TmfField> HANDLES = new ConcurrentHashMap<>();

    private ContextFields() {}

    /** Returns the handle of a field; layouts name few. */
    static TmfField of(String name) {
        TmfField known = HANDLES.get(name);
        return known == null ? HANDLES.computeIfAbsent(name, TmfField::of) : known;
    }
}
