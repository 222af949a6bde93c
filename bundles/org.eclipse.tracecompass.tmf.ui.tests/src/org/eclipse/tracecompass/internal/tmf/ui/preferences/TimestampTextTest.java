package org.eclipse.tracecompass.internal.tmf.ui.preferences;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneOffset;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimePreferencesConstants;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.junit.jupiter.api.Test;

class TimestampTextTest {

    /** 2023-11-14 22:13:20.123456789 UTC. */
    private static final long TIME = 1_700_000_000_123_456_789L;

    private static final Map<String, String> MILLISECONDS =
            Map.of(
                    ITmfTimePreferencesConstants.SUBSEC,
                    ITmfTimePreferencesConstants.SUBSEC_MILLI_FMT);

    private static String written(TimeFormat format, Map<String, String> parts) {
        return TimestampText.of(new TimeText(format, ZoneOffset.UTC, TIME + 1_500_000_000L), parts)
                .full(TIME);
    }

    @Test
    void withoutAChoiceTimesAreThoseOfAllViews() {
        for (TimeFormat format : TimeFormat.OF_TIME) {
            TimeText views = new TimeText(format, ZoneOffset.UTC, TIME + 1_500_000_000L);
            assertThat(written(format, TimeSettings.standardParts())).isEqualTo(views.full(TIME));
        }
    }

    @Test
    void theChosenPartsAreWritten() {
        assertThat(
                        written(
                                TimeFormat.DATE,
                                Map.of(
                                        ITmfTimePreferencesConstants.DATIME,
                                        ITmfTimePreferencesConstants.TIME_HOUR_FMT,
                                        ITmfTimePreferencesConstants.SUBSEC,
                                        ITmfTimePreferencesConstants.SUBSEC_NO_FMT)))
                .isEqualTo("22:13:20");
        assertThat(written(TimeFormat.DATE, MILLISECONDS)).isEqualTo("2023-11-14 22:13:20.123");
    }

    @Test
    void secondsHaveTheChosenDigitsToo() {
        assertThat(written(TimeFormat.SECONDS, MILLISECONDS)).isEqualTo("1700000000.123");
        assertThat(written(TimeFormat.RELATIVE, MILLISECONDS)).isEqualTo("-1.500 s");
    }

    @Test
    void groupsOfDigitsAreSeparatedAsInViews() {
        Map<String, String> slashes = Map.of(ITmfTimePreferencesConstants.DATE_DELIMITER, "/");
        assertThat(written(TimeFormat.DATE, slashes))
                .isEqualTo(TimeText.utc().full(TIME).replace('-', '/'));
    }

    @Test
    void theDefaultOfTheFrameworkIsNoChoiceOfTheUser() {
        Map<String, String> preferences = TmfTimePreferences.getDefaultPreferenceMap();
        assertThat(TimeSettings.parts(false, preferences))
                .containsEntry(ITmfTimePreferencesConstants.DATIME, TimeSettings.AS_VIEWS);
        assertThat(TimeSettings.parts(true, preferences))
                .containsEntry(
                        ITmfTimePreferencesConstants.DATIME,
                        ITmfTimePreferencesConstants.TIME_HOUR_FMT);
    }
}
