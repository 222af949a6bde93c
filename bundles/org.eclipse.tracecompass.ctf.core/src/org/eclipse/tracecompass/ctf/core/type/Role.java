package org.eclipse.tracecompass.ctf.core.type;

/** The purpose of a field for the reader. CTF 1.8 indicates it by the name, CTF 2 by a role. */
public enum Role {
    /** The packet's magic number. */
    MAGIC,
    /** The trace's UUID (an array or a blob of 16 bytes). */
    UUID,
    /** The data stream class of the packet. */
    STREAM_CLASS_ID,
    /** The data stream of the packet, within its class. */
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
    /** The class of the event. */
    EVENT_CLASS_ID,
    /** The CPU on which the packet's events happened (by name in both versions). */
    CPU_ID
}
