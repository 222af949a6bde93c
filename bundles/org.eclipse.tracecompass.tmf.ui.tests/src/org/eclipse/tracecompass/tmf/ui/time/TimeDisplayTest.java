package org.eclipse.tracecompass.tmf.ui.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.common.core.time.TimePhrase;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.junit.jupiter.api.Test;

class TimeDisplayTest {

    /** 2023-11-14 22:13:20 UTC. */
    private static final long START = 1_700_000_000_000_000_000L;

    @Property(tries = 200)
    void whatTheViewsWriteIsUnderstood(
            @ForAll @LongRange(min = START, max = START + 86_400_000_000_000L * 300) long time) {
        ZoneId zone = ZoneId.of("Asia/Tokyo");
        TimeFrame tokyo = new TimeFrame(START, Long.MAX_VALUE, zone);
        for (TimeFormat format : TimeFormat.OF_TIME) {
            String text = new TimeText(format, zone, START).full(time);
            assertThat(TimePhrase.parse(text).resolve(tokyo)).as(text).isEqualTo(time);
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
