package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

/** Every interrupt and soft interrupt of a kernel trace, from entry to exit. */
public final class InterruptAnalysis extends AbstractInterruptAnalysis {

    /** The analysis' identifier. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.latency.irq";

    /** Creates the analysis; called for the extension point. */
    public InterruptAnalysis() {
        super(kind -> kind != Interrupt.Kind.SOFT_WAIT);
    }

    @Override
    protected String getFullHelpText() {
        return "Finds every handling of an interrupt and soft interrupt, from its entry to its"
                + " exit.";
    }
}
