package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * Packed columns and bitmaps. They are written into an array of bytes and read from the same as
 * {@link Words}; where one begins is said in bytes, a multiple of eight. Every column is followed
 * by at least one more word, as a number is read from two.
 */
final class PackedColumns {

    /** Of numbers up to this width, one and the next lie within the 64 bits from the first on. */
    static final int PAIR_WIDTH = Long.SIZE / 2;

    /** Columns of wider numbers use whole longs. */
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

    static long get(long[] words, int base, int width, long mask, int index) {
        int bit = index * width;
        return Words.from(words, (base >>> 3) + (bit >>> 6), bit) & mask;
    }

    /** Reads numbers that follow each other, and puts each plus an offset into an array. */
    static void read(
            long[] words, int base, int width, int first, int count, long offset, long[] into) {
        long mask = mask(width);
        int start = base >>> 3;
        int bit = first * width;
        for (int i = 0; i < count; i++) {
            int word = start + (bit >>> 6);
            into[i] = offset + ((words[word] >>> bit | words[word + 1] << 1 << ~bit) & mask);
            bit += width;
        }
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

    static boolean bit(long[] words, int base, int bit) {
        return (words[(base >>> 3) + (bit >>> 6)] >>> bit & 1) != 0;
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
    static int rank(long[] words, int base, int bits, int bit) {
        int start = base >>> 3;
        int ranksBase = base + words(bits) * Long.BYTES;
        int group = bit >>> RANK_SHIFT;
        int rank = Words.getUnsignedShort(words, ranksBase + group * Short.BYTES);
        int word = group << WORDS_PER_RANK_SHIFT;
        int last = bit >>> 6;
        for (; word < last; word++) {
            rank += Long.bitCount(words[start + word]);
        }
        if ((bit & 63) != 0) {
            rank += Long.bitCount(words[start + word] & (1L << (bit & 63)) - 1);
        }
        return rank;
    }

    /** Finds the set bit that has {@code rank} set bits before it; there must be one. */
    static int select(long[] words, int base, int bits, int rank) {
        int start = base >>> 3;
        int ranksBase = base + words(bits) * Long.BYTES;
        int group = 0;
        int groups = ranks(bits);
        while (group + 1 < groups
                && Words.getUnsignedShort(words, ranksBase + (group + 1) * Short.BYTES) <= rank) {
            group++;
        }
        int left = rank - Words.getUnsignedShort(words, ranksBase + group * Short.BYTES);
        int word = group << WORDS_PER_RANK_SHIFT;
        while (true) {
            long bitsOfWord = words[start + word];
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
    static int selectClear(long[] words, int base, int bits, int rank) {
        int start = base >>> 3;
        int ranksBase = base + words(bits) * Long.BYTES;
        int group = 0;
        int groups = ranks(bits);
        while (group + 1 < groups && clearBefore(words, ranksBase, group + 1) <= rank) {
            group++;
        }
        int left = rank - clearBefore(words, ranksBase, group);
        int word = group << WORDS_PER_RANK_SHIFT;
        while (true) {
            long clear = ~words[start + word];
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

    private static int clearBefore(long[] words, int ranksBase, int group) {
        return (group << RANK_SHIFT)
                - Words.getUnsignedShort(words, ranksBase + group * Short.BYTES);
    }

    /** Finds the first clear bit at or after {@code from}; at most {@code bits}. */
    static int nextClearBit(long[] words, int base, int bits, int from) {
        int start = base >>> 3;
        int length = words(bits);
        long mask = -1L << (from & 63);
        for (int word = from >>> 6; word < length; word++) {
            long clear = ~words[start + word] & mask;
            if (clear != 0) {
                return word * Long.SIZE + Long.numberOfTrailingZeros(clear);
            }
            mask = -1L;
        }
        return bits;
    }

    /** Finds the last set bit before {@code end}; there must be one. */
    static int previousSetBit(long[] words, int base, int end) {
        int start = base >>> 3;
        int word = end - 1 >>> 6;
        long current = words[start + word] & -1L >>> -end;
        while (current == 0) {
            word--;
            current = words[start + word];
        }
        return word * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(current);
    }

    /** Finds the first set bit at or after {@code from}; {@code bits} if there is none. */
    static int nextSetBit(long[] words, int base, int bits, int from) {
        if (from >= bits) {
            return bits;
        }
        int word = from >>> 6;
        int start = base >>> 3;
        int length = words(bits);
        long current = words[start + word] & -1L << (from & 63);
        while (current == 0) {
            word++;
            if (word == length) {
                return bits;
            }
            current = words[start + word];
        }
        return word * Long.SIZE + Long.numberOfTrailingZeros(current);
    }
}
