package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

/**
 * How long soft interrupts of a kernel trace waited, from the first time they were raised to entry.
 */
public final class SoftInterruptLatencyAnalysis extends AbstractInterruptAnalysis {

    /** The analysis' identifier. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.latency.softirq";

    /** Creates the analysis; called for the extension point. */
    public SoftInterruptLatencyAnalysis() {
        super(kind -> kind == Interrupt.Kind.SOFT_WAIT);
    }

    @Override
    protected String getFullHelpText() {
        return "Finds how long each soft interrupt waited, from when it was raised to its entry.";
    }
}
