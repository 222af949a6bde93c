package org.eclipse.tracecompass.internal.provisional.datastore.core.condition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Conditions on attributes and times. */
class ConditionTest {

    @Test
    void aRangeIncludesItsEnds() {
        TimeRangeCondition times = TimeRangeCondition.forContinuousRange(-5, 7);
        assertThat(times.min()).isEqualTo(-5);
        assertThat(times.max()).isEqualTo(7);
        assertThat(times.test(-5)).isTrue();
        assertThat(times.test(7)).isTrue();
        assertThat(times.test(8)).isFalse();
        assertThat(times.intersects(7, 20)).isTrue();
        assertThat(times.intersects(8, 20)).isFalse();
        assertThat(times.discreteValues()).isNull();
        assertThatThrownBy(() -> TimeRangeCondition.forContinuousRange(2, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(IntegerRangeCondition.singleton(3).test(3)).isTrue();
        assertThat(IntegerRangeCondition.forContinuousRange(3, 4).intersects(0, 2)).isFalse();
    }

    @Test
    void singleNumbersAreSortedAndCountOnce() {
        IntegerRangeCondition quarks = IntegerRangeCondition.forDiscreteRange(List.of(9, 2, 9, 4));
        assertThat(quarks.discreteValues()).containsExactly(2, 4, 9);
        assertThat(quarks.min()).isEqualTo(2);
        assertThat(quarks.max()).isEqualTo(9);
        assertThat(quarks.test(4)).isTrue();
        assertThat(quarks.test(5)).isFalse();
        assertThat(quarks.intersects(5, 8)).isFalse();
        assertThat(quarks.intersects(5, 9)).isTrue();
        TimeRangeCondition times = TimeRangeCondition.forDiscreteRange(List.of(9L, 2L));
        assertThat(times.intersects(3, 8)).isFalse();
        assertThat(times.intersects(-1, 2)).isTrue();
        assertThatThrownBy(() -> TimeRangeCondition.forDiscreteRange(List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
