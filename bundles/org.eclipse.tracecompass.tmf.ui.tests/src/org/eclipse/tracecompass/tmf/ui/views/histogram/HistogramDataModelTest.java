package org.eclipse.tracecompass.tmf.ui.views.histogram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;

class HistogramDataModelTest {

    private static void count(HistogramDataModel model, long... times) {
        for (int i = 0; i < times.length; i++) {
            model.countEvent(i + 1L, times[i], null);
        }
    }

    private static TmfTimeRange range(long from, long to) {
        return new TmfTimeRange(TmfTimestamp.fromNanos(from), TmfTimestamp.fromNanos(to));
    }

    private static long sum(HistogramScaledData bars) {
        return Arrays.stream(bars.fData).mapToLong(HistogramBucket::getNbEvents).sum();
    }

    @Test
    void aNewModelIsEmpty() {
        HistogramDataModel model = new HistogramDataModel();
        assertThat(model.getNbBuckets()).isEqualTo(HistogramDataModel.DEFAULT_NUMBER_OF_BUCKETS);
        assertThat(model.getNbEvents()).isZero();
        assertThat(model.getBucketDuration()).isEqualTo(1);
        assertThat(model.getTimeLimit()).isEqualTo(model.getNbBuckets());
        assertThat(model.getNbTraces()).isEqualTo(1);
    }

    @Test
    void theFirstEventSetsTheFirstBucket() {
        HistogramDataModel model = new HistogramDataModel(10);
        count(model, 5);
        assertThat(model.getFirstBucketTime()).isEqualTo(5);
        assertThat(model.getStartTime()).isEqualTo(5);
        assertThat(model.getEndTime()).isEqualTo(5);
        assertThat(model.getTimeLimit()).isEqualTo(15);
    }

    @Test
    void bucketsDoubleWhenAnEventDoesNotFit() {
        HistogramDataModel model = new HistogramDataModel(10);
        count(model, 0, 9);
        assertThat(model.getBucketDuration()).isEqualTo(1);
        count(model, 10);
        assertThat(model.getBucketDuration()).isEqualTo(2);
        count(model, 10 * 1024L);
        assertThat(model.getBucketDuration()).isEqualTo(2048);
        assertThat(model.getNbEvents()).isEqualTo(4);
    }

    @Test
    void bucketsMoveForAnEarlierEvent() {
        HistogramDataModel model = new HistogramDataModel(10);
        count(model, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        assertThat(model.getBucketDuration()).isEqualTo(1);
        assertThat(model.getFirstBucketTime()).isZero();
        assertThat(model.getStartTime()).isZero();
        assertThat(model.getEndTime()).isEqualTo(9);
    }

    @Test
    void eventsBeforeTheEpochAreNotCounted() {
        HistogramDataModel model = new HistogramDataModel(10);
        count(model, -1);
        assertThat(model.getNbEvents()).isZero();
    }

    @Test
    void theLargestTimeIsCounted() {
        HistogramDataModel model = new HistogramDataModel(10);
        count(model, 0, Long.MAX_VALUE);
        assertThat(sum(model.scaleTo(10, 10, 1))).isEqualTo(2);
    }

    @Test
    void aModelOfOneBucketCountsInAnyOrder() {
        HistogramDataModel model = new HistogramDataModel(1);
        count(model, 50, 7, 90);
        assertThat(model.getFirstBucketTime()).isEqualTo(7);
        assertThat(model.getTimeLimit()).isGreaterThan(90);
        assertThat(sum(model.scaleTo(1, 1, 1))).isEqualTo(3);
    }

    @Test
    void thereIsNoModelWithoutBuckets() {
        assertThatThrownBy(() -> new HistogramDataModel(0, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least 1");
    }

    @Test
    void aRangeMakesBucketsLongEnough() {
        HistogramDataModel model = new HistogramDataModel(10);
        count(model, 3);
        model.setTimeRange(100, 139);
        assertThat(model.getNbEvents()).isZero();
        assertThat(model.getFirstBucketTime()).isEqualTo(100);
        assertThat(model.getBucketDuration()).isEqualTo(4);
        assertThat(model.getEndTime()).isEqualTo(139);
        model.setEndTime(140);
        assertThat(model.getBucketDuration()).isEqualTo(8);
    }

    @Test
    void listenersAreToldOfCompletionAndSelectionAndEveryManyEvents() {
        HistogramDataModel model = new HistogramDataModel();
        AtomicInteger calls = new AtomicInteger();
        IHistogramModelListener listener = calls::incrementAndGet;
        model.addHistogramListener(listener);
        model.complete();
        model.setSelectionNotifyListeners(3, 9);
        assertThat(calls).hasValue(2);
        model.countEvent(HistogramDataModel.REFRESH_FREQUENCY, 5, null);
        model.countEvent(HistogramDataModel.REFRESH_FREQUENCY + 1L, 5, null);
        assertThat(calls).hasValue(3);
        model.removeHistogramListener(listener);
        model.clear();
        assertThat(calls).hasValue(3);
        assertThat(model.getSelectionEnd()).isEqualTo(9);
    }

    @Test
    void sizesMustBePositive() {
        HistogramDataModel model = new HistogramDataModel();
        for (int[] size : new int[][] {{0, 1, 1}, {1, 0, 1}, {1, 1, 0}, {-1, 1, 1}}) {
            assertThatThrownBy(() -> model.scaleTo(size[0], size[1], size[2]))
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("positive");
        }
    }

    @Test
    void theSelectionIsInTheBarsOfItsTimes() {
        HistogramDataModel model = new HistogramDataModel(100);
        count(model, 0, 99);
        model.setSelection(25, 999);
        HistogramScaledData bars = model.scaleTo(10, 10, 1);
        assertThat(bars.fSelectionBeginBucket).isEqualTo(2);
        assertThat(bars.fSelectionEndBucket).isEqualTo(HistogramScaledData.OUT_OF_RANGE_BUCKET);
    }

    @Test
    void lostEventsAreSpreadOverTheirTime() {
        HistogramDataModel model = new HistogramDataModel(10);
        count(model, 0, 0, 9);
        model.countLostEvent(range(2, 5), 10, true);
        HistogramScaledData bars = model.scaleTo(10, 100, 1);
        assertThat(bars.fLostEventsData).containsExactly(0, 0, 3, 2, 3, 2, 0, 0, 0, 0);
        assertThat(bars.fMaxValue).isEqualTo(2);
        assertThat(bars.fMaxCombinedValue).isEqualTo(3);
        assertThat(bars.fScalingFactor).isEqualTo(50);
        assertThat(model.getNbEvents()).isEqualTo(3);
    }

    @Test
    void aModelOfAWindowLeavesOutWhatWasLostElsewhere() {
        HistogramDataModel model = new HistogramDataModel(10);
        model.setTimeRange(100, 109);
        model.countLostEvent(range(90, 109), 20, false);
        assertThat(model.getBucketDuration()).isEqualTo(1);
        assertThat(Arrays.stream(model.scaleTo(10, 10, 1).fLostEventsData).sum()).isEqualTo(10);
        model.countLostEvent(range(200, 300), 20, false);
        assertThat(Arrays.stream(model.scaleTo(10, 10, 1).fLostEventsData).sum()).isEqualTo(10);
    }

    @Test
    void aCopyIsIndependent() {
        HistogramDataModel model = new HistogramDataModel(10);
        count(model, 3);
        HistogramDataModel copy = new HistogramDataModel(model);
        count(model, 4);
        assertThat(copy.getNbEvents()).isEqualTo(1);
        assertThat(copy.scaleTo(10, 10, 1)).isNotEqualTo(model.scaleTo(10, 10, 1));
        count(copy, 4);
        assertThat(copy.scaleTo(10, 10, 1)).isEqualTo(model.scaleTo(10, 10, 1));
        HistogramScaledData bars = copy.scaleTo(10, 10, 1);
        assertThat(new HistogramScaledData(bars)).isEqualTo(bars).hasSameHashCodeAs(bars);
    }

    @Property(tries = 300)
    void barsAgreeWithANaiveCount(
            @ForAll @Size(min = 1, max = 60) List<@LongRange(min = 0, max = 5_000) Long> times,
            @ForAll @IntRange(min = 2, max = 40) int buckets,
            @ForAll @IntRange(min = 1, max = 50) int width,
            @ForAll @IntRange(min = 1, max = 5) int barWidth) {
        HistogramDataModel model = new HistogramDataModel(buckets);
        count(model, times.stream().mapToLong(Long::longValue).toArray());
        assertThat(model.getNbEvents()).isEqualTo(times.size());
        if (width < barWidth) {
            return;
        }
        HistogramScaledData bars = model.scaleTo(width, 100, barWidth);
        for (int i = 0; i < bars.fData.length; i++) {
            long from = bars.getBucketStartTime(i);
            long to = bars.getBucketEndTime(i);
            long expected = times.stream().filter(t -> t >= from && t < to).count();
            assertThat(bars.fData[i].getNbEvents()).isEqualTo((int) expected);
        }
        assertThat(sum(bars)).isEqualTo(times.size());
    }

    @Property(tries = 200)
    void noLostEventIsLostAgain(
            @ForAll @LongRange(min = 0, max = 10_000) long from,
            @ForAll @LongRange(min = 0, max = 10_000) long length,
            @ForAll @IntRange(min = 1, max = 1_000) int lost,
            @ForAll @IntRange(min = 1, max = 40) int buckets) {
        HistogramDataModel model = new HistogramDataModel(buckets);
        count(model, 4_000);
        model.countLostEvent(range(from, from + length), lost, true);
        HistogramScaledData bars = model.scaleTo(50, 10, 1);
        assertThat(Arrays.stream(bars.fLostEventsData).sum()).isEqualTo(lost);
    }

    @Test
    void bucketsAddUpTraceByTrace() {
        HistogramBucket two = new HistogramBucket(1, 2);
        HistogramBucket three = new HistogramBucket(new HistogramBucket(0, 0, 5), two);
        assertThat(three).isEqualTo(new HistogramBucket(1, 2, 5)).hasToString("[1, 2, 5]");
        assertThat(three.getNbEvents()).isEqualTo(8);
        assertThat(three.getNbEvent(7)).isZero();
        three.addEvent(4);
        assertThat(three.getNbTraces()).isEqualTo(5);
        three.add(null);
        assertThat(new HistogramBucket(null, two)).isEqualTo(two);
        assertThat(new HistogramBucket(3).isEmpty()).isTrue();
    }
}
