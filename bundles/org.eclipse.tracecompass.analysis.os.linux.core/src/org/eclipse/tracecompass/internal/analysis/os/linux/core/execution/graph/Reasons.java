package org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.model.ProcessStatus;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt.SoftInterrupts;

/**
 * Why the graph does not say what a thread waited for. They are the qualifiers of edges, so that a
 * path can repeat them. Other qualifiers name what woke the thread, such as a device.
 */
public final class Reasons {

    /** Nobody knows what happened. */
    public static final String LOST = "events were lost";

    /** A thread ran again, although nothing had woken it. */
    public static final String NO_WAKE_UP = "the trace has no event that woke it";

    /** The trace ended before the thread was woken. */
    public static final String NOT_WOKEN = "not woken before the end of the trace";

    /** The innermost interrupt has no name. */
    public static final String INTERRUPT = "woken by an interrupt without a name";

    /** An idle CPU woke the thread, outside of interrupts that are recorded. */
    public static final String IDLE_CPU = "woken on an idle CPU, by an interrupt not recorded";

    /** The thread on the CPU of the wake-up is not known. */
    public static final String NO_WAKER = "woken by a thread that is not known";

    /** A thread has not been seen yet. */
    public static final String NOT_SEEN = "nothing is known of the thread before its first event";

    /** A thread has no line any more. */
    public static final String ENDED = "the thread has ended, or nothing more is known of it";

    /** A path leads to a thread that has no line then. */
    public static final String NO_LINE = "nothing is known of the thread that woke it at that time";

    /** A packet cannot be followed, because it would come before it was sent. */
    public static final String CLOCKS = "the clocks of the hosts are not synchronized";

    /** A kernel thread handles soft interrupts that an interrupt has left to it. */
    public static final String POSTPONED = "soft interrupts that were postponed";

    private static final String SOFT_INTERRUPT = "soft interrupt ";

    private Reasons() {}

    /** The qualifier of what a thread did until the trace ended. */
    static @Nullable String atEnd(ProcessStatus status) {
        return switch (status) {
            case WAIT_BLOCKED -> NOT_WOKEN;
            case UNKNOWN -> LOST;
            default -> null;
        };
    }

    /** The qualifier of what a thread did until it was switched to or from. */
    static @Nullable String without(ProcessStatus status) {
        return switch (status) {
            case WAIT_BLOCKED -> NO_WAKE_UP;
            case UNKNOWN -> LOST;
            default -> null;
        };
    }

    /** The qualifier of a wait that a thread ended; null if the thread can be followed. */
    static @Nullable String byThread(@Nullable OsWorker waker) {
        return waker == null
                ? NO_WAKER
                : waker.getHostThread().getTid().intValue() == 0 ? IDLE_CPU : null;
    }

    /** The qualifier of a wait that a soft interrupt ended. */
    static String softInterrupt(int vector) {
        return SOFT_INTERRUPT + SoftInterrupts.name(vector);
    }

    /** Whether a qualifier says that the cause is not known, rather than what it is. */
    public static boolean isUnknown(String qualifier) {
        return switch (qualifier) {
            case LOST, NO_WAKE_UP, NOT_WOKEN, INTERRUPT, IDLE_CPU, NO_WAKER -> true;
            default -> false;
        };
    }
}
