package org.eclipse.tracecompass.internal.statemap.core.coalesce;

import java.util.Arrays;

/**
 * The rectangles that may be merged, the lightest first: a heap in which each rectangle knows its
 * place, so that a changed weight costs one walk and no search.
 *
 * <p>Equal weights are ordered by start, then by entity; the order is total, so the result does not
 * depend on the heap's shape. The weights lie beside the heap, not behind it, because most
 * comparisons end there. Not thread-safe.
 */
final class WeightQueue {

    private static final int WAYS = 4;

    private final Rectangles rectangles;
    private int[] heap = new int[1 << 10];
    private long[] weights = new long[1 << 10];
    private int size;

    WeightQueue(Rectangles rectangles) {
        this.rectangles = rectangles;
    }

    int size() {
        return size;
    }

    /** Returns the lightest rectangle; the queue must not be empty. */
    int lightest() {
        return heap[0];
    }

    /** Puts a rectangle in its place by its weight, whether it was in the queue or not. */
    void put(int rectangle, long weight) {
        int at = rectangles.place[rectangle];
        if (at < 0) {
            if (size == heap.length) {
                heap = Arrays.copyOf(heap, size * 2);
                weights = Arrays.copyOf(weights, size * 2);
            }
            up(size++, rectangle, weight);
        } else if (weight < weights[at]) {
            up(at, rectangle, weight);
        } else if (weight > weights[at]) {
            down(at, rectangle, weight);
        }
    }

    /** Takes a rectangle out; does nothing if it is not in. */
    void remove(int rectangle) {
        int at = rectangles.place[rectangle];
        if (at < 0) {
            return;
        }
        rectangles.place[rectangle] = -1;
        size--;
        if (at == size) {
            return;
        }
        int last = heap[size];
        long weight = weights[size];
        if (at > 0 && isBefore(weight, last, (at - 1) / WAYS)) {
            up(at, last, weight);
        } else {
            down(at, last, weight);
        }
    }

    private boolean isBefore(long weight, int rectangle, int at) {
        return weight != weights[at]
                ? weight < weights[at]
                : rectangles.isBefore(rectangle, heap[at]);
    }

    private void up(int from, int rectangle, long weight) {
        int at = from;
        while (at > 0) {
            int parent = (at - 1) / WAYS;
            if (!isBefore(weight, rectangle, parent)) {
                break;
            }
            set(at, heap[parent], weights[parent]);
            at = parent;
        }
        set(at, rectangle, weight);
    }

    private void down(int from, int rectangle, long weight) {
        int at = from;
        while (true) {
            int first = at * WAYS + 1;
            if (first >= size) {
                break;
            }
            int best = first;
            int end = Math.min(size, first + WAYS);
            for (int child = first + 1; child < end; child++) {
                if (isBefore(weights[child], heap[child], best)) {
                    best = child;
                }
            }
            if (isBefore(weight, rectangle, best)) {
                break;
            }
            set(at, heap[best], weights[best]);
            at = best;
        }
        set(at, rectangle, weight);
    }

    private void set(int at, int rectangle, long weight) {
        heap[at] = rectangle;
        weights[at] = weight;
        rectangles.place[rectangle] = at;
    }
}
