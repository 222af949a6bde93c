package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is remembered of paths is bounded by the memory it takes. */
class PathMemoryTest {

    private static final int PARTS = 10;
    private static final int MANY = 2_000_000;

    private static @Nullable Object[] parts(int count, Object value) {
        @Nullable Object[] parts = new @Nullable Object[count];
        Arrays.fill(parts, value);
        return parts;
    }

    private static int taken(@Nullable Object[] values, boolean isMiss) {
        PathMemory memory = new PathMemory(RunLimits.DEFAULT);
        int taken = 0;
        while (taken < MANY && memory.takes(values, isMiss)) {
            taken++;
        }
        return taken;
    }

    @Test
    void aMissOfManyPartsCountsAsMany() {
        int ofOne = taken(parts(1, 1L), true);
        assertThat(ofOne).isBetween(100_000, 500_000);
        assertThat(taken(parts(PARTS, 1L), true)).isEqualTo(ofOne / PARTS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1"})
    void shortPartsOfAttributesCountToo(String text) {
        Object part = text.equals("1") ? (Object) 1L : text;
        assertThat(taken(parts(1, part), false)).isBetween(500_000, MANY - 1);
        assertThat(taken(parts(PARTS, part), false)).isBetween(50_000, MANY / PARTS);
    }

    @Test
    void attributesAreRememberedWhenMissesNoLongerAre() {
        PathMemory memory = new PathMemory(RunLimits.DEFAULT);
        @Nullable Object[] values = parts(PARTS, 1L);
        int misses = 0;
        while (misses < MANY && memory.takes(values, true)) {
            misses++;
        }
        assertThat(misses).isLessThan(MANY);
        assertThat(memory.takes(values, false)).isTrue();
    }
}
