package org.eclipse.tracecompass.internal.symbols.core;

/** The text is not a mangled name, or belongs to an unknown language or extension. */
public final class MalformedNameException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param what what is wrong
     */
    public MalformedNameException(String what) {
        // No stack: it is no surprise, and there may be thousands of names.
        super(what, null, false, false);
    }
}
