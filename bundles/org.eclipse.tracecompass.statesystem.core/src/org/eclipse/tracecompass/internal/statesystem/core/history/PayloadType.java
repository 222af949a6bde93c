package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * The types of stored values. With the type goes a 64-bit payload: the number itself, the raw bits
 * of a double, the number of a string in the history's dictionary, or the number of a long text or
 * custom value in its own block.
 */
final class PayloadType {

    static final int NULL = 0;
    static final int INT = 1;
    static final int LONG = 2;
    static final int DOUBLE = 3;
    static final int STRING = 4;
    static final int LOCAL = 5;

    /** The number of types. */
    static final int COUNT = 6;

    private PayloadType() {}
}
