package org.eclipse.tracecompass.ctf.core.type;

import org.eclipse.jdt.annotation.Nullable;

/** The purpose of a field for the reader. CTF 1.8 indicates it by the name, CTF 2 by a role. */
public enum Role {
    /** The packet's magic number. */
    MAGIC("packet-magic-number"),
    /** The trace's UUID (an array or a blob of 16 bytes). */
    UUID("metadata-stream-uuid"),
    /** The data stream class of the packet. */
    STREAM_CLASS_ID("data-stream-class-id"),
    /** The data stream of the packet, within its class. */
    STREAM_ID("data-stream-id"),
    /** Size of the packet with padding, in bits. */
    PACKET_SIZE("packet-total-length"),
    /** Size of the packet's content, in bits. */
    CONTENT_SIZE("packet-content-length"),
    /** Value of the default clock: of the event, or at the beginning of the packet. */
    TIMESTAMP("default-clock-timestamp"),
    /** Value of the default clock at the end of the packet. */
    TIMESTAMP_END("packet-end-default-clock-timestamp"),
    /** Counter of the events discarded so far, at the end of the packet. */
    DISCARDED_EVENTS("discarded-event-record-counter-snapshot"),
    /** Sequence number of the packet in its stream. */
    SEQUENCE_NUMBER("packet-sequence-number"),
    /** The class of the event. */
    EVENT_CLASS_ID("event-record-class-id"),
    /** The CPU on which the packet's events happened (by name in both versions). */
    CPU_ID("");

    private final String ctf2Name;

    Role(String ctf2Name) {
        this.ctf2Name = ctf2Name;
    }

    /** Its name in the metadata of CTF 2; empty if it has none. */
    public String ctf2Name() {
        return ctf2Name;
    }

    /** The role of a name in the metadata of CTF 2, or null. */
    public static @Nullable Role of(String ctf2Name) {
        for (Role role : values()) {
            if (!ctf2Name.isEmpty() && role.ctf2Name.equals(ctf2Name)) {
                return role;
            }
        }
        return null;
    }
}
