package org.eclipse.tracecompass.tmf.core.project.model;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.core.CorePreferences;

/**
 * The user's preferences about trace types: which are disabled, and what range of a new trace is
 * shown first.
 */
public final class TraceTypePreferences {

    /** Key of the list of disabled types. */
    public static final String TRACE_TYPE_PREFERENCE_KEY =
            "org.eclipse.tracecompass.tmf.core.prefs.traceType";

    private static final String INITIAL_RANGE = ".initial.time.range.";
    private static final String SEPARATOR = ";";

    private TraceTypePreferences() {}

    /** Enables and disables the trace types as the preferences say. */
    public static void init() {
        List<String> disabled = getPreferenceValue();
        for (TraceTypeHelper helper : TmfTraceType.getTraceTypeHelpers()) {
            helper.setEnabled(!disabled.contains(helper.getTraceTypeId()));
        }
    }

    /**
     * Disables trace types and enables all others.
     *
     * @param disabled ids of the types to disable
     */
    @NonNullByDefault({})
    public static void setPreferenceValue(List<String> disabled) {
        CorePreferences.put(
                TRACE_TYPE_PREFERENCE_KEY,
                disabled.isEmpty() ? null : String.join(SEPARATOR, disabled));
        init();
    }

    /**
     * The length of the range that is shown first.
     *
     * @param traceType id of a trace type
     * @param defaultValue what to return when it is not set
     * @return nanoseconds
     */
    @NonNullByDefault({})
    public static long getInitialTimeRange(String traceType, long defaultValue) {
        try {
            return Long.parseLong(CorePreferences.get(key(traceType), Long.toString(defaultValue)));
        } catch (NumberFormatException e) {
            return defaultValue;
        }
    }

    /**
     * Sets the length of the range that is shown first.
     *
     * @param traceType id of a trace type
     * @param value nanoseconds
     */
    @NonNullByDefault({})
    public static void setInitialTimeRange(String traceType, long value) {
        CorePreferences.put(key(traceType), Long.toString(value));
    }

    /**
     * Goes back to the default length of the range that is shown first.
     *
     * @param traceType id of a trace type
     */
    @NonNullByDefault({})
    public static void resetInitialTimeRange(String traceType) {
        CorePreferences.put(key(traceType), null);
    }

    /** {@return ids of the disabled types} */
    @NonNullByDefault({})
    public static List<String> getPreferenceValue() {
        String value = CorePreferences.get(TRACE_TYPE_PREFERENCE_KEY, "");
        List<String> disabled = new ArrayList<>();
        for (String id : value.split(SEPARATOR)) {
            if (!id.isBlank()) {
                disabled.add(id);
            }
        }
        return disabled;
    }

    private static String key(String traceType) {
        return TRACE_TYPE_PREFERENCE_KEY + INITIAL_RANGE + traceType;
    }
}
