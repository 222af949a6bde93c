package org.eclipse.tracecompass.tmf.core.timestamp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.text.ParseException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TmfTimestampFormatTest {

    private static final TimeZone UTC = TimeZone.getTimeZone("UTC");
    private static final long TIME = 1_331_668_247_314_038_062L;

    private static TmfTimestampFormat format(String pattern) {
        return new TmfTimestampFormat(pattern, UTC, Locale.ROOT);
    }

    @ParameterizedTest
    @CsvSource({
        "HH:mm:ss.SSS SSS SSS, 19:50:47.314 038 062",
        "HH:mm:ss.SSSSSSSSS, 19:50:47.314038062",
        "HH:mm:ss.SSS CCC NNN, 19:50:47.314 038 062",
        "yyyy-MM-dd HH:mm:ss.SSS, 2012-03-13 19:50:47.314",
        "TTT.SSS SSS SSS, 1331668247.314 038 062",
        "DDD ss NNN, 073 47 062",
        "ss 'h''o' SSS, 47 h'o 314",
        "HH, 19"
    })
    void writesEachField(String pattern, String expected) {
        assertThat(format(pattern).format(TIME)).isEqualTo(expected);
        assertThat(format(pattern).toPattern()).isEqualTo(pattern);
    }

    @Property(tries = 300)
    void agreesWithTheJdkAboutDates(
            @ForAll @LongRange(min = -1_500_000_000_000_000_000L, max = 4_000_000_000_000_000_000L)
                    long time) {
        ZoneId zone = ZoneId.of("America/Montreal");
        TmfTimestampFormat ours =
                new TmfTimestampFormat(
                        "yyyy-MM-dd HH:mm:ss.SSSSSSSSS", TimeZone.getTimeZone(zone), Locale.ROOT);
        Instant instant =
                Instant.ofEpochSecond(
                        Math.floorDiv(time, 1_000_000_000L), Math.floorMod(time, 1_000_000_000L));
        String expected =
                DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.nnnnnnnnn", Locale.ROOT)
                        .format(instant.atZone(zone));
        assertThat(ours.format(time)).isEqualTo(expected);
    }

    @Property(tries = 300)
    void readsWhatItWrote(@ForAll long time) throws ParseException {
        TmfTimestampFormat seconds = format("TTT.SSS SSS SSS");
        if (time != Long.MIN_VALUE) {
            assertThat(seconds.parseValue(seconds.format(time))).isEqualTo(time);
        }
        TmfTimestampFormat date = format("yyyy-MM-dd HH:mm:ss.SSS SSS SSS");
        if (time > -8_000_000_000_000_000_000L && time < 8_000_000_000_000_000_000L) {
            assertThat(date.parseValue(date.format(time))).isEqualTo(time);
            TmfTimestampFormat noDate = format("HH:mm:ss.SSS SSS SSS");
            assertThat(noDate.parseValue(noDate.format(time), time)).isEqualTo(time);
            TmfTimestampFormat packed = format("yyyyMMddHHmmssSSSSSSSSS");
            assertThat(packed.parseValue(packed.format(time))).isEqualTo(time);
        }
    }

    @Test
    void negativeIntervalsHaveOneSign() {
        assertThat(format("TTT.SSS").format(-1_500_000_000L)).isEqualTo("-001.500");
        assertThat(format("TTT.SSS").format(-500_000_000L)).isEqualTo("-000.500");
        assertThat(new TmfTimestampDelta(-3, 0).toString(format("TTT"))).isEqualTo("-003");
        assertThat(TmfTimestamp.BIG_BANG.toString(format("TTT.SSS SSS SSS")))
                .isEqualTo("-9223372036.854 775 808");
    }

    @Test
    void aNegativeDurationIsASignAndItsMagnitudeInEveryPattern() {
        assertThat(new TmfTimestampDelta(-12345, -5).toString(format("HH:mm:ss.SSS CCC NNN")))
                .isEqualTo("-00:00:00.123 450 000");
        assertThat(new TmfTimestampDelta(12345, -5).toString(format("HH:mm:ss.SSS CCC NNN")))
                .isEqualTo("00:00:00.123 450 000");
        assertThat(new TmfTimestampDelta(12_345, -3)).hasToString("012.345 000 000");
        assertThat(new TmfTimestampDelta(-12_345, -6)).hasToString("-000.012 345 000");
        assertThat(new TmfTimestampDelta(0)).hasToString("000.000 000 000");
        assertThat(new TmfTimestampDelta(Long.MIN_VALUE, -9))
                .hasToString("-9223372036.854 775 808");
    }

    @ParameterizedTest
    @CsvSource({
        "12:30, 12:30:00.000 000 000",
        "12:30:05.5, 12:30:05.500 000 000",
        "12:30:05.123456, 12:30:05.123 456 000",
        "' 7:05:09.000 000 001 ', 07:05:09.000 000 001"
    })
    void readsTextThatEndsEarlyOrLeavesOutSpaces(String text, String meant) throws ParseException {
        TmfTimestampFormat format = format("HH:mm:ss.SSS SSS SSS");
        assertThat(format.format(format.parseValue(text, TIME))).isEqualTo(meant);
        assertThat(format("yyyy-MM-dd").format(format.parseValue(text, TIME)))
                .isEqualTo("2012-03-13");
    }

    @ParameterizedTest
    @CsvSource({"abc, 1", "12:xx, 4", "12:30:00.1 x, 11"})
    void whatIsNoTimeIsRefusedWithItsColumn(String text, int column) {
        assertThatExceptionOfType(ParseException.class)
                .isThrownBy(() -> format("HH:mm:ss.SSS").parseValue(text))
                .withMessageContaining("column " + column);
    }

    @Test
    void preferencesMakeThePattern() {
        assertThat(TmfTimePreferences.computeTimePattern(Map.of()))
                .isEqualTo("HH:mm:ss.SSS SSS SSS");
        assertThat(
                        TmfTimePreferences.computeTimePattern(
                                Map.of(
                                        ITmfTimePreferencesConstants.DATIME,
                                                ITmfTimePreferencesConstants.DATE_YEAR_FMT,
                                        ITmfTimePreferencesConstants.DATE_DELIMITER, "/",
                                        ITmfTimePreferencesConstants.SSEC_DELIMITER, "")))
                .isEqualTo("yyyy/MM/dd HH:mm:ss.SSSSSSSSS");
        assertThat(
                        TmfTimePreferences.computeTimePattern(
                                Map.of(ITmfTimePreferencesConstants.SUBSEC, "")))
                .isEqualTo("HH:mm:ss");
    }

    @Test
    void theDefaultFormatFollowsThePreferences() {
        TmfTimePreferences.setPreferences(
                Map.of(
                        ITmfTimePreferencesConstants.DATIME,
                        "TTT",
                        ITmfTimePreferencesConstants.SUBSEC,
                        "SSS"));
        try {
            assertThat(TmfTimestamp.fromNanos(TIME)).hasToString("1331668247.314");
        } finally {
            TmfTimePreferences.setPreferences(TmfTimePreferences.getDefaultPreferenceMap());
        }
        assertThat(TmfTimestampFormat.getDefaulTimeFormat().toPattern())
                .isEqualTo("HH:mm:ss.SSS SSS SSS");
    }
}
