package org.eclipse.tracecompass.tmf.ctf.core.event;

import java.math.BigInteger;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** The value of an enumeration: its label and its number. Immutable. */
public final class CtfEnumPair {

    private final String fLabel;
    private final long fValue;
    private final boolean fSigned;

    /**
     * A value.
     *
     * @param label its label; several are separated by a comma; empty if it has none
     * @param value its number
     */
    public CtfEnumPair(String label, long value) {
        this(label, value, true);
    }

    /**
     * A value.
     *
     * @param label its label; several are separated by a comma; empty if it has none
     * @param value the 64 bits of its number
     * @param signed whether these are a signed number
     */
    public CtfEnumPair(String label, long value, boolean signed) {
        fLabel = label;
        fValue = value;
        fSigned = signed;
    }

    /** The label; empty if the number has none. */
    public String getStringValue() {
        return fLabel;
    }

    /** The number; of an unsigned one its 64 bits. */
    public long getLongValue() {
        return fValue;
    }

    /** The number exactly: a Long, or a BigInteger where an unsigned one needs it. */
    public Number getNumber() {
        return fSigned || fValue >= 0
                ? (Number) Long.valueOf(fValue)
                : new BigInteger(Long.toUnsignedString(fValue));
    }

    @Override
    public int hashCode() {
        return Objects.hash(fLabel, fValue);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof CtfEnumPair other
                && fValue == other.fValue
                && fLabel.equals(other.fLabel);
    }

    /** The label, or the number where there is none. */
    @Override
    public String toString() {
        return fLabel.isEmpty() ? "<unknown> (" + getNumber() + ')' : fLabel;
    }
}
