package org.eclipse.tracecompass.internal.tmf.server.core.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** How many computations run at a time. */
class ComputationsTest {

    private static final int YIELDS = 2_000;

    @Test
    void afterManyHaveOnlyWaitedThoseThatComputeAreAsFewAsBefore() throws Exception {
        try (Computations computations = new Computations()) {
            waitAtATime(computations, 3 * Computations.most());
            AtomicInteger running = new AtomicInteger();
            AtomicInteger most = new AtomicInteger();
            Callable<Integer> busy =
                    () -> {
                        most.accumulateAndGet(running.incrementAndGet(), Math::max);
                        for (int i = 0; i < YIELDS; i++) {
                            Thread.yield();
                        }
                        return running.decrementAndGet();
                    };
            computations.submit(busy).get();
            while (computations.threadCount() > Computations.most()) {
                Thread.yield();
            }
            runAll(computations, 4 * Computations.most(), busy);
            assertThat(most.get()).isLessThanOrEqualTo(Computations.most());
        }
    }

    /** Runs computations that wait until all of them have begun. */
    private static void waitAtATime(Computations computations, int count) throws Exception {
        CountDownLatch begun = new CountDownLatch(count);
        List<Future<Boolean>> waiting = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            waiting.add(
                    computations.submit(
                            () -> {
                                begun.countDown();
                                begun.await();
                                return true;
                            }));
        }
        while (begun.getCount() > 0) {
            computations.relieve();
            Thread.yield();
        }
        getAll(waiting);
    }

    private static <T> void runAll(Computations computations, int count, Callable<T> computation)
            throws Exception {
        List<Future<T>> running = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            running.add(computations.submit(computation));
        }
        getAll(running);
    }

    private static <T> void getAll(List<Future<T>> results)
            throws InterruptedException, ExecutionException {
        for (Future<T> result : results) {
            result.get();
        }
    }
}
