package org.eclipse.tracecompass.ctf.core.layout;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.ctf.core.type.Mappings;
import org.eclipse.tracecompass.ctf.core.type.Role;

/** An integer, an enumeration, a truth value or a set of bits. */
public final class IntegerLayout extends FieldLayout {

    private static final int LEB128_MAX_BYTES = 10;

    private static final int[] NONE = {};

    private final IntegerClass integer;
    private final int size;
    private final boolean signed;
    private final boolean bigEndian;
    private final int alignment;
    final List<Slot> slots = new ArrayList<>();
    List<Role> roles = List.of();
    private int[] slotIndices = NONE;
    private int[] roleOrdinals = NONE;

    IntegerLayout(String rawName, String name, IntegerClass type, @Nullable FieldLayout parent) {
        super(rawName, name, type, parent);
        integer = type;
        size = type.size();
        signed = type.signed();
        bigEndian = type.bigEndian();
        alignment = type.alignment();
    }

    @Override
    public IntegerClass type() {
        return integer;
    }

    @Override
    void finish() {
        // Hardly any has one, and this is done for each field of each event.
        slotIndices = slots.isEmpty() ? NONE : slots.stream().mapToInt(Slot::index).toArray();
        roleOrdinals = roles.isEmpty() ? NONE : roles.stream().mapToInt(Role::ordinal).toArray();
        staticBits = integer.variable() ? -1 : size;
        plain = slotIndices.length == 0 && roleOrdinals.length == 0 && !integer.variable();
    }

    @Override
    public long skip(Decoder d, long pos) {
        long at = Bits.align(pos, alignment);
        if (plain) {
            return at + size;
        }
        d.pos = at;
        long value = take(d);
        for (int slot : slotIndices) {
            d.slots[slot] = value;
        }
        for (int role : roleOrdinals) {
            d.role(role, value, size == 0 ? leb128Bits(d.pos - at) : size);
        }
        return d.pos;
    }

    /** Reads the number at an aligned position; signed or unsigned as 64 bits. */
    public long number(Decoder d, long at) {
        d.pos = at;
        return take(d);
    }

    private long take(Decoder d) {
        if (size == 0) {
            return variable(d);
        }
        long at = d.pos;
        d.check(at + size);
        d.pos = at + size;
        return numberAt(d, at);
    }

    /** The number of value bits in each byte of a variable-length integer. */
    private static int leb128Bits(long bits) {
        return (int) Math.min(64, bits / 8 * 7);
    }

    private long variable(Decoder d) {
        long value = 0;
        for (int i = 0; ; i++) {
            d.check(d.pos + 8);
            int b = d.bytes[(int) (d.pos - d.start >>> 3)];
            d.pos += 8;
            int last = signed ? 0x7F : 1;
            if (i == LEB128_MAX_BYTES - 1 && (b & 0x7F) != 0 && (b & 0x7F) != last
                    || i >= LEB128_MAX_BYTES) {
                throw new DecodeException(
                        "the variable-length integer '" + name() + "' has more than 64 bits");
            }
            value |= (long) (b & 0x7F) << 7 * i;
            if (b >= 0) {
                int bits = 7 * (i + 1);
                return signed && bits < 64 ? value << 64 - bits >> 64 - bits : value;
            }
        }
    }

    @Override
    public @Nullable Object read(Decoder d) {
        skipTo(d);
        long at = d.pos;
        long end = skip(d, at);
        d.pos = at;
        long value = take(d);
        d.pos = end;
        return value(value);
    }

    private void skipTo(Decoder d) {
        d.pos = Bits.align(d.pos, alignment);
    }

    /** The value of a number as {@link #read} gives it. */
    public Object value(long number) {
        Mappings mappings = integer.mappings();
        return switch (integer.kind()) {
            case NUMBER -> (Object) number;
            case BOOLEAN -> number != 0;
            case ENUMERATION ->
                    new EnumValue(
                            number,
                            signed,
                            mappings == null ? List.of() : mappings.labelsOf(number));
            case BITS ->
                    mappings == null
                            ? (Object) number
                            : new EnumValue(number, false, mappings.labelsOfBits(number, size));
        };
    }

    /**
     * Writes a number at a position.
     *
     * @param bytes the packet's bytes from its start
     * @param at the first bit, aligned
     * @param value the number; only as many bits as the field has are written
     * @return false if the field is no number of a fixed size of whole bytes at a byte
     */
    public boolean write(byte[] bytes, long at, long value) {
        if (integer.variable() || integer.reversed() || at % 8 != 0 || size % 8 != 0) {
            return false;
        }
        int count = size / 8;
        for (int i = 0; i < count; i++) {
            int shift = 8 * (bigEndian ? count - 1 - i : i);
            bytes[(int) (at / 8) + i] = (byte) (value >>> shift);
        }
        return true;
    }

    /** Whether its number has a role. */
    boolean hasRole(Role role) {
        return roles.contains(role);
    }

    boolean isPlainNumber() {
        return integer.kind() == IntegerClass.Kind.NUMBER && plain;
    }

    long numberAt(Decoder d, long at) {
        long number = Bits.read(d.bytes, at - d.start, size, signed, bigEndian);
        if (integer.reversed()) {
            long bits = Long.reverse(number);
            number = signed ? bits >> 64 - size : bits >>> 64 - size;
        }
        return number;
    }
}
