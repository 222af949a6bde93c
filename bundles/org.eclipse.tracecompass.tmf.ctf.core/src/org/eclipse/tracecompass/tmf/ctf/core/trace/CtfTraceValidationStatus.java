package org.eclipse.tracecompass.tmf.ctf.core.trace;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;

/**
 * The answer of a CTF trace type that a trace is of it, with what the metadata says. Trace types of
 * one tracer ask the one they extend, and decide by the environment. Immutable.
 *
 * @since 0.2.0
 */
public class CtfTraceValidationStatus extends TraceValidationStatus {

    private final Map<String, String> environment;
    private final Collection<String> eventNames;

    /**
     * Creates a status that knows no events.
     *
     * @param confidence how sure the trace type is
     * @param pluginId the bundle of the trace type
     * @param environment the environment, see {@link #getEnvironment()}
     */
    public CtfTraceValidationStatus(
            int confidence, String pluginId, Map<String, String> environment) {
        this(confidence, pluginId, environment, Collections.emptySet());
    }

    /**
     * Creates a status.
     *
     * @param confidence how sure the trace type is
     * @param pluginId the bundle of the trace type
     * @param environment the environment, see {@link #getEnvironment()}
     * @param eventNames the names of the event classes
     */
    public CtfTraceValidationStatus(
            int confidence,
            String pluginId,
            Map<String, String> environment,
            Collection<String> eventNames) {
        super(confidence, pluginId);
        this.environment = Collections.unmodifiableMap(new LinkedHashMap<>(environment));
        this.eventNames = Collections.unmodifiableSet(new LinkedHashSet<>(eventNames));
    }

    /**
     * Returns what the tracer said about itself and the machine, as it stands in the metadata:
     * texts are in quotation marks. Unmodifiable.
     */
    public Map<String, String> getEnvironment() {
        return environment;
    }

    /** Returns the names of the event classes that the metadata has; unmodifiable. */
    public Collection<String> getEventNames() {
        return eventNames;
    }
}
