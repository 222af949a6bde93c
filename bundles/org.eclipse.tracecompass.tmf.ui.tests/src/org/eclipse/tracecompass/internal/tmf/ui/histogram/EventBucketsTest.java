package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.junit.jupiter.api.Test;

class EventBucketsTest {

    private static EventCounts count(int capacity, long... times) {
        EventBuckets buckets = new EventBuckets(capacity);
        for (long time : times) {
            buckets.add(time);
        }
        return buckets.snapshot();
    }

    @Test
    void noEventsAreNoCounts() {
        EventCounts none = count(16);
        assertThat(none.total()).isZero();
        assertThat(none.events(Viewport.of(0, 100, 10))).containsOnly(0.0);
    }

    @Test
    void eventsThatFitAreCountedToTheNanosecond() {
        EventCounts counts = count(16, 100, 100, 103, 115);
        assertThat(counts.bucketLength()).isEqualTo(1);
        assertThat(counts.eventsBetween(100, 101)).isEqualTo(2);
        assertThat(counts.eventsBetween(101, 115)).isEqualTo(1);
        assertThat(counts.eventsBetween(115, 116)).isEqualTo(1);
    }

    @Test
    void bucketsGetLongerWhenTheTraceDoes() {
        EventCounts counts = count(16, 0, 1_000_000_000L);
        assertThat(counts.buckets()).isLessThanOrEqualTo(16);
        assertThat(counts.bucketLength()).isEqualTo(1L << 26);
        assertThat(counts.total()).isEqualTo(2);
    }

    @Test
    void timesFarApartAndBeforeTheEpochDoNotOverflow() {
        EventCounts counts = count(8, Long.MIN_VALUE, Long.MAX_VALUE, 0);
        assertThat(counts.total()).isEqualTo(3);
        assertThat(counts.buckets()).isLessThanOrEqualTo(8);
    }

    @Test
    void lostEventsAreCountedApart() {
        EventBuckets buckets = new EventBuckets(16);
        buckets.add(5);
        buckets.addLost(6, 70);
        EventCounts counts = buckets.snapshot();
        assertThat(counts.total()).isEqualTo(1);
        assertThat(counts.totalLost()).isEqualTo(70);
        assertThat(counts.lost(Viewport.of(0, 10, 10))[6]).isEqualTo(70);
    }

    @Test
    void aSnapshotDoesNotChangeAnyMore() {
        EventBuckets buckets = new EventBuckets(4);
        buckets.add(1);
        EventCounts before = buckets.snapshot();
        buckets.add(1);
        buckets.add(1000);
        assertThat(before.total()).isEqualTo(1);
        assertThat(before.eventsBetween(0, 10)).isEqualTo(1);
    }

    @Test
    void oneBucketIsNotEnough() {
        assertThatThrownBy(() -> new EventBuckets(1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Property(tries = 200)
    void countsDoNotDependOnTheOrderOfEvents(
            @ForAll @Size(max = 200)
                    List<@LongRange(min = -1_000_000, max = 1_000_000) Long> times) {
        long[] given = times.stream().mapToLong(Long::longValue).toArray();
        long[] sorted = given.clone();
        Arrays.sort(sorted);
        EventCounts a = count(64, given);
        EventCounts b = count(64, sorted);
        Viewport window = Viewport.of(-1_000_000, 1_000_000, 77);
        assertThat(a.bucketLength()).isEqualTo(b.bucketLength());
        assertThat(a.events(window)).containsExactly(b.events(window));
    }

    @Property(tries = 200)
    void thePixelsOfAWindowHoldAllItsEvents(
            @ForAll @Size(min = 1, max = 300)
                    List<@LongRange(min = 0, max = 2_000_000_000L) Long> times,
            @ForAll @IntRange(min = 1, max = 2000) int width) {
        EventCounts counts = count(1024, times.stream().mapToLong(Long::longValue).toArray());
        Viewport all =
                Viewport.of(
                        counts.start(),
                        counts.start() + counts.buckets() * counts.bucketLength(),
                        width);
        double sum = Arrays.stream(counts.events(all)).sum();
        assertThat(sum).isCloseTo(times.size(), within(1e-6));
    }
}
