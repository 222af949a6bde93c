package org.eclipse.tracecompass.ctf.core.type;

/** How long an array, a text or a blob is. */
public sealed interface Length {

    /** Ends at a null character (text only). */
    record Terminated() implements Length {}

    /**
     * Always the same.
     *
     * @param count elements of an array, bytes of a text or blob
     */
    record Fixed(long count) implements Length {}

    /**
     * Told by an unsigned integer decoded before.
     *
     * @param field that integer
     */
    record Dynamic(FieldReference field) implements Length {}
}
