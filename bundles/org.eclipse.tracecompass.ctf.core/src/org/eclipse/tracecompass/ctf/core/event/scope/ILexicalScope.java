package org.eclipse.tracecompass.ctf.core.event.scope;

import org.eclipse.jdt.annotation.Nullable;

/** A place in which names are declared, such as the context of events. Scopes form a tree. */
public interface ILexicalScope {

    /** The root of all scopes. */
    ILexicalScope ROOT = new RootScope();

    /** What belongs to the trace. */
    ILexicalScope TRACE = new LexicalScope(ROOT, "trace");

    /** The environment. */
    ILexicalScope ENV = new LexicalScope(ROOT, "env");

    /** What belongs to a stream. */
    LexicalScope STREAM = new LexicalScope(ROOT, "stream");

    /** What belongs to an event. */
    LexicalScope EVENT = new LexicalScope(ROOT, "event");

    /** The options of a variant. */
    ILexicalScope VARIANT = new LexicalScope(ROOT, "variant");

    /** What belongs to a packet. */
    LexicalScope PACKET = new LexicalScope(ROOT, "packet");

    /** The header of a packet. */
    LexicalScope PACKET_HEADER = new PacketHeaderScope();

    /** The identifier in an extended event header. */
    ILexicalScope EVENT_HEADER_V_ID = new LexicalScope(EVENT, "header.v.id");

    /** The time in an extended event header. */
    ILexicalScope EVENT_HEADER_V_TIMESTAMP = new LexicalScope(EVENT, "header.v.timestamp");

    /** The packets of a stream. */
    LexicalScope STREAM_PACKET = new LexicalScope(STREAM, "packet");

    /** The context of packets. */
    ILexicalScope STREAM_PACKET_CONTEXT = new LexicalScope(STREAM_PACKET, "context");

    /** The packets of a trace. */
    LexicalScope TRACE_PACKET = new LexicalScope(TRACE, "packet");

    /** The events of a stream. */
    LexicalScope STREAM_EVENT = new LexicalScope(STREAM, "event");

    /** The header of packets. */
    ILexicalScope TRACE_PACKET_HEADER = new LexicalScope(TRACE_PACKET, "header");

    /** The context that all events of a stream have. */
    ILexicalScope STREAM_EVENT_CONTEXT = new LexicalScope(STREAM_EVENT, "context");

    /** The header of events. */
    ILexicalScope STREAM_EVENT_HEADER = new LexicalScope(STREAM_EVENT, "header");

    /** The context of an event. */
    LexicalScope CONTEXT = new LexicalScope(EVENT, "context");

    /** The header of an event. */
    ILexicalScope EVENT_HEADER = new EventHeaderScope(EVENT, "header");

    /** The identifier in an event header. */
    ILexicalScope EVENT_HEADER_ID = new LexicalScope(EVENT_HEADER, "id");

    /** The variant in an event header. */
    ILexicalScope EVENT_HEADER_V = new EventHeaderVScope(EVENT_HEADER, "v");

    /** The fields of an event. */
    ILexicalScope FIELDS = new FieldsScope(EVENT, "fields");

    /** The result of a system call. */
    ILexicalScope FIELDS_RET = new LexicalScope(FIELDS, "_ret");

    /** The thread of an event. */
    ILexicalScope FIELDS_TID = new LexicalScope(FIELDS, "_tid");

    /** Returns the name of the scope. */
    String getName();

    /**
     * Returns a scope within this one.
     *
     * @param name its name
     * @return the scope, null if there is none
     */
    @Nullable
    ILexicalScope getChild(String name);

    /**
     * Puts a scope into this one.
     *
     * @param name its name
     * @param child the scope
     */
    void addChild(String name, ILexicalScope child);

    /** Returns the names from the root to the scope, with dots between them. */
    String getPath();
}
