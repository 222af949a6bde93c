package org.eclipse.tracecompass.tmf.cli.core;

/** What came of a try of the {@link FaultMatrix}. */
enum FaultOutcome {
    /** The right answer, and nothing was said. */
    RIGHT,
    /** The right answer, and it was said that something is damaged. */
    REPAIRED,
    /** No answer, but a sentence on what is wrong. */
    REFUSED,
    /** Another answer, or a file of others was touched. */
    WRONG,
    /** An error of our own, or one that is not said in a sentence. */
    CRASH,
    /** No answer in a minute. */
    HANG,
    /** The second run did not give the right answer. */
    LASTING,
    /** A file stays behind that is of no use to anybody. */
    LEFTOVER;

    /** Returns whether this may happen. */
    boolean isAllowed() {
        return this == RIGHT || this == REPAIRED || this == REFUSED;
    }
}
