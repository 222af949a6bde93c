package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;

/**
 * The totals of the latest blocks of a level until they are stored, side by side: a picture of a
 * long time reads many of them at once. For the thread that stores blocks.
 */
final class TotalsPage {

    /** A page of so many bytes is stored. */
    static final int FULL = 1 << 14;

    /** The totals with their checksums. */
    private byte[] bytes = new byte[0];

    private int size;
    private int[] blocks = new int[0];
    private int[] lengths = new int[0];
    private int count;

    /** Takes in the totals of a block. */
    void add(int block, byte[] totals) {
        int sealedLength = totals.length + Integer.BYTES;
        if (bytes.length < size + sealedLength) {
            bytes = Arrays.copyOf(bytes, Math.max(FULL, size) + sealedLength);
        }
        if (count == blocks.length) {
            blocks = Arrays.copyOf(blocks, count * 2 + 16);
            lengths = Arrays.copyOf(lengths, count * 2 + 16);
        }
        System.arraycopy(totals, 0, bytes, size, totals.length);
        Bytes.putInt(bytes, size + totals.length, Bytes.crc32c(totals, 0, totals.length));
        size += sealedLength;
        blocks[count] = block;
        lengths[count] = totals.length;
        count++;
    }

    boolean isFull() {
        return size >= FULL;
    }

    /** Stores what was taken in, and tells the directory of its blocks where it is. */
    void store(HistoryFile file, Directory directory) {
        if (count == 0) {
            return;
        }
        long position = file.append(Arrays.copyOf(bytes, size));
        for (int i = 0; i < count; i++) {
            directory.setTotals(blocks[i], position, lengths[i]);
            position += lengths[i] + Integer.BYTES;
        }
        count = 0;
        size = 0;
    }
}
