package org.eclipse.tracecompass.tmf.ctf.core;

import java.math.BigInteger;
import org.eclipse.tracecompass.tmf.core.util.Pair;

/** The value of an enumeration: its label and its number. Immutable. */
public class CtfEnumPair extends Pair<String, Long> {

    private final boolean signed;

    /**
     * A value.
     *
     * @param strValue its label; several are separated by a comma; empty if it has none
     * @param longValue its number
     */
    public CtfEnumPair(String strValue, Long longValue) {
        this(strValue, longValue, true);
    }

    /**
     * A value.
     *
     * @param strValue its label; several are separated by a comma; empty if it has none
     * @param longValue the 64 bits of its number
     * @param signed whether these are a signed number
     */
    public CtfEnumPair(String strValue, Long longValue, boolean signed) {
        super(strValue, longValue);
        this.signed = signed;
    }

    /** The label; empty if the number has none. */
    public String getStringValue() {
        return getFirst();
    }

    /** The number; of an unsigned one its 64 bits. */
    public Long getLongValue() {
        return getSecond();
    }

    /** The number exactly: a Long, or a BigInteger where an unsigned one needs it. */
    public Number getNumber() {
        Long value = getSecond();
        return signed || value.longValue() >= 0
                ? (Number) value
                : new BigInteger(Long.toUnsignedString(value.longValue()));
    }

    /** The label, or the number where there is none. */
    @Override
    public String toString() {
        return getFirst().isEmpty() ? "<unknown> (" + getNumber() + ')' : getFirst();
    }
}
