package org.eclipse.tracecompass.tmf.statemap.core.analysis;

/**
 * State and tag as one number, so that a history shows exactly where each datum begins: below the
 * number of states it is a state without a tag, above it a tag, which belongs to a state. A datum
 * that says again what is already so has its highest bit changed.
 */
public final class DatumCode {

    private static final int AGAIN = 1 << 30;

    private DatumCode() {}

    /**
     * Returns the code of a datum.
     *
     * @param states how many states there are
     * @param tag the number of the tag, or -1
     * @param previous the code before, or -1
     */
    static int of(int states, int state, int tag, int previous) {
        int code = tag < 0 ? state : states + tag;
        return code == previous ? code | AGAIN : code;
    }

    /** Returns the number of the tag, -1 if there is none. */
    public static int tag(int code, int states) {
        int plain = code & ~AGAIN;
        return plain < states ? -1 : plain - states;
    }

    /** Returns the value of the state of a code without a tag. */
    public static int state(int code) {
        return code & ~AGAIN;
    }
}
