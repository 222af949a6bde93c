package org.eclipse.tracecompass.ctf.core.event.types;

import java.math.BigInteger;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;

/** The type of integers. Immutable apart from its role. */
public final class IntegerDeclaration extends Declaration implements ISimpleDatatypeDeclaration {

    /** Unsigned integers of 32 bits, big-endian. */
    public static final IntegerDeclaration UINT_32B_DECL =
            plain(32, false, ByteOrder.BIG_ENDIAN, 32);

    /** Unsigned integers of 32 bits, little-endian. */
    public static final IntegerDeclaration UINT_32L_DECL =
            plain(32, false, ByteOrder.LITTLE_ENDIAN, 32);

    /** Signed integers of 32 bits, big-endian. */
    public static final IntegerDeclaration INT_32B_DECL = plain(32, true, ByteOrder.BIG_ENDIAN, 32);

    /** Signed integers of 32 bits, little-endian. */
    public static final IntegerDeclaration INT_32L_DECL =
            plain(32, true, ByteOrder.LITTLE_ENDIAN, 32);

    /** Unsigned integers of 64 bits, big-endian. */
    public static final IntegerDeclaration UINT_64B_DECL =
            plain(64, false, ByteOrder.BIG_ENDIAN, 64);

    /** Unsigned integers of 64 bits, little-endian. */
    public static final IntegerDeclaration UINT_64L_DECL =
            plain(64, false, ByteOrder.LITTLE_ENDIAN, 64);

    /** Signed integers of 64 bits, big-endian. */
    public static final IntegerDeclaration INT_64B_DECL = plain(64, true, ByteOrder.BIG_ENDIAN, 64);

    /** Signed integers of 64 bits, little-endian. */
    public static final IntegerDeclaration INT_64L_DECL =
            plain(64, true, ByteOrder.LITTLE_ENDIAN, 64);

    /** Unsigned integers of 8 bits. */
    public static final IntegerDeclaration UINT_8_DECL = plain(8, false, ByteOrder.BIG_ENDIAN, 8);

    /** Signed integers of 8 bits. */
    public static final IntegerDeclaration INT_8_DECL = plain(8, true, ByteOrder.BIG_ENDIAN, 8);

    /** Unsigned integers of 5 bits, big-endian. */
    public static final IntegerDeclaration UINT_5B_DECL = plain(5, false, ByteOrder.BIG_ENDIAN, 1);

    /** Unsigned integers of 5 bits, little-endian. */
    public static final IntegerDeclaration UINT_5L_DECL =
            plain(5, false, ByteOrder.LITTLE_ENDIAN, 1);

    /** Unsigned integers of 27 bits, big-endian. */
    public static final IntegerDeclaration UINT_27B_DECL =
            plain(27, false, ByteOrder.BIG_ENDIAN, 1);

    /** Unsigned integers of 27 bits, little-endian. */
    public static final IntegerDeclaration UINT_27L_DECL =
            plain(27, false, ByteOrder.LITTLE_ENDIAN, 1);

    /** Unsigned integers of 16 bits, big-endian. */
    public static final IntegerDeclaration UINT_16B_DECL =
            plain(16, false, ByteOrder.BIG_ENDIAN, 16);

    /** Unsigned integers of 16 bits, little-endian. */
    public static final IntegerDeclaration UINT_16L_DECL =
            plain(16, false, ByteOrder.LITTLE_ENDIAN, 16);

    private static final int DECIMAL = 10;
    private static final int VARINT_BITS = 7;

    private final int length;
    private final boolean signed;
    private final int base;
    private final @Nullable ByteOrder byteOrder;
    private final Encoding encoding;
    private final String clock;
    private final long alignment;
    private final boolean varint;
    private final Map<String, List<IntegerRange>> mappings;

    private IntegerDeclaration(
            int length,
            boolean signed,
            int base,
            @Nullable ByteOrder byteOrder,
            Encoding encoding,
            String clock,
            long alignment,
            boolean varint,
            Map<String, List<IntegerRange>> mappings) {
        this.length = length;
        this.signed = signed;
        this.base = base;
        this.byteOrder = byteOrder;
        this.encoding = encoding;
        this.clock = clock;
        this.alignment = Math.max(alignment, 1);
        this.varint = varint;
        this.mappings = Map.copyOf(mappings);
    }

    private static IntegerDeclaration plain(
            int length, boolean signed, ByteOrder order, long alignment) {
        return new IntegerDeclaration(
                length, signed, DECIMAL, order, Encoding.NONE, "", alignment, false, Map.of());
    }

    /**
     * Creates a type.
     *
     * @param len the number of bits
     * @param signed whether the highest bit is the sign
     * @param base the base in which values are shown
     * @param byteOrder the order of bytes, null for that of the machine
     * @param encoding how the integers are characters
     * @param clock the name of the clock whose time they are, empty for none
     * @param alignment the alignment in bits
     * @param role what the field is for, null for nothing
     * @return the type
     */
    public static IntegerDeclaration createDeclaration(
            int len,
            boolean signed,
            int base,
            @Nullable ByteOrder byteOrder,
            Encoding encoding,
            String clock,
            long alignment,
            @Nullable String role) {
        return createDeclaration(
                len, signed, base, byteOrder, encoding, clock, alignment, role, Map.of());
    }

    /**
     * Creates a type with names for some integers.
     *
     * @param len the number of bits
     * @param signed whether the highest bit is the sign
     * @param base the base in which values are shown
     * @param byteOrder the order of bytes, null for that of the machine
     * @param encoding how the integers are characters
     * @param clock the name of the clock whose time they are, empty for none
     * @param alignment the alignment in bits
     * @param role what the field is for, null for nothing
     * @param mappings the integers by their names
     * @return the type
     */
    public static IntegerDeclaration createDeclaration(
            int len,
            boolean signed,
            int base,
            @Nullable ByteOrder byteOrder,
            Encoding encoding,
            String clock,
            long alignment,
            @Nullable String role,
            Map<String, List<IntegerRange>> mappings) {
        return withRole(
                new IntegerDeclaration(
                        len, signed, base, byteOrder, encoding, clock, alignment, false, mappings),
                role);
    }

    /**
     * Creates a type of integers that take as many bytes as they need.
     *
     * @param signed whether they may be negative
     * @param base the base in which values are shown
     * @param role what the field is for, null for nothing
     * @param varint whether they take as many bytes as they need, else 8
     * @return the type
     */
    public static IntegerDeclaration createVarintDeclaration(
            boolean signed, int base, @Nullable String role, boolean varint) {
        return createVarintDeclaration(signed, base, role, varint, null);
    }

    /**
     * Creates a type of integers that take as many bytes as they need, with names for some.
     *
     * @param signed whether they may be negative
     * @param base the base in which values are shown
     * @param role what the field is for, null for nothing
     * @param varint whether they take as many bytes as they need, else 8
     * @param mappings the integers by their names, null for none
     * @return the type
     */
    public static IntegerDeclaration createVarintDeclaration(
            boolean signed,
            int base,
            @Nullable String role,
            boolean varint,
            @Nullable Map<String, List<IntegerRange>> mappings) {
        return withRole(
                new IntegerDeclaration(
                        Long.SIZE,
                        signed,
                        base,
                        ByteOrder.LITTLE_ENDIAN,
                        Encoding.NONE,
                        "",
                        Byte.SIZE,
                        varint,
                        mappings == null ? Map.of() : mappings),
                role);
    }

    private static IntegerDeclaration withRole(IntegerDeclaration type, @Nullable String role) {
        if (role != null) {
            type.setRole(role);
        }
        return type;
    }

    /** Returns whether the highest bit is the sign. */
    public boolean isSigned() {
        return signed;
    }

    /** Returns whether an integer takes as many bytes as it needs. */
    public boolean isVarint() {
        return varint;
    }

    /** Returns the integers by their names; unmodifiable. */
    public Map<String, List<IntegerRange>> getMappings() {
        return mappings;
    }

    /** Returns the base in which values are shown. */
    public int getBase() {
        return base;
    }

    @Override
    public boolean isByteOrderSet() {
        return byteOrder != null;
    }

    @Override
    public ByteOrder getByteOrder() {
        ByteOrder given = byteOrder;
        return given == null ? ByteOrder.nativeOrder() : given;
    }

    /** Returns how the integers are characters. */
    public Encoding getEncoding() {
        return encoding;
    }

    /** Returns whether the integers are characters. */
    public boolean isCharacter() {
        return length == Byte.SIZE && encoding != Encoding.NONE;
    }

    /** Returns whether the integers are unsigned bytes. */
    public boolean isUnsignedByte() {
        return length == Byte.SIZE && !signed;
    }

    /** Returns the number of bits. */
    public int getLength() {
        return length;
    }

    @Override
    public long getAlignment() {
        return alignment;
    }

    /** Returns the name of the clock whose time the integers are, empty for none. */
    public String getClock() {
        return clock;
    }

    @Override
    public int getMaximumSize() {
        return length;
    }

    @Override
    public IntegerDefinition createDefinition(
            @Nullable IDefinitionScope definitionScope, String fieldName, BitBuffer input)
            throws CTFException {
        alignRead(input);
        input.setByteOrder(getByteOrder());
        long value = varint ? readVarint(input, fieldName) : input.get(length, signed);
        String name = nameOf(value);
        return name == null
                ? new IntegerDefinition(this, definitionScope, fieldName, value)
                : new IntegerDefinition(this, definitionScope, fieldName, value, name);
    }

    /** Seven bits in each byte, the lowest first; the highest bit says that more follow. */
    private long readVarint(BitBuffer input, String fieldName) throws CTFException {
        long value = 0;
        int bits = 0;
        long octet;
        do {
            if (bits >= Long.SIZE) {
                throw new CTFException("The integer " + fieldName + " has more than 64 bits");
            }
            octet = input.get(Byte.SIZE, false);
            value |= (octet & 0x7f) << bits;
            bits += VARINT_BITS;
        } while ((octet & 0x80) != 0);
        int unused = Math.max(0, Long.SIZE - bits);
        return signed ? value << unused >> unused : value;
    }

    private @Nullable String nameOf(long value) {
        for (Map.Entry<String, List<IntegerRange>> mapping : mappings.entrySet()) {
            for (IntegerRange range : mapping.getValue()) {
                if (value >= range.getStart() && value <= range.getEnd()) {
                    return mapping.getKey();
                }
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return "[declaration] integer[" + length + (signed ? " signed" : "") + ']';
    }

    /** Returns the largest integer of the type. */
    public BigInteger getMaxValue() {
        return BigInteger.ONE.shiftLeft(signed ? length - 1 : length).subtract(BigInteger.ONE);
    }

    /** Returns the smallest integer of the type. */
    public BigInteger getMinValue() {
        return signed ? BigInteger.ONE.shiftLeft(length - 1).negate() : BigInteger.ZERO;
    }

    @Override
    public int hashCode() {
        return Objects.hash(length, signed, base, getByteOrder(), encoding, clock, alignment);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof IntegerDeclaration other
                && sameBits(other)
                && other.base == base
                && other.encoding == encoding
                && other.clock.equals(clock)
                && other.mappings.keySet().equals(mappings.keySet());
    }

    private boolean sameBits(IntegerDeclaration other) {
        return other.length == length
                && other.signed == signed
                && other.varint == varint
                && other.alignment == alignment
                && (length <= Byte.SIZE || other.getByteOrder().equals(getByteOrder()));
    }

    @Override
    public boolean isBinaryEquivalent(@Nullable IDeclaration obj) {
        return obj instanceof IntegerDeclaration other && sameBits(other);
    }
}
