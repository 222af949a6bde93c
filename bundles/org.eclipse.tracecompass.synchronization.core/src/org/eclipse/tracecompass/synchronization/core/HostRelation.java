package org.eclipse.tracecompass.synchronization.core;

/** The relation of the clocks of two hosts. */
public interface HostRelation {

    /** {@return the host whose clock is x} */
    String getReference();

    /** {@return the host whose clock is y} */
    String getOther();

    /** {@return how far the messages determine the clocks} */
    ClockQuality getQuality();

    /** {@return from the reference's clock to the other's} */
    ClockLine getLine();

    /**
     * {@return how far the line may be from the truth, in the unit of the times; infinite when
     * nothing is known}
     */
    double getUncertainty();
}
