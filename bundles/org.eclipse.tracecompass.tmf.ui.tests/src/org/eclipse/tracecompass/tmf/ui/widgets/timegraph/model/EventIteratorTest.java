package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Compares the iterator with a list that is cut by hand, instant by instant. */
class EventIteratorTest {

    private static final int SPAN = 60;

    private static List<ITimeEvent> events(Random random, int from, int to, int value) {
        List<ITimeEvent> list = new ArrayList<>();
        int time = from;
        while (time < to) {
            int length = Math.min(1 + random.nextInt(9), to - time);
            if (random.nextInt(4) > 0) {
                list.add(new TimeEvent(null, time, length, value + list.size()));
            }
            time += length;
        }
        return list;
    }

    /** The value at each instant; -1 where there is none. */
    private static int[] values(Iterable<ITimeEvent> events) {
        int[] values = new int[SPAN];
        Arrays.fill(values, -1);
        for (ITimeEvent event : events) {
            for (long t = event.getTime(); t < event.getTime() + event.getDuration(); t++) {
                values[(int) t] = ((TimeEvent) event).getValue();
            }
        }
        return values;
    }

    @Property(tries = 300)
    void eventsOfTheWindowReplaceThoseOfTheRowAsFarAsTheyReach(
            @ForAll int seed,
            @ForAll @IntRange(min = 0, max = SPAN - 1) int from,
            @ForAll @IntRange(min = 0, max = SPAN - 1) int to) {
        Random random = new Random(seed);
        List<ITimeEvent> row = events(random, 0, SPAN, 1000);
        int zoomFrom = random.nextInt(SPAN);
        int zoomTo = zoomFrom + random.nextInt(SPAN - zoomFrom + 1);
        List<ITimeEvent> zoomed = events(random, zoomFrom, zoomTo, 2000);
        int[] expected = values(row);
        if (!zoomed.isEmpty()) {
            int[] inside = values(zoomed);
            ITimeEvent last = zoomed.get(zoomed.size() - 1);
            for (long t = zoomed.get(0).getTime(); t < last.getTime() + last.getDuration(); t++) {
                expected[(int) t] = inside[(int) t];
            }
        }

        int[] all = values(() -> new EventIterator(row, zoomed));
        int[] some =
                values(
                        () ->
                                new EventIterator(
                                        row, zoomed, Math.min(from, to), Math.max(from, to)));

        assertThat(all).isEqualTo(expected);
        for (int t = Math.min(from, to); t <= Math.max(from, to); t++) {
            assertThat(some[t]).as("at " + t).isEqualTo(expected[t]);
        }
        assertThat(new EventIterator(row, zoomed, from, from))
                .toIterable()
                .as("no more than those at the instant and beside it")
                .hasSizeLessThanOrEqualTo(3);
    }

    @Test
    void eventsThatAreAddedLaterAreNotSeen() {
        List<ITimeEvent> row = new ArrayList<>(List.of(new TimeEvent(null, 0, 5, 1)));
        EventIterator iterator = new EventIterator(row, null);
        row.add(new TimeEvent(null, 5, 5, 2));

        assertThat(iterator).toIterable().hasSize(1);
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(iterator::remove).isInstanceOf(UnsupportedOperationException.class);
    }
}
