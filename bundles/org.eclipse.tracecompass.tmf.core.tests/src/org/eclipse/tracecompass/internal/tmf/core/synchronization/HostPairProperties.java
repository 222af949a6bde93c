package org.eclipse.tracecompass.internal.tmf.core.synchronization;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm.SyncQuality;

/** The incremental hull finds what all pairs of messages say, computed with whole fractions. */
class HostPairProperties {

    private record Point(boolean fromReference, long x, long y) {}

    /** Messages between clocks of the same speed but for ppm and an offset. */
    private static List<Point> messages(Random random, int count, int ppm, long scale) {
        List<Point> points = new ArrayList<>();
        long start = 1_400_000_000_000_000_000L + random.nextInt();
        long offset = random.nextLong(-scale, scale);
        for (int i = 0; i < count; i++) {
            boolean from = random.nextBoolean();
            long x = start + random.nextLong(scale);
            long latency = 1 + (long) (random.nextDouble() * random.nextDouble() * 100_000);
            long y = line(x, start, offset, ppm) + (from ? latency : -latency);
            points.add(new Point(from, x, y));
        }
        return points;
    }

    private static long line(long x, long start, long offset, int ppm) {
        return BigInteger.valueOf(x - start)
                        .multiply(BigInteger.valueOf(1_000_000 + ppm))
                        .divide(BigInteger.valueOf(1_000_000))
                        .longValueExact()
                + start
                + offset;
    }

    private static HostPair pair(List<Point> points) {
        HostPair pair = new HostPair("a", "b");
        points.forEach(p -> pair.add(p.fromReference, p.x, p.y));
        return pair;
    }

    /** The bound of the slope by all pairs; null when there is none. */
    private static @Nullable BigDecimal bound(List<Point> points, boolean steepest) {
        BigInteger rise = BigInteger.ZERO;
        BigInteger run = BigInteger.ZERO;
        for (Point u : points) {
            for (Point l : points) {
                if (!u.fromReference || l.fromReference || u.x == l.x || steepest != l.x < u.x) {
                    continue;
                }
                BigInteger dx = BigInteger.valueOf(Math.abs(u.x - l.x));
                BigInteger dy = BigInteger.valueOf(steepest ? u.y - l.y : l.y - u.y);
                int order = dy.multiply(run).compareTo(rise.multiply(dx));
                if (run.signum() == 0 || (steepest ? order < 0 : order > 0)) {
                    rise = dy;
                    run = dx;
                }
            }
        }
        return run.signum() == 0
                ? null
                : new BigDecimal(rise).divide(new BigDecimal(run), MathContext.DECIMAL128);
    }

    @Property(tries = 200)
    void theBoundsAreThoseOfAllPairsAndHoldTheTruth(
            @ForAll long seed,
            @ForAll @IntRange(min = 2, max = 60) int count,
            @ForAll @IntRange(min = -500, max = 500) int ppm,
            @ForAll @LongRange(min = 1_000_000, max = 40_000_000_000_000L) long scale) {
        List<Point> points = messages(new Random(seed), count, ppm, scale);
        HostPair pair = pair(points);
        assertThat(pair.getQuality()).isNotEqualTo(SyncQuality.FAIL);
        BigDecimal steepest = bound(points, true);
        BigDecimal flattest = bound(points, false);
        ClockLine max = pair.getSteepest();
        ClockLine min = pair.getFlattest();
        assertThat(max == null ? null : max.alpha()).isEqualTo(steepest);
        assertThat(min == null ? null : min.alpha()).isEqualTo(flattest);
        BigDecimal truth = new BigDecimal(1_000_000 + ppm).movePointLeft(6);
        // The true clock itself is rounded to nanoseconds: less than the least latency.
        if (steepest != null) {
            assertThat(truth).isLessThanOrEqualTo(steepest);
        }
        if (flattest != null) {
            assertThat(truth).isGreaterThanOrEqualTo(flattest);
        }
        if (steepest != null && flattest != null) {
            ClockLine line = pair.getLine();
            for (Point p : points) {
                // Decimals of 34 digits are rounded far below a nanosecond.
                BigDecimal latency =
                        BigDecimal.valueOf(p.y).subtract(line.at(BigDecimal.valueOf(p.x)));
                assertThat(p.fromReference ? latency : latency.negate())
                        .isGreaterThan(new BigDecimal("-0.0001"));
            }
        }
    }

    @Property(tries = 100)
    void theOrderOfTheMessagesDoesNotMatter(
            @ForAll long seed, @ForAll @IntRange(min = 2, max = 200) int count) {
        Random random = new Random(seed);
        List<Point> points = messages(random, count, 100, 1_000_000_000L);
        HostPair one = pair(points);
        Collections.shuffle(points, random);
        HostPair other = pair(points);
        assertThat(other.getLine()).isEqualTo(one.getLine());
        assertThat(other.getQuality()).isEqualTo(one.getQuality());
        assertThat(other.getStats().get("hull points from reference"))
                .isEqualTo(one.getStats().get("hull points from reference"));
    }

    @Property(tries = 200)
    void contradictionsAreFoundExactlyWhenNoLineIsLeft(
            @ForAll long seed, @ForAll @IntRange(min = 2, max = 12) int count) {
        Random random = new Random(seed);
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            points.add(new Point(random.nextBoolean(), random.nextInt(9), random.nextInt(9)));
        }
        BigDecimal max = bound(points, true);
        BigDecimal min = bound(points, false);
        boolean isPossible = max == null || min == null || max.compareTo(min) >= 0;
        for (Point u : points) {
            for (Point l : points) {
                isPossible &= !u.fromReference || l.fromReference || u.x != l.x || u.y >= l.y;
            }
        }
        assertThat(pair(points).getQuality() != SyncQuality.FAIL).isEqualTo(isPossible);
    }

    @Property(tries = 500)
    void productsAreComparedExactly(
            @ForAll long a,
            @ForAll long b,
            @ForAll long c,
            @ForAll long d,
            @ForAll long e,
            @ForAll long f) {
        assertThat(Integer.signum(ExactArithmetic.compareProducts(a, b, c, d)))
                .isEqualTo(product(a, b).compareTo(product(c, d)));
        BigInteger cross =
                BigInteger.valueOf(c)
                        .subtract(BigInteger.valueOf(a))
                        .multiply(BigInteger.valueOf(f).subtract(BigInteger.valueOf(b)))
                        .subtract(
                                BigInteger.valueOf(d)
                                        .subtract(BigInteger.valueOf(b))
                                        .multiply(
                                                BigInteger.valueOf(e)
                                                        .subtract(BigInteger.valueOf(a))));
        assertThat(Integer.signum(ExactArithmetic.side(a, b, c, d, e, f)))
                .isEqualTo(cross.signum());
    }

    private static BigInteger product(long a, long b) {
        return BigInteger.valueOf(a).multiply(BigInteger.valueOf(b));
    }
}
