package org.eclipse.tracecompass.ctf.core.layout;

import org.eclipse.jdt.annotation.Nullable;

/** A length, compiled: always the same, or the value of a slot. */
final class LengthLayout {

    private final long fixed;
    private final @Nullable Slot slot;
    private int index = -1;

    LengthLayout(long fixed, @Nullable Slot slot) {
        this.fixed = fixed;
        this.slot = slot;
    }

    void finish() {
        Slot slot = this.slot;
        index = slot == null ? -1 : slot.index();
    }

    boolean fixed() {
        return slot == null;
    }

    /** The length at this point; never negative. */
    long get(Decoder d) {
        if (index < 0) {
            return fixed;
        }
        long length = d.slots[index];
        if (length < 0) {
            throw new DecodeException(
                    "a length of " + Long.toUnsignedString(length) + " makes no sense");
        }
        return length;
    }
}
