package org.eclipse.tracecompass.internal.tmf.cli.core.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeArgumentTest {

    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    /** 2026-11-20 23:00:53.242830264 UTC, which is past midnight in Berlin. */
    private static final long START = 1795215653242830264L;

    private static final long END = START + 7_000_000_000L;

    @ParameterizedTest
    @CsvSource({
        "+1.5s, 1500000000",
        "+0s, 0",
        "+.25s, 250000000",
        "+200ms, 200000000",
        "+3us, 3000",
        "+3µs, 3000",
        "+17ns, 17",
        "+2min, 120000000000",
        "+2m, 120000000000",
        "+1h, 3600000000000",
        "+1.5 s, 1500000000",
        "+0.0000000014s, 1"
    })
    void aDistanceCountsFromTheStartOfTheTrace(String text, long distance) {
        assertThat(resolve(text, ZoneOffset.UTC)).isEqualTo(START + distance);
    }

    @ParameterizedTest
    @CsvSource({
        "1795215653242830264, 1795215653242830264",
        "1795215653242830264ns, 1795215653242830264",
        "0, 0",
        "-5, -5"
    })
    void aPlainNumberIsNanosecondsSinceTheEpoch(String text, long instant) {
        assertThat(resolve(text, BERLIN)).isEqualTo(instant);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-20T23:00:53.242830264Z",
                "2026-11-20 23:00:53.242830264z",
                "2026-11-21T00:00:53.242830264+01:00",
                "2026-11-21T00:00:53.242830264+0100",
                "2026-11-20T23:00:53.242 830 264Z",
                "2026-11-20T23:00:53,242830264Z",
                "2026-11-20T19:30:53.242830264-03:30"
            })
    void anIsoTimeWithAnOffsetIsTheSameInEveryZone(String text) {
        assertThat(resolve(text, BERLIN)).isEqualTo(START);
        assertThat(resolve(text, ZoneOffset.UTC)).isEqualTo(START);
    }

    @Test
    void anIsoTimeWithoutOffsetIsInTheUsersZone() {
        assertThat(resolve("2026-11-21T00:00:53.242830264", BERLIN)).isEqualTo(START);
        assertThat(resolve("2026-11-20T23:00:53.242830264", ZoneOffset.UTC)).isEqualTo(START);
    }

    @Test
    void aDateAloneIsItsFirstInstant() {
        assertThat(resolve("2026-11-20", ZoneOffset.UTC))
                .isEqualTo(
                        LocalDateTime.parse("2026-11-20T00:00").toEpochSecond(ZoneOffset.UTC)
                                * 1_000_000_000L);
    }

    @Test
    void aTimeOfDayIsOnTheFirstDayOfTheTraceInTheUsersZone() {
        assertThat(resolve("23:00:53.242830264", ZoneOffset.UTC)).isEqualTo(START);
        assertThat(resolve("00:00:53.242830264", BERLIN)).isEqualTo(START);
        assertThat(resolve("23:00", ZoneOffset.UTC)).isEqualTo(START - 53_242_830_264L);
        assertThat(resolve("23:00:58", ZoneOffset.UTC)).isEqualTo(START + 4_757_169_736L);
    }

    @Test
    void aTimeOfDayAfterMidnightIsOnTheSecondDayOfATraceThatGoesOnSoLong() {
        long nineHours = START + 9 * 3_600_000_000_000L;
        assertThat(TimeArgument.parse("01:00:00").resolve(START, nineHours, ZoneOffset.UTC))
                .isEqualTo(START + 7_200_000_000_000L - 53_242_830_264L);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "tomorrow",
                "+1",
                "+1 week",
                "1.5s",
                "-1.5s",
                "25:00:00x",
                "2026-11",
                "2026-11-20T",
                "++1s",
                "+1e3s",
                "23:00:53.",
                "23:00:53.1234567890",
                "0x10",
                "2026-11-20T23:00:53+1"
            })
    void anythingElseIsRefusedWithTheFormsThatAreKnown(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TimeArgument.parse(text))
                .withMessageContaining("'" + text + "'")
                .withMessageContaining("ISO 8601");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "25:00:00",
                "23:60:00",
                "2026-13-01",
                "2026-02-30",
                "2026-11-20T24:30:00Z",
                "9223372036854775808",
                "+9223372036854775808ns",
                "9999-01-01T00:00Z"
            })
    void anImpossibleTimeIsRefused(String text) {
        assertThatThrownBy(() -> resolve(text, ZoneOffset.UTC))
                .isInstanceOfAny(IllegalArgumentException.class, ArithmeticException.class);
    }

    @Property(tries = 300)
    void whatTheClockWritesIsReadBackExactly(
            @ForAll @LongRange(min = 0, max = 4_000_000_000_000_000_000L) long instant) {
        String text = new ClockTime(BERLIN).dateAndTime(instant);
        assertThat(TimeArgument.parse(text).resolve(0, 0, BERLIN) - instant)
                .as(text)
                .isIn(0L, -3_600_000_000_000L); // the hour that the clock shows twice each autumn
    }

    @Property(tries = 300)
    void aTimeOfDayIsReadBackExactly(
            @ForAll @LongRange(min = 0, max = 4_000_000_000_000_000_000L) long instant) {
        StringBuilder text = new StringBuilder();
        new ClockTime(ZoneOffset.UTC).timeOfDay(instant, text);
        assertThat(text).hasSize(18);
        assertThat(TimeArgument.parse(text.toString()).resolve(instant, instant, ZoneOffset.UTC))
                .isEqualTo(instant);
    }

    @Property(tries = 300)
    void everyInstantIsItsOwnNumber(@ForAll long instant) {
        assertThat(TimeArgument.parse(Long.toString(instant)).resolve(0, 0, BERLIN))
                .isEqualTo(instant);
    }

    private static long resolve(String text, ZoneId zone) {
        return TimeArgument.parse(text).resolve(START, END, zone);
    }
}
