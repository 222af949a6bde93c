package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * When the spans of a block start, less the earliest start; for block after block. If many of a
 * part of the block are asked for, all of the part are read at once. Not thread-safe.
 */
final class SpanStarts {

    /** Reading all starts costs as much as looking up one in so many of them. */
    private static final int READ_ALL = 12;

    private HistoryBlock block;
    private @Nullable SortedColumn sorted;
    private long[] read = new long[0];

    /** The first span that was read, and the one behind the last. */
    private int first;

    private int behind;
    private int asked;

    SpanStarts(HistoryBlock block) {
        this.block = block;
        enter(block);
    }

    /** Goes to another block, which has spans or not. */
    void enter(HistoryBlock block) {
        this.block = block;
        sorted = block.spanStarts();
        first = 0;
        behind = 0;
        asked = 0;
    }

    /** When a span starts. */
    long get(int span) {
        long[] all = all(1, 0, block.spans());
        return all != null ? all[span] : block.spanStart(span);
    }

    /**
     * The starts of spans by their number, if it pays to read those of a part of the block for so
     * many; null if not.
     */
    long @Nullable [] all(int wanted, int from, int to) {
        if (first > from || behind < to) {
            SortedColumn sorted = this.sorted;
            asked += wanted;
            if (sorted == null || asked < (to - from) / READ_ALL) {
                return null;
            }
            read(sorted, from, to);
        }
        return read;
    }

    private void read(SortedColumn sorted, int from, int to) {
        if (read.length < block.spans()) {
            read = Arrays.copyOf(read, block.spans());
        }
        if (first == behind) {
            first = from;
            behind = from;
        }
        if (from < first) {
            sorted.read(from, first - from, read, from);
            first = from;
        }
        if (to > behind) {
            sorted.read(behind, to - behind, read, behind);
            behind = to;
        }
    }
}
