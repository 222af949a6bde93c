package org.eclipse.tracecompass.analysis.timing.core.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

/** Statistics against sums over all numbers. */
class StatisticsProperties {

    private static final long LARGEST = 1L << 50;

    private static void check(Statistics<Long> statistics, List<Long> numbers) {
        assertThat(statistics.getNbElements()).isEqualTo(numbers.size());
        double sum = numbers.stream().mapToDouble(Long::doubleValue).sum();
        double mean = numbers.isEmpty() ? 0 : sum / numbers.size();
        double scale = numbers.stream().mapToDouble(n -> Math.abs((double) n)).max().orElse(1);
        assertThat(statistics.getTotal()).isCloseTo(sum, within(scale * 1e-9 + 1e-9));
        assertThat(statistics.getMean()).isCloseTo(mean, within(scale * 1e-9 + 1e-9));
        if (numbers.isEmpty()) {
            assertThat(statistics.getMin()).isEqualTo(Long.MAX_VALUE);
            assertThat(statistics.getMax()).isEqualTo(Long.MIN_VALUE);
            assertThat(statistics.getMinObject()).isNull();
        } else {
            long min = numbers.stream().mapToLong(n -> n).min().orElseThrow();
            long max = numbers.stream().mapToLong(n -> n).max().orElseThrow();
            assertThat(statistics.getMin()).isEqualTo(min);
            assertThat(statistics.getMax()).isEqualTo(max);
            // not only an equal number, but the first one
            assertThat(statistics.getMinObject()).isSameAs(numbers.get(numbers.indexOf(min)));
            assertThat(statistics.getMaxObject()).isSameAs(numbers.get(numbers.indexOf(max)));
        }
        if (numbers.size() < 3) {
            assertThat(statistics.getStdDev()).isNaN();
        } else {
            double squares = numbers.stream().mapToDouble(n -> (n - mean) * (n - mean)).sum();
            assertThat(statistics.getStdDev())
                    .isCloseTo(
                            Math.sqrt(squares / (numbers.size() - 1)), within(scale * 1e-6 + 1e-9));
        }
    }

    private static Statistics<Long> of(List<Long> numbers) {
        Statistics<Long> statistics = new Statistics<>();
        numbers.forEach(statistics::update);
        return statistics;
    }

    @Property
    void theFiguresAreThoseOfAllNumbers(
            @ForAll @Size(max = 100) List<@LongRange(min = -LARGEST, max = LARGEST) Long> numbers) {
        check(of(numbers), numbers);
    }

    @Property
    void mergedStatisticsAreThoseOfAllNumbers(
            @ForAll @Size(max = 40) List<@LongRange(min = -LARGEST, max = LARGEST) Long> numbers,
            @ForAll @IntRange(max = 40) int split) {
        int at = Math.min(split, numbers.size());
        Statistics<Long> first = of(numbers.subList(0, at));
        Statistics<Long> second = of(numbers.subList(at, numbers.size()));
        first.merge(second);
        check(first, numbers);
        check(second, numbers.subList(at, numbers.size()));
    }
}
