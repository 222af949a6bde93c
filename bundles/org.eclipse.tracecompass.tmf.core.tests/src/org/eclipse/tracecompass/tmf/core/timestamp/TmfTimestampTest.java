package org.eclipse.tracecompass.tmf.core.timestamp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.junit.jupiter.api.Test;

class TmfTimestampTest {

    private static BigDecimal exact(ITmfTimestamp ts) {
        return BigDecimal.valueOf(ts.getValue()).scaleByPowerOfTen(ts.getScale());
    }

    private static long clamped(BigDecimal value) {
        BigInteger whole = value.setScale(0, RoundingMode.DOWN).toBigInteger();
        return whole.max(BigInteger.valueOf(Long.MIN_VALUE))
                .min(BigInteger.valueOf(Long.MAX_VALUE))
                .longValue();
    }

    @Provide
    Arbitrary<ITmfTimestamp> timestamps() {
        Arbitrary<Long> values =
                Arbitraries.oneOf(
                        Arbitraries.longs(),
                        Arbitraries.longs().between(-1000, 1000),
                        Arbitraries.longs().between(-1000, 1000).map(v -> v * 1_000_000_000L),
                        Arbitraries.of(Long.MIN_VALUE, Long.MAX_VALUE, 0L));
        Arbitrary<Integer> scales =
                Arbitraries.oneOf(
                        Arbitraries.integers().between(-12, 3), Arbitraries.of(-9, 0, -30, 30));
        return Combinators.combine(values, scales).as(TmfTimestamp::create);
    }

    @Property(tries = 2000)
    void comparesByTimeWhateverTheScale(
            @ForAll("timestamps") ITmfTimestamp a, @ForAll("timestamps") ITmfTimestamp b) {
        int expected = exact(a).compareTo(exact(b));
        assertThat(Integer.signum(a.compareTo(b))).isEqualTo(expected);
        assertThat(a.equals(b)).isEqualTo(expected == 0);
        if (expected == 0) {
            assertThat(a.hashCode()).isEqualTo(b.hashCode());
        }
    }

    @Property(tries = 1000)
    void nanosecondsAreTruncatedAndClamped(@ForAll("timestamps") ITmfTimestamp ts) {
        assertThat(ts.toNanos()).isEqualTo(clamped(exact(ts).scaleByPowerOfTen(9)));
    }

    @Property(tries = 1000)
    void normalizingScalesThenShifts(
            @ForAll("timestamps") ITmfTimestamp ts,
            @ForAll long offset,
            @ForAll("scale") int scale) {
        long scaled = clamped(exact(ts).scaleByPowerOfTen(-scale));
        long expected = clamped(BigDecimal.valueOf(scaled).add(BigDecimal.valueOf(offset)));
        ITmfTimestamp normalized = ts.normalize(offset, scale);
        assertThat(normalized.getValue()).isEqualTo(expected);
        assertThat(normalized.getScale()).isEqualTo(expected == 0 ? 0 : scale);
    }

    @Provide
    Arbitrary<Integer> scale() {
        return Arbitraries.integers().between(-12, 3);
    }

    @Property(tries = 500)
    void aDeltaIsExactWhenItFits(
            @ForAll int a,
            @ForAll int b,
            @ForAll("scale") int scaleA,
            @ForAll("scale") int scaleB) {
        ITmfTimestamp first = TmfTimestamp.create(a % 1000, scaleA);
        ITmfTimestamp second = TmfTimestamp.create(b % 1000, scaleB);
        assertThat(exact(first.getDelta(second)))
                .isEqualByComparingTo(exact(first).subtract(exact(second)));
    }

    @Property(tries = 200)
    void serializingKeepsValueAndScale(@ForAll("timestamps") ITmfTimestamp ts) {
        ByteBuffer buffer = ByteBuffer.allocate(12);
        TmfTimestamp.serialize(buffer, ts);
        ITmfTimestamp copy = TmfTimestamp.create(buffer.flip());
        assertThat(copy).isEqualTo(ts);
        assertThat(copy.getScale()).isEqualTo(ts.getScale());
    }

    @Test
    void theEndsOfTimeEncloseEverything() {
        for (ITmfTimestamp ts :
                new ITmfTimestamp[] {
                    TmfTimestamp.fromNanos(Long.MIN_VALUE),
                    TmfTimestamp.fromSeconds(Long.MAX_VALUE),
                    TmfTimestamp.ZERO
                }) {
            assertThat(ts).isGreaterThan(TmfTimestamp.BIG_BANG).isLessThan(TmfTimestamp.BIG_CRUNCH);
            assertThat(TmfTimeRange.ETERNITY.contains(ts)).isTrue();
        }
        ITmfTimestamp least = TmfTimestamp.create(Long.MIN_VALUE, Integer.MAX_VALUE);
        assertThat(TmfTimestamp.BIG_BANG).isLessThan(least).isNotEqualTo(least);
        assertThat(least).isGreaterThan(TmfTimestamp.BIG_BANG).isEqualByComparingTo(least);
        assertThat(TmfTimestamp.BIG_CRUNCH.toNanos()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void theEndsOfTimeAreStoredAsSuch() {
        for (ITmfTimestamp end :
                new ITmfTimestamp[] {TmfTimestamp.BIG_BANG, TmfTimestamp.BIG_CRUNCH}) {
            ByteBuffer buffer = ByteBuffer.allocate(12);
            TmfTimestamp.serialize(buffer, end);
            assertThat(TmfTimestamp.create(buffer.flip())).isSameAs(end);
        }
    }

    @Test
    void nothingIsNotCompared() {
        for (ITmfTimestamp ts :
                new ITmfTimestamp[] {
                    TmfTimestamp.fromNanos(1),
                    TmfTimestamp.fromSeconds(1),
                    TmfTimestamp.ZERO,
                    TmfTimestamp.BIG_BANG,
                    TmfTimestamp.BIG_CRUNCH
                }) {
            assertThatNullPointerException().isThrownBy(() -> ts.compareTo(nothing()));
        }
    }

    @NonNullByDefault({})
    private static <T> T nothing() {
        return null;
    }

    @Test
    void whatIsNormalizedToZeroIsTheZeroTimestamp() {
        assertThat(TmfTimestamp.create(0, -3).normalize(0, -3)).isSameAs(TmfTimestamp.ZERO);
        assertThat(TmfTimestamp.fromNanos(0).normalize(0, 10)).isSameAs(TmfTimestamp.ZERO);
        assertThat(TmfTimestamp.fromNanos(5).normalize(-5, -9)).isSameAs(TmfTimestamp.ZERO);
        assertThat(TmfTimestamp.ZERO.normalize(0, 5)).isSameAs(TmfTimestamp.ZERO);
    }

    @Test
    void rangesIncludeBothEnds() {
        TmfTimeRange range =
                new TmfTimeRange(TmfTimestamp.fromNanos(10), TmfTimestamp.fromNanos(20));
        assertThat(range.contains(TmfTimestamp.fromNanos(10))).isTrue();
        assertThat(range.contains(TmfTimestamp.fromNanos(20))).isTrue();
        assertThat(range.contains(TmfTimestamp.fromNanos(21))).isFalse();
        TmfTimeRange other =
                new TmfTimeRange(TmfTimestamp.fromNanos(20), TmfTimestamp.fromNanos(30));
        TmfTimeRange common = range.getIntersection(other);
        assertThat(common)
                .isEqualTo(
                        new TmfTimeRange(TmfTimestamp.fromNanos(20), TmfTimestamp.fromNanos(20)));
        assertThat(
                        range.getIntersection(
                                new TmfTimeRange(
                                        TmfTimestamp.fromNanos(21), TmfTimestamp.BIG_CRUNCH)))
                .isNull();
    }
}
