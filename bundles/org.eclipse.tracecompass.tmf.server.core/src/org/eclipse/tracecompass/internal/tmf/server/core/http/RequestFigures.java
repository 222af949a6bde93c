package org.eclipse.tracecompass.internal.tmf.server.core.http;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** Counts requests and their times. Thread-safe. */
public final class RequestFigures {

    private final LongAdder requests = new LongAdder();
    private final LongAdder abandoned = new LongAdder();
    private final LongAdder nanos = new LongAdder();
    private final AtomicLong longest = new AtomicLong();

    void answered(long duration) {
        requests.increment();
        nanos.add(duration);
        longest.accumulateAndGet(duration, Math::max);
    }

    void abandoned() {
        abandoned.increment();
    }

    /** Returns the number of requests that were answered. */
    public long requests() {
        return requests.sum();
    }

    /** Returns the number of requests whose client did not wait for the answer. */
    public long abandonedRequests() {
        return abandoned.sum();
    }

    /** Returns the time that all answers took, in ns. */
    public long totalNanos() {
        return nanos.sum();
    }

    /** Returns the time that the slowest answer took, in ns. */
    public long longestNanos() {
        return longest.get();
    }
}
