package org.eclipse.tracecompass.synchronization.core;

import java.io.Serializable;
import java.util.Arrays;

/**
 * The lower or the upper half of the convex hull of points that are added one by one, in any order.
 * Corners are kept by ascending x. Adding costs a binary search, and removes each corner at most
 * once. Not thread-safe.
 */
final class HalfHull implements Serializable {

    private static final long serialVersionUID = 1L;

    private final boolean isLower;
    private long[] x = new long[8];
    private long[] y = new long[8];
    private int size;

    HalfHull(boolean isLower) {
        this.isLower = isLower;
    }

    int size() {
        return size;
    }

    long x(int corner) {
        return x[corner];
    }

    long y(int corner) {
        return y[corner];
    }

    /** The first corner at or right of x, {@link #size()} when there is none. */
    int find(long x) {
        int at = Arrays.binarySearch(this.x, 0, size, x);
        return at < 0 ? -at - 1 : at;
    }

    /** Adds a point; false when it is inside of the hull. */
    boolean add(long x, long y) {
        int at = find(x);
        if (at < size && this.x[at] == x) {
            if (isLower ? y >= this.y[at] : y <= this.y[at]) {
                return false;
            }
            this.y[at] = y;
        } else {
            if (at > 0 && at < size && !turnsIn(at - 1, x, y, at)) {
                return false;
            }
            insert(at, x, y);
        }
        clean(at);
        return true;
    }

    /** Whether a point between two corners is outside of the line between them. */
    private boolean turnsIn(int left, long x, long y, int right) {
        int side =
                ExactArithmetic.side(
                        this.x[left], this.y[left], this.x[right], this.y[right], x, y);
        return isLower ? side < 0 : side > 0;
    }

    private void insert(int at, long x, long y) {
        if (size == this.x.length) {
            this.x = Arrays.copyOf(this.x, 2 * size);
            this.y = Arrays.copyOf(this.y, 2 * size);
        }
        System.arraycopy(this.x, at, this.x, at + 1, size - at);
        System.arraycopy(this.y, at, this.y, at + 1, size - at);
        this.x[at] = x;
        this.y[at] = y;
        size++;
    }

    /** Removes the corners that are none any more beside a new one. */
    private void clean(int at) {
        int from = at + 1;
        int to = from;
        while (to + 1 < size && !isCorner(at, to, to + 1)) {
            to++;
        }
        remove(from, to);
        int start = at;
        while (start > 1 && !isCorner(start - 2, start - 1, at)) {
            start--;
        }
        remove(start, at);
    }

    private boolean isCorner(int left, int middle, int right) {
        return turnsIn(left, x[middle], y[middle], right);
    }

    private void remove(int from, int to) {
        System.arraycopy(x, to, x, from, size - to);
        System.arraycopy(y, to, y, from, size - to);
        size -= to - from;
    }
}
