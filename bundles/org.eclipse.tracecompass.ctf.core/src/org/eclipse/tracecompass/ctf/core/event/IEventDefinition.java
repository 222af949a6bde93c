package org.eclipse.tracecompass.ctf.core.event;

import java.util.Map;

/**
 * An event of a trace.
 *
 * @since 0.2.0
 */
public interface IEventDefinition {

    /** The CPU of an event whose packet does not tell. */
    int UNKNOWN_CPU = -1;

    /** Returns the class of the event. */
    IEventDeclaration getDeclaration();

    /** Returns the CPU on which it happened, or {@link #UNKNOWN_CPU}. */
    int getCPU();

    /** Returns the value of its clock, in cycles; 0 without a clock. */
    long getTimestamp();

    /**
     * Returns the fields of the packet's context, which tells about all events of the packet: their
     * names and values.
     *
     * @return the fields in their order; empty if the packet has no context or it cannot be read
     *     any more. Reads the beginning of the packet again
     */
    Map<String, Object> getPacketAttributes();
}
