package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import java.util.Arrays;

/**
 * Counts events over time in a bounded number of buckets, for a trace of any length.
 *
 * <p>A bucket is 2^k nanoseconds long and begins at a multiple of its length. All buckets start as
 * long as one nanosecond; when an event does not fit any more, neighbours are merged and k grows.
 * So the result does not depend on the order of the events. Not thread-safe: one thread adds, and
 * hands out {@link #snapshot()}s.
 */
public final class EventBuckets {

    private final int capacity;
    private long[] events;
    private long[] lost;
    private int shift;
    private long first;
    private int used;
    private long total;
    private long totalLost;

    /**
     * @param capacity the largest number of buckets; at least 2
     */
    public EventBuckets(int capacity) {
        if (capacity < 2) {
            throw new IllegalArgumentException("capacity is " + capacity + ", must be at least 2");
        }
        this.capacity = capacity;
        events = new long[Math.min(capacity, 1024)];
        lost = new long[events.length];
    }

    /** Counts an event at an instant in ns. */
    public void add(long time) {
        add(time, 1);
    }

    /**
     * Counts events.
     *
     * @param time about when they happened, in ns
     * @param count how many they are
     */
    public void add(long time, long count) {
        int slot = slot(time);
        events[slot] += count;
        total += count;
    }

    /** Counts lost events at an instant in ns. */
    public void addLost(long time, long count) {
        int slot = slot(time);
        lost[slot] += count;
        totalLost += count;
    }

    /** The counts so far. Copies the used buckets. */
    public EventCounts snapshot() {
        return EventCounts.of(
                first << shift,
                shift,
                Arrays.copyOf(events, used),
                Arrays.copyOf(lost, used),
                total,
                totalLost);
    }

    private int slot(long time) {
        long key = time >> shift;
        if (used == 0) {
            first = key;
            used = 1;
            return 0;
        }
        while (tooFar(key)) {
            merge();
            key = time >> shift;
        }
        if (key < first) {
            int by = (int) (first - key);
            grow(used + by);
            System.arraycopy(events, 0, events, by, used);
            System.arraycopy(lost, 0, lost, by, used);
            Arrays.fill(events, 0, by, 0);
            Arrays.fill(lost, 0, by, 0);
            first = key;
            used += by;
        } else if (key - first >= used) {
            int needed = (int) (key - first) + 1;
            grow(needed);
            used = needed;
        }
        return (int) (key - first);
    }

    private boolean tooFar(long key) {
        long low = Math.min(key, first);
        long high = Math.max(key, first + used - 1);
        long span = high - low;
        return span < 0 || span >= capacity;
    }

    private void grow(int needed) {
        if (needed > events.length) {
            int length = Math.min(capacity, Math.max(needed, events.length * 2));
            events = Arrays.copyOf(events, length);
            lost = Arrays.copyOf(lost, length);
        }
    }

    private void merge() {
        long newFirst = first >> 1;
        int newUsed = 0;
        for (int i = 0; i < used; i++) {
            int to = (int) (((first + i) >> 1) - newFirst);
            long e = events[i];
            long l = lost[i];
            events[i] = 0;
            lost[i] = 0;
            events[to] += e;
            lost[to] += l;
            newUsed = to + 1;
        }
        first = newFirst;
        used = newUsed;
        shift++;
    }
}
