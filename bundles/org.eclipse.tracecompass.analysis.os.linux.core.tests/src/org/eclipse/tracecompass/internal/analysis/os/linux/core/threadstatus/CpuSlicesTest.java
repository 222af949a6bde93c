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

    private static CpuSlices slices(long origin, TreeMap<Long, Boolean> starts, Random random) {
        // As two visitors find them: each in any order, and one slice in both.
        List<Long> times = new ArrayList<>(starts.keySet());
        int middle = times.size() / 2;
        List<CpuSlices.Builder> builders = new ArrayList<>();
        for (List<Long> part :
                List.of(
                        times.subList(0, middle),
                        times.subList(Math.max(0, middle - 1), times.size()))) {
            List<Long> shuffled = new ArrayList<>(part);
            Collections.shuffle(shuffled, random);
            CpuSlices.Builder builder = new CpuSlices.Builder(origin);
            shuffled.forEach(time -> builder.add(time, starts.get(time)));
            builder.sort();
            builders.add(builder);
        }
        return CpuSlices.of(origin, builders);
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
            CpuSlices slices = slices(origin, starts, random);
            for (int j = 0; j < 200; j++) {
                long time = origin + random.nextLong(length + length / 2) - length / 8;
                check(slices, starts, time);
            }
            starts.keySet().forEach(time -> check(slices, starts, time));
            check(slices, starts, Long.MAX_VALUE);
            check(slices, starts, Long.MIN_VALUE);
        }
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
