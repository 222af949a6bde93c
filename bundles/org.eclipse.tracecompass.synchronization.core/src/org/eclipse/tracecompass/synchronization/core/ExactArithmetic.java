package org.eclipse.tracecompass.synchronization.core;

import java.math.BigInteger;

/**
 * Comparisons of products of 64-bit numbers without rounding: 128 bits where the factors fit into
 * 64, which is always so for times of less than 146 years apart, else {@link BigInteger}.
 */
final class ExactArithmetic {

    private ExactArithmetic() {}

    /** The sign of a * b - c * d. */
    static int compareProducts(long a, long b, long c, long d) {
        int high = Long.compare(Math.multiplyHigh(a, b), Math.multiplyHigh(c, d));
        return high != 0 ? high : Long.compareUnsigned(a * b, c * d);
    }

    /**
     * On which side of the line from (ax, ay) to (bx, by) the point (cx, cy) lies: positive for
     * above when ax &lt; bx.
     */
    static int side(long ax, long ay, long bx, long by, long cx, long cy) {
        long dx = bx - ax;
        long dy = by - ay;
        long ex = cx - ax;
        long ey = cy - ay;
        long overflow = (bx ^ ax) & (bx ^ dx) | (by ^ ay) & (by ^ dy);
        overflow |= (cx ^ ax) & (cx ^ ex) | (cy ^ ay) & (cy ^ ey);
        return overflow < 0
                ? difference(bx, ax)
                        .multiply(difference(cy, ay))
                        .compareTo(difference(by, ay).multiply(difference(cx, ax)))
                : compareProducts(dx, ey, dy, ex);
    }

    private static BigInteger difference(long a, long b) {
        return BigInteger.valueOf(a).subtract(BigInteger.valueOf(b));
    }

    /**
     * Compares the slopes from (ax, ay) to (bx, by) and from (cx, cy) to (dx, dy), where ax &lt; bx
     * and cx &lt; dx.
     */
    static int compareSlopes(
            long ax, long ay, long bx, long by, long cx, long cy, long dx, long dy) {
        long run1 = bx - ax;
        long rise1 = by - ay;
        long run2 = dx - cx;
        long rise2 = dy - cy;
        long overflow = (bx ^ ax) & (bx ^ run1) | (by ^ ay) & (by ^ rise1);
        overflow |= (dx ^ cx) & (dx ^ run2) | (dy ^ cy) & (dy ^ rise2);
        return overflow < 0
                ? difference(by, ay)
                        .multiply(difference(dx, cx))
                        .compareTo(difference(dy, cy).multiply(difference(bx, ax)))
                : compareProducts(rise1, run2, rise2, run1);
    }
}
