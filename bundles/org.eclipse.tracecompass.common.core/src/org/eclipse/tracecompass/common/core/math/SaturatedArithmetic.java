package org.eclipse.tracecompass.common.core.math;

/**
 * Arithmetic whose results are the least or the greatest number where they would be beyond it.
 *
 * @since 0.2.0
 */
public final class SaturatedArithmetic {

    private SaturatedArithmetic() {}

    /** Returns the product of two numbers, or the int nearest to it. */
    public static int multiply(int left, int right) {
        return Math.clamp((long) left * right, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Returns the product of two numbers, or the long nearest to it. */
    public static long multiply(long left, long right) {
        long product = left * right;
        // the upper half of a product that fits repeats its sign
        return Math.multiplyHigh(left, right) == product >> (Long.SIZE - 1)
                ? product
                : limit(!sameSign(left, right));
    }

    /** Returns the sum of two numbers, or the int nearest to it. */
    public static final int add(int left, int right) {
        return Math.clamp((long) left + right, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Returns the sum of two numbers, or the long nearest to it. */
    public static final long add(long left, long right) {
        long sum = left + right;
        return sameSign(left, right) && !sameSign(left, sum) ? limit(left < 0) : sum;
    }

    /**
     * Returns the difference of two numbers, or the long nearest to it.
     *
     * @param left the number to subtract from
     * @param right the number to subtract
     */
    public static long subtract(long left, long right) {
        long difference = left - right;
        return !sameSign(left, right) && !sameSign(left, difference) ? limit(left < 0) : difference;
    }

    /** Returns whether both numbers are negative, or none of them. */
    public static boolean sameSign(long left, long right) {
        return (left ^ right) >= 0;
    }

    private static long limit(boolean negative) {
        return negative ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
}
