package org.eclipse.tracecompass.tmf.ui.views.distribution.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ten buckets of 5 ns from the instant 100. */
class BaseDistributionDataTest {

    private static BaseDistributionData buckets() {
        BaseDistributionData data = new BaseDistributionData(10);
        data.setFirstBucketTime(100);
        data.setBucketDuration(5);
        return data;
    }

    @ParameterizedTest
    @CsvSource({"100, 0", "104, 0", "105, 1", "149, 9", "150, -1", "99, -1"})
    void aTimeIsInTheBucketThatCoversIt(long time, int index) {
        assertThat(buckets().getIndex(time)).isEqualTo(index);
    }

    @Test
    void aBucketEndsWhereTheNextOneStarts() {
        BaseDistributionData data = buckets();
        data.setLastBucket(3);

        assertThat(data.getBucketStartTime(2)).isEqualTo(110);
        assertThat(data.getBucketEndTime(2)).isEqualTo(115);
        assertThat(data.getLastBucketTime()).isEqualTo(115);
        assertThat(data.isIndexValid(9)).isTrue();
        assertThat(data.isIndexValid(10)).isFalse();
    }

    @Test
    void clearedBucketsAreOneNanosecondLong() {
        BaseDistributionData data = buckets();
        data.clear();

        assertThat(data.getBucketDuration()).isEqualTo(1);
        assertThat(data.getFirstBucketTime()).isZero();
        assertThat(data.getNbBuckets()).isEqualTo(10);
    }
}
