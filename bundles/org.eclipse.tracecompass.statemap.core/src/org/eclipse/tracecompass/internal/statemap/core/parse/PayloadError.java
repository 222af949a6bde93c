package org.eclipse.tracecompass.internal.statemap.core.parse;

/** Something wrong in a payload, and where; its reader makes a sentence of it. */
final class PayloadError extends Exception {

    private static final long serialVersionUID = 1L;

    /** The payload goes on behind what was read: read on, and try again. */
    static final PayloadError INCOMPLETE = new PayloadError("incomplete", 0);

    private final int at;

    PayloadError(String reason, int at) {
        super(reason, null, false, false);
        this.at = at;
    }

    /** Returns where in the {@link InputBuffer}. */
    int at() {
        return at;
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
