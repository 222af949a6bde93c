package org.eclipse.tracecompass.synchronization.core;

import java.io.Serializable;

/**
 * A message between two hosts, by the clocks of both.
 *
 * @param fromReference whether the reference host of the pair sent it
 * @param x its time by the clock of the reference host
 * @param y its time by the clock of the other
 * @param xCpu the CPU of the reference host, negative when it is not known
 * @param yCpu the CPU of the other, negative when it is not known
 */
public record Message(boolean fromReference, long x, long y, int xCpu, int yCpu)
        implements Serializable {

    /** A message of which the CPUs do not matter. */
    Message(boolean fromReference, long x, long y) {
        this(fromReference, x, y, -1, -1);
    }

    /** {@return when it was sent, by the clock of the host that sent it} */
    public long sent() {
        return fromReference ? x : y;
    }

    /** {@return when it was received, by the clock of the host that received it} */
    public long received() {
        return fromReference ? y : x;
    }
}
