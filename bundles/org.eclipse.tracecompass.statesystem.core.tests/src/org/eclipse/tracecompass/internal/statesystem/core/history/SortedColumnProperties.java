package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;

/** Columns of ascending numbers, compared with the numbers themselves. */
class SortedColumnProperties {

    private static final int BASE = 24;

    private static SortedColumn column(long[] numbers) {
        int count = numbers.length;
        int low = SortedColumn.lowBits(count, numbers[count - 1]);
        int words = SortedColumn.words(count, numbers[count - 1]);
        byte[] bytes = new byte[BASE + SortedColumn.size(count, low, words) + Long.BYTES];
        SortedColumn.write(bytes, BASE, numbers.clone(), count, low, words);
        return new SortedColumn(Words.of(bytes), BASE, count, low, words);
    }

    /** Distances from one number to the next: none, small or huge ones in any proportion. */
    @Provide
    Arbitrary<List<Long>> distances() {
        return Arbitraries.integers()
                .between(0, 100)
                .flatMap(
                        rare ->
                                Arbitraries.frequencyOf(
                                                Tuple.of(
                                                        100 - rare,
                                                        Arbitraries.longs().between(0, 3)),
                                                Tuple.of(
                                                        rare + 1,
                                                        Arbitraries.longs().between(0, 1L << 40)))
                                        .list()
                                        .ofMinSize(1)
                                        .ofMaxSize(3000)
                                        .withSizeDistribution(RandomDistribution.uniform()));
    }

    private static long[] numbers(List<Long> distances) {
        long[] numbers = new long[distances.size()];
        long number = 0;
        for (int i = 0; i < numbers.length; i++) {
            number += distances.get(i);
            numbers[i] = number;
        }
        return numbers;
    }

    @Property(tries = 200)
    void numbersComeBackOneByOneAndInARow(@ForAll("distances") List<Long> distances) {
        long[] numbers = numbers(distances);
        SortedColumn column = column(numbers);
        for (int i = 0; i < numbers.length; i++) {
            assertThat(column.get(i)).isEqualTo(numbers[i]);
        }
        for (int first = 0; first < numbers.length; first = first * 2 + 1) {
            for (int end : new int[] {first, first + 1, numbers.length}) {
                long[] read = new long[end];
                column.read(first, end - first, read, first);
                assertThat(Arrays.copyOfRange(read, first, end))
                        .isEqualTo(Arrays.copyOfRange(numbers, first, end));
            }
        }
    }

    @Property(tries = 200)
    void numbersAreCounted(@ForAll("distances") List<Long> distances) {
        long[] numbers = numbers(distances);
        SortedColumn column = column(numbers);
        for (int i = 0; i < numbers.length; i++) {
            for (long asked = Math.max(0, numbers[i] - 1); asked <= numbers[i] + 1; asked++) {
                int expected = i;
                while (expected > 0 && numbers[expected - 1] >= asked) {
                    expected--;
                }
                while (expected < numbers.length && numbers[expected] < asked) {
                    expected++;
                }
                assertThat(column.countBelow(asked)).isEqualTo(expected);
            }
        }
        assertThat(column.countBelow(0)).isZero();
        long[] around = new long[2];
        for (int i = 0; i < numbers.length; i++) {
            for (long asked : new long[] {numbers[i] + 1, numbers[i] + (1L << 33)}) {
                int below = column.countBelow(asked, around);
                assertThat(below).isEqualTo(column.countBelow(asked));
                assertThat(around[0]).isEqualTo(numbers[below - 1]);
                if (below < numbers.length) {
                    assertThat(around[1]).isEqualTo(numbers[below]);
                }
            }
        }
        assertThat(column.countBelow(Long.MAX_VALUE)).isEqualTo(numbers.length);
    }

    @Test
    void aNumberTakesTwoBitsMoreThanTheirMeanDistanceDoes() {
        int count = 2048;
        long last = 1L << 31;
        int bits =
                8
                        * SortedColumn.size(
                                count,
                                SortedColumn.lowBits(count, last),
                                SortedColumn.words(count, last));
        assertThat((double) bits / count).isBetween(22.0, 22.2);
    }
}
