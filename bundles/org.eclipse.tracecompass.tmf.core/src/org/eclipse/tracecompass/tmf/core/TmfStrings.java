package org.eclipse.tracecompass.tmf.core;

/**
 * The names of what rows, tooltips and tables tell, so that all say the same.
 *
 * @since 0.2.0
 */
public final class TmfStrings {

    private TmfStrings() {}

    /** Returns the name of the start of a state or segment. */
    public static String startTime() {
        return "Start time";
    }

    /** Returns the name of the end of a state or segment. */
    public static String endTime() {
        return "End time";
    }

    /** Returns the name of a time. */
    public static String time() {
        return "Time";
    }

    /** Returns the name of a duration. */
    public static String duration() {
        return "Duration";
    }

    /** Returns the name of a CPU. */
    public static String cpu() {
        return "CPU";
    }

    /** Returns the name of a place in the source code. */
    public static String source() {
        return "Source";
    }

    /** Returns the name of a time in nanoseconds. */
    public static String nsTime() {
        return "Time [ns]";
    }
}
