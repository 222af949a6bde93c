package org.eclipse.tracecompass.common.core.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimePhraseTest {

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
        "+1d, 86400000000000",
        "+3, 3000000000",
        "+1.5, 1500000000",
        "+1.500 000 001 s, 1500000001",
        "+0.0000000014s, 1"
    })
    void aDistanceCountsFromTheStartOfTheTrace(String text, long distance) {
        assertThat(resolve(text, ZoneOffset.UTC)).isEqualTo(START + distance);
    }

    @ParameterizedTest
    @CsvSource({"-1.5s, 1500000000", "-3us, 3000", "-5ns, 5", "-2 min, 120000000000", "-0s, 0"})
    void aNegativeDistanceCountsBackFromTheEndOfTheTrace(String text, long distance) {
        assertThat(resolve(text, ZoneOffset.UTC)).isEqualTo(END - distance);
    }

    @ParameterizedTest
    @CsvSource({
        "1700000000.5, 1700000000500000000",
        "1700000000.000 000 001, 1700000000000000001",
        "-0.5, -500000000",
        ".5, 500000000"
    })
    void aNumberWithAPointIsSecondsSinceTheEpoch(String text, long instant) {
        assertThat(resolve(text, BERLIN)).isEqualTo(instant);
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
                "2026-11-20 23:00:53.242830264 UTC",
                "2026-11-21 00:00:53.242830264+01",
                "2026-11-21 00:00:53.242 830 264 Europe/Berlin",
                "2026-11-21T08:00:53.242830264 Asia/Tokyo",
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
        assertThat(
                        TimePhrase.parse("01:00:00")
                                .resolve(new TimeFrame(START, nineHours, ZoneOffset.UTC)))
                .isEqualTo(START + 7_200_000_000_000L - 53_242_830_264L);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "tomorrow",
                "+1 week",
                "1.5s",
                "+",
                "+s",
                "-s",
                "-1.5 week",
                "2026-11-20 23:00 Nowhere/Land",
                "2026-11-20-05",
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
                .isThrownBy(() -> TimePhrase.parse(text))
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
                "12:99",
                "99999999999999999999999",
                "9223372036854775808",
                "+9223372036854775808ns",
                "9999-01-01T00:00Z"
            })
    void anImpossibleTimeIsRefused(String text) {
        assertThatThrownBy(() -> resolve(text, ZoneOffset.UTC))
                .isInstanceOfAny(IllegalArgumentException.class, ArithmeticException.class);
    }

    @Property(tries = 300)
    void everyInstantIsItsOwnNumber(@ForAll long instant) {
        assertThat(TimePhrase.parse(Long.toString(instant)).resolve(new TimeFrame(0, 0, BERLIN)))
                .isEqualTo(instant);
    }

    @Property(tries = 300)
    void datesOfEveryRepresentableInstantAreReadBack(@ForAll long instant) {
        String text = Instant.EPOCH.plusNanos(instant).toString();
        assertThat(resolve(text, BERLIN)).isEqualTo(instant);
    }

    @Property(tries = 2000)
    void anyTextIsATimeOrRefusedInOneSentence(@ForAll("typed") String text) {
        try {
            TimePhrase.parse(text).resolve(new TimeFrame(START, END, BERLIN));
        } catch (ArithmeticException e) {
            assertThat(text).containsPattern("\\d");
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageStartingWith("'" + text + "' is not a ");
        }
    }

    @Provide
    Arbitrary<String> typed() {
        return Arbitraries.of(
                        "+",
                        "-",
                        " ",
                        ".",
                        ":",
                        "T",
                        "Z",
                        "1",
                        "23",
                        "59",
                        "2026",
                        "-11-20",
                        "e3",
                        "s",
                        "ms",
                        "min",
                        "Europe/Berlin",
                        "+01:00",
                        "999999999999999999",
                        "\u2009")
                .list()
                .ofMaxSize(9)
                .map(parts -> String.join("", parts));
    }

    private static long resolve(String text, ZoneId zone) {
        return TimePhrase.parse(text).resolve(new TimeFrame(START, END, zone));
    }
}
