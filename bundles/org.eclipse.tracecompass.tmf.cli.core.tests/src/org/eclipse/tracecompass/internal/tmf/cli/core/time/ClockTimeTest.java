package org.eclipse.tracecompass.internal.tmf.cli.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import java.time.ZoneOffset;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.common.core.time.TimePhrase;
import org.junit.jupiter.api.Test;

class ClockTimeTest {

    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    @Test
    void aZoneIsNamedWithItsDistanceFromUtc() {
        assertThat(new ClockTime(ZoneOffset.UTC).zone(0)).isEqualTo("UTC");
        assertThat(new ClockTime(ZoneId.of("Asia/Tokyo")).zone(0))
                .isEqualTo("Asia/Tokyo (UTC+09:00)");
        ClockTime berlin = new ClockTime(ZoneId.of("Europe/Berlin"));
        assertThat(berlin.zone(1795215653242830264L)).isEqualTo("Europe/Berlin (UTC+01:00)");
    }

    @Test
    void aTimeKeepsEveryNanosecond() {
        assertThat(new ClockTime(ZoneOffset.UTC).dateAndTime(1795215653242830264L))
                .isEqualTo("2026-11-20 23:00:53.242830264");
    }

    @Test
    void timesBeforeTheEpochAreTimesToo() {
        assertThat(new ClockTime(ZoneOffset.UTC).dateAndTime(-1))
                .isEqualTo("1969-12-31 23:59:59.999999999");
    }

    @Test
    void neighboursInTheSameSecondDoNotDisturbEachOther() {
        ClockTime clock = new ClockTime(ZoneOffset.ofHours(2));
        StringBuilder text = new StringBuilder();
        for (long time : new long[] {1, 999_999_999, 1_000_000_000, 2}) {
            clock.timeOfDay(time, text);
            text.append(' ');
        }
        assertThat(text.toString())
                .isEqualTo(
                        "02:00:00.000000001 02:00:00.999999999 02:00:01.000000000 02:00:00.000000002 ");
    }

    @Property(tries = 300)
    void whatTheClockWritesIsReadBackExactly(
            @ForAll @LongRange(min = 0, max = 4_000_000_000_000_000_000L) long instant) {
        String text = new ClockTime(BERLIN).dateAndTime(instant);
        assertThat(TimePhrase.parse(text).resolve(new TimeFrame(0, 0, BERLIN)) - instant)
                .as(text)
                .isIn(0L, -3_600_000_000_000L); // the hour that the clock shows twice each autumn
    }

    @Property(tries = 300)
    void aTimeOfDayIsReadBackExactly(
            @ForAll @LongRange(min = 0, max = 4_000_000_000_000_000_000L) long instant) {
        StringBuilder text = new StringBuilder();
        new ClockTime(ZoneOffset.UTC).timeOfDay(instant, text);
        assertThat(text).hasSize(18);
        assertThat(
                        TimePhrase.parse(text.toString())
                                .resolve(new TimeFrame(instant, instant, ZoneOffset.UTC)))
                .isEqualTo(instant);
    }
}
