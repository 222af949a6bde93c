package org.eclipse.tracecompass.tmf.remote.core.answer;

import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;

/** That a server did not give what it was asked for. The message is a sentence for the user. */
public final class RemoteException extends IOException {

    private static final long serialVersionUID = 1L;

    /** What went wrong. */
    public enum Kind {
        /** The server cannot be reached: trying again later may help. */
        UNREACHABLE,
        /** The server does not know the token, or its certificate is not trusted. */
        REFUSED,
        /** There is no such experiment or output. */
        NOT_FOUND,
        /** The server says that it cannot answer. */
        FAILED,
        /** The answer is none of the protocol. */
        WRONG_ANSWER
    }

    private final Kind kind;

    /**
     * Creates the exception.
     *
     * @param kind what went wrong
     * @param message what the user is told
     * @param cause the cause, null for none
     */
    public RemoteException(Kind kind, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    /** Returns what went wrong. */
    public Kind kind() {
        return kind;
    }

    /** Returns whether it is the connection that is lost, and not one answer. */
    public boolean isLost() {
        return kind == Kind.UNREACHABLE || kind == Kind.REFUSED;
    }

    /**
     * Returns the exception without a secret that the server has repeated: messages are shown and
     * logged.
     *
     * @param secret what must not be told
     * @return this if it is not in the messages
     */
    public RemoteException without(String secret) {
        Throwable cause = getCause();
        boolean tells = cause != null && String.valueOf(cause).contains(secret);
        return tells || sentence().contains(secret)
                ? new RemoteException(
                        kind, sentence().replace(secret, "\u2026"), tells ? null : cause)
                : this;
    }

    /** Returns the message. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
