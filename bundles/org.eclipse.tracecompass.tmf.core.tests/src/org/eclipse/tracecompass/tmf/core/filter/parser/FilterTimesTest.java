package org.eclipse.tracecompass.tmf.core.filter.parser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.SyntheticTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Times in filters that refer to the trace or to the day of the event. */
class FilterTimesTest {
    static {
        TemporaryCache.ofTheProcess();
    }

    private static final long SECOND = 1_000_000_000L;

    /** 2023-11-14 22:13:20 UTC. */
    private static final long START = 1_700_000_000L * SECOND;

    private final SyntheticTrace trace = new SyntheticTrace("one", times(0, 1, 2, 3, 90_000));

    private static long[] times(long... seconds) {
        long[] times = new long[seconds.length];
        for (int i = 0; i < times.length; i++) {
            times[i] = START + seconds[i] * SECOND;
        }
        return times;
    }

    @AfterEach
    void dispose() {
        trace.dispose();
    }

    /** The seconds from the start of the events that a filter accepts. */
    private static List<Long> accepted(ITmfTrace trace, String text) {
        ITmfFilterTreeNode filter = FilterParser.parse(text);
        List<Long> seconds = new ArrayList<>();
        ITmfContext context = trace.seekEvent(0);
        for (ITmfEvent event = trace.getNext(context);
                event != null;
                event = trace.getNext(context)) {
            if (filter.matches(event)) {
                seconds.add((event.getTimestamp().toNanos() - START) / SECOND);
            }
        }
        return seconds;
    }

    @Test
    void aTimeMayCountFromTheStartOrFromTheEnd() {
        trace.indexTrace(true);
        assertThat(accepted(trace, "time > +1s && time <= +3")).containsExactly(2L, 3L);
        assertThat(accepted(trace, "time >= +1d")).containsExactly(90_000L);
        assertThat(accepted(trace, "time == -0s")).containsExactly(90_000L);
        assertThat(accepted(trace, "time <= -89998s")).containsExactly(0L, 1L, 2L);
        assertThat(accepted(trace, FilterParser.parse("time > +1s").toString()))
                .containsExactly(2L, 3L, 90_000L);
    }

    @Test
    void aTimeMayLieBeyondAllInstants() {
        for (String late :
                List.of("9300000000.0", "9223372036854775808", "1e30", "1.0e2147483647")) {
            assertThat(accepted(trace, "timestamp < " + late)).as(late).hasSize(5);
            assertThat(accepted(trace, "timestamp < -" + late)).as(late).isEmpty();
            assertThat(accepted(trace, "timestamp > -" + late)).as(late).hasSize(5);
        }
    }

    @Test
    void inAnExperimentThatIsItsStart() {
        SyntheticTrace later = new SyntheticTrace("two", times(100, 101));
        TmfExperiment both =
                new TmfExperiment(ITmfEvent.class, "both", new ITmfTrace[] {trace, later}, 2, null);
        try {
            both.indexTrace(true);
            assertThat(accepted(both, "time > +2s && time < +101s")).containsExactly(3L, 100L);
        } finally {
            both.dispose();
        }
    }

    @Test
    void aTimeOfDayIsOnTheDayOfTheEvent() {
        trace.indexTrace(true);
        ZoneId zone = TmfTimePreferences.getTimeZone().toZoneId();
        LocalDateTime third = LocalDateTime.ofInstant(Instant.EPOCH.plusNanos(START), zone);
        String text = "time == %tT".formatted(third.plusSeconds(2));
        assertThat(accepted(trace, text)).containsExactly(2L);
        String dayAfter = "time == %tT".formatted(third.plusSeconds(90_000));
        assertThat(accepted(trace, dayAfter)).containsExactly(90_000L);
    }
}
