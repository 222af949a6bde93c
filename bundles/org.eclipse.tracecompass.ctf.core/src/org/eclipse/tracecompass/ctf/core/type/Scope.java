package org.eclipse.tracecompass.ctf.core.type;

/** The six parts of a trace's data, in the order in which they are decoded. */
public enum Scope {
    /** Before everything else in a packet. */
    PACKET_HEADER("trace.packet.header"),
    /** After the packet header. */
    PACKET_CONTEXT("stream.packet.context"),
    /** First part of an event. */
    EVENT_HEADER("stream.event.header"),
    /** Context that all events of a stream class share. */
    COMMON_CONTEXT("stream.event.context"),
    /** Context of an event class. */
    SPECIFIC_CONTEXT("event.context"),
    /** The event's own fields. */
    PAYLOAD("event.fields");

    private final String tsdlName;

    Scope(String tsdlName) {
        this.tsdlName = tsdlName;
    }

    /** The absolute path of the scope in TSDL. */
    public String tsdlName() {
        return tsdlName;
    }
}
