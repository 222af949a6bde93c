package org.eclipse.tracecompass.tmf.analysis.declared.core.oracle;

/** Ends a rule for an event. */
final class BadEvent extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BadEvent(String message) {
        super(message);
    }
}
