package org.eclipse.tracecompass.synchronization.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The incremental hull finds what all pairs of messages say, computed with whole fractions. */
class HostPairProperties {

    private record Point(boolean fromReference, long x, long y) {}

    /**
     * A message; its time and the two factors of its latency are parts of what is possible, the
     * order tells when it is added.
     */
    record Message(boolean fromReference, double time, double slow, double slower, int order) {}

    /** Clocks of the same speed but for ppm and an offset, over a time. */
    record Clocks(int start, double shift, int ppm, long scale) {

        Point point(Message message) {
            long from = 1_400_000_000_000_000_000L + start;
            long x = from + (long) (message.time() * (scale - 1));
            long latency = 1 + (long) (message.slow() * message.slower() * 100_000);
            long y = line(x, from, (long) (shift * scale), ppm);
            return new Point(
                    message.fromReference(), x, y + (message.fromReference() ? latency : -latency));
        }
    }

    @Provide
    Arbitrary<Clocks> clocks() {
        return Combinators.combine(
                        Arbitraries.integers(),
                        Arbitraries.doubles().between(-1, 1).ofScale(9),
                        Arbitraries.integers().between(-500, 500),
                        Arbitraries.longs().between(1_000_000, 40_000_000_000_000L))
                .as(Clocks::new);
    }

    @Provide
    Arbitrary<List<Message>> messages() {
        Arbitrary<Double> part = Arbitraries.doubles().between(0, 1).ofScale(9);
        return Combinators.combine(
                        Arbitraries.of(true, false),
                        part,
                        part,
                        part,
                        Arbitraries.integers().between(0, 9999))
                .as(Message::new)
                .list()
                .ofMinSize(2)
                .ofMaxSize(60)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    private static List<Point> points(List<Message> messages, Clocks clocks) {
        return messages.stream().map(clocks::point).toList();
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
            @ForAll("messages") List<Message> messages, @ForAll("clocks") Clocks clocks) {
        int ppm = clocks.ppm();
        List<Point> points = points(messages, clocks);
        HostPair pair = pair(points);
        assertThat(pair.getQuality()).isNotEqualTo(ClockQuality.FAIL);
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
            @ForAll("messages") List<Message> messages, @ForAll("clocks") Clocks clocks) {
        HostPair one = pair(points(messages, clocks));
        List<Message> shuffled = new ArrayList<>(messages);
        shuffled.sort(Comparator.comparingInt(Message::order));
        HostPair other = pair(points(shuffled, clocks));
        assertThat(other.getLine()).isEqualTo(one.getLine());
        assertThat(other.getQuality()).isEqualTo(one.getQuality());
        assertThat(other.getStats().get("hull points from reference"))
                .isEqualTo(one.getStats().get("hull points from reference"));
    }

    @Provide
    Arbitrary<List<Point>> points() {
        Arbitrary<Long> number = Arbitraries.longs().between(0, 8);
        return Combinators.combine(Arbitraries.of(true, false), number, number)
                .as(Point::new)
                .list()
                .ofMinSize(2)
                .ofMaxSize(12);
    }

    @Property(tries = 400)
    void contradictionsAreFoundExactlyWhenNoLineIsLeft(@ForAll("points") List<Point> points) {
        BigDecimal max = bound(points, true);
        BigDecimal min = bound(points, false);
        boolean isPossible =
                max == null || max.signum() > 0 && (min == null || max.compareTo(min) >= 0);
        for (Point u : points) {
            for (Point l : points) {
                isPossible &= !u.fromReference || l.fromReference || u.x != l.x || u.y >= l.y;
            }
        }
        assertThat(pair(points).getQuality() != ClockQuality.FAIL).isEqualTo(isPossible);
    }

    /** The flattest line that they allow has a slope of -999. */
    @Test
    void messagesThatAreCloseTogetherDoNotMakeAClockRunBackwards() {
        HostPair pair = new HostPair("a", "b");
        pair.add(true, 1_000_000, 1_500_000);
        pair.add(false, 1_001_000, 501_000);
        assertThat(pair.getLine().alpha()).isEqualByComparingTo(BigDecimal.ONE);
        pair.add(true, 1_002_000, 1_502_000);
        assertThat(pair.getLine().alpha()).isEqualByComparingTo(BigDecimal.ONE);
        assertThat(pair.getLine().at(BigDecimal.valueOf(1_001_000)))
                .isBetween(BigDecimal.valueOf(501_000), BigDecimal.valueOf(1_501_000));
    }

    @ParameterizedTest
    @CsvSource({"110, 110", "110, 105", "110000000000, 110000000001"})
    void aFalseMatchThatStopsOrTurnsAClockIsAContradiction(long sent, long received) {
        HostPair pair = new HostPair("a", "b");
        pair.add(false, 100, sent);
        pair.add(true, received > sent ? 10_000_000_000L : 120, received);
        assertThat(pair.getQuality()).isEqualTo(ClockQuality.FAIL);
        assertThat(pair.getLine()).isEqualTo(ClockLine.SAME);
        assertThat(new ClockTree(List.of(pair), "a").toReference("b")).isEqualTo(ClockLine.SAME);
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
