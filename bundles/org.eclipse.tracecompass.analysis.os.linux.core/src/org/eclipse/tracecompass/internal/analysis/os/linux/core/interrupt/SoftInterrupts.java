package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import java.util.List;

/** The names of the kernel's soft interrupts. */
public final class SoftInterrupts {

    private static final List<String> NAMES =
            List.of(
                    "HI",
                    "TIMER",
                    "NET_TX",
                    "NET_RX",
                    "BLOCK",
                    "IRQ_POLL",
                    "TASKLET",
                    "SCHED",
                    "HRTIMER",
                    "RCU");

    private SoftInterrupts() {}

    /** Returns the usual name of a soft interrupt; its number for one that has none. */
    public static String name(int vector) {
        return vector >= 0 && vector < NAMES.size() ? NAMES.get(vector) : Integer.toString(vector);
    }
}
