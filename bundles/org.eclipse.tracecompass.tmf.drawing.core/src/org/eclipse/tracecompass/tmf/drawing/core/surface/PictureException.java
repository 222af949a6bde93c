package org.eclipse.tracecompass.tmf.drawing.core.surface;

/**
 * A picture of a time graph, a chart or a flame graph cannot be made. The message is a sentence for
 * the user: why, and where there is a remedy, which.
 */
public final class PictureException extends Exception {

    private static final long serialVersionUID = 1L;

    private final boolean ofNothing;

    /** Creates an exception with a sentence for the user. */
    public PictureException(String message) {
        this(message, false);
    }

    private PictureException(String message, boolean ofNothing) {
        super(message);
        this.ofNothing = ofNothing;
    }

    /** Creates the exception of a picture that would show nothing, whatever is chosen of it. */
    public static PictureException ofNothing(String message) {
        return new PictureException(message, true);
    }

    /** Whether the trace, or the part of its time that was asked for, has nothing to draw. */
    public boolean isOfNothing() {
        return ofNothing;
    }
}
