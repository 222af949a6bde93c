package org.eclipse.tracecompass.tmf.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.junit.jupiter.api.Test;

/** A heap is short of memory when it stays full. */
@NonNullByDefault({})
class MemoryScarcityTest {

    private static final long MAX = 1_000_000;
    private static final long NEXT_TO_NOTHING = 20_000;
    private static final long PLENTY = 100_000;
    private static final long SECOND = 1_000_000_000;

    private final MemoryScarcity scarcity = new MemoryScarcity();

    @Test
    void aHeapThatStaysFullIsShort() {
        for (int second = 0; second < 10; second++) {
            assertThat(scarcity.lasts(NEXT_TO_NOTHING, MAX, second * SECOND)).isFalse();
        }
        assertThat(scarcity.lasts(NEXT_TO_NOTHING, MAX, 10 * SECOND)).isTrue();
    }

    @Test
    void aHeapThatIsCollectedNowAndThenIsNot() {
        for (int second = 0; second < 100; second++) {
            long free = second % 9 == 0 ? PLENTY : NEXT_TO_NOTHING;
            assertThat(scarcity.lasts(free, MAX, second * SECOND)).isFalse();
        }
    }

    @Test
    void whatWasDoneHasTimeToShow() {
        scarcity.lasts(NEXT_TO_NOTHING, MAX, 0);
        assertThat(scarcity.lasts(NEXT_TO_NOTHING, MAX, 10 * SECOND)).isTrue();
        assertThat(scarcity.lasts(NEXT_TO_NOTHING, MAX, 11 * SECOND)).isFalse();
        assertThat(scarcity.lasts(NEXT_TO_NOTHING, MAX, 20 * SECOND)).isFalse();
        assertThat(scarcity.lasts(NEXT_TO_NOTHING, MAX, 21 * SECOND)).isTrue();
    }

    @Test
    void theClockMayBeNegative() {
        assertThat(scarcity.lasts(0, MAX, -5 * SECOND)).isFalse();
        assertThat(scarcity.lasts(0, MAX, 5 * SECOND)).isTrue();
    }
}
