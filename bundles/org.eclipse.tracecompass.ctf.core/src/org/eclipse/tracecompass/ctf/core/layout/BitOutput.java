package org.eclipse.tracecompass.ctf.core.layout;

import java.util.Arrays;

/** Bits of a packet that is written; positions are from its start. Not thread-safe. */
public final class BitOutput {

    private byte[] bytes;
    private long pos;

    /** Begins with the bits of a head. */
    public BitOutput(byte[] head, long bits) {
        bytes = Arrays.copyOf(head, Math.max(head.length, 1024));
        pos = bits;
    }

    /** Where the next bit goes. */
    public long position() {
        return pos;
    }

    /** Goes on at the next multiple of an alignment; the bits up to it are zero. */
    public void align(int alignment) {
        pos = Bits.align(pos, alignment);
    }

    /** The bytes that were written; the last one may have bits that mean nothing. */
    public byte[] toByteArray() {
        int length = (int) (Bits.align(pos, Byte.SIZE) / Byte.SIZE);
        return Arrays.copyOf(bytes, length);
    }

    /**
     * Writes an event part as it is, each field at its own alignment.
     *
     * @param field the part
     * @param d the bits to copy
     * @param at where the part begins there
     * @return where it ends there
     * @throws DecodeException if it goes beyond the bits or makes no sense
     */
    public long copy(FieldLayout field, Decoder d, long at) {
        return switch (field) {
            case StructLayout struct -> {
                align(struct.alignment());
                long p = Bits.align(at, struct.alignment());
                for (FieldLayout member : struct.members()) {
                    p = copy(member, d, p);
                }
                yield p;
            }
            case ArrayLayout array -> {
                align(array.alignment());
                long p = Bits.align(at, array.alignment());
                long count = array.count(d);
                for (long i = 0; i < count; i++) {
                    p = copy(array.element(), d, p);
                }
                yield p;
            }
            case VariantLayout variant -> copy(variant.selected(d), d, at);
            case OptionalLayout optional ->
                    optional.present(d) ? copy(optional.content(), d, at) : at;
            default -> {
                long begin = Bits.align(at, field.alignment());
                long end = field.skip(d, begin);
                d.check(end);
                align(field.alignment());
                append(d, begin, end, isBigEndian(field));
                yield end;
            }
        };
    }

    private static boolean isBigEndian(FieldLayout field) {
        return switch (field) {
            case IntegerLayout integer -> integer.type().bigEndian();
            case FloatLayout number -> number.bigEndian();
            default -> false;
        };
    }

    private void append(Decoder d, long begin, long end, boolean bigEndian) {
        long needed = (pos + end - begin) / Byte.SIZE + 1;
        if (needed > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.toIntExact(Math.max(needed, 2L * bytes.length)));
        }
        long from = begin - d.start;
        long left = end - begin;
        if (from % Byte.SIZE == 0 && pos % Byte.SIZE == 0) {
            int whole = (int) (left / Byte.SIZE);
            System.arraycopy(
                    d.bytes, (int) (from / Byte.SIZE), bytes, (int) (pos / Byte.SIZE), whole);
            from += (long) whole * Byte.SIZE;
            pos += (long) whole * Byte.SIZE;
            left -= (long) whole * Byte.SIZE;
        }
        for (; left > 0; left--, from++, pos++) {
            int source = 1 << (bigEndian ? 7 - from % Byte.SIZE : from % Byte.SIZE);
            int target = 1 << (bigEndian ? 7 - pos % Byte.SIZE : pos % Byte.SIZE);
            if ((d.bytes[(int) (from / Byte.SIZE)] & source) != 0) {
                bytes[(int) (pos / Byte.SIZE)] |= (byte) target;
            }
        }
    }
}
