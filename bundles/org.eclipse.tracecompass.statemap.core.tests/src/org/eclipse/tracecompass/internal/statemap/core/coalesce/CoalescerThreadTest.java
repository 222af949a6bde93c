package org.eclipse.tracecompass.internal.statemap.core.coalesce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Rectangles that go over to another thread, and what happens when that one fails. */
class CoalescerThreadTest {

    /** Far more than may wait between the threads. */
    private static final int MANY = 1 << 17;

    private static void addMany(CoalescerThread thread) {
        for (int i = 0; i < MANY; i++) {
            thread.add(0, i, 1, 0, -1);
        }
    }

    @Test
    void allRectanglesArriveInTheirOrder() {
        long[] next = {0};
        try (CoalescerThread thread =
                new CoalescerThread(
                        (entity, start, duration, state, tag) -> {
                            assertThat(start).isEqualTo(next[0]);
                            next[0]++;
                        })) {
            addMany(thread);
            thread.drain();
        }
        assertThat(next[0]).isEqualTo(MANY);
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD, unit = TimeUnit.SECONDS)
    void anErrorOfTheOtherThreadReachesWhoeverAddsInsteadOfStoppingIt() {
        Error noMemory = new OutOfMemoryError("injected");
        try (CoalescerThread thread =
                new CoalescerThread(
                        (entity, start, duration, state, tag) -> {
                            if (start == 10_000) {
                                throw noMemory;
                            }
                        })) {
            addMany(thread);
            assertThatThrownBy(thread::drain).isSameAs(noMemory);
        }
    }

    @Test
    void anErrorInTheThreadThatAddsReachesItAsWell() {
        Error noMemory = new OutOfMemoryError("injected");
        try (CoalescerThread thread =
                new CoalescerThread(
                        (entity, start, duration, state, tag) -> {
                            throw noMemory;
                        })) {
            thread.add(0, 0, 1, 0, -1);
            assertThatThrownBy(thread::drain).isSameAs(noMemory);
        }
    }
}
