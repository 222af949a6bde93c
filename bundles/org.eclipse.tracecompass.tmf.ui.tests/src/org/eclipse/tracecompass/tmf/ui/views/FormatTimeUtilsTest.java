package org.eclipse.tracecompass.tmf.ui.views;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimePreferencesConstants;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import org.eclipse.tracecompass.tmf.ui.views.FormatTimeUtils.Resolution;
import org.eclipse.tracecompass.tmf.ui.views.FormatTimeUtils.TimeFormat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FormatTimeUtilsTest {

    private static final long SECOND = 1_000_000_000L;

    private final String zone = TmfTimePreferences.getTimeZone().getID();
    private final Locale locale = Locale.getDefault();

    @BeforeEach
    void berlinAndEnglish() {
        Locale.setDefault(Locale.US);
        prefer("Europe/Berlin");
    }

    @AfterEach
    void theUsualAgain() {
        Locale.setDefault(locale);
        prefer(zone);
    }

    private static void prefer(String id) {
        TmfTimePreferences.setPreferences(Map.of(ITmfTimePreferencesConstants.TIME_ZONE, id));
        FormatTimeUtils.updateTimeZone();
    }

    @Test
    void anInstantIsTheTimeOfDayInThePreferredZone() {
        long time = Instant.parse("2026-01-31T23:59:58Z").getEpochSecond() * SECOND + 12_345;

        assertThat(FormatTimeUtils.formatTime(time, TimeFormat.CALENDAR, Resolution.NANOSEC))
                .isEqualTo("00:59:58.000012345");
        assertThat(FormatTimeUtils.formatTimeAbs(time, Resolution.MICROSEC))
                .isEqualTo("00:59:58.000012");
        assertThat(FormatTimeUtils.formatTimeAbs(time, Resolution.SECONDS)).isEqualTo("00:59:58");
        assertThat(FormatTimeUtils.formatDate(time)).isEqualTo("2026-02-01");
        assertThat(FormatTimeUtils.formatNs(time, Resolution.NANOSEC)).isEqualTo("000012345");
    }

    @Test
    void relativeTimesAreSecondsWithAShortFormBelowOne() {
        assertThat(relative(1_500_000_000L, Resolution.NANOSEC)).isEqualTo("1.500000000s");
        assertThat(relative(12_000, Resolution.NANOSEC)).isEqualTo("0.000012000s (12 µs)");
        assertThat(relative(-12_000, Resolution.MICROSEC)).isEqualTo("-0.000012s (-12 µs)");
        assertThat(relative(0, Resolution.MILLISEC)).isEqualTo("0.000s");
    }

    private static String relative(long nanos, Resolution resolution) {
        return FormatTimeUtils.formatTime(nanos, TimeFormat.RELATIVE, resolution);
    }

    @Test
    void durationsAreWrittenInDaysHoursMinutesAndSeconds() {
        long delta = ((26 * 60 + 3) * 60 + 4) * SECOND;

        assertThat(FormatTimeUtils.formatDelta(delta, TimeFormat.CALENDAR, Resolution.NANOSEC))
                .isEqualTo("1d 2h 3m 4.000000000s");
        assertThat(FormatTimeUtils.formatDeltaAbs(-5, Resolution.NANOSEC))
                .isEqualTo("-0.000000005s");
        assertThat(FormatTimeUtils.formatDeltaAbs(Long.MIN_VALUE, Resolution.SECONDS))
                .startsWith("-106751d");
    }

    @Test
    void numbersHaveTheSeparatorsOfTheLocale() {
        assertThat(FormatTimeUtils.formatTime(1_234_567, TimeFormat.NUMBER, Resolution.NANOSEC))
                .isEqualTo("1,234,567");
        assertThat(FormatTimeUtils.formatDelta(1_234_567, TimeFormat.CYCLES, Resolution.NANOSEC))
                .isEqualTo("1,234,567 cc");
    }
}
