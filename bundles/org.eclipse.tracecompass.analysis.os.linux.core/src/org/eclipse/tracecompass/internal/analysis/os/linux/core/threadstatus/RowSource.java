package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

/**
 * Where the states of a row are in the history.
 *
 * @param kind what the values of the attribute mean
 * @param quark the attribute
 * @param from states before this instant do not belong to the row, ns
 * @param to states after this instant do not belong to the row, ns
 * @param number the CPU, interrupt, vector or thread that the row is about
 * @param cpu the CPU to which it belongs; -1 for threads
 */
record RowSource(Kind kind, int quark, long from, long to, int number, int cpu) {

    /** The attribute that a row shows. */
    enum Kind {
        THREAD,
        /** A thread of the kernel: it has no user mode. */
        KERNEL_THREAD,
        CPU,
        IRQ,
        SOFT_IRQ,
        FREQUENCY
    }
}
