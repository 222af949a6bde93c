package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;

/**
 * Keeps the segments of all partial histories that were used recently, up to a number of bytes in
 * total, but the last one in any case. Thread-safe.
 */
final class SegmentCache {

    private static final long MIN_BYTES = 8L << 20;
    private static final long MAX_BYTES = 256L << 20;
    private static final int HEAP_SHARE = 16;

    /** The memory overhead of a segment besides its blocks. */
    private static final int SEGMENT_OVERHEAD = 16 << 10;

    /** The cache of this program: a sixteenth of the heap, at most 256 MiB. */
    static final SegmentCache SHARED =
            new SegmentCache(
                    Math.clamp(
                            Runtime.getRuntime().maxMemory() / HEAP_SHARE, MIN_BYTES, MAX_BYTES));

    private record Key(PartialHistory history, int segment) {}

    private final long limit;
    private final Map<Key, HistoryBackend> segments = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    SegmentCache(long limit) {
        this.limit = limit;
    }

    synchronized @Nullable HistoryBackend get(PartialHistory history, int segment) {
        return segments.get(new Key(history, segment));
    }

    synchronized boolean contains(PartialHistory history, int segment) {
        return segments.containsKey(new Key(history, segment));
    }

    synchronized void add(PartialHistory history, int segment, HistoryBackend intervals) {
        HistoryBackend previous = segments.put(new Key(history, segment), intervals);
        if (previous != null) {
            bytes -= bytes(previous);
        }
        bytes += bytes(intervals);
        Iterator<HistoryBackend> oldest = segments.values().iterator();
        while (bytes > limit && segments.size() > 1) {
            bytes -= bytes(oldest.next());
            oldest.remove();
        }
    }

    private static long bytes(HistoryBackend intervals) {
        return intervals.blockBytes() + SEGMENT_OVERHEAD;
    }

    /** Drops everything of a history. */
    synchronized void removeAll(PartialHistory history) {
        segments.entrySet()
                .removeIf(
                        entry -> {
                            if (entry.getKey().history() == history) {
                                bytes -= bytes(entry.getValue());
                                return true;
                            }
                            return false;
                        });
    }

    synchronized long bytes() {
        return bytes;
    }
}
