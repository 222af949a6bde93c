package org.eclipse.tracecompass.tmf.drawing.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import java.time.ZoneOffset;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.junit.jupiter.api.Test;

class RulerTicksTest {

    private static final long DAY = 86_400_000_000_000L;

    @Property(tries = 300)
    void ticksAreInTheWindowEvenlySpacedAndFarEnoughApart(
            @ForAll long start,
            @ForAll @LongRange(min = 10, max = Long.MAX_VALUE / 4) long span,
            @ForAll @IntRange(min = 100, max = 4000) int width,
            @ForAll TimeFormat format) {
        Viewport v =
                new Viewport(
                        Long.MIN_VALUE / 4, Long.MAX_VALUE / 4, start / 4, start / 4 + span, width);
        RulerTicks ticks = RulerTicks.of(v, new TimeText(format, ZoneOffset.UTC, 12345), 90);
        assertThat(ticks.major().size()).isLessThanOrEqualTo(width / 90 + 1);
        long past = Long.MIN_VALUE;
        for (RulerTicks.Tick tick : ticks.major()) {
            assertThat(v.contains(tick.time())).isTrue();
            if (past != Long.MIN_VALUE) {
                assertThat(tick.time() - past).isEqualTo(ticks.step());
                assertThat(v.toPixel(tick.time()) - v.toPixel(past)).isGreaterThanOrEqualTo(89.5);
            }
            past = tick.time();
        }
        assertThat(ticks.minor()).allMatch(v::contains);
    }

    @Property(tries = 200)
    void aRulerOfAThousandPixelsAlwaysHasSomeTicks(
            @ForAll @LongRange(min = 20, max = 200 * DAY) long span) {
        Viewport v = Viewport.of(DAY * 20000 + 12345, DAY * 20000 + 12345 + span, 1000);
        assertThat(RulerTicks.of(v, TimeText.utc(), 90).major().size()).isGreaterThanOrEqualTo(2);
    }

    @Test
    void panningDoesNotMoveTicksInTime() {
        Viewport v = new Viewport(0, DAY, 1_000_003, 9_000_777, 1000);
        RulerTicks before = RulerTicks.of(v, TimeText.utc(), 90);
        RulerTicks after = RulerTicks.of(v.panPixels(7), TimeText.utc(), 90);
        assertThat(after.major()).containsAll(before.major().subList(1, before.major().size()));
    }

    @Test
    void fractionsStandUnderTheSecondTheyBelongTo() {
        long t = 1_715_941_351_000_000_000L;
        Viewport v = Viewport.of(t - 100_000_000, t + 300_000_000, 800);
        RulerTicks ticks = RulerTicks.of(v, TimeText.utc(), 90);
        assertThat(ticks.context()).isEqualTo("2024-05-17 10:22:30");
        assertThat(ticks.major())
                .extracting(RulerTicks.Tick::label)
                .containsExactly(
                        ".90", ".95", "10:22:31", ".05", ".10", ".15", ".20", ".25", ".30");
    }

    @Test
    void daysBeginAtMidnightOfTheZone() {
        ZoneId zone = ZoneId.of("America/New_York");
        Viewport v = Viewport.of(DAY * 19_800, DAY * 19_800 + 3 * DAY, 900);
        RulerTicks ticks = RulerTicks.of(v, new TimeText(TimeFormat.DATE, zone, 0), 90);
        assertThat(ticks.major())
                .filteredOn(RulerTicks.Tick::strong)
                .extracting(RulerTicks.Tick::label)
                .containsExactly("2024-03-18", "2024-03-19", "2024-03-20");
    }

    @Test
    void relativeTimesStartAtZero() {
        Viewport v = Viewport.of(5_000, 10_000, 1000);
        RulerTicks ticks =
                RulerTicks.of(v, new TimeText(TimeFormat.RELATIVE, ZoneOffset.UTC, 5_000), 90);
        assertThat(ticks.major())
                .extracting(RulerTicks.Tick::label)
                .startsWith("0", "500 ns", "1 µs", "1.5 µs");
    }
}
