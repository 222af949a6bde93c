package org.eclipse.tracecompass.tmf.drawing.core.surface;

/**
 * A picture of a time graph, a chart or a flame graph cannot be made. The message is a sentence for
 * the user: why, and where there is a remedy, which.
 */
public final class PictureException extends Exception {

    private static final long serialVersionUID = 1L;

    /** Creates an exception with a sentence for the user. */
    public PictureException(String message) {
        super(message);
    }
}
