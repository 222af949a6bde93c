package org.eclipse.tracecompass.ctf.core;

/** Names that the format gives to events, fields and scopes. */
public interface CTFStrings {

    /** The name of the event that stands for lost ones. */
    String LOST_EVENT_NAME = "Lost event";

    /** The field with the number of lost events. */
    String LOST_EVENTS_FIELD = "Lost events";

    /** The field with the time in which events were lost. */
    String LOST_EVENTS_DURATION = "duration";

    /** The field of a packet with the number of events that were discarded so far. */
    String EVENTS_DISCARDED = "events_discarded";

    /** The field of a packet with the number of its CPU. */
    String CPU_ID = "cpu_id";

    /** The field of a packet with the name of its device. */
    String DEVICE = "device";

    /** The field of a packet with the time of its beginning. */
    String TIMESTAMP_BEGIN = "timestamp_begin";

    /** The field of a packet with the time of its end. */
    String TIMESTAMP_END = "timestamp_end";

    /** The field of a packet with its size in bits. */
    String PACKET_SIZE = "packet_size";

    /** The field of a packet with the size of what it contains, in bits. */
    String CONTENT_SIZE = "content_size";

    /** The field of a packet header with the magic number. */
    String MAGIC = "magic";

    /** The scope of headers. */
    String HEADER = "header";

    /** The scope of contexts. */
    String CONTEXT = "context";

    /** The scope of packets. */
    String PACKET = "packet";

    /** The field of an event header with the time. */
    String TIMESTAMP = "timestamp";
}
