package org.eclipse.tracecompass.internal.tmf.server.core.http;

import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonBody;

/** A request that is answered with an error of the protocol. */
public final class ProtocolException extends IOException {

    /** The request is wrong. */
    public static final int BAD_REQUEST = 400;

    /** The client has not said who it is, or is not allowed here. */
    public static final int FORBIDDEN = 403;

    /** There is no such thing. */
    public static final int NOT_FOUND = 404;

    /** There is such a thing, but not what was asked of it. */
    public static final int NOT_ALLOWED = 405;

    /** The file cannot be read as a trace. */
    public static final int NOT_ACCEPTABLE = 406;

    /** The name is taken, or the thing is in use. */
    public static final int CONFLICT = 409;

    /** The body of the request is too large. */
    public static final int TOO_LARGE = 413;

    /** The server failed. */
    public static final int SERVER_ERROR = 500;

    /** There is no reader for the file. */
    public static final int NOT_IMPLEMENTED = 501;

    private static final long serialVersionUID = 1L;

    private final int status;
    private final String title;
    private final transient @Nullable Member member;

    /** A thing that an error shows beside its text. */
    private record Member(String name, JsonBody body) {}

    /**
     * Creates an error.
     *
     * @param status the HTTP status
     * @param title what is wrong, in a few words
     * @param detail what is wrong where, and what helps; null for nothing more
     */
    public ProtocolException(int status, String title, @Nullable String detail) {
        super(detail == null ? title : detail);
        this.status = status;
        this.title = title;
        member = null;
    }

    /**
     * Creates an error that shows the thing it is about.
     *
     * @param status the HTTP status
     * @param title what is wrong, in a few words
     * @param detail what is wrong where, and what helps
     * @param name the name of the member that shows the thing
     * @param thing the thing
     */
    public ProtocolException(int status, String title, String detail, String name, JsonBody thing) {
        super(detail);
        this.status = status;
        this.title = title;
        member = new Member(name, thing);
    }

    /** Returns the HTTP status. */
    public int status() {
        return status;
    }

    /** Returns the body of the answer. */
    public JsonBody body() {
        Member member = this.member;
        return out -> {
            out.beginObject();
            out.name("title").value(title);
            out.name("detail").value(getMessage());
            if (member != null) {
                out.name(member.name());
                member.body().write(out);
            }
            out.endObject();
        };
    }
}
