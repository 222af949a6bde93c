package org.eclipse.tracecompass.ctf.core.layout;

/** Where the value of a field that others depend on is remembered while decoding. */
final class Slot {

    private final boolean fShared;
    private final int fNumber;
    private int fBase;
    private int fUses;

    /**
     * Creates one.
     *
     * @param shared whether it lives for all event classes; these come first
     * @param number its number among its kind
     */
    Slot(boolean shared, int number) {
        fShared = shared;
        fNumber = number;
    }

    boolean shared() {
        return fShared;
    }

    /** Tells how many shared slots there are, once that is known. */
    void settle(int sharedCount) {
        fBase = fShared ? 0 : sharedCount;
    }

    void use() {
        fUses++;
    }

    /** How many fields depend on the value. */
    int uses() {
        return fUses;
    }

    int index() {
        return fBase + fNumber;
    }
}
