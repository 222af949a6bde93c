package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Slices of a CPU against a map from starts to kinds. */
class CpuSlicesTest {

    /** As a visitor finds them: in any order, each with its last instant. */
    private static CpuSlices slices(
            long origin, TreeMap<Long, Boolean> starts, long end, Random random) {
        List<Long> shuffled = new ArrayList<>(starts.keySet());
        Collections.shuffle(shuffled, random);
        CpuSlices.Builder builder = new CpuSlices.Builder(origin);
        for (Long start : shuffled) {
            Long next = starts.higherKey(start);
            builder.add(start, next == null ? end : next - 1, starts.get(start));
        }
        assertThat(builder.size()).isEqualTo(starts.size());
        return builder.build(end);
    }

    @Test
    void anyInstantIsInTheSliceThatStartedLast() {
        Random random = new Random(4);
        for (int i = 0; i < 500; i++) {
            long origin = i % 5 == 0 ? 0 : 1_700_000_000_000_000_000L + random.nextInt(1000);
            long length = 1L << 1 + random.nextInt(i % 7 == 0 ? 60 : 20);
            TreeMap<Long, Boolean> starts = new TreeMap<>();
            for (int j = random.nextInt(200); j > 0; j--) {
                starts.put(origin + random.nextLong(length), random.nextBoolean());
            }
            CpuSlices slices = slices(origin, starts, Long.MAX_VALUE, random);
            for (int j = 0; j < 200; j++) {
                long time = origin + random.nextLong(length + length / 2) - length / 8;
                check(slices, starts, time);
            }
            starts.keySet().forEach(time -> check(slices, starts, time));
            check(slices, starts, Long.MAX_VALUE);
            check(slices, starts, Long.MIN_VALUE);
        }
    }

    @Test
    void behindTheLastSliceNothingIsKnown() {
        CpuSlices.Builder builder = new CpuSlices.Builder(100);
        builder.add(150, 159, true);
        builder.add(120, 149, false);
        CpuSlices slices = builder.build(1000);
        assertThat(slices.kind(slices.at(159))).isEqualTo(CpuSlices.KERNEL);
        assertThat(slices.last(slices.at(159))).isEqualTo(159);
        assertThat(slices.kind(slices.at(160))).isEqualTo(CpuSlices.OTHER);
        assertThat(slices.last(slices.at(160))).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void aSliceThatReachesToTheEndOfTheHistoryGoesOn() {
        CpuSlices.Builder builder = new CpuSlices.Builder(100);
        builder.add(150, 1000, true);
        CpuSlices slices = builder.build(1000);
        assertThat(slices.kind(slices.at(2000))).isEqualTo(CpuSlices.KERNEL);
        assertThat(slices.last(slices.at(2000))).isEqualTo(Long.MAX_VALUE);
    }

    private static void check(CpuSlices slices, TreeMap<Long, Boolean> starts, long time) {
        Map.Entry<Long, Boolean> expected = starts.floorEntry(time);
        Long next = starts.higherKey(time);
        int slice = slices.at(time);
        assertThat(slices.kind(slice))
                .isEqualTo(
                        expected != null && expected.getValue()
                                ? CpuSlices.KERNEL
                                : CpuSlices.OTHER);
        assertThat(slices.last(slice)).isEqualTo(next == null ? Long.MAX_VALUE : next - 1);
    }
}
