package org.eclipse.tracecompass.tmf.ctf.core.event;

import java.math.BigInteger;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** The value of an enumeration: its label and its number. Immutable. */
public final class CtfEnumPair {

    private final String label;
    private final long value;
    private final boolean signed;

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
        this.label = label;
        this.value = value;
        this.signed = signed;
    }

    /** The label; empty if the number has none. */
    public String getStringValue() {
        return label;
    }

    /** The number; of an unsigned one its 64 bits. */
    public long getLongValue() {
        return value;
    }

    /** The number exactly: a Long, or a BigInteger where an unsigned one needs it. */
    public Number getNumber() {
        return signed || value >= 0
                ? (Number) Long.valueOf(value)
                : new BigInteger(Long.toUnsignedString(value));
    }

    @Override
    public int hashCode() {
        return Objects.hash(label, value);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof CtfEnumPair other
                && value == other.value
                && label.equals(other.label);
    }

    /** The label, or the number where there is none. */
    @Override
    public String toString() {
        return label.isEmpty() ? "<unknown> (" + getNumber() + ')' : label;
    }
}
