package org.eclipse.tracecompass.tmf.drawing.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeTextTest {

    private static String plain(String text) {
        return text.replace(TimeText.GAP, '_');
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 ns",
        "999, 999 ns",
        "1000, 1 µs",
        "1500, 1.5 µs",
        "2000001, 2.000_001 ms",
        "1000000000, 1 s",
        "3250000000, 3.25 s",
        "-1500, -1.5 µs",
        "61000000000, 61 s",
        "9223372036854775807, 9223372036.854_775_807 s"
    })
    void durationsAreExactInTheLargestUnitThatFits(long nanos, String text) {
        assertThat(plain(TimeText.duration(nanos))).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "1234567, 1.235 ms",
        "999999999, 1 s",
        "999999, 999.999 µs",
        "1000400, 1 ms",
        "12, 12 ns"
    })
    void shortDurationsAreRounded(long nanos, String text) {
        assertThat(plain(TimeText.duration(nanos, 3))).isEqualTo(text);
    }

    @Test
    void instantsAreWrittenInThreeWays() {
        long t = 1_715_941_351_123_456_789L;
        assertThat(plain(new TimeText(TimeFormat.DATE, ZoneOffset.UTC, 0).full(t)))
                .isEqualTo("2024-05-17 10:22:31.123_456_789");
        assertThat(plain(new TimeText(TimeFormat.DATE, ZoneId.of("Europe/Berlin"), 0).full(t)))
                .isEqualTo("2024-05-17 12:22:31.123_456_789");
        assertThat(plain(new TimeText(TimeFormat.SECONDS, ZoneOffset.UTC, 0).full(t)))
                .isEqualTo("1715941351.123_456_789");
        assertThat(plain(new TimeText(TimeFormat.RELATIVE, ZoneOffset.UTC, t - 1500).full(t)))
                .isEqualTo("+0.000_001_500 s");
        assertThat(plain(new TimeText(TimeFormat.RELATIVE, ZoneOffset.UTC, t + 1).full(t)))
                .isEqualTo("-0.000_000_001 s");
    }

    @Test
    void extremeInstantsDoNotOverflow() {
        for (TimeFormat format : TimeFormat.values()) {
            TimeText text = new TimeText(format, ZoneOffset.UTC, Long.MIN_VALUE);
            assertThat(text.full(Long.MAX_VALUE)).isNotEmpty();
            assertThat(text.full(Long.MIN_VALUE)).isNotEmpty();
        }
    }
}
