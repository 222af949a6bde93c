package org.eclipse.tracecompass.internal.tmf.cli.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClockTimeTest {

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

    @ParameterizedTest
    @CsvSource({
        "0, 0 ns",
        "999, 999 ns",
        "1000, 1 µs",
        "1500, 1.5 µs",
        "2000000, 2 ms",
        "1617477940, 1.617478 s",
        "60000000000, 60 s",
        "-1500, -1.5 µs"
    })
    void aDurationIsInTheUnitThatReadsBest(long nanos, String text) {
        assertThat(ClockTime.duration(nanos)).isEqualTo(text);
    }
}
