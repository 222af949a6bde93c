package org.eclipse.tracecompass.tmf.core.trace;

/** A trace whose clock counts cycles. */
public interface ICyclesConverter {

    /**
     * Cycles to time.
     *
     * @param cycles a count of cycles
     * @return nanoseconds
     */
    long cyclesToNanos(long cycles);

    /**
     * Time to cycles.
     *
     * @param nanos nanoseconds
     * @return a count of cycles
     */
    long nanosToCycles(long nanos);
}
