package org.eclipse.tracecompass.internal.tmf.ui.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The list compared with a sorted array: few, many and nearly all events of a trace pass. */
class RankListTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 17, 40_000, 300_000})
    void equalsASortedArray(int step) {
        SplittableRandom random = new SplittableRandom(step);
        RankList list = new RankList();
        long[] expected = new long[200_000];
        long rank = -1;
        for (int i = 0; i < expected.length; i++) {
            rank += 1 + random.nextInt(i < expected.length / 2 ? step : 2);
            expected[i] = rank;
            list.add(rank);
            if (i % 997 == 0) {
                check(list, expected, i + 1, random);
            }
        }
        check(list, expected, expected.length, random);
        assertThat(list.indexOf(rank + 1)).isEqualTo(expected.length);
        assertThat(list.indexOf(rank + 1_000_000)).isEqualTo(expected.length);
        assertThatThrownBy(() -> list.get(expected.length))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    private static void check(RankList list, long[] expected, int size, SplittableRandom random) {
        assertThat(list.size()).isEqualTo(size);
        assertThat(list.get(size - 1)).isEqualTo(expected[size - 1]);
        for (int i = 0; i < 20; i++) {
            int index = random.nextInt(size);
            assertThat(list.get(index)).isEqualTo(expected[index]);
            long near = Math.max(0, expected[index] + random.nextInt(3) - 1);
            int found = Arrays.binarySearch(expected, 0, size, near);
            assertThat(list.indexOf(near)).isEqualTo(found >= 0 ? found : -found - 1);
            long any = random.nextLong(expected[size - 1] + 1);
            int place = Arrays.binarySearch(expected, 0, size, any);
            assertThat(list.indexOf(any)).isEqualTo(place >= 0 ? place : -place - 1);
        }
    }
}
