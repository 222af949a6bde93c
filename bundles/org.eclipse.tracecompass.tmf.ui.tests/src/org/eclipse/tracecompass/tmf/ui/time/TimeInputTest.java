package org.eclipse.tracecompass.tmf.ui.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import java.time.ZoneOffset;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.eclipse.tracecompass.tmf.timegraph.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.timegraph.core.time.TimeText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeInputTest {

    /** 2023-11-14 22:13:20 UTC. */
    private static final long START = 1_700_000_000_000_000_000L;

    private final TimeInput input = new TimeInput(START, ZoneOffset.UTC);

    @ParameterizedTest
    @CsvSource({
        "1700000000000000123, 123",
        "1700000000.5, 500000000",
        "+1.5s, 1500000000",
        "+1.5, 1500000000",
        "+20ms, 20000000",
        "+20 ms, 20000000",
        "-3us, -3000",
        "+7ns, 7",
        "22:13:21, 1000000000",
        "22:13:21.000000009, 1000000009",
        "22:14, 40000000000",
        "2023-11-14 22:13:20.25, 250000000",
        "2023-11-14T22:13:20.25, 250000000",
        "2023-11-14T23:13:20+01:00, 0",
        "2023-11-14T22:13:20Z, 0"
    })
    void timesAreUnderstoodAsPeopleTypeThem(String text, long sinceStart) {
        assertThat(input.parse(text)).hasValue(START + sinceStart);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "25:00:00",
                "12:99",
                "+s",
                "2023-13-01",
                "99999999999999999999999",
                "+1.5h"
            })
    void whatIsNoTimeIsRefused(String text) {
        assertThat(input.parse(text)).isEmpty();
    }

    @Property(tries = 200)
    void whatTheViewsWriteIsUnderstood(
            @ForAll @LongRange(min = START, max = START + 86_400_000_000_000L * 300) long time) {
        ZoneId zone = ZoneId.of("Asia/Tokyo");
        TimeInput tokyo = new TimeInput(START, zone);
        for (TimeFormat format : TimeFormat.values()) {
            String text = new TimeText(format, zone, START).full(time);
            assertThat(tokyo.parse(text)).as(text).hasValue(time);
        }
    }

    @Test
    void storedChoicesAreReadAndBadOnesReplaced() {
        assertThat(TimeDisplay.of("relative", "UTC"))
                .isEqualTo(new TimeDisplay(TimeFormat.RELATIVE, ZoneId.of("UTC")));
        assertThat(TimeDisplay.of(null, null)).isEqualTo(TimeDisplay.standard());
        assertThat(TimeDisplay.of("nonsense", "No/Where").format())
                .isEqualTo(TimeDisplay.standard().format());
    }
}
