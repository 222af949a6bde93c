package org.eclipse.tracecompass.analysis.timing.core.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;

/** What statistics take and refuse. */
class StatisticsTest {

    @Test
    void anObjectWithoutNumberIsIgnored() {
        Statistics<String> lengths = new Statistics<>(s -> s.isEmpty() ? null : s.length());
        List.of("", "four", "one", "", "two").forEach(lengths::update);
        assertThat(lengths.getNbElements()).isEqualTo(3);
        assertThat(lengths.getMinObject()).isEqualTo("one");
        assertThat(lengths.getMaxObject()).isEqualTo("four");
        assertThat(lengths.getMaxNumber()).isEqualTo(4);
        assertThat(lengths.getTotal()).isEqualTo(10);
    }

    @Test
    void anObjectThatIsNoNumberNeedsAMapper() {
        Statistics<Object> statistics = new Statistics<>();
        statistics.update(7L);
        assertThatThrownBy(() -> statistics.update("seven"))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void fractionsAreKept() {
        Statistics<Double> statistics = new Statistics<>();
        List.of(0.25, 0.5, 0.75).forEach(statistics::update);
        assertThat(statistics.getMinNumber()).isEqualTo(0.25);
        assertThat(statistics.getMaxNumber()).isEqualTo(0.75);
        assertThat(statistics.getMax()).isZero();
        assertThat(statistics.getStdDev()).isEqualTo(0.25);
    }

    @Test
    void numbersOfOneClassAreCompared() {
        Statistics<Number> statistics = new Statistics<>();
        statistics.update(1);
        assertThatThrownBy(() -> statistics.update(2.0))
                .isInstanceOf(IllegalArgumentException.class);
        Statistics<Number> other = new Statistics<>();
        other.update(3.0);
        assertThatThrownBy(() -> statistics.merge(other))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void statisticsOfAnotherKindAreNotMerged() {
        IStatistics<Long> other =
                new IStatistics<>() {
                    @Override
                    public long getMin() {
                        return 1;
                    }

                    @Override
                    public long getMax() {
                        return 2;
                    }

                    @Override
                    public @Nullable Long getMinObject() {
                        return 1L;
                    }

                    @Override
                    public @Nullable Long getMaxObject() {
                        return 2L;
                    }

                    @Override
                    public long getNbElements() {
                        return 2;
                    }

                    @Override
                    public double getMean() {
                        return 1.5;
                    }

                    @Override
                    public double getStdDev() {
                        return Double.NaN;
                    }

                    @Override
                    public double getTotal() {
                        return 3;
                    }

                    @Override
                    public void update(Long object) {
                        throw new UnsupportedOperationException();
                    }

                    @Override
                    public void merge(IStatistics<Long> statistics) {
                        throw new UnsupportedOperationException();
                    }
                };
        assertThat(other.getMinNumber()).isEqualTo(1L);
        assertThat(other.getMaxNumber()).isEqualTo(2L);
        assertThatThrownBy(() -> new Statistics<Long>().merge(other))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void statisticsHaveParts() {
        TreeStatistics<String> root = new TreeStatistics<>(String::length, "all");
        TreeStatistics<Long> numbers = new TreeStatistics<>("numbers");
        numbers.update(5L);
        assertThat(numbers.getName()).isEqualTo("numbers");
        assertThat(numbers.getMean()).isEqualTo(5);
        TreeStatistics<String> part = new TreeStatistics<>(String::length, "part");
        part.update("word");
        assertThat(root.addChild(part)).isTrue();
        assertThat(root.addChild(part)).isFalse();
        assertThat(root.getChildren()).containsExactly(part);
        assertThat(root.getNbElements()).isZero();
        root.merge(part);
        assertThat(root.getMax()).isEqualTo(4);
    }
}
