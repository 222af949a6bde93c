package org.eclipse.tracecompass.internal.symbols.core;

/** What was read is no mangled name, or one of a language or an extension that is not known. */
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
