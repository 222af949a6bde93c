package org.eclipse.tracecompass.tmf.ui.views.histogram;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * The numbers of events of some traces in a range of time. Traces are told apart by their index.
 * Not thread-safe.
 *
 * @since 9.5.0
 */
public class HistogramBucket {

    private int[] counts;

    /**
     * A bucket without events.
     *
     * @param traceCount the number of traces
     */
    public HistogramBucket(int traceCount) {
        counts = new int[traceCount];
    }

    /**
     * A bucket with events.
     *
     * @param values the number of events of each trace
     */
    public HistogramBucket(int... values) {
        counts = values.clone();
    }

    /** A copy of a bucket. */
    public HistogramBucket(HistogramBucket b) {
        counts = b.counts.clone();
    }

    /** The sum of two buckets; each of them may be null. */
    public HistogramBucket(HistogramBucket b1, HistogramBucket b2) {
        counts = new int[0];
        add(b1);
        add(b2);
    }

    /** The number of events of all traces. */
    public int getNbEvents() {
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        return sum;
    }

    /**
     * Counts an event.
     *
     * @param traceIndex the index of its trace; the bucket grows if it is new
     */
    public void addEvent(int traceIndex) {
        ensure(traceIndex + 1);
        counts[traceIndex]++;
    }

    /** The number of events of a trace; 0 for a trace that it does not know. */
    public int getNbEvent(int traceIndex) {
        return traceIndex >= 0 && traceIndex < counts.length ? counts[traceIndex] : 0;
    }

    /** The number of traces. */
    public int getNbTraces() {
        return counts.length;
    }

    /**
     * Adds the events of another bucket.
     *
     * @param histogramBucket the other one; null is ignored
     */
    public void add(HistogramBucket histogramBucket) {
        if (histogramBucket == null) {
            return;
        }
        int[] more = histogramBucket.counts;
        ensure(more.length);
        for (int i = 0; i < more.length; i++) {
            counts[i] += more[i];
        }
    }

    /** Whether there is no event in the bucket. */
    public boolean isEmpty() {
        return getNbEvents() == 0;
    }

    private void ensure(int traces) {
        if (counts.length < traces) {
            counts = Arrays.copyOf(counts, traces);
        }
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public boolean equals(Object obj) {
        return obj != null
                && obj.getClass() == getClass()
                && Arrays.equals(((HistogramBucket) obj).counts, counts);
    }

    @Override
    public String toString() {
        return Arrays.stream(counts)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(", ", "[", "]"));
    }
}
