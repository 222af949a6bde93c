package org.eclipse.tracecompass.internal.tmf.core.synchronization;

import java.io.Serializable;
import java.util.Arrays;

/**
 * The lower or the upper half of the convex hull of points that are added one by one, in any order.
 * Corners are kept by ascending x. Adding costs a binary search, and removes each corner at most
 * once. Not thread-safe.
 */
final class HalfHull implements Serializable {

    private static final long serialVersionUID = 1L;

    private final boolean fIsLower;
    private long[] fX = new long[8];
    private long[] fY = new long[8];
    private int fSize;

    HalfHull(boolean isLower) {
        fIsLower = isLower;
    }

    int size() {
        return fSize;
    }

    long x(int corner) {
        return fX[corner];
    }

    long y(int corner) {
        return fY[corner];
    }

    /** The first corner at or right of x, {@link #size()} when there is none. */
    int find(long x) {
        int at = Arrays.binarySearch(fX, 0, fSize, x);
        return at < 0 ? -at - 1 : at;
    }

    /** Adds a point; false when it is inside of the hull. */
    boolean add(long x, long y) {
        int at = find(x);
        if (at < fSize && fX[at] == x) {
            if (fIsLower ? y >= fY[at] : y <= fY[at]) {
                return false;
            }
            fY[at] = y;
        } else {
            if (at > 0 && at < fSize && !turnsIn(at - 1, x, y, at)) {
                return false;
            }
            insert(at, x, y);
        }
        clean(at);
        return true;
    }

    /** Whether a point between two corners is outside of the line between them. */
    private boolean turnsIn(int left, long x, long y, int right) {
        int side = ExactArithmetic.side(fX[left], fY[left], fX[right], fY[right], x, y);
        return fIsLower ? side < 0 : side > 0;
    }

    private void insert(int at, long x, long y) {
        if (fSize == fX.length) {
            fX = Arrays.copyOf(fX, 2 * fSize);
            fY = Arrays.copyOf(fY, 2 * fSize);
        }
        System.arraycopy(fX, at, fX, at + 1, fSize - at);
        System.arraycopy(fY, at, fY, at + 1, fSize - at);
        fX[at] = x;
        fY[at] = y;
        fSize++;
    }

    /** Removes the corners that are none any more beside a new one. */
    private void clean(int at) {
        int from = at + 1;
        int to = from;
        while (to + 1 < fSize && !isCorner(at, to, to + 1)) {
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
        return turnsIn(left, fX[middle], fY[middle], right);
    }

    private void remove(int from, int to) {
        System.arraycopy(fX, to, fX, from, fSize - to);
        System.arraycopy(fY, to, fY, from, fSize - to);
        fSize -= to - from;
    }
}
