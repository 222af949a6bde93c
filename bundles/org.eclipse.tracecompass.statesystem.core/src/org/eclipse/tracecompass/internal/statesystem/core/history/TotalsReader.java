package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * Reads the totals of the blocks of a level, many at once where they are stored side by side. For
 * one thread.
 */
final class TotalsReader {

    private final HistoryFile file;
    private final Directory directory;
    private final int size;

    /** A part of the file. */
    private byte[] bytes = {};

    private long position;
    private long end;

    /**
     * @param file where the totals are
     * @param directory the blocks
     * @param size how many of the blocks count
     */
    TotalsReader(HistoryFile file, Directory directory, int size) {
        this.file = file;
        this.directory = directory;
        this.size = size;
    }

    /**
     * Reads the totals of a block that has some.
     *
     * @param totals takes them
     * @throws org.eclipse.tracecompass.statesystem.core.backend.DamagedHistoryException if they are
     *     not what was written
     */
    void read(int block, BlockTotals totals) {
        try {
            readTotals(block, totals);
        } catch (InternalError e) {
            throw file.lost(e);
        }
    }

    private void readTotals(int block, BlockTotals totals) {
        int length = directory.totals(block);
        long from = directory.totalsPosition(block);
        if (from < position || from + length + Integer.BYTES > end) {
            fill(block, from);
        }
        int at = (int) (from - position);
        if (Bytes.crc32c(bytes, at, length) != Bytes.getInt(bytes, at + length)) {
            throw file.damaged("the data at byte " + from + " has a wrong checksum");
        }
        try {
            totals.read(bytes, at, at + length, directory.minStart[block]);
        } catch (IllegalArgumentException e) {
            throw file.damaged("the totals of a block at byte " + from + " make no sense", e);
        }
    }

    /** Reads the totals of a block, and those behind them. */
    private void fill(int block, long from) {
        long to = from + directory.totals(block) + Integer.BYTES;
        for (int next = block + 1; next < size; next++) {
            int length = directory.totals(next);
            if (length > 0) {
                long following = to + length + Integer.BYTES;
                if (directory.totalsPosition(next) != to || following - from > TotalsPage.FULL) {
                    break;
                }
                to = following;
            }
        }
        int length = Math.toIntExact(to - from);
        if (bytes.length < length) {
            bytes = new byte[Math.max(length, TotalsPage.FULL)];
        }
        end = from;
        file.read(from, bytes, length);
        position = from;
        end = to;
    }
}
