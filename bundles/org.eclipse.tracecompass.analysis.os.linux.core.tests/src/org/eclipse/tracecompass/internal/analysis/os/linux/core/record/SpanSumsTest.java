package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.junit.jupiter.api.Test;

/** Amounts by spans of time. */
class SpanSumsTest {

    /** A window of fewer nanoseconds than samples has the same time several times. */
    @Test
    void nothingIsLostHoweverFineTheSamplesAre() {
        Random random = new Random(11);
        for (int i = 0; i < 2000; i++) {
            long start = random.nextInt(20) - 10;
            long end = start + random.nextInt(30);
            int count = 1 + random.nextInt(60);
            long[] times = new TimeQueryFilter(start, end, count).getTimesRequested();
            SpanSums sums = new SpanSums(times);
            double expected = 0;
            for (int k = 0; k < 5; k++) {
                long from = random.nextInt(60) - 20;
                long to = from + Math.max(0, random.nextInt(12) - 4);
                sums.add(from, to, 6);
                for (long t = RequestedTimes.startOfFirst(times);
                        t < times[times.length - 1];
                        t++) {
                    if (from < to) {
                        expected += t >= from && t < to ? 6.0 / (to - from) : 0;
                    } else {
                        expected += t == to - 1 ? 6 : 0;
                    }
                }
            }
            double[] rates = sums.rates(1);
            double sum = 0;
            long before = RequestedTimes.startOfFirst(times);
            for (int k = 0; k < rates.length; k++) {
                sum += rates[k] * (times[k] - before);
                before = times[k];
            }
            assertThat(sum).as(Arrays.toString(times)).isCloseTo(expected, within(1e-6));
        }
    }

    @Test
    void theSameTimeHasTheSameRate() {
        SpanSums sums = new SpanSums(new long[] {5, 5, 6, 6, 7, 7});
        sums.add(4, 5, 3);
        sums.add(5, 7, 8);
        assertThat(sums.rates(1)).containsExactly(3, 3, 4, 4, 4, 4);
    }
}
