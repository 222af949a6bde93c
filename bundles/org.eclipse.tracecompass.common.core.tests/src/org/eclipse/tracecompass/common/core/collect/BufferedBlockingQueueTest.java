package org.eclipse.tracecompass.common.core.collect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A queue of chunks, alone and between threads. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class BufferedBlockingQueueTest {

    @Property(tries = 200)
    void aQueueIsAQueue(@ForAll @IntRange(min = 1, max = 6) int chunkSize, @ForAll long seed) {
        BufferedBlockingQueue<Integer> queue = new BufferedBlockingQueue<>(100, chunkSize);
        Deque<Integer> expected = new ArrayDeque<>();
        Random random = new Random(seed);
        for (int i = 0; i < 80; i++) {
            switch (random.nextInt(4)) {
                case 0, 1 -> {
                    queue.put(i);
                    expected.add(i);
                }
                case 2 -> queue.flushInputBuffer();
                default -> {
                    if (!expected.isEmpty()) {
                        queue.flushInputBuffer();
                        assertThat(queue.blockingPeek()).isEqualTo(expected.element());
                        assertThat(queue.take()).isEqualTo(expected.remove());
                    }
                }
            }
            assertThat(queue.size()).isEqualTo(expected.size());
            assertThat(queue.isEmpty()).isEqualTo(expected.isEmpty());
            List<Integer> newestFirst = new ArrayList<>(expected);
            Collections.reverse(newestFirst);
            assertThat(queue).containsExactlyElementsOf(newestFirst);
        }
    }

    @Test
    void sizesAreAtLeastOne() {
        assertThatThrownBy(() -> new BufferedBlockingQueue<>(0, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new BufferedBlockingQueue<>(1, 0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anIteratorEndsAndRemovesNothing() {
        BufferedBlockingQueue<String> queue = new BufferedBlockingQueue<>(1, 5);
        queue.put("a");
        Iterator<String> iterator = queue.iterator();
        assertThat(iterator.next()).isEqualTo("a");
        assertThat(iterator.hasNext()).isFalse();
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(iterator::remove).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void anElementCanBeTakenWhenItsChunkWasHandedOver() throws Exception {
        BufferedBlockingQueue<String> queue = new BufferedBlockingQueue<>(2, 2);
        try (ExecutorService pool = Executors.newSingleThreadExecutor()) {
            Future<String> taken = pool.submit(queue::take);
            queue.put("a");
            Thread.sleep(50);
            assertThat(taken.isDone()).isFalse();
            queue.put("b");
            assertThat(taken.get()).isEqualTo("a");
            assertThat(queue.take()).isEqualTo("b");
        }
    }

    @Test
    void aFullQueueMakesWait() throws Exception {
        BufferedBlockingQueue<Integer> queue = new BufferedBlockingQueue<>(1, 1);
        queue.put(1);
        try (ExecutorService pool = Executors.newSingleThreadExecutor()) {
            Future<?> second = pool.submit(() -> queue.put(2));
            Thread.sleep(50);
            assertThat(second.isDone()).isFalse();
            assertThat(queue.take()).isEqualTo(1);
            second.get();
            assertThat(queue.take()).isEqualTo(2);
        }
    }

    @Test
    void anInterruptedThreadWaitsOn() throws Exception {
        BufferedBlockingQueue<Integer> queue = new BufferedBlockingQueue<>(1, 1);
        Integer[] taken = {0, 0};
        Thread taker =
                new Thread(
                        () -> {
                            taken[0] = queue.take();
                            taken[1] = Thread.currentThread().isInterrupted() ? 1 : 2;
                        });
        taker.start();
        taker.interrupt();
        Thread.sleep(50);
        queue.put(7);
        taker.join();
        assertThat(taken).containsExactly(7, 1);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 10", "100, 1000"})
    void everyElementArrivesOnceAndInTheOrderOfItsThread(int queueSize, int chunkSize)
            throws Exception {
        int producers = 3;
        int each = 20_000;
        BufferedBlockingQueue<Long> queue = new BufferedBlockingQueue<>(queueSize, chunkSize);
        try (ExecutorService pool = Executors.newCachedThreadPool()) {
            List<Future<?>> puts = new ArrayList<>();
            for (long p = 0; p < producers; p++) {
                long from = p << 32;
                puts.add(
                        pool.submit(
                                () -> {
                                    for (int i = 0; i < each; i++) {
                                        queue.put(from + i);
                                    }
                                }));
            }
            Future<Boolean> looked = pool.submit(looking(queue, puts));
            Future<?> flushed =
                    pool.submit(
                            () -> {
                                for (Future<?> put : puts) {
                                    put.get();
                                }
                                queue.flushInputBuffer();
                                return true;
                            });
            long[] next = new long[producers];
            for (int i = 0; i < producers * each; i++) {
                long element = queue.take();
                int producer = (int) (element >>> 32);
                assertThat(element & 0xffffffffL).isEqualTo(next[producer]++);
            }
            flushed.get();
            assertThat(looked.get()).isTrue();
            assertThat(queue.isEmpty()).isTrue();
            assertThat(queue.iterator().hasNext()).isFalse();
        }
    }

    /** Iterates while others put and take; no element is seen twice. */
    private static Callable<Boolean> looking(
            BufferedBlockingQueue<Long> queue, List<Future<?>> until) {
        return () -> {
            do {
                Set<Long> seen = new HashSet<>();
                for (Long element : queue) {
                    if (!seen.add(element)) {
                        return false;
                    }
                }
            } while (!until.stream().allMatch(Future::isDone));
            return true;
        };
    }

    @Test
    void anIteratorMissesNothingThatStays() throws Exception {
        BufferedBlockingQueue<Integer> queue = new BufferedBlockingQueue<>(10_000, 3);
        try (ExecutorService pool = Executors.newSingleThreadExecutor()) {
            Future<?> put =
                    pool.submit(
                            () -> {
                                for (int i = 0; i < 20_000; i++) {
                                    queue.put(i);
                                }
                            });
            while (!put.isDone()) {
                int expected = -1;
                for (Integer element : queue) {
                    if (expected >= 0) {
                        assertThat(element).isEqualTo(expected);
                    }
                    expected = element - 1;
                }
                assertThat(expected).isEqualTo(-1);
            }
        }
    }
}
