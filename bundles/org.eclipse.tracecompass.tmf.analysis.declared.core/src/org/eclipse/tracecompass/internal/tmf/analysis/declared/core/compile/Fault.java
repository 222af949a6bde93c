package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

/**
 * The error that ends a rule for an event. It has no stack trace: a rule that fails for every event
 * of a large trace must not cost more than one that does not.
 */
final class Fault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Whether nothing is wrong but a field or state that the event does not have. */
    private final boolean missing;

    private Fault(String message, boolean missing) {
        super(message, null, false, false);
        this.missing = missing;
    }

    /** Something that an expression needs is not there. */
    static Fault missing(String what) {
        return new Fault(what, true);
    }

    /** A value for which the rule makes no sense. */
    static Fault of(String message) {
        return new Fault(message, false);
    }

    boolean isMissing() {
        return missing;
    }

    String text() {
        return String.valueOf(getMessage());
    }
}
