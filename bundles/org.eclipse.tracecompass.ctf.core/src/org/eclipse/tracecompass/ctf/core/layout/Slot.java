package org.eclipse.tracecompass.ctf.core.layout;

/** Where the value of a field that others depend on is remembered while decoding. */
final class Slot {

    private final boolean shared;
    private final int number;
    private int base;
    private int uses;

    /**
     * Creates one.
     *
     * @param shared whether it lives for all event classes; these come first
     * @param number its number among its kind
     */
    Slot(boolean shared, int number) {
        this.shared = shared;
        this.number = number;
    }

    boolean shared() {
        return shared;
    }

    /** Sets the number of shared slots, once it is known. */
    void settle(int sharedCount) {
        base = shared ? 0 : sharedCount;
    }

    void use() {
        uses++;
    }

    /** The number of fields that depend on the value. */
    int uses() {
        return uses;
    }

    int index() {
        return base + number;
    }
}
