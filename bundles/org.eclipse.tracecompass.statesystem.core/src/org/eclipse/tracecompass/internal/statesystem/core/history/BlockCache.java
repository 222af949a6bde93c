package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.ArrayDeque;
import java.util.Set;

/**
 * Keeps the blocks of all open history files that were used recently, up to a number of bytes in
 * total. A cached block is found through the directory of its level, at no cost; this class only
 * decides when it has to leave: the oldest one goes first, unless it was used since it was looked
 * at last (second chance).
 */
final class BlockCache {

    private static final long MIN_BYTES = 4L << 20;
    private static final long MAX_BYTES = 512L << 20;
    private static final int HEAP_SHARE = 8;

    /** The memory overhead of a block besides its bytes. */
    private static final int BLOCK_OVERHEAD = 256;

    /** The cache of this program: an eighth of the heap, at most 512 MiB. */
    static final BlockCache SHARED =
            new BlockCache(
                    Math.clamp(
                            Runtime.getRuntime().maxMemory() / HEAP_SHARE, MIN_BYTES, MAX_BYTES));

    private static final class Entry {
        final Level level;
        final int index;
        final HistoryBlock block;

        Entry(Level level, int index, HistoryBlock block) {
            this.level = level;
            this.index = index;
            this.block = block;
        }

        long size() {
            return block.size() + (long) BLOCK_OVERHEAD;
        }
    }

    private final long limit;
    private final ArrayDeque<Entry> entries = new ArrayDeque<>();
    private long bytes;

    BlockCache(long limit) {
        this.limit = limit;
    }

    synchronized void add(Level level, int index, HistoryBlock block) {
        Entry entry = new Entry(level, index, block);
        entries.addLast(entry);
        bytes += entry.size();
        while (bytes > limit && entries.size() > 1) {
            Entry oldest = entries.removeFirst();
            if (oldest.block.wasUsed()) {
                entries.addLast(oldest);
            } else {
                bytes -= oldest.size();
                oldest.level.evict(oldest.index, oldest.block);
            }
        }
    }

    /** Drops everything of a level that is not used any more. */
    synchronized void removeAll(Level[] levels) {
        Set<Level> gone = Set.of(levels);
        entries.removeIf(
                entry -> {
                    if (gone.contains(entry.level)) {
                        bytes -= entry.size();
                        return true;
                    }
                    return false;
                });
    }

    long limit() {
        return limit;
    }

    synchronized long bytes() {
        return bytes;
    }
}
