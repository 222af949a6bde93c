package org.eclipse.tracecompass.common.core.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Locale;
import java.util.TimeZone;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class TimestampPatternTest {

    private static TimestampPattern pattern(String text) {
        return new TimestampPattern(text, TimeZone.getTimeZone("UTC"), Locale.ROOT);
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
