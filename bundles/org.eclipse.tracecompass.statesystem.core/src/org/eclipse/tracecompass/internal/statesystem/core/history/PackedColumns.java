package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * Packed columns and bitmaps inside of a byte array. Every column is followed by at least eight
 * more bytes of the array, so that a number can always be read with one unaligned 64-bit load.
 */
final class PackedColumns {

    /** A number of more bits does not fit into one unaligned load; such columns use whole longs. */
    private static final int MAX_ODD_WIDTH = 57;

    /** A bitmap has one 16-bit running count per this many bits. */
    private static final int RANK_BITS = 512;

    private static final int RANK_SHIFT = 9;
    private static final int WORDS_PER_RANK_SHIFT = 3;

    private PackedColumns() {}

    /** The width of a column for numbers up to {@code max}, which is unsigned. */
    static int width(long max) {
        int width = Long.SIZE - Long.numberOfLeadingZeros(max);
        return width > MAX_ODD_WIDTH ? Long.SIZE : width;
    }

    /** The mask of a number with this many bits, up to 64. */
    static long mask(int width) {
        return width == Long.SIZE ? -1L : (1L << width) - 1;
    }

    /** The size of a packed column in bytes, a multiple of eight. */
    static int packedSize(int count, int width) {
        return (int) (((long) count * width + Long.SIZE - 1) / Long.SIZE) * Long.BYTES;
    }

    static long get(byte[] bytes, int base, int width, long mask, int index) {
        int bit = index * width;
        return Bytes.getLong(bytes, base + (bit >>> 3)) >>> (bit & 7) & mask;
    }

    /** Packs {@code values[i] - offset}; gives the offset behind the column. */
    static int pack(byte[] bytes, int base, int width, long[] values, int count, long offset) {
        if (width == 0) {
            return base;
        }
        int at = base;
        long word = 0;
        int fill = 0;
        for (int i = 0; i < count; i++) {
            long value = values[i] - offset;
            word |= value << fill;
            fill += width;
            if (fill >= Long.SIZE) {
                Bytes.putLong(bytes, at, word);
                at += Long.BYTES;
                fill -= Long.SIZE;
                word = fill == 0 ? 0 : value >>> width - fill;
            }
        }
        if (fill > 0) {
            Bytes.putLong(bytes, at, word);
            at += Long.BYTES;
        }
        return at;
    }

    /** The size of a bitmap with its running counts in bytes, a multiple of eight. */
    static int bitmapSize(int bits) {
        return words(bits) * Long.BYTES
                + (ranks(bits) * Short.BYTES + Long.BYTES - 1) / Long.BYTES * Long.BYTES;
    }

    private static int words(int bits) {
        return (bits + Long.SIZE - 1) / Long.SIZE;
    }

    private static int ranks(int bits) {
        return (bits + RANK_BITS - 1) / RANK_BITS;
    }

    static void setBit(byte[] bytes, int base, int bit) {
        bytes[base + (bit >>> 3)] |= (byte) (1 << (bit & 7));
    }

    static boolean bit(byte[] bytes, int base, int bit) {
        return (bytes[base + (bit >>> 3)] >>> (bit & 7) & 1) != 0;
    }

    /** Fills in the running counts of a complete bitmap. */
    static void putRanks(byte[] bytes, int base, int bits) {
        int ranksBase = base + words(bits) * Long.BYTES;
        int words = words(bits);
        int total = 0;
        for (int word = 0; word < words; word++) {
            if ((word & (1 << WORDS_PER_RANK_SHIFT) - 1) == 0) {
                Bytes.putShort(
                        bytes, ranksBase + (word >>> WORDS_PER_RANK_SHIFT) * Short.BYTES, total);
            }
            total += Long.bitCount(Bytes.getLong(bytes, base + word * Long.BYTES));
        }
    }

    /** Counts the set bits before {@code bit}. */
    static int rank(byte[] bytes, int base, int bits, int bit) {
        int ranksBase = base + words(bits) * Long.BYTES;
        int group = bit >>> RANK_SHIFT;
        int rank = Bytes.getUnsignedShort(bytes, ranksBase + group * Short.BYTES);
        int word = group << WORDS_PER_RANK_SHIFT;
        int last = bit >>> 6;
        for (; word < last; word++) {
            rank += Long.bitCount(Bytes.getLong(bytes, base + word * Long.BYTES));
        }
        if ((bit & 63) != 0) {
            rank +=
                    Long.bitCount(
                            Bytes.getLong(bytes, base + word * Long.BYTES)
                                    & (1L << (bit & 63)) - 1);
        }
        return rank;
    }

    /** Finds the set bit that has {@code rank} set bits before it; there must be one. */
    static int select(byte[] bytes, int base, int bits, int rank) {
        int ranksBase = base + words(bits) * Long.BYTES;
        int group = 0;
        int groups = ranks(bits);
        while (group + 1 < groups
                && Bytes.getUnsignedShort(bytes, ranksBase + (group + 1) * Short.BYTES) <= rank) {
            group++;
        }
        int left = rank - Bytes.getUnsignedShort(bytes, ranksBase + group * Short.BYTES);
        int word = group << WORDS_PER_RANK_SHIFT;
        while (true) {
            long bitsOfWord = Bytes.getLong(bytes, base + word * Long.BYTES);
            int count = Long.bitCount(bitsOfWord);
            if (left < count) {
                for (; left > 0; left--) {
                    bitsOfWord &= bitsOfWord - 1;
                }
                return word * Long.SIZE + Long.numberOfTrailingZeros(bitsOfWord);
            }
            left -= count;
            word++;
        }
    }

    /** Finds the clear bit that has {@code rank} clear bits before it; there must be one. */
    static int selectClear(byte[] bytes, int base, int bits, int rank) {
        int ranksBase = base + words(bits) * Long.BYTES;
        int group = 0;
        int groups = ranks(bits);
        while (group + 1 < groups && clearBefore(bytes, ranksBase, group + 1) <= rank) {
            group++;
        }
        int left = rank - clearBefore(bytes, ranksBase, group);
        int word = group << WORDS_PER_RANK_SHIFT;
        while (true) {
            long clear = ~Bytes.getLong(bytes, base + word * Long.BYTES);
            int count = Long.bitCount(clear);
            if (left < count) {
                for (; left > 0; left--) {
                    clear &= clear - 1;
                }
                return word * Long.SIZE + Long.numberOfTrailingZeros(clear);
            }
            left -= count;
            word++;
        }
    }

    private static int clearBefore(byte[] bytes, int ranksBase, int group) {
        return (group << RANK_SHIFT)
                - Bytes.getUnsignedShort(bytes, ranksBase + group * Short.BYTES);
    }

    /** Finds the first clear bit at or after {@code from}; at most {@code bits}. */
    static int nextClearBit(byte[] bytes, int base, int bits, int from) {
        int words = words(bits);
        long mask = -1L << (from & 63);
        for (int word = from >>> 6; word < words; word++) {
            long clear = ~Bytes.getLong(bytes, base + word * Long.BYTES) & mask;
            if (clear != 0) {
                return word * Long.SIZE + Long.numberOfTrailingZeros(clear);
            }
            mask = -1L;
        }
        return bits;
    }

    /** Finds the last set bit before {@code end}; there must be one. */
    static int previousSetBit(byte[] bytes, int base, int end) {
        int word = end - 1 >>> 6;
        long current = Bytes.getLong(bytes, base + word * Long.BYTES) & -1L >>> -end;
        while (current == 0) {
            word--;
            current = Bytes.getLong(bytes, base + word * Long.BYTES);
        }
        return word * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(current);
    }

    /** Finds the first set bit at or after {@code from}; {@code bits} if there is none. */
    static int nextSetBit(byte[] bytes, int base, int bits, int from) {
        if (from >= bits) {
            return bits;
        }
        int word = from >>> 6;
        int words = words(bits);
        long current = Bytes.getLong(bytes, base + word * Long.BYTES) & -1L << (from & 63);
        while (current == 0) {
            word++;
            if (word == words) {
                return bits;
            }
            current = Bytes.getLong(bytes, base + word * Long.BYTES);
        }
        return word * Long.SIZE + Long.numberOfTrailingZeros(current);
    }
}
