package org.eclipse.tracecompass.internal.tmf.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.tracecompass.internal.tmf.core.synchronization.OwnClock;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageTrace;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;

/** A history with a trace's own times, asked by other times, answers as one built with these. */
class OwnClockStateSystemProperties {

    private static final int ATTRIBUTES = 3;

    private record Change(long time, int attribute, int value) {}

    private static ITmfTimestampTransform transform(int ppm, int offset) {
        return TimestampTransformFactory.createLinear(
                BigDecimal.valueOf(1_000_000L + ppm).movePointLeft(6), BigDecimal.valueOf(offset));
    }

    private static MessageTrace trace(ITmfTimestampTransform transform) {
        MessageTrace trace = new MessageTrace("clock", "host", List.of());
        trace.useTimestampTransform(transform);
        return trace;
    }

    private static ITmfStateSystemBuilder newStateSystem(long start) {
        return StateSystemFactory.newStateSystem(
                StateHistoryBackendFactory.createInMemoryBackend("states", start));
    }

    private static void build(
            ITmfStateSystemBuilder states, List<Change> changes, ITmfTimestampTransform transform) {
        for (int i = 0; i < ATTRIBUTES; i++) {
            states.getQuarkAbsoluteAndAdd("a" + i);
        }
        long end = 0;
        for (Change change : changes) {
            end = transform.transform(change.time);
            states.modifyAttribute(end, change.value, change.attribute);
        }
        states.closeHistory(end);
    }

    private static List<String> texts(Iterable<ITmfStateInterval> intervals) {
        TreeSet<String> texts = new TreeSet<>();
        for (ITmfStateInterval interval : intervals) {
            texts.add(
                    interval.getAttribute()
                            + " "
                            + interval.getStartTime()
                            + " "
                            + interval.getEndTime()
                            + " "
                            + interval.getValue());
        }
        return List.copyOf(texts);
    }

    @Property(tries = 200)
    void everyQueryAnswersAsAHistoryOfTheShownTimes(
            @ForAll long seed,
            @ForAll @IntRange(min = -400_000, max = 400_000) int ppm,
            @ForAll @IntRange(min = -1000, max = 1000) int offset)
            throws Exception {
        Random random = new Random(seed);
        ITmfTimestampTransform transform = transform(ppm, offset);
        MessageTrace trace = trace(transform);
        List<Change> changes = new ArrayList<>();
        long time = 5000;
        for (int i = 0; i < 40; i++) {
            time += random.nextInt(12);
            changes.add(new Change(time, random.nextInt(ATTRIBUTES), i));
        }
        long start = transform.transform(5000);
        ITmfStateSystemBuilder expected = newStateSystem(start);
        build(expected, changes, transform);
        ITmfStateSystemBuilder actual = OwnClockStateSystem.of(newStateSystem(5000), trace);
        build(actual, changes, transform);
        assertThat(actual.getStartTime()).isEqualTo(expected.getStartTime());
        assertThat(actual.getCurrentEndTime()).isEqualTo(expected.getCurrentEndTime());
        long end = expected.getCurrentEndTime();
        for (long t = start; t <= end; t++) {
            assertThat(texts(actual.queryFullState(t)))
                    .isEqualTo(texts(expected.queryFullState(t)));
            assertThat(texts(List.of(actual.querySingleState(t, 1))))
                    .isEqualTo(texts(List.of(expected.querySingleState(t, 1))));
        }
        long middle = (start + end) / 2;
        assertThat(texts(actual.query2D(List.of(0, 2), List.of(start, middle, end))))
                .isEqualTo(texts(expected.query2D(List.of(0, 2), List.of(start, middle, end))));
        assertThat(texts(actual.query2D(List.of(0, 1, 2), start + 3, middle)))
                .isEqualTo(texts(expected.query2D(List.of(0, 1, 2), start + 3, middle)));
        assertThatThrownBy(() -> actual.queryFullState(end + 1))
                .isInstanceOf(TimeRangeException.class);
        ITmfStateSystem same = newStateSystem(0);
        assertThat(OwnClockStateSystem.of((ITmfStateSystemBuilder) same, trace(transform(0, 0))))
                .isSameAs(same);
        trace.dispose();
    }

    @Property(tries = 300)
    void theOwnTimeOfAShownTimeIsTheLastThatIsNotLater(
            @ForAll long seed, @ForAll @IntRange(min = -500, max = 500) int ppm) {
        Random random = new Random(seed);
        MessageTrace trace = trace(transform(ppm, random.nextInt()));
        OwnClock.of(trace)
                .ifPresent(
                        clock -> {
                            long own = 1_700_000_000_000_000_000L + random.nextInt();
                            long shown = clock.toShown(own);
                            assertThat(clock.toShown(clock.toOwn(shown))).isEqualTo(shown);
                            assertThat(clock.toOwn(shown)).isGreaterThanOrEqualTo(own);
                            assertThat(clock.toShown(clock.toOwn(shown) + 1)).isGreaterThan(shown);
                        });
        trace.dispose();
    }
}
