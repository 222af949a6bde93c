package org.eclipse.tracecompass.ctf.core.layout;

import org.eclipse.jdt.annotation.Nullable;

/** A length, compiled: always the same, or the value of a slot. */
final class LengthLayout {

    private final long fFixed;
    private final @Nullable Slot fSlot;
    private int fIndex = -1;

    LengthLayout(long fixed, @Nullable Slot slot) {
        fFixed = fixed;
        fSlot = slot;
    }

    void finish() {
        Slot slot = fSlot;
        fIndex = slot == null ? -1 : slot.index();
    }

    boolean fixed() {
        return fSlot == null;
    }

    /** The length at this point; never negative. */
    long get(Decoder d) {
        if (fIndex < 0) {
            return fFixed;
        }
        long length = d.slots[fIndex];
        if (length < 0) {
            throw new DecodeException(
                    "a length of " + Long.toUnsignedString(length) + " makes no sense");
        }
        return length;
    }
}
