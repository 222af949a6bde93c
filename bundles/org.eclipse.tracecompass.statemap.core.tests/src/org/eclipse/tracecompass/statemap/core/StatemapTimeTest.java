package org.eclipse.tracecompass.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StatemapTimeTest {

    @ParameterizedTest
    @CsvSource({
        "12, 12", "12ns, 12", "1.5us, 1500", "1.5µs, 1500", "491.2ms, 491200000",
        "12.719s, 12719000000", "2sec, 2000000000", "5m, 300000000000", "1e3us, 1000000", ".5ns, 0"
    })
    void aTimeIsANumberWithAUnit(String text, long nanos) {
        assertThat(StatemapTime.parse(text)).hasValue(nanos);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ms", "5 ms", "5h", "1,5s", "inf", "NaN", "1e30s"})
    void anythingElseIsNone(String text) {
        assertThat(StatemapTime.parse(text)).isEmpty();
    }

    @Test
    void timesAreWrittenExactlyInTheUnitThatSuits() {
        assertThat(StatemapTime.format(0)).isEqualTo("0 ns");
        assertThat(StatemapTime.format(999)).isEqualTo("999 ns");
        assertThat(StatemapTime.format(3_352_954)).isEqualTo("3.352954 ms");
        assertThat(StatemapTime.format(-100_000)).isEqualTo("-100 µs");
        assertThat(StatemapTime.format(90_000_000_000L)).isEqualTo("90 s");
    }
}
