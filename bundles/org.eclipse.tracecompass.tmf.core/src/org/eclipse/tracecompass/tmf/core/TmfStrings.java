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
        return "Start time"; // $NON-NLS-1$
    }

    /** Returns the name of the end of a state or segment. */
    public static String endTime() {
        return "End time"; // $NON-NLS-1$
    }

    /** Returns the name of a time. */
    public static String time() {
        return "Time"; // $NON-NLS-1$
    }

    /** Returns the name of a duration. */
    public static String duration() {
        return "Duration"; // $NON-NLS-1$
    }

    /** Returns the name of a CPU. */
    public static String cpu() {
        return "CPU"; // $NON-NLS-1$
    }

    /** Returns the name of a place in the source code. */
    public static String source() {
        return "Source"; // $NON-NLS-1$
    }

    /** Returns the name of a time in nanoseconds. */
    public static String nsTime() {
        return "Time [ns]"; // $NON-NLS-1$
    }
}
