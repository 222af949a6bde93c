package org.eclipse.tracecompass.analysis.timing.core.compare;

import java.util.Arrays;

/**
 * The test of Mann and Whitney, which asks nothing of the distributions: whether times of one kind
 * tend to be longer than those of another. With the normal approximation, corrected for ties.
 *
 * @param delta Cliff's delta, from -1 (all of the second are shorter) to 1
 * @param probability of such ranks, or more extreme ones, by chance
 */
record RankTest(double delta, double probability) {

    /** With fewer times on a side, the approximation says nothing. */
    private static final int FEWEST = 5;

    static boolean isPossible(Samples a, Samples b) {
        return a.count() >= FEWEST && b.count() >= FEWEST;
    }

    /** Compares times; the arrays are sorted. */
    static RankTest of(long[] a, long[] b) {
        Arrays.sort(a);
        Arrays.sort(b);
        double n = a.length;
        double m = b.length;
        double wins = 0;
        double ties = 0;
        int i = 0;
        int j = 0;
        while (i < a.length || j < b.length) {
            long value = j >= b.length || i < a.length && a[i] <= b[j] ? a[i] : b[j];
            int inA = runLength(a, i, value);
            int inB = runLength(b, j, value);
            // What is in b at this value wins against all smaller ones of a, and half its equals.
            wins += inB * (i + inA / 2.0);
            double equal = (double) inA + inB;
            ties += equal * equal * equal - equal;
            i += inA;
            j += inB;
        }
        double all = n + m;
        double variance = n * m / 12 * (all + 1 - ties / (all * (all - 1)));
        double distance = Math.max(0, Math.abs(wins - n * m / 2) - 0.5);
        double probability =
                variance <= 0 || distance == 0 ? 1 : outside(distance / Math.sqrt(variance));
        return new RankTest(2 * wins / (n * m) - 1, probability);
    }

    private static int runLength(long[] sorted, int from, long value) {
        int to = from;
        while (to < sorted.length && sorted[to] == value) {
            to++;
        }
        return to - from;
    }

    /** The probability of a normal value outside of -z to z; Abramowitz and Stegun 7.1.26. */
    private static double outside(double z) {
        double x = z / Math.sqrt(2);
        double t = 1 / (1 + 0.3275911 * x);
        double polynomial =
                t
                        * (0.254829592
                                + t
                                        * (-0.284496736
                                                + t
                                                        * (1.421413741
                                                                + t
                                                                        * (-1.453152027
                                                                                + t
                                                                                        * 1.061405429))));
        return polynomial * Math.exp(-x * x);
    }
}
