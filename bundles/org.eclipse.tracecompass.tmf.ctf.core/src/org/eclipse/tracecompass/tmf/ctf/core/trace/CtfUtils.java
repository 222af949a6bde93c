package org.eclipse.tracecompass.tmf.ctf.core.trace;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What the environment of a CTF trace says about the tracer.
 *
 * @since 0.2.0
 */
public final class CtfUtils {

    private CtfUtils() {}

    /**
     * Returns the name of the tracer.
     *
     * @param trace a trace
     * @return the name without quotation marks; null if the trace was not opened or does not tell
     */
    public static @Nullable String getTracerName(CtfTmfTrace trace) {
        return CtfDescription.unquoted(trace.getEnvironment().get("tracer_name"));
    }

    /** Returns the major version of the tracer; -1 if the trace does not tell. */
    public static int getTracerMajorVersion(CtfTmfTrace trace) {
        return number(trace, "tracer_major");
    }

    /** Returns the minor version of the tracer; -1 if the trace does not tell. */
    public static int getTracerMinorVersion(CtfTmfTrace trace) {
        return number(trace, "tracer_minor");
    }

    private static int number(CtfTmfTrace trace, String key) {
        String text = CtfDescription.unquoted(trace.getEnvironment().get(key));
        try {
            return text == null ? -1 : Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return -1;
        }
    }
}
