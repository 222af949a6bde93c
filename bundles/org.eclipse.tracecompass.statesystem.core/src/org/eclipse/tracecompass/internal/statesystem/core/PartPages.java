package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The memory of the parts of a history, which is used again and again: the garbage collector would
 * otherwise be busy with it. Thread-safe.
 */
final class PartPages {

    /** A power of two. */
    static final int SIZE = 1 << 13;

    /** A page of intervals. */
    static final class Intervals {
        final long[] starts = new long[SIZE];
        final long[] ends = new long[SIZE];
        final int[] quarks = new int[SIZE];
        final byte[] kinds = new byte[SIZE];
        final long[] payloads = new long[SIZE];
    }

    /** A page of steps. */
    static final class Steps {
        final PartLog.Step[] steps = new PartLog.Step[SIZE];

        /** How many intervals are before a step. */
        final int[] positions = new int[SIZE];

        final long[] times = new long[SIZE];
        final int[] quarks = new int[SIZE];
        final @Nullable Object[] values = new @Nullable Object[SIZE];
    }

    private final Queue<Intervals> intervals = new ConcurrentLinkedQueue<>();
    private final Queue<Steps> steps = new ConcurrentLinkedQueue<>();

    Intervals intervals() {
        Intervals page = intervals.poll();
        return page == null ? new Intervals() : page;
    }

    Steps steps() {
        Steps page = steps.poll();
        return page == null ? new Steps() : page;
    }

    void free(Intervals page) {
        intervals.add(page);
    }

    void free(Steps page) {
        Arrays.fill(page.values, null);
        steps.add(page);
    }
}
