package org.eclipse.tracecompass.internal.statesystem.core.history;

import org.eclipse.jdt.annotation.Nullable;

/**
 * When the spans of a block start, less the earliest start; for block after block. If many are
 * asked for, all are read at once. Not thread-safe.
 */
final class SpanStarts {

    /** Reading all starts costs as much as looking up one in so many of them. */
    private static final int READ_ALL = 12;

    private HistoryBlock block;
    private @Nullable SortedColumn sorted;
    private long[] all = new long[0];
    private boolean hasAll;
    private int asked;

    SpanStarts(HistoryBlock block) {
        this.block = block;
        enter(block);
    }

    /** Goes to another block, which has spans or not. */
    void enter(HistoryBlock block) {
        this.block = block;
        sorted = block.spanStarts();
        hasAll = false;
        asked = 0;
    }

    /** When a span starts. */
    long get(int span) {
        if (hasAll || isWorthAll(1)) {
            return all[span];
        }
        return block.spanStart(span);
    }

    /** The starts of all spans, if it pays to read them for so many; null if not. */
    long @Nullable [] all(int wanted) {
        return hasAll || isWorthAll(wanted) ? all : null;
    }

    private boolean isWorthAll(int wanted) {
        SortedColumn sorted = this.sorted;
        if (sorted == null) {
            return false;
        }
        int spans = block.spans();
        asked += wanted;
        if (asked < spans / READ_ALL) {
            return false;
        }
        if (all.length < spans) {
            all = new long[spans];
        }
        sorted.read(0, spans, all);
        hasAll = true;
        return true;
    }
}
