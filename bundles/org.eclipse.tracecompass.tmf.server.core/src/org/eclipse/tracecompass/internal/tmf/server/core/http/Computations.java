package org.eclipse.tracecompass.internal.tmf.server.core.http;

import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs computations, a few at a time, so that memory is enough for all; the others wait for their
 * turn. They have threads of the machine: virtual ones leave a processor only when they wait, so
 * two long computations would keep two processors from all other clients. Thread-safe.
 */
public final class Computations implements AutoCloseable {

    private static final int PER_PROCESSOR = 2;
    private static final int FEWEST = 4;

    /** So many times more run if all of those that run only wait. */
    private static final int RELIEF = 4;

    private static final int IDLE_S = 10;

    /** Those that compute. */
    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();

    private final AtomicInteger number = new AtomicInteger();
    private final ThreadPoolExecutor pool =
            new ThreadPoolExecutor(
                    most(),
                    most(),
                    IDLE_S,
                    TimeUnit.SECONDS,
                    new LinkedBlockingQueue<>(),
                    this::newThread);

    /** How many run at a time, if none of them only waits. */
    static int most() {
        return Math.max(FEWEST, PER_PROCESSOR * Runtime.getRuntime().availableProcessors());
    }

    /** Creates the threads when they are needed. */
    public Computations() {
        pool.allowCoreThreadTimeOut(true);
    }

    private Thread newThread(Runnable work) {
        Thread thread = new Thread(work, "trace server computation " + number.getAndIncrement());
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Runs a computation when it is its turn.
     *
     * @param computation the computation
     * @return its result; cancel it when nobody wants it any more
     */
    <T> Future<T> submit(Callable<T> computation) {
        resize();
        return pool.submit(() -> compute(computation));
    }

    private <T> T compute(Callable<T> computation) throws Exception {
        threads.add(Thread.currentThread());
        try {
            return computation.call();
        } finally {
            threads.remove(Thread.currentThread());
        }
    }

    /**
     * To be called now and then while a computation is not done: lets others run meanwhile if those
     * whose turn it is only wait, for an analysis for example.
     */
    void relieve() {
        if (!pool.getQueue().isEmpty()) {
            resize();
        }
    }

    /** Returns how many threads there are; some of them may have nothing to compute. */
    int threadCount() {
        return pool.getPoolSize();
    }

    /** Threads that are too many leave the pool when they have nothing to compute. */
    private synchronized void resize() {
        long waiting = threads.stream().map(Thread::getState).filter(Computations::waits).count();
        int size = (int) Math.min(RELIEF * most(), most() + waiting);
        // the core is never above the maximum
        if (size > pool.getMaximumPoolSize()) {
            pool.setMaximumPoolSize(size);
            pool.setCorePoolSize(size);
        } else {
            pool.setCorePoolSize(size);
            pool.setMaximumPoolSize(size);
        }
    }

    /**
     * Whether a thread waits for something to happen; not for a lock: more threads would only want
     * it too.
     */
    private static boolean waits(Thread.State state) {
        return state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING;
    }

    /** Cancels what waits for its turn and interrupts the others. */
    @Override
    public void close() {
        pool.shutdownNow();
    }
}
