package org.eclipse.tracecompass.common.core.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.text.ParseException;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class TimestampPatternTest {

    private static TimestampPattern pattern(String text) {
        return new TimestampPattern(text, TimeZone.getTimeZone("UTC"), Locale.US);
    }

    @Test
    void groupsOfAFractionFollowEachOther() {
        assertThat(pattern("HH:mm:ss.SSS SSS SSS").format(3_661_000_000_042L))
                .isEqualTo("01:01:01.000 000 042");
    }

    @Test
    void secondsHaveAtLeastAsManyDigitsAsLetters() {
        assertThat(pattern("TTT.SSS SSS SSS").format(0)).isEqualTo("000.000 000 000");
        assertThat(pattern("TTT.SSS SSS SSS").format(12_345_000_000L)).isEqualTo("012.345 000 000");
        assertThat(pattern("TTT.SSS SSS SSS").format(-12_345_000L)).isEqualTo("-000.012 345 000");
        assertThat(pattern("T.SSS").format(-12_345_000_000L)).isEqualTo("-12.345");
        assertThat(pattern("TT").format(1_234_000_000_000L)).isEqualTo("1234");
    }

    @Test
    void theLeastTimeIsExact() {
        assertThat(pattern("TTT.SSS SSS SSS").format(Long.MIN_VALUE))
                .isEqualTo("-9223372036.854 775 808");
    }

    @Test
    void aFractionCanBeginAtMicrosecondsOrNanoseconds() {
        assertThat(pattern("CCC").format(1_234_567_891L)).isEqualTo("567");
        assertThat(pattern("NNN").format(1_234_567_891L)).isEqualTo("891");
    }

    @Test
    void aTextThatEndsEarlyHasTheOtherFieldsOfTheReference() throws ParseException {
        ParsePosition position = new ParsePosition(1);
        long reference = 86_400_000_000_000L;
        assertThat(pattern("HH:mm").parse("(02:03)", position, reference))
                .isEqualTo(reference + (2 * 60 + 3) * 60_000_000_000L);
        assertThat(position.getIndex()).isEqualTo(6);
    }

    private static String read(String pattern, String text) throws ParseException {
        long time = pattern(pattern).parse(text, new ParsePosition(0), 0);
        return Instant.ofEpochSecond(0, time).toString();
    }

    @Test
    void moreThanADayAnHourOrAMinuteIsCarried() throws ParseException {
        String date = "yyyy-MM-dd HH:mm:ss";
        assertThat(read(date, "2016-12-31 23:59:60")).isEqualTo("2017-01-01T00:00:00Z");
        assertThat(read(date, "2024-12-31 24:00:00")).isEqualTo("2025-01-01T00:00:00Z");
        assertThat(read("mm:ss", "75:30")).isEqualTo("1970-01-01T01:15:30Z");
        assertThat(read("s.SSS", "61.500")).isEqualTo("1970-01-01T00:01:01.500Z");
    }

    @Test
    void theLastDayOfALeapYearIsReadByItsNumber() throws ParseException {
        assertThat(read("yyyy-DDD", "2024-366")).isEqualTo("2024-12-31T00:00:00Z");
        assertThat(read("yyyy-DDD", "2023-365")).isEqualTo("2023-12-31T00:00:00Z");
    }

    @Test
    void theYearOfAWeekIsReadAsTheYear() throws ParseException {
        assertThat(read("YYYY-MM-dd", "2024-07-01")).isEqualTo("2024-07-01T00:00:00Z");
    }

    @Test
    void onlyNumbersThatFollowEachOtherAreAsLongAsTheirLetters() throws ParseException {
        assertThat(read("dMMMyyyy HH:mm", "12Jul2024 10:00")).isEqualTo("2024-07-12T10:00:00Z");
        assertThat(read("MMMMdyyyy", "September42024")).isEqualTo("2024-09-04T00:00:00Z");
        assertThat(read("yyyy-MM-dd ha", "2024-09-04 10PM")).isEqualTo("2024-09-04T22:00:00Z");
        assertThat(read("EEEEd MMM yyyy", "Thursday4 Jul 2024")).isEqualTo("2024-07-04T00:00:00Z");
        assertThat(read("yyyyMMddHHmmssSSS", "20240704100512345"))
                .isEqualTo("2024-07-04T10:05:12.345Z");
    }

    @Test
    void aMonthOrDayThatNoYearHasIsRefused() {
        String date = "yyyy-MM-dd HH:mm";
        for (String wrong :
                List.of(
                        "2024-13-05 10:00",
                        "2024-00-05 10:00",
                        "2024-12-32 10:00",
                        "2024-12-00 10:00",
                        "2024-12-01 10:-5",
                        "-2024-12-01 10:00")) {
            assertThatExceptionOfType(ParseException.class)
                    .as(wrong)
                    .isThrownBy(() -> read(date, wrong))
                    .withMessageContaining("expected a time field");
        }
    }

    /** In 1970 British clocks were one hour ahead all year. */
    @Test
    void namesOfZonesMeanTheirOffsetAtTheTimeThatIsRead() throws ParseException {
        String date = "yyyy-MM-dd HH:mm zzz";
        assertThat(read(date, "2024-07-01 10:00 BST")).isEqualTo("2024-07-01T09:00:00Z");
        assertThat(read(date, "2024-01-01 10:00 GMT")).isEqualTo("2024-01-01T10:00:00Z");
        assertThat(read(date, "2024-07-01 10:00 EDT")).isEqualTo("2024-07-01T14:00:00Z");
    }

    @Test
    void aZoneThatWasReadDoesNotChangeWhatIsWritten() throws ParseException {
        TimestampPattern pattern = pattern("HH:mm zzz");
        pattern.parse("10:00 EDT", new ParsePosition(0), 0);
        assertThat(pattern.format(0)).isEqualTo("00:00 UTC");
    }

    @Property(tries = 300)
    void datesAreReadAsByTheJdk(
            @ForAll @IntRange(min = 0, max = Integer.MAX_VALUE) int second,
            @ForAll("patterns") String pattern,
            @ForAll("zones") String zone)
            throws ParseException {
        SimpleDateFormat jdk = new SimpleDateFormat(pattern, Locale.US);
        jdk.setTimeZone(TimeZone.getTimeZone(zone));
        String text = jdk.format(new Date(second * 1000L));
        TimestampPattern ours =
                new TimestampPattern(pattern, TimeZone.getTimeZone(zone), Locale.US);
        assertThat(ours.parse(text, new ParsePosition(0), 0))
                .as(text)
                .isEqualTo(jdk.parse(text).getTime() * 1_000_000);
    }

    @Provide
    Arbitrary<String> patterns() {
        return Arbitraries.of(
                "yyyy-MM-dd HH:mm:ss",
                "yyyyMMdd HHmmss",
                "d/M/yy h:mm a",
                "dMMMyyyy ha",
                "EEEEd MMMM yyyy h:mma",
                "yyyy-DDD KK:mm a",
                "EEE, dd MMM yyyy kk:mm:ss Z",
                "yyyy-MM-dd'T'HH:mm:ssXXX",
                "MMM d yyyy H:m z",
                "d MMMM yyyy HH:mm zzzz");
    }

    @Provide
    Arbitrary<String> zones() {
        return Arbitraries.of(
                "UTC",
                "Europe/London",
                "America/New_York",
                "Asia/Kolkata",
                "Australia/Lord_Howe",
                "Africa/Casablanca");
    }

    @Test
    void anUnknownLetterIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> pattern("HH:bb"));
    }

    @Property(tries = 300)
    void whatIsFormattedIsParsedAgain(@ForAll long time) throws ParseException {
        TimestampPattern seconds = pattern("T.SSSSSSSSS");
        String text = seconds.format(time == Long.MIN_VALUE ? 0 : time);
        assertThat(seconds.parse(text, new ParsePosition(0), 0))
                .isEqualTo(time == Long.MIN_VALUE ? 0 : time);
    }
}
