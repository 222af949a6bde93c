package org.eclipse.tracecompass.ctf.core.layout;

/**
 * The bits at hand cannot be a field: the message says why. Code that knows the file and the packet
 * turns it into a diagnostic.
 */
public final class DecodeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The one that says that a field goes beyond the bits at hand. */
    public static final DecodeException OVERRUN =
            new DecodeException("a field extends beyond the end of the packet's content");

    /** Cheap on purpose: no stack is recorded, it is always turned into a diagnostic. */
    public DecodeException(String reason) {
        super(reason, null, false, false);
    }
}
