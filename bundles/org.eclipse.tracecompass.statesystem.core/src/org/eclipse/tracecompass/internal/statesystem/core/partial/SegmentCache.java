package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;

/**
 * Keeps the segments of all partial histories that were used of late, up to a number of bytes in
 * total, but the last one in any case. Thread-safe.
 */
final class SegmentCache {

    private static final long MIN_BYTES = 8L << 20;
    private static final long MAX_BYTES = 256L << 20;
    private static final int HEAP_SHARE = 16;

    /** What a segment takes besides its blocks. */
    private static final int SEGMENT_OVERHEAD = 16 << 10;

    /** The cache of this program: a sixteenth of the heap, at most 256 MiB. */
    static final SegmentCache SHARED =
            new SegmentCache(
                    Math.clamp(
                            Runtime.getRuntime().maxMemory() / HEAP_SHARE, MIN_BYTES, MAX_BYTES));

    private record Key(PartialHistory history, int segment) {}

    private final long fLimit;
    private final Map<Key, HistoryBackend> fSegments = new LinkedHashMap<>(16, 0.75f, true);
    private long fBytes;

    SegmentCache(long limit) {
        fLimit = limit;
    }

    synchronized @Nullable HistoryBackend get(PartialHistory history, int segment) {
        return fSegments.get(new Key(history, segment));
    }

    synchronized boolean contains(PartialHistory history, int segment) {
        return fSegments.containsKey(new Key(history, segment));
    }

    synchronized void add(PartialHistory history, int segment, HistoryBackend intervals) {
        HistoryBackend previous = fSegments.put(new Key(history, segment), intervals);
        if (previous != null) {
            fBytes -= bytes(previous);
        }
        fBytes += bytes(intervals);
        Iterator<HistoryBackend> oldest = fSegments.values().iterator();
        while (fBytes > fLimit && fSegments.size() > 1) {
            fBytes -= bytes(oldest.next());
            oldest.remove();
        }
    }

    private static long bytes(HistoryBackend intervals) {
        return intervals.blockBytes() + SEGMENT_OVERHEAD;
    }

    /** Drops everything of a history. */
    synchronized void removeAll(PartialHistory history) {
        fSegments
                .entrySet()
                .removeIf(
                        entry -> {
                            if (entry.getKey().history() == history) {
                                fBytes -= bytes(entry.getValue());
                                return true;
                            }
                            return false;
                        });
    }

    synchronized long bytes() {
        return fBytes;
    }
}
