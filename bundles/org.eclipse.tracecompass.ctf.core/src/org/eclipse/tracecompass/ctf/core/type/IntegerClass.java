package org.eclipse.tracecompass.ctf.core.type;

import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;

/**
 * An integer, or a type stored as one: an enumeration, a boolean, a set of bits.
 *
 * @param kind what the integer stands for
 * @param size in bits, 1 to 64; 0 for one of variable length
 * @param alignment in bits
 * @param signed whether in two's complement
 * @param bigEndian byte order
 * @param reversed whether the order of the bits is not the usual one of the byte order (CTF 2)
 * @param base preferred base for people: 2, 8, 10 or 16
 * @param text whether an array of them is text (CTF 1.8 {@code encoding})
 * @param clock name of the clock that the integer is a (narrow) value of, if any
 * @param mappings labels of values or of bits, if any
 * @param roles what the reader needs it for (CTF 2)
 */
public record IntegerClass(
        Kind kind,
        int size,
        int alignment,
        boolean signed,
        boolean bigEndian,
        boolean reversed,
        int base,
        boolean text,
        @Nullable String clock,
        @Nullable Mappings mappings,
        Set<Role> roles)
        implements FieldClass {

    /** The meaning of an integer. */
    public enum Kind {
        /** A number. */
        NUMBER,
        /** A number whose values have labels. */
        ENUMERATION,
        /** False (0) or true. */
        BOOLEAN,
        /** Bits, shown as an unsigned number. */
        BITS
    }

    /** A plain number. */
    public static IntegerClass number(
            int size, int alignment, boolean signed, boolean bigEndian, int base) {
        return new IntegerClass(
                Kind.NUMBER,
                size,
                alignment,
                signed,
                bigEndian,
                false,
                base,
                false,
                null,
                null,
                Set.of());
    }

    /** Whether the integer takes as many bytes as its value needs (LEB128). */
    public boolean variable() {
        return size == 0;
    }

    /** The same with labels. */
    public IntegerClass withMappings(Mappings labels) {
        return new IntegerClass(
                Kind.ENUMERATION,
                size,
                alignment,
                signed,
                bigEndian,
                reversed,
                base,
                text,
                clock,
                labels,
                roles);
    }

    /** The same as a value of a clock. */
    public IntegerClass withClock(String name) {
        return new IntegerClass(
                kind, size, alignment, signed, bigEndian, reversed, base, text, name, mappings,
                roles);
    }
}
