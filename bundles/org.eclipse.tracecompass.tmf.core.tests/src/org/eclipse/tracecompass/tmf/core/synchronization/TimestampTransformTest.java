package org.eclipse.tracecompass.tmf.core.synchronization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;

class TimestampTransformTest {

    @Test
    void theSimplestTransformIsChosen() {
        assertThat(TimestampTransformFactory.createWithOffset(0))
                .hasToString("TmfTimestampTransform [ IDENTITY ]");
        assertThat(TimestampTransformFactory.createLinear(1.0, 0))
                .isSameAs(TimestampTransformFactory.getDefaultTransform());
        assertThat(TimestampTransformFactory.createLinear(1.0, 314))
                .hasToString("TmfConstantTransform [ offset = 314 ]");
        assertThat(TimestampTransformFactory.createLinear(314.0, 0))
                .hasToString("TmfTimestampTransformLinearFast [ slope = 314.0, offset = 0.0 ]");
        assertThat(TimestampTransformFactory.createLinear(new BigDecimal("314"), BigDecimal.ZERO))
                .hasToString("TmfTimestampTransformLinearFast [ slope = 314, offset = 0 ]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TimestampTransformFactory.createLinear(1e-10, 0));
    }

    @Property(tries = 500)
    void aLinearTransformIsWithinTwoNanoseconds(
            @ForAll @LongRange(min = 0, max = 2_000_000_000_000_000_000L) long time,
            @ForAll @DoubleRange(min = 0.9, max = 1.1) double slope,
            @ForAll int offset) {
        BigDecimal exactSlope = BigDecimal.valueOf(slope);
        ITmfTimestampTransform transform =
                TimestampTransformFactory.createLinear(exactSlope, BigDecimal.valueOf(offset));
        BigDecimal exact =
                BigDecimal.valueOf(time).multiply(exactSlope).add(BigDecimal.valueOf(offset));
        assertThat(
                        BigDecimal.valueOf(transform.transform(time))
                                .subtract(exact)
                                .abs(MathContext.DECIMAL128))
                .isLessThanOrEqualTo(BigDecimal.valueOf(2));
        assertThat(transform.transform(time + 1)).isGreaterThanOrEqualTo(transform.transform(time));
    }

    @Property(tries = 200)
    void composingDoesOneAfterTheOther(
            @ForAll @LongRange(min = 0, max = 1_000_000_000_000L) long time) {
        ITmfTimestampTransform shift =
                TimestampTransformFactory.createWithOffset(TmfTimestamp.fromMicros(3));
        ITmfTimestampTransform drift =
                TimestampTransformFactory.createLinear(1.0001, TmfTimestamp.fromNanos(5));
        ITmfTimestampTransform identity = TimestampTransformFactory.getDefaultTransform();
        for (ITmfTimestampTransform after : new ITmfTimestampTransform[] {shift, drift, identity}) {
            for (ITmfTimestampTransform before :
                    new ITmfTimestampTransform[] {shift, drift, identity}) {
                long expected = after.transform(before.transform(time));
                assertThat(after.composeWith(before).transform(time))
                        .isBetween(expected - 3, expected + 3);
            }
        }
    }

    private static List<ITmfTimestampTransform> kinds(double slope, int offset) {
        ITmfTimestampTransform linear = TimestampTransformFactory.createLinear(slope, offset);
        ITmfTimestampTransform shift = TimestampTransformFactory.createWithOffset(offset / 3);
        return List.of(
                TimestampTransformFactory.getDefaultTransform(),
                shift,
                linear,
                TimestampTransformFactory.createLinear(
                        new BigDecimal("1.00001"), new BigDecimal("-12.75")),
                linear.composeWith(shift),
                bends(offset),
                linear.composeWith(bends(offset)),
                bends(offset).composeWith(linear),
                new Foreign());
    }

    private static ITmfTimestampTransform bends(int offset) {
        TreeMap<Long, Long> points = new TreeMap<>();
        points.put(0L, (long) offset);
        points.put(500_000_000_000_000_000L, 500_000_100_000_000_000L + offset);
        points.put(1_000_000_000_000_000_000L, 1_000_000_000_000_000_000L + offset);
        points.put(1_000_000_000_000_001_000L, 1_000_000_000_000_001_100L + offset);
        points.put(1_500_000_000_000_000_000L, 1_500_300_000_000_000_000L + offset);
        return TimestampTransformFactory.createPiecewiseLinear(points);
    }

    /** A transform of somebody else. */
    private record Foreign() implements ITmfTimestampTransform {
        @Override
        public ITmfTimestamp transform(ITmfTimestamp timestamp) {
            return TmfTimestamp.fromNanos(transform(timestamp.toNanos()));
        }

        @Override
        public long transform(long timestamp) {
            return timestamp + timestamp / 1000;
        }

        @NonNullByDefault({})
        @Override
        public ITmfTimestampTransform composeWith(ITmfTimestampTransform composeWith) {
            throw new UnsupportedOperationException();
        }
    }

    @Property(tries = 100)
    void everyKindComposesWithEveryOther(
            @ForAll @LongRange(min = 0, max = 2_000_000_000_000_000_000L) long time,
            @ForAll @DoubleRange(min = 0.5, max = 2) double slope,
            @ForAll int offset) {
        for (ITmfTimestampTransform after : kinds(slope, offset)) {
            for (ITmfTimestampTransform before : kinds(slope, offset)) {
                if (after instanceof Foreign) {
                    continue;
                }
                long expected = after.transform(before.transform(time));
                assertThat(after.composeWith(before).transform(time))
                        .as("%s after %s", after, before)
                        .isBetween(expected - 6, expected + 6);
            }
        }
    }

    @Property(tries = 100)
    void theInverseLeadsBack(
            @ForAll @LongRange(min = 0, max = 2_000_000_000_000_000_000L) long time,
            @ForAll @DoubleRange(min = 0.5, max = 2) double slope,
            @ForAll int offset) {
        for (ITmfTimestampTransform kind : kinds(slope, offset)) {
            if (kind instanceof InvertibleTransform there) {
                assertThat(there.inverse().transform(there.transform(time)))
                        .as("%s", there)
                        .isBetween(time - 6, time + 6);
            }
        }
    }

    @Property(tries = 2000)
    void anySlopeIsWithinTwoNanosecondsAndAResultThatDoesNotFitIsTheLast(
            @ForAll long time,
            @ForAll @DoubleRange(min = -8.9, max = 8.9) double magnitude,
            @ForAll long offset) {
        double slope = Math.pow(10, magnitude);
        LinearTransform transform =
                new LinearTransform(BigDecimal.valueOf(slope), BigDecimal.valueOf(offset));
        BigDecimal exact =
                transform
                        .exact(time)
                        .max(BigDecimal.valueOf(Long.MIN_VALUE))
                        .min(BigDecimal.valueOf(Long.MAX_VALUE));
        assertThat(BigDecimal.valueOf(transform.transform(time)).subtract(exact).abs())
                .isLessThanOrEqualTo(BigDecimal.valueOf(2));
    }

    @Test
    void oppositeShiftsAreNone() {
        ITmfTimestampTransform there = TimestampTransformFactory.createWithOffset(7);
        ITmfTimestampTransform back = TimestampTransformFactory.createWithOffset(-7);
        assertThat(there.composeWith(back))
                .isSameAs(TimestampTransformFactory.getDefaultTransform());
    }

    @Test
    void aPiecewiseTransformGoesThroughItsPoints() {
        TreeMap<Long, Long> points = new TreeMap<>();
        points.put(10L, 100L);
        points.put(20L, 120L);
        points.put(30L, 125L);
        ITmfTimestampTransform transform = TimestampTransformFactory.createPiecewiseLinear(points);
        assertThat(List.of(0L, 10L, 15L, 20L, 22L, 30L, 40L).stream().map(transform::transform))
                .containsExactly(80L, 100L, 110L, 120L, 121L, 125L, 130L);
        assertThat(transform)
                .hasToString(
                        "TmfTimestampTransformPiecewise [ slope = 2, offset = 80; from 20: slope ="
                                + " 0.5, offset = 110.0 ]")
                .isEqualTo(TimestampTransformFactory.createPiecewiseLinear(points))
                .isNotEqualTo(TimestampTransformFactory.createLinear(2.0, 80));
        points.put(40L, 125L);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TimestampTransformFactory.createPiecewiseLinear(points));
    }

    @Property(tries = 100)
    void aPiecewiseTransformNeverDecreasesAndItsStoredFormIsTheSame(
            @ForAll @LongRange(min = 0, max = 2_000_000_000_000_000_000L) long time,
            @ForAll int offset) {
        ITmfTimestampTransform transform = bends(offset);
        assertThat(
                        TimestampTransformFactory.parse(
                                String.valueOf(TimestampTransformFactory.formulaOf(transform))))
                .isEqualTo(transform);
        for (long start : new long[] {time, 500_000_000_000_000_000L, 1_000_000_000_000_000_000L}) {
            for (long t = start - 3; t < start + 3; t++) {
                assertThat(transform.transform(t)).isLessThanOrEqualTo(transform.transform(t + 1));
            }
        }
    }
}
