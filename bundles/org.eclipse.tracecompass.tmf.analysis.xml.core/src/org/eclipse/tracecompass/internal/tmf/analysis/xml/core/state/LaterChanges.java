package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * State changes that are to be made later, in order of time and, at the same time, in that of their
 * announcement. The future events of state providers know fewer kinds of changes. For one thread.
 */
final class LaterChanges {

    private record Later(long time, long rank, Runnable change) {}

    private final PriorityQueue<Later> queue =
            new PriorityQueue<>(
                    Comparator.comparingLong(Later::time).thenComparingLong(Later::rank));
    private long count;

    void add(long time, Runnable change) {
        queue.add(new Later(time, count++, change));
    }

    /** Makes the changes that are due at a time. */
    void run(long time) {
        for (Later next = queue.peek(); next != null && next.time() <= time; next = queue.peek()) {
            queue.remove();
            next.change().run();
        }
    }
}
