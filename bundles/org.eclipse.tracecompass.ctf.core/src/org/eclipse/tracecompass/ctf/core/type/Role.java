package org.eclipse.tracecompass.ctf.core.type;

/** What the reader itself needs a field for. CTF 1.8 tells by the name, CTF 2 by a role. */
public enum Role {
    /** The packet's magic number. */
    MAGIC,
    /** The trace's UUID (an array or a blob of 16 bytes). */
    UUID,
    /** Which data stream class the packet belongs to. */
    STREAM_CLASS_ID,
    /** Which data stream of its class the packet belongs to. */
    STREAM_ID,
    /** Size of the packet with padding, in bits. */
    PACKET_SIZE,
    /** Size of the packet's content, in bits. */
    CONTENT_SIZE,
    /** Value of the default clock: of the event, or at the beginning of the packet. */
    TIMESTAMP,
    /** Value of the default clock at the end of the packet. */
    TIMESTAMP_END,
    /** Counter of the events discarded so far, at the end of the packet. */
    DISCARDED_EVENTS,
    /** Sequence number of the packet in its stream. */
    SEQUENCE_NUMBER,
    /** Which event class the event belongs to. */
    EVENT_CLASS_ID,
    /** The CPU on which the packet's events happened (by name in both versions). */
    CPU_ID
}
