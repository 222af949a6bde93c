package org.eclipse.tracecompass.common.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DurationsTest {

    @ParameterizedTest
    @CsvSource({
        "12, 12",
        "12ns, 12",
        "1.5us, 1500",
        "1.5µs, 1500",
        "1.5\u03bcs, 1500",
        "491.2ms, 491200000",
        "12.719s, 12719000000",
        "2sec, 2000000000",
        "5m, 300000000000",
        "2min, 120000000000",
        "1h, 3600000000000",
        "1d, 86400000000000",
        "1e3us, 1000000",
        ".5ns, 0",
        "-.9ns, 0",
        "-3us, -3000",
        "+3us, 3000",
        "5 ms, 5000000",
        "5., 5",
        "9223372036854775807, 9223372036854775807",
        "-9223372036854775808, -9223372036854775808"
    })
    void aDurationIsANumberWithAUnit(String text, long nanos) {
        assertThat(Durations.parse(text)).hasValue(nanos);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ms",
                "5  ms",
                "5 weeks",
                "5MS",
                "1,5s",
                "inf",
                "NaN",
                "1e30s",
                "1e9999s",
                "9223372036854775808",
                "0x10",
                "--5",
                "5 5"
            })
    void anythingElseIsNone(String text) {
        assertThat(Durations.parse(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 ns",
        "999, 999 ns",
        "1000, 1 µs",
        "1500, 1.5 µs",
        "-100000, -100 µs",
        "2000000, 2 ms",
        "3352954, 3.352954 ms",
        "2000001, 2.000001 ms",
        "1617477940, 1.61747794 s",
        "90000000000, 90 s",
        "-9223372036854775808, -9223372036.854775808 s"
    })
    void aDurationIsWrittenExactlyInTheUnitThatSuits(long nanos, String text) {
        assertThat(Durations.text(nanos)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "1617477940, 6, 1.617478 s",
        "1999999999, 6, 2 s",
        "999999999, 3, 1 s",
        "999999499, 3, 999.999 ms",
        "999500, 0, 1 ms",
        "-1500, 0, -2 µs",
        "1499, 0, 1 µs",
        "999, 0, 999 ns"
    })
    void aDurationIsRoundedToTheDigitsAskedFor(long nanos, int digits, String text) {
        assertThat(Durations.text(nanos, digits)).isEqualTo(text);
    }

    @Property
    void whatIsWrittenIsReadBack(@ForAll long nanos) {
        assertThat(Durations.parse(Durations.text(nanos))).hasValue(nanos);
    }

    @Property
    void whatIsRoundedIsTheNearest(@ForAll long nanos, @ForAll @IntRange(max = 9) int digits) {
        String[] parts = Durations.text(nanos, digits).split(" ");
        BigDecimal shown = new BigDecimal(parts[0]);
        int exponent =
                switch (parts[1]) {
                    case "s" -> 9;
                    case "ms" -> 6;
                    case "ns" -> 0;
                    default -> 3;
                };
        BigDecimal exact = BigDecimal.valueOf(nanos, exponent);
        assertThat(shown).isEqualByComparingTo(exact.setScale(digits, RoundingMode.HALF_UP));
        assertThat(shown.scale()).isLessThanOrEqualTo(Math.min(digits, exponent));
        assertThat(shown.abs()).isLessThan(BigDecimal.valueOf(exponent == 9 ? 1L << 60 : 1000));
    }
}
