package org.eclipse.tracecompass.ftrace.core.event;

/**
 * The columns before the name of an event.
 *
 * @param nanos the time on the trace's own clock, ns
 * @param cpu the CPU
 * @param tid the thread, {@link #UNKNOWN} where the trace does not tell
 * @param tgid the process, {@link #UNKNOWN} where the trace does not tell
 * @param task the name of the thread, empty where the trace does not tell
 * @param flags the flags as they are printed, for example {@code dNh2.}; empty where there are none
 */
public record FtraceHeader(long nanos, int cpu, int tid, int tgid, String task, String flags) {

    /** Stands for a thread or process that the trace does not tell. */
    public static final int UNKNOWN = -1;
}
