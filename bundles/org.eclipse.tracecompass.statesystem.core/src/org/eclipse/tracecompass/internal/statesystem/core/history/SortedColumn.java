package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * A column of numbers that never descend, in about two bits more per number than the logarithm of
 * their mean distance (the code of Elias and Fano): the low bits of each number packed, and a
 * bitmap in which the i-th set bit lies at i plus the high bits of the i-th number. Any number can
 * be read, and any number searched for, without decoding the others; both cost some ten
 * nanoseconds. Immutable, thread-safe.
 */
final class SortedColumn {

    /** A bitmap has one count per this many words. */
    private static final int WORDS_PER_RANK = 8;

    private final long[] words;
    private final int count;
    private final int lowBase;
    private final int lowBits;
    private final long lowMask;
    private final int highBase;
    private final int highBits;

    /** A column of {@code count} numbers in a block, as {@link #write} has put it there. */
    SortedColumn(long[] words, int base, int count, int lowBits, int highWords) {
        this.words = words;
        this.count = count;
        this.lowBits = lowBits;
        lowBase = base;
        lowMask = PackedColumns.mask(lowBits);
        highBase = base + PackedColumns.packedSize(count, lowBits);
        highBits = highWords * Long.SIZE;
    }

    /** How many bits of each number are packed; the last number is the greatest. */
    static int lowBits(int count, long last) {
        return Math.max(0, Long.SIZE - 1 - Long.numberOfLeadingZeros(last / count));
    }

    /** The length of the bitmap in words of 64 bits. */
    static int words(int count, long last) {
        return (int) ((last >>> lowBits(count, last)) + count + Long.SIZE - 1 >>> 6);
    }

    /** The size of a column in bytes, a multiple of eight. */
    static int size(int count, int lowBits, int words) {
        return PackedColumns.packedSize(count, lowBits)
                + PackedColumns.bitmapSize(words * Long.SIZE);
    }

    /** Writes numbers that never descend, with the bits and words that the last one asks for. */
    static void write(byte[] bytes, int base, long[] numbers, int count, int lowBits, int words) {
        long mask = PackedColumns.mask(lowBits);
        int highBase = base + PackedColumns.packedSize(count, lowBits);
        for (int i = 0; i < count; i++) {
            PackedColumns.setBit(bytes, highBase, (int) (numbers[i] >>> lowBits) + i);
            numbers[i] &= mask;
        }
        PackedColumns.putRanks(bytes, highBase, words * Long.SIZE);
        PackedColumns.pack(bytes, base, lowBits, numbers, count, 0);
    }

    private long low(int index) {
        return PackedColumns.get(words, lowBase, lowBits, lowMask, index);
    }

    long get(int index) {
        return (long) (place(index) - index) << lowBits | low(index);
    }

    /** Where the bit of a number is; begins to look where it is if numbers are evenly spread. */
    private int place(int index) {
        int ranksBase = highBase + highBits / Byte.SIZE;
        int length = highBits / Long.SIZE;
        int group = (int) ((long) index * length / count) / WORDS_PER_RANK;
        int before = Words.getUnsignedShort(words, ranksBase + group * Short.BYTES);
        while (before > index) {
            group--;
            before = Words.getUnsignedShort(words, ranksBase + group * Short.BYTES);
        }
        int groups = (length + WORDS_PER_RANK - 1) / WORDS_PER_RANK;
        while (group + 1 < groups) {
            int next = Words.getUnsignedShort(words, ranksBase + (group + 1) * Short.BYTES);
            if (next > index) {
                break;
            }
            group++;
            before = next;
        }
        int left = index - before;
        int at = highBase / Long.BYTES + group * WORDS_PER_RANK;
        long word = words[at];
        int count = Long.bitCount(word);
        while (left >= count) {
            left -= count;
            word = words[++at];
            count = Long.bitCount(word);
        }
        return (at - highBase / Long.BYTES) * Long.SIZE
                + Long.numberOfTrailingZeros(Long.expand(1L << left, word));
    }

    /** Reads numbers that follow each other, and puts them into an array from an index on. */
    void read(int first, int length, long[] into, int at) {
        if (length == 0) {
            return;
        }
        int bit = place(first);
        int next = highBase / Long.BYTES + (bit >>> 6);
        int before = (bit & -Long.SIZE) - first;
        long word = words[next] & -1L << bit;
        for (int i = 0; i < length; i++) {
            while (word == 0) {
                before += Long.SIZE;
                word = words[++next];
            }
            long high = before + Long.numberOfTrailingZeros(word) - i;
            word &= word - 1;
            into[at + i] = high << lowBits | low(first + i);
        }
    }

    /** Counts the numbers that are less than one that is not negative. */
    int countBelow(long number) {
        long high = number >>> lowBits;
        if (high > highBits - count) {
            return count; // no clear bit is left for so many
        }
        // Those of the same high bits lie between two clear bits.
        int from =
                high == 0
                        ? 0
                        : PackedColumns.selectClear(words, highBase, highBits, (int) high - 1) + 1;
        int to = PackedColumns.nextClearBit(words, highBase, highBits, from);
        return search(from - (int) high, to - (int) high, number);
    }

    /**
     * The same for a number that at least one is less than, and reads the last of those and the one
     * behind it.
     *
     * @param around receives the two; the second is anything if there is none
     */
    int countBelow(long number, long[] around) {
        int behind = countBelow(number);
        int bit = behind - 1 + (int) Math.min(number >>> lowBits, highBits - count);
        int last = PackedColumns.previousSetBit(words, highBase, bit + 1);
        around[0] = (long) (last - behind + 1) << lowBits | low(behind - 1);
        if (behind < count) {
            int next = PackedColumns.nextSetBit(words, highBase, highBits, last + 1);
            around[1] = (long) (next - behind) << lowBits | low(behind);
        }
        return behind;
    }

    /** Searches numbers of the same high bits. */
    private int search(int from, int to, long number) {
        long wanted = number & lowMask;
        int low = from;
        int high = to;
        while (low < high) {
            int middle = low + high >>> 1;
            if (low(middle) < wanted) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
