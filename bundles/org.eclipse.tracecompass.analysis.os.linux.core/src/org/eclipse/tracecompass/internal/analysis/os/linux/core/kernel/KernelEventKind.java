package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

/** Kinds of events by what their handlers look at and change. */
enum KernelEventKind {
    /** Irrelevant for the analysis. */
    NOTHING,
    SWITCH,
    WAKE,
    /** An interrupt or soft interrupt: looks at its CPU only. */
    INTERRUPT,
    ENTER,
    /** The entry of a call that has no exit. */
    ENTER_WITHOUT_EXIT,
    LEAVE,
    /** Changes a thread, if it was heard of before. */
    THREAD,
    /** The end of a thread: changes it, and perhaps the CPU. */
    EXIT,
    FORK,
    FREE,
    STATE_DUMP,
    /** Changes only what no other event looks at. */
    APART,
    /** Changes the thread on the CPU. */
    OTHER
}
