package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import org.eclipse.tracecompass.segmentstore.core.ISegment;

/**
 * The handling of an interrupt, from its entry to its exit, or the time that a soft interrupt
 * waited for it.
 *
 * @param kind what happened
 * @param number the number of the interrupt, the vector of a soft interrupt
 * @param name the name of the handler; empty where the trace does not tell
 * @param cpu the CPU
 * @param thread the name and number of the thread that it interrupted; empty if that is not known
 * @param start when it began, ns
 * @param end when it ended, ns
 */
record Interrupt(Kind kind, int number, String name, int cpu, String thread, long start, long end)
        implements ISegment {

    private static final long serialVersionUID = 1L;

    /** The kinds of interrupt activity. */
    enum Kind {
        /** An interrupt of hardware is handled. */
        HARD("IRQ"),
        /** A soft interrupt is handled. */
        SOFT("Soft IRQ"),
        /** A soft interrupt was asked for and waits. */
        SOFT_WAIT("Soft IRQ");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        /** Returns what it is called in tables. */
        String label() {
            return label;
        }
    }

    @Override
    public long getStart() {
        return start;
    }

    @Override
    public long getEnd() {
        return end;
    }

    /** Returns its kind, number and name, as in the Resources view. */
    String label() {
        return kind.label() + ' ' + number + (name.isEmpty() ? "" : ' ' + name);
    }
}
