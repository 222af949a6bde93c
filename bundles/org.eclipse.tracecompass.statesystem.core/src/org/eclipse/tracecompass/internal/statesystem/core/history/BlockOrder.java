package org.eclipse.tracecompass.internal.statesystem.core.history;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The buffers and blocks in which a two-dimensional query may find something, in the order in which
 * they are read: level by level from the longest states on, and within a level the buffers first.
 * For one thread.
 */
final class BlockOrder {

    /** Stands for the buffers of a level. */
    static final int BUFFERS = -1;

    private static final int NONE = -2;

    private final Level.View[] views;
    private final QuarkSet quarks;

    /** The times, sorted; null for the range. */
    private final @Nullable SampleTimes times;

    private final long first;
    private final long last;
    private final boolean reverse;

    /** The level being walked; its next block; the time whose blocks are being looked for. */
    private int level = HistoryStore.LEVELS;

    private int block;
    private int time;
    private int remaining;
    private int found = NONE;

    BlockOrder(StoreQuery query) {
        views = query.views();
        quarks = query.quarks();
        times = query.times();
        first = query.first();
        last = query.last();
        reverse = query.reverse();
    }

    /** Goes to the next one; false at the end. */
    boolean next() {
        found = level == HistoryStore.LEVELS ? NONE : nextCandidate(views[level]);
        while (found == NONE) {
            if (level == 0) {
                return false;
            }
            level--;
            Level.View view = views[level];
            startLevel(view);
            boolean hasBuffers = view.open().count() > 0 || view.sealed().length > 0;
            found = hasBuffers ? BUFFERS : nextCandidate(view);
        }
        return true;
    }

    int level() {
        return level;
    }

    /** The number of the block in its level, or {@link #BUFFERS}. */
    int block() {
        return found;
    }

    private void startLevel(Level.View view) {
        time = 0;
        block = view.directory().firstEndingFrom(first, view.size());
        remaining = view.size() - 1;
    }

    private int nextCandidate(Level.View view) {
        Directory directory = view.directory();
        int size = view.size();
        SampleTimes times = this.times;
        if (times != null) {
            return nextSampled(directory, size, times);
        }
        if (reverse) {
            for (; remaining >= block; remaining--) {
                if (mayHold(directory, remaining, null)) {
                    return remaining--;
                }
            }
            return NONE;
        }
        for (; block < size && directory.minStartFromHere[block] <= last; block++) {
            if (mayHold(directory, block, null)) {
                return block++;
            }
        }
        return NONE;
    }

    /** Jumps from time to time, so that blocks between far apart times are not even looked at. */
    private int nextSampled(Directory directory, int size, SampleTimes times) {
        while (time < times.size() && block < size) {
            long t = times.get(time);
            if (directory.maxEndSoFar[block] < t) {
                block = directory.firstEndingFrom(t, size);
                if (block >= size) {
                    return NONE;
                }
            }
            for (; block < size && directory.minStartFromHere[block] <= t; block++) {
                if (mayHold(directory, block, times)) {
                    return block++;
                }
            }
            time++;
        }
        return NONE;
    }

    private boolean mayHold(Directory directory, int block, @Nullable SampleTimes times) {
        long start = directory.minStart[block];
        long end = directory.maxEnd[block];
        if (end < first
                || start > last
                || !quarks.intersects(directory.minQuark[block], directory.maxQuark[block])) {
            return false;
        }
        if (times == null) {
            return true;
        }
        int from = times.firstFrom(start);
        return from < times.size() && times.get(from) <= end;
    }
}
