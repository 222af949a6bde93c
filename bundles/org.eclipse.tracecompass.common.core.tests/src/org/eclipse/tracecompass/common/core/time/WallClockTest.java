package org.eclipse.tracecompass.common.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.TimeZone;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class WallClockTest {

    /** Those of three letters are deprecated. */
    private static final List<String> ZONES =
            Stream.of(TimeZone.getAvailableIDs()).filter(id -> id.contains("/")).toList();

    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    @Test
    void aZoneIsNamedWithItsDistanceFromUtc() {
        assertThat(new WallClock(ZoneOffset.UTC).zone(0)).isEqualTo("UTC");
        assertThat(new WallClock(ZoneId.of("Asia/Tokyo")).zone(0))
                .isEqualTo("Asia/Tokyo (UTC+09:00)");
        WallClock berlin = new WallClock(ZoneId.of("Europe/Berlin"));
        assertThat(berlin.zone(1795215653242830264L)).isEqualTo("Europe/Berlin (UTC+01:00)");
    }

    @Test
    void aTimeKeepsEveryNanosecond() {
        assertThat(new WallClock(ZoneOffset.UTC).dateAndTime(1795215653242830264L))
                .isEqualTo("2026-11-20 23:00:53.242830264");
    }

    @Test
    void timesBeforeTheEpochAreTimesToo() {
        assertThat(new WallClock(ZoneOffset.UTC).dateAndTime(-1))
                .isEqualTo("1969-12-31 23:59:59.999999999");
    }

    @Test
    void neighboursInTheSameSecondDoNotDisturbEachOther() {
        WallClock clock = new WallClock(ZoneOffset.ofHours(2));
        StringBuilder text = new StringBuilder();
        for (long time : new long[] {1, 999_999_999, 1_000_000_000, 2}) {
            clock.timeOfDay(time, text);
            text.append(' ');
        }
        assertThat(text.toString())
                .isEqualTo(
                        "02:00:00.000000001 02:00:00.999999999 02:00:01.000000000"
                                + " 02:00:00.000000002 ");
    }

    @Property(tries = 300)
    void whatTheClockWritesIsReadBackExactly(
            @ForAll @LongRange(min = 0, max = 4_000_000_000_000_000_000L) long instant) {
        String text = new WallClock(BERLIN).dateAndTime(instant);
        assertThat(TimePhrase.parse(text).resolve(new TimeFrame(0, 0, BERLIN)) - instant)
                .as(text)
                .isIn(0L, -3_600_000_000_000L); // the hour that the clock shows twice each autumn
    }

    @Property(tries = 2000)
    void aZoneOfEitherKindShowsTheSame(
            @ForAll long instant, @ForAll @IntRange(max = 100_000) int number) {
        TimeZone zone = TimeZone.getTimeZone(ZONES.get(number % ZONES.size()));
        assertThat(new WallClock(zone).dateAndTime(instant))
                .as(zone.getID())
                .isEqualTo(new WallClock(zone.toZoneId()).dateAndTime(instant));
    }

    @Test
    void aZoneIsNamedTheSameFromEitherKind() {
        for (String id : List.of("UTC", "GMT", "Etc/UTC", "Europe/Berlin", "GMT+02:00")) {
            TimeZone zone = TimeZone.getTimeZone(id);
            assertThat(new WallClock(zone).zone(1795215653242830264L))
                    .isEqualTo(new WallClock(zone.toZoneId()).zone(1795215653242830264L));
        }
        assertThat(new WallClock(TimeZone.getTimeZone("UTC")).zone(0)).isEqualTo("UTC");
    }

    @Property(tries = 300)
    void aTimeOfDayIsReadBackExactly(
            @ForAll @LongRange(min = 0, max = 4_000_000_000_000_000_000L) long instant) {
        StringBuilder text = new StringBuilder();
        new WallClock(ZoneOffset.UTC).timeOfDay(instant, text);
        assertThat(text).hasSize(18);
        assertThat(
                        TimePhrase.parse(text.toString())
                                .resolve(new TimeFrame(instant, instant, ZoneOffset.UTC)))
                .isEqualTo(instant);
    }

    @Test
    void aDayAndATimeAreWrittenAlone() {
        WallClock clock = new WallClock(ZoneOffset.UTC);
        assertThat(clock.day(-1)).isEqualTo("1969-12-31");
        assertThat(clock.time(Long.MIN_VALUE)).isEqualTo("00:12:43");
        assertThat(clock.dateAndTime(Long.MAX_VALUE)).isEqualTo("2262-04-11 23:47:16.854775807");
    }

    @Test
    void digitsOfAFractionAreCutOutOfNineAndContinuedByZeros() {
        StringBuilder text = new StringBuilder();
        WallClock.fraction(123_456_789, 0, 3, text);
        WallClock.fraction(123_456_789, 6, 5, text.append(' '));
        WallClock.fraction(123_456_789, 20, 2, text.append(' '));
        assertThat(text).hasToString("123 78900 00");
    }
}
